import type { Catalog } from '../portals/itr/catalog.ts';
import type { ReturnFile } from '../portals/itr/file.ts';

/**
 * Names, addresses and other texts of a return that no recorded page may contain. Words of the form itself
 * (`Interest`), and codes with a digit (`94J-B`), are not personal.
 */
export function textsOf(file: ReturnFile, catalog: Catalog | undefined): string[] {
  const ofForm = new Set(
    [...(catalog?.fields.values() ?? [])].flatMap((infos) =>
      infos.flatMap((i) => i.label.toLowerCase().split(/\W+/)),
    ),
  );
  const out = new Set<string>();
  const visit = (value: unknown) => {
    if (typeof value === 'string') {
      const words = value.toLowerCase().split(/\W+/).filter(Boolean);
      const isCode = /^[\dA-Z()/-]{1,8}$/.test(value) && /\d/.test(value);
      if (value.length >= 4 && !isCode && !words.every((w) => ofForm.has(w))) out.add(value);
    } else if (value !== null && typeof value === 'object') Object.values(value).forEach(visit);
  };
  visit(file.name);
  visit(file.content);
  return [...out];
}
