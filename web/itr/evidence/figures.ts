import { useMemo } from 'react';
import useSWR from 'swr';
import { figureNames } from '../../../shared/evidence/names-of-figures.ts';
import type { Figure } from '../../../shared/evidence/pieces.ts';
import type { Message } from '../../../shared/forms/messages.ts';
import { withQuery } from '../../data/keys.ts';
import { sourceName } from '../../evidence/names.ts';
import { paise, rupees } from '../../i18n/format.ts';
import { t, tn } from '../../i18n/t.ts';

/** Evidence of a figure from `GET /api/evidence?only=figures`, in rupees. */
export interface FigureEvidence {
  figure: Figure;
  path: string;
  evidence: number;
  in_return: number | null;
  count: number;
  sources: string[];
}

/** A line of the reconciliation. */
interface Line {
  head: string;
  amount: number;
  words: Message;
}

/** Evidence for one field of a list or group, in rupees. */
interface FieldEvidence {
  path: string;
  figure: Figure;
  /** Payer or deductor; '' for several. */
  payer: string;
  evidence: number;
  sources: string[];
}

export interface FiguresAnswer {
  figures: FigureEvidence[];
  fields: FieldEvidence[];
  differing: Line[];
  total_differing: number;
  explained: Line[];
  total_explained: number;
  disputed: { code: string; payer: string; amount: number; note: string }[];
  total_disputed: number;
  unexplained: number;
  papers: number;
}

/** Evidence for this return from the client's papers; undefined while loading. */
export function useFigureEvidence(entityId: string, year: string) {
  const key = entityId
    ? withQuery('/api/evidence', { company_id: entityId, assessment_year: year, only: 'figures' })
    : null;
  const { data } = useSWR<FiguresAnswer>(key, { revalidateOnFocus: false });
  return data;
}

/** Rupees of papers, which may include paise: `₹ 48,210`, `₹ 95,635.24`; negatives in brackets. */
export function exactRupees(amount: number): string {
  const inPaise = Math.round(amount * 100);
  if (inPaise % 100 === 0) return rupees(inPaise / 100);
  return inPaise < 0 ? `(${paise(-inPaise)})` : paise(inPaise);
}

/**
 * A figure of the return next to that of the papers, in rupees: as typed (`typed`, in paise), else as stored; what is left between them,
 * and whether they agree. Papers are rounded to whole rupees, so a difference of one rupee does not count.
 */
export function compared(f: Pick<FigureEvidence, 'evidence' | 'in_return'>, typed: number | undefined) {
  const inReturn = typed === undefined ? f.in_return : typed / 100;
  const left = inReturn === null ? 0 : f.evidence - inReturn;
  return { inReturn, left, agrees: Math.abs(left) <= 1 };
}

/** `48,210: 3 accounts, AIS + Bank statement`. */
export const evidenceText = (f: FigureEvidence): string =>
  f.sources.length === 0
    ? t('No papers')
    : `${exactRupees(f.evidence)}: ${tn(f.count, '{count} account or payer', '{count} accounts or payers')}, ${f.sources
        .map(sourceName)
        .join(' + ')}`;

export const figureWord = (figure: Figure): string => t<string>(figureNames[figure]);

/** Evidence texts by path: figures with a single field, and fields in lists and groups with their payer. */
export const notesOf = ({ figures, fields }: Pick<FiguresAnswer, 'figures' | 'fields'>) =>
  new Map([
    ...figures
      .filter((f) => f.path !== '' && f.sources.length > 0)
      .map((f) => [f.path, `${figureWord(f.figure)} ${evidenceText(f)}`] as const),
    ...fields.map(
      (f) =>
        [
          f.path,
          `${f.payer || figureWord(f.figure)}: ${exactRupees(f.evidence)}, ${f.sources.map(sourceName).join(' + ')}`,
        ] as const,
    ),
  ]);

/** Evidence notes, shown when a label is hovered; undefined while loading. */
export function useEvidenceNotes(entityId: string, year: string): ReadonlyMap<string, string> | undefined {
  const data = useFigureEvidence(entityId, year);
  return useMemo(() => data && notesOf(data), [data]);
}
