import type { MailText } from '../base/deps.ts';

/** One part of a letter: a paragraph, a code to read off, or a link. */
type Part = string | { code: string } | { link: string; label: string } | { list: readonly string[] };

const escapeHtml = (text: string) =>
  text.replace(
    /[&<>"']/g,
    (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[c]!,
  );

const asText = (part: Part): string => {
  if (typeof part === 'string') return part;
  if ('code' in part) return `    ${part.code}`;
  if ('list' in part) return part.list.map((item) => `  - ${item}`).join('\n');
  return `${part.label}:\n${part.link}`;
};

const asHtml = (part: Part): string => {
  if (typeof part === 'string')
    return `<p style="margin:0 0 16px">${escapeHtml(part).replace(/\n/g, '<br>')}</p>`;
  if ('code' in part)
    return `<p style="margin:0 0 16px;font-size:28px;font-weight:700;letter-spacing:6px">${escapeHtml(part.code)}</p>`;
  if ('list' in part)
    return `<ul style="margin:0 0 16px;padding-left:20px">${part.list.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`;
  return `<p style="margin:0 0 16px"><a href="${escapeHtml(part.link)}">${escapeHtml(part.label)}</a><br><span style="font-size:12px;word-break:break-all">${escapeHtml(part.link)}</span></p>`;
};

const close = 'Karsetu';

/**
 * A letter from parts; readable without HTML, and without external content. `from` is the sending firm, with
 * its own closing.
 */
export function compose(
  subject: string,
  greeting: string,
  parts: readonly Part[],
  { from, language = 'en' }: { from?: string; language?: 'en' | 'hi' } = {},
): MailText {
  const all: Part[] = [greeting, ...parts];
  return {
    subject: subject.replace(/[\r\n]+/g, ' '),
    ...(from ? { from } : {}),
    text: `${all.map(asText).join('\n\n')}\n${from ? '' : `\n${close}\n`}`,
    html: `<!doctype html><html lang="${language}"><body style="margin:0;padding:24px;font:16px/1.5 system-ui,sans-serif;color:#1a202c;background:#ffffff"><div style="max-width:560px;margin:0 auto">${all
      .map(asHtml)
      .join('')}${from ? '' : `<p style="margin:24px 0 0;color:#4a5568">${close}</p>`}</div></body></html>`,
  };
}
