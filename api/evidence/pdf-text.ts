import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Most pages of a paper. */
const MOST_PAGES = 400;

/** Result of opening a PDF. */
type PdfText = { text: string; lines: PdfCell[][] } | { problem: 'locked' | 'cut' | 'no_text' };

/** A cell of a line with its horizontal extent. */
interface PdfCell {
  text: string;
  from: number;
  to: number;
}

interface Run {
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Text runs of a page as lines from top to bottom; a gap of more than one and a half letters separates
 * columns by three spaces.
 */
function linesOf(runs: readonly Run[]): PdfCell[][] {
  const lines: Run[][] = [];
  for (const run of [...runs].sort((a, b) => b.y - a.y || a.x - b.x)) {
    const line = lines.at(-1);
    if (line && Math.abs(line[0]!.y - run.y) <= Math.max(2, line[0]!.height * 0.4)) line.push(run);
    else lines.push([run]);
  }
  return lines.map((line) => {
    const out: PdfCell[] = [];
    for (const run of line.sort((a, b) => a.x - b.x)) {
      const letter = run.text.length > 0 ? run.width / run.text.length : 4;
      const cell = out.at(-1);
      const gap = cell ? run.x - cell.to : 0;
      if (!cell || gap > letter * 1.5) out.push({ text: run.text, from: run.x, to: run.x + run.width });
      else {
        cell.text += (gap > letter * 0.2 ? ' ' : '') + run.text;
        cell.to = run.x + run.width;
      }
    }
    return out;
  });
}

/** Distance of two stretches of a line; negative if they overlap. */
const apart = (a: PdfCell, b: PdfCell): number => Math.max(a.from, b.from) - Math.min(a.to, b.to);

/** Words in column headings of a table of dated amounts. */
const heads =
  /date|narration|particulars|description|debit|credit|withdrawal|deposit|balance|amount|ref|chq|cheque/i;

/**
 * Lines of a PDF as table rows: below the headings each cell goes to the column above it, so that a blank one
 * stays blank.
 */
export function alignedRows(lines: readonly PdfCell[][]): string[][] {
  let best: PdfCell[] = [];
  let at = -1;
  lines.slice(0, 200).forEach((line, i) => {
    const named = line.filter((c) => heads.test(c.text)).length;
    if (named >= 3 && named > best.filter((c) => heads.test(c.text)).length) [best, at] = [line, i];
  });
  return lines.map((line, i) => {
    if (at < 0 || i <= at) return line.map((c) => c.text);
    const row: string[] = best.map(() => '');
    for (const cell of line) {
      const own = best.reduce((n, head, k) => (apart(cell, head) < apart(cell, best[n]!) ? k : n), 0);
      row[own] = row[own] ? `${row[own]} ${cell.text}` : cell.text;
    }
    return row;
  });
}

/** Start of the right half of a page, in points. */
const RIGHT = 260;

/** Columns separated by three spaces; a line only in the right half starts with them. */
const lineText = (line: readonly PdfCell[]): string =>
  `${(line[0]?.from ?? 0) > RIGHT ? '   ' : ''}${line.map((c) => c.text).join('   ')}`;

/** The text of a PDF line by line, opened with the first matching password. */
export async function textOfPdf(bytes: Buffer, passwords: readonly string[]): Promise<PdfText> {
  for (const password of ['', ...passwords]) {
    const task = getDocument({
      data: new Uint8Array(bytes),
      verbosity: 0,
      isEvalSupported: false,
      useSystemFonts: false,
      disableFontFace: true,
      ...(password ? { password } : {}),
    } as Parameters<typeof getDocument>[0]);
    try {
      const pdf = await task.promise;
      const lines: PdfCell[][] = [];
      for (let n = 1; n <= Math.min(pdf.numPages, MOST_PAGES); n++) {
        const content = await (await pdf.getPage(n)).getTextContent();
        const runs = content.items.flatMap((item): Run[] =>
          'str' in item && item.str.trim() !== ''
            ? [
                {
                  text: item.str,
                  x: item.transform[4] as number,
                  y: item.transform[5] as number,
                  width: item.width,
                  height: item.height,
                },
              ]
            : [],
        );
        lines.push(...linesOf(runs));
      }
      await task.destroy();
      return lines.length === 0 ? { problem: 'no_text' } : { text: lines.map(lineText).join('\n'), lines };
    } catch (error) {
      await task.destroy();
      if ((error as Error).name !== 'PasswordException') return { problem: 'cut' };
    }
  }
  return { problem: 'locked' };
}
