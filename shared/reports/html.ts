import type { Report, ReportRow, ReportTable } from './report.ts';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it may be anywhere in HTML. */
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (c) => entities[c]!);

const styles = `
:root { color-scheme: light; }
* { box-sizing: border-box; }
body { margin: 0; background: #f2f1ec; color: #1b1c1e; font: 15px/1.5 system-ui, "Noto Sans", "Noto Sans Devanagari", sans-serif; }
main { max-width: 60rem; margin: 2rem auto; padding: 2rem; background: #fff; border: 1px solid #d8d6cd; border-radius: 8px; }
h1 { margin: 0; font-size: 1.6rem; }
h2 { margin: 1.8rem 0 .5rem; font-size: 1.1rem; }
.who { margin: .2rem 0 1rem; font-size: 1.1rem; color: #46484c; overflow-wrap: anywhere; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .2rem 1.5rem; margin: 0; }
dt { color: #55585d; }
dd { margin: 0; overflow-wrap: anywhere; }
.scroll { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; font-size: .93rem; }
th, td { padding: .35rem .6rem; border-bottom: 1px solid #e2e0d8; text-align: left; vertical-align: top; }
thead th { border-bottom: 1px solid #8b8d90; font-size: .8rem; color: #46484c; }
.r { text-align: right; font-variant-numeric: tabular-nums lining-nums; white-space: nowrap; }
.b td { font-weight: 600; }
.d1 td:first-child { padding-left: 1.6rem; }
.d2 td:first-child { padding-left: 2.6rem; }
.d3 td:first-child { padding-left: 3.6rem; }
.note { margin: 1.5rem 0 0; font-size: .85rem; color: #55585d; }
@page { size: A4; margin: 14mm; }
@media (max-width: 40rem) { main { margin: 0; padding: 1rem; border: 0; border-radius: 0; } dl { grid-template-columns: 1fr; } dd { margin-bottom: .4rem; } }
@media print { body { background: #fff; } main { margin: 0; padding: 0; border: 0; max-width: none; } thead { display: table-header-group; } tr { break-inside: avoid; } }
`;

const page = (title: string, nonce: string, content: string, language = 'en'): string =>
  `<!doctype html>
<html lang="${escapeHtml(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style nonce="${escapeHtml(nonce)}">${styles}</style>
</head>
<body>
<main>
${content}
</main>
</body>
</html>
`;

const classes = (row: ReportRow): string => {
  const names = [...(row.strong ? ['b'] : []), ...(row.depth ? [`d${Math.min(3, row.depth)}`] : [])];
  return names.length > 0 ? ` class="${names.join(' ')}"` : '';
};

function tableHtml(table: ReportTable, say: (text: string) => string): string {
  const heading = table.title ? `<h2>${escapeHtml(say(table.title))}</h2>\n` : '';
  if (table.rows.length === 0) return `${heading}<p>${escapeHtml(say(table.empty))}</p>`;
  const right = (at: number) => (table.columns[at]?.right ? ' class="r"' : '');
  const head = table.columns
    .map((c, at) => `<th scope="col"${right(at)}>${escapeHtml(say(c.label))}</th>`)
    .join('');
  const rows = table.rows.map(
    (row) =>
      `<tr${classes(row)}>${row.cells.map((cell, at) => `<td${right(at)}>${escapeHtml(cell)}</td>`).join('')}</tr>`,
  );
  return `${heading}<div class="scroll"><table>\n<thead><tr>${head}</tr></thead>\n<tbody>\n${rows.join('\n')}\n</tbody>\n</table></div>`;
}

/**
 * A report as one page without scripts or external resources; `nonce` allows its style in the content
 * security policy. `say` translates title, labels, headings and notes.
 */
export function reportHtml(
  report: Report,
  nonce: string,
  { language = 'en', say = (text) => text }: { language?: string; say?: (text: string) => string } = {},
): string {
  const facts = report.facts.map(
    ([label, value]) => `<dt>${escapeHtml(say(label))}</dt><dd>${escapeHtml(value)}</dd>`,
  );
  return page(
    `${say(report.title)} · ${report.name}`,
    nonce,
    [
      `<h1>${escapeHtml(say(report.title))}</h1>`,
      `<p class="who">${escapeHtml(report.name)}</p>`,
      `<dl>\n${facts.join('\n')}\n</dl>`,
      ...report.tables.map((table) => tableHtml(table, say)),
      ...report.notes.map((note) => `<p class="note">${escapeHtml(say(note))}</p>`),
    ].join('\n'),
    language,
  );
}

/** A page with the reason why there is nothing to show. */
export const messageHtml = (title: string, message: string, nonce: string): string =>
  page(title, nonce, `<h1>${escapeHtml(title)}</h1>\n<p>${escapeHtml(message)}</p>`);
