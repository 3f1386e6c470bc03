const devanagari = /([\u0900-\u097F\u200C\u200D]+)/;

/** Parts of a definition whose strings are text. */
const lists = new Set(['content', 'stack', 'columns', 'body', 'ul', 'ol', 'text']);

/** Splits text into runs, with Devanagari in its own font, because no single font has both scripts. */
function runs(text: string): string | object[] {
  if (!devanagari.test(text)) return text;
  return text
    .split(devanagari)
    .filter((part) => part !== '')
    .map((part) => (devanagari.test(part) ? { text: part, font: 'Devanagari' } : { text: part }));
}

/** A document definition in which every Hindi word has a matching font, including headers and footers. */
export function withScripts(node: unknown, key = ''): unknown {
  if (typeof node === 'string') {
    if (!lists.has(key)) return node;
    const parts = runs(node);
    return typeof parts === 'string' || key === 'text' ? parts : { text: parts };
  }
  if (typeof node === 'function')
    return (...given: unknown[]) => withScripts((node as (...given: unknown[]) => unknown)(...given));
  // In a list of runs each string is a separate run.
  if (Array.isArray(node))
    return node.flatMap((item) => {
      if (key !== 'text') return [withScripts(item, key)];
      const styled: unknown = typeof item === 'object' ? item?.text : undefined;
      // Nested runs lose the style of their parent: each gets it.
      return typeof styled === 'string'
        ? [runs(styled)].flat().map((run) => ({ ...item, ...(typeof run === 'string' ? {} : run) }))
        : [withScripts(item, 'ul')];
    });
  if (node === null || typeof node !== 'object' || Buffer.isBuffer(node)) return node;
  return Object.fromEntries(Object.entries(node).map(([name, value]) => [name, withScripts(value, name)]));
}
