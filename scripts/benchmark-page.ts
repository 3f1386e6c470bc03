/** Sections of the benchmarks page: heading and text by benchmark name. */
type Sections = Map<string, { heading: string; text: string }>;

/** `web vitals (processor …)` belongs to `web vitals`. */
const nameOf = (heading: string) => heading.split(' (')[0]!.trim().toLowerCase();

const sectionsOf = (page: string): Sections =>
  new Map(
    page
      .split(/^## /m)
      .slice(1)
      .map((part) => {
        const [heading = '', ...rest] = part.split('\n');
        return [nameOf(heading), { heading: heading.trim(), text: rest.join('\n').trim() }];
      }),
  );

/**
 * The page with the sections of `fresh` (text by benchmark) replaced; sections of benchmarks that did not run
 * are unchanged. In the given order, others last; `head` is rewritten.
 */
export function pageOf(
  standing: string,
  fresh: ReadonlyMap<string, string>,
  order: readonly string[],
  head: string,
): string {
  const sections = sectionsOf(standing);
  for (const [name, text] of fresh) sections.set(name, { heading: name, text: text.trim() });
  const names = new Set([...order.filter((name) => sections.has(name)), ...sections.keys()]);
  const body = [...names]
    .map((name) => sections.get(name)!)
    .map(({ heading, text }) => `## ${heading}\n\n${text}`);
  return `${[head.trim(), ...body].join('\n\n')}\n`;
}
