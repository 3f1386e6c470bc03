/** A part of a policy: its heading, and paragraphs or points below it. */
interface PolicyPart {
  heading: string;
  paragraphs: string[];
  points: string[];
}

/**
 * Reads a policy written as headings, paragraphs and points of one level (`#`, `##`, `-`); every line of it is in the parts.
 * Emphasis and code marks are left out.
 */
export function policyParts(markdown: string): PolicyPart[] {
  const parts: PolicyPart[] = [];
  for (const line of markdown.replace(/[*`]/g, '').split(/\r?\n/)) {
    const heading = /^#+ (.+)$/.exec(line)?.[1];
    if (heading) parts.push({ heading, paragraphs: [], points: [] });
    else if (line.startsWith('- ')) parts.at(-1)?.points.push(line.slice(2));
    else if (line.trim() !== '') parts.at(-1)?.paragraphs.push(line.trim());
  }
  return parts;
}
