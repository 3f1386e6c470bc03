import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Row } from '../../shared/gst/gstr1/columns.ts';
import { type Section, sectionIds, sections } from '../../shared/gst/gstr1/sections.ts';
import { sectionTotals } from '../../shared/gst/gstr1/totals.ts';
import { formatPaise } from '../../shared/money.ts';
import { cellOf } from '../grid/types.ts';
import { formatCount, t, tn } from '../i18n/t.ts';
import { Note } from '../ui/layout.tsx';
import type { Book } from './book.ts';
import { gridColumns } from './gridColumns.ts';
import { FigureTable } from './parts.tsx';

/** Rows on paper at most: some forty pages; more of them are read in Excel. */
const MOST = 1000;

const Small = chakra(FigureTable, {
  base: {
    mt: '5',
    fontSize: '6.5pt',
    '& th, & td': { px: '1', py: '0.5', overflowWrap: 'anywhere' },
    '& thead [data-align=right]': { whiteSpace: 'normal' },
    // Days, rates and identifiers stay in one piece.
    '& [data-short]': { whiteSpace: 'nowrap' },
    '& thead th': { fontSize: '6.5pt' },
    '& caption': { fontSize: 'sm' },
  },
});

/** A return on paper: the summary by table and the rows, not the part of a grid that happens to be on screen. Drawn while it is printed only. */
export function Gstr1Print({ book }: { book: Book }) {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    // The browser takes the page as it stands when this returns.
    const before = () => flushSync(() => setPrinting(true));
    const after = () => setPrinting(false);
    addEventListener('beforeprint', before);
    addEventListener('afterprint', after);
    return () => {
      removeEventListener('beforeprint', before);
      removeEventListener('afterprint', after);
    };
  }, []);
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
        ({ section, rows }) => rows.length > 0 && <Rows key={section.id} section={section} rows={rows} />,
      )}
      {left > 0 && (
        <Note mt="4">
          {tn(
            left,
            '{count} further row is not printed: “Excel, all tables” under “Export” holds them all, “Summary (PDF)” the summary alone.',
            '{count} further rows are not printed: “Excel, all tables” under “Export” holds them all, “Summary (PDF)” the summary alone.',
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

/** Rows of a table, without the columns no row fills. */
function Rows({ section, rows }: { section: Section; rows: readonly Row[] }) {
  const filled = gridColumns(section).filter((column) =>
    rows.some((row) => {
      const value = cellOf(row, column.key);
      return value !== undefined && value !== '' && value !== 0;
    }),
  );
  return (
    <Small>
      <caption>
        {t(section.title)} ({section.table})
      </caption>
      <thead>
        <tr>
          {filled.map((column) => (
            <th key={column.key} scope="col" data-align={column.align}>
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            {filled.map((column) => {
              const text = column.show(cellOf(row, column.key));
              return (
                <td
                  key={column.key}
                  data-align={column.align}
                  data-short={/^\S{1,15}$/.test(text) || undefined}
                >
                  {text}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </Small>
  );
}
