import { expect } from 'vitest';
import { styleCache } from '../theme/cache.ts';

/**
 * What the elements of the page wear: the rules of each class once, in the order the page shows them, with the sizes that drawings and
 * text boxes carry themselves. A browser’s picture tells whether they look well; this tells that none was changed by mistake.
 */
export function worn(root: ParentNode = document.body): string[] {
  const { registered, key } = styleCache();
  const seen = new Set<string>();
  for (const element of root.querySelectorAll<HTMLElement>('*')) {
    const tag = element.tagName.toLowerCase();
    for (const name of element.classList) {
      const rules = name.startsWith(`${key}-`) ? registered[name] : undefined;
      if (rules)
        seen.add(
          `${tag} { ${rules
            .replace(/\s+/g, ' ')
            .replace(/label:[^;]*;/g, '')
            .trim()} }`,
        );
    }
    const sizes = ['width', 'height', 'rows', 'cols', 'maxlength', 'size', 'style']
      .filter((each) => element.hasAttribute(each))
      .map((each) => `${each}="${element.getAttribute(each)}"`);
    if (sizes.length > 0) seen.add(`${tag} [${sizes.join(' ')}]`);
  }
  return [...seen];
}

const length =
  /(?<![\w-])(?:(?:min|max|row|column)-)?(?:width|height|gap|padding|margin|inset)(?:-\w+)*:-?[\d.]*[1-9][\d.]*(?=[;}])/g;

/** Lengths without a unit, which a browser leaves out: `min-height:6`. */
const unitless = (rules: readonly string[]): string[] => rules.flatMap((rule) => rule.match(length) ?? []);

/** Holds what the page wears to a file beside the test. */
export async function wears(file: string, root?: ParentNode): Promise<void> {
  const rules = worn(root);
  expect(unitless(rules)).toEqual([]);
  await expect(`${rules.join('\n')}\n`).toMatchFileSnapshot(file);
}
