import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Pages of a paper at most. */
const MOST_PAGES = 400;

/** What opening a PDF came to. */
type PdfText = { text: string } | { problem: 'locked' | 'cut' | 'no_text' };

interface Run {
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Runs of a page as lines from top to bottom; a gap wider than a letter and a half parts columns by three spaces. */
function linesOf(runs: readonly Run[]): string[] {
  const lines: Run[][] = [];
  for (const run of [...runs].sort((a, b) => b.y - a.y || a.x - b.x)) {
    const line = lines.at(-1);
    if (line && Math.abs(line[0]!.y - run.y) <= Math.max(2, line[0]!.height * 0.4)) line.push(run);
    else lines.push([run]);
  }
  return lines.map((line) => {
    let out = '';
    let end = Number.NaN;
    for (const run of line.sort((a, b) => a.x - b.x)) {
      const letter = run.text.length > 0 ? run.width / run.text.length : 4;
      const gap = run.x - end;
      out += Number.isNaN(end) ? '' : gap > letter * 1.5 ? '   ' : gap > letter * 0.2 ? ' ' : '';
      out += run.text;
      end = run.x + run.width;
    }
    return out;
  });
}

/** The text of a PDF line by line, opened with the first password that fits. */
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
      const lines: string[] = [];
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
      return lines.length === 0 ? { problem: 'no_text' } : { text: lines.join('\n') };
    } catch (error) {
      await task.destroy();
      if ((error as Error).name !== 'PasswordException') return { problem: 'cut' };
    }
  }
  return { problem: 'locked' };
}
