import { chakra } from '@chakra-ui/react';
import { type Section, sectionIds, sections } from '../../../shared/gst/gstr1/sections.ts';
import { sectionTotals } from '../../../shared/gst/gstr1/totals.ts';
import { formatPaise } from '../../../shared/money.ts';
import { PrintedRows } from '../../grid/PrintedRows.tsx';
import { formatCount, t, tn } from '../../i18n/t.ts';
import { Note } from '../../ui/base/layout.tsx';
import { usePrinting } from '../../ui/base/usePrinting.ts';
import { FigureTable } from '../../ui/lists/FigureTable.tsx';
import type { Book } from './book.ts';
import { gridColumns } from './gridColumns.ts';

/** Most rows printed: some forty pages; beyond that, Excel is better. */
const MOST = 1000;

/**
 * The printed return: summary by table and all rows, rather than the visible part of a grid. Rendered only
 * while printing.
 */
export function Gstr1Print({ book }: { book: Book }) {
  const printing = usePrinting();
  if (!printing) return null;
  const used = sectionIds.map((id) => sections[id]).filter(({ id }) => book.rows(id).length > 0);
  let room = MOST;
  const parts = used.map((section) => {
    const rows = book.rows(section.id).slice(0, room);
    room -= rows.length;
    return { section, rows };
  });
  const left = used.reduce((n, { id }) => n + book.rows(id).length, 0) - (MOST - room);
  return (
    <chakra.div display="none" _print={{ display: 'block' }} data-print>
      {used.length === 0 && <p>{t('Nothing is reported in this period.')}</p>}
      {used.length > 0 && <Summary book={book} used={used} />}
      {parts.map(
        ({ section, rows }) =>
          rows.length > 0 && (
            <PrintedRows
              key={section.id}
              caption={`${t(section.title)} (${section.table})`}
              columns={gridColumns(section)}
              rows={rows}
            />
          ),
      )}
      {left > 0 && (
        <Note mt="4">
          {tn(
            left,
            '{count} further row is not printed: “Excel, all tables” under “Export” has them all; “Summary (PDF)” has the summary only.',
            '{count} further rows are not printed: “Excel, all tables” under “Export” has them all; “Summary (PDF)” has the summary only.',
          )}
        </Note>
      )}
    </chakra.div>
  );
}

function Summary({ book, used }: { book: Book; used: readonly Section[] }) {
  return (
    <FigureTable fontSize="xs">
      <caption>{t('Summary')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('Table')}</th>
          <th scope="col">{t('Details')}</th>
          {[
            t('Records'),
            t('Taxable value'),
            t('Integrated tax'),
            t('Central tax'),
            t('State/UT tax'),
            t('Cess'),
            t('Document value'),
          ].map((head) => (
            <th key={head} scope="col" data-align="right">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {used.map((section) => {
          const { id } = section;
          const sum = book.tallied(id)?.totals ?? sectionTotals(id, book.rows(id));
          return (
            <tr key={id}>
              <chakra.td minWidth="5rem">{section.table}</chakra.td>
              <td>{t(section.title)}</td>
              <td data-align="right">{formatCount(sum.documents)}</td>
              {[sum.taxable, sum.igst, sum.cgst, sum.sgst, sum.cess, sum.value].map((amount, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the columns never move
                <td key={i} data-align="right">
                  {formatPaise(amount)}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </FigureTable>
  );
}
