import type { Message } from '../../../shared/forms/messages.ts';
import type { Taxes } from '../../../shared/gst/gstr1/supply.ts';
import type { MatchState } from '../../../shared/gst/gstr2b/match.ts';
import type { InwardDocument } from '../../../shared/gst/gstr2b/read.ts';
import type { Purchase } from '../../../shared/gst/gstr2b/register.ts';
import { day } from '../../i18n/format.ts';
import { say, t } from '../../i18n/t.ts';
import { Mark } from '../../ui/fields/Checks.tsx';
import { FigureTable, Scroller } from '../../ui/lists/FigureTable.tsx';
import { StatusChip, type Tone } from '../../ui/states/StatusChip.tsx';
import type { GstHead } from '../base/calls.ts';
import { figure } from '../base/figures.ts';
import { taxHeads } from '../base/standing.tsx';

/** A purchase with its document in the statement; amounts in rupees. */
interface ShownMatch {
  state: MatchState;
  reason_messages: Message[];
  decision: 'take' | 'leave' | null;
  taken: boolean;
  purchase: Purchase | null;
  document: InwardDocument | null;
}
/** A GSTR-2B as the API returns it. */
export interface Statement extends GstHead {
  generated: string;
  /** Files of the statement not imported yet. */
  missing_parts: { have: number; of: number; numbers: number[] } | null;
  tolerance: { amount: number; days: number };
  matches: ShownMatch[];
  match_totals: Record<MatchState, Taxes & { count: number; taxable: number }>;
  aside: (InwardDocument & { taken: boolean })[];
  credit: Record<string, Taxes>;
  credit_by_statement: Record<string, Taxes> | null;
}

const tones: Record<MatchState, Tone> = {
  exact: 'done',
  within: 'done',
  different: 'problem',
  near: 'attention',
  only_2b: 'attention',
  only_books: 'attention',
};
/** Names of match states. */
export const matchNames = (): Record<MatchState, string> => ({
  exact: t('Exact'),
  within: t('Within tolerance'),
  different: t('Amounts differ'),
  near: t('Probable match'),
  only_2b: t('Only in GSTR-2B'),
  only_books: t('Only in the books'),
});
const sum = (x: Taxes): number => x.igst + x.cgst + x.sgst + x.cess;

/** Purchases and documents side by side, with the decision on each credit. */
export function MatchTable({
  rows,
  canEdit,
  onDecide,
}: {
  rows: readonly ShownMatch[];
  canEdit: boolean;
  onDecide: (decisions: Record<string, 'take' | 'leave' | null>) => void;
}) {
  const label = matchNames();
  return (
    <Scroller label={t('Comparison')}>
      <FigureTable>
        <thead>
          <tr>
            <th scope="col">{t('Status')}</th>
            <th scope="col">{t('Supplier')}</th>
            <th scope="col">{t('Books')}</th>
            <th scope="col">GSTR-2B</th>
            <th scope="col" data-align="right">
              {t('Tax in books')}
            </th>
            <th scope="col" data-align="right">
              {t('Tax in GSTR-2B')}
            </th>
            <th scope="col">{t('Reasons')}</th>
            <th scope="col">{t('Credit')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((m) => (
            <tr key={`${m.purchase?.id} ${m.document?.id}`}>
              <td>
                <StatusChip tone={tones[m.state]}>{label[m.state]}</StatusChip>
              </td>
              <td>
                {m.document?.name || m.purchase?.name}
                <br />
                <span className="num">{m.document?.gstin ?? m.purchase?.gstin}</span>
              </td>
              <td data-whole>{m.purchase ? `${m.purchase.number} · ${day(m.purchase.date)}` : '—'}</td>
              <td data-whole>{m.document ? `${m.document.number} · ${day(m.document.date)}` : '—'}</td>
              <td data-align="right">{m.purchase ? figure(sum(m.purchase)) : '—'}</td>
              <td data-align="right">{m.document ? figure(sum(m.document)) : '—'}</td>
              <td data-sentence={m.reason_messages.length > 0 || undefined}>
                {m.document && !m.document.available && (
                  <StatusChip tone="problem">{t('Not available')}</StatusChip>
                )}{' '}
                {m.reason_messages.map(say).join('; ')}
              </td>
              <td>
                {m.document && (
                  <Mark
                    type="checkbox"
                    checked={m.taken}
                    disabled={!canEdit}
                    aria-label={t('Claim credit for {number}', { number: m.document.number })}
                    onChange={() => onDecide({ [m.document!.id]: m.taken ? 'leave' : 'take' })}
                  />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </FigureTable>
    </Scroller>
  );
}

/** Table 4 of GSTR-3B according to the decisions. */
export function Credit({ shown }: { shown: Statement }) {
  const lines: readonly (readonly [string, string])[] = [
    ['import_goods', t('4(A)(1) Import of goods')],
    ['reverse_charge', t('4(A)(3) Inward supplies liable to reverse charge')],
    ['isd', t('4(A)(4) Inward supplies from ISD')],
    ['other', t('4(A)(5) All other credit')],
    ['restricted', t('4(D)(2) Ineligible or restricted')],
  ];
  return (
    <Scroller label={t('Credit for table 4 of GSTR-3B')}>
      <FigureTable>
        <caption>{t('Credit for table 4 of GSTR-3B')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('Details')}</th>
            {taxHeads().map(([key, name]) => (
              <th key={key} scope="col" data-align="right">
                {name}
              </th>
            ))}
            {shown.credit_by_statement && (
              <th scope="col" data-align="right">
                {t('As per the statement')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {lines.map(([key, name]) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {taxHeads().map(([head]) => (
                <td key={head} data-align="right">
                  {figure(shown.credit[key]?.[head])}
                </td>
              ))}
              {shown.credit_by_statement && (
                <td data-align="right">
                  {figure(shown.credit_by_statement[key] ? sum(shown.credit_by_statement[key]) : 0)}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </FigureTable>
    </Scroller>
  );
}
