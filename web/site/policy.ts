/** A section of a policy: heading, and paragraphs or points. */
interface PolicyPart {
  heading: string;
  paragraphs: string[];
  points: string[];
}

/**
 * Parses a policy of headings, paragraphs and single-level points (`#`, `##`, `-`); every line is included.
 * Emphasis and code marks are removed.
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
