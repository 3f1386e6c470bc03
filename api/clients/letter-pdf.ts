import { formatDate, type IsoDate } from '../../shared/dates.ts';
import type { Letterhead } from '../../shared/firm/letterhead.ts';
import { type PaperLanguage, sayIn } from '../pdf/languages.ts';
import { paper, right } from '../pdf/paper.ts';
import type { LetterWords } from './usual-papers.ts';

/** A letter that asks a client for papers, each with a box to tick, as an A4 paper of the firm. */
export function reminderPaper(of: {
  words: LetterWords;
  papers: readonly string[];
  head: Letterhead | null;
  day: IsoDate;
  name: string;
  language: PaperLanguage;
}): object {
  const { subject, hello, ask, close } = of.words;
  const [thanks, ...sender] = close.split('\n');
  return paper({
    title: subject,
    foot: of.name,
    head: of.head,
    letter: true,
    say: sayIn(of.language),
    content: [
      right(formatDate(of.day), { margin: [0, 0, 0, 12] }),
      { text: hello, margin: [0, 0, 0, 10] },
      { text: subject, bold: true, margin: [0, 0, 0, 10] },
      ask,
      {
        margin: [0, 8, 0, 4],
        stack: of.papers.map((text) => ({
          columnGap: 4,
          columns: [{ width: 12, canvas: [{ type: 'rect', x: 0, y: 2, w: 8, h: 8, lineWidth: 0.7 }] }, text],
          margin: [0, 0, 0, 4],
        })),
      },
      {
        unbreakable: true,
        margin: [0, 14, 0, 0],
        stack: [thanks ?? '', { text: sender.join(', '), bold: true, margin: [0, 30, 0, 0] }],
      },
    ],
  });
}
