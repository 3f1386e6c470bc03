import type { FigureRow } from '../../shared/messages.ts';
import { type LedgerRow, taxHeads } from '../portals/gst/ledger.ts';
import { useT } from './i18n/i18n.ts';

const grouped = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const money = (paise: number | undefined) => (paise === undefined ? '' : grouped.format(paise / 100));

/** More lines than anybody reads in a panel are copied whole and shown in part. */
const most = 200;

function Heads({ first, value }: { first: string; value: boolean }) {
  const t = useT();
  return (
    <thead>
      <tr>
        <th scope="col">{first}</th>
        {value && <th scope="col">{t('Taxable value')}</th>}
        <th scope="col">{t('Integrated tax')}</th>
        <th scope="col">{t('Central tax')}</th>
        <th scope="col">{t('State/UT tax')}</th>
        <th scope="col">{t('Cess')}</th>
      </tr>
    </thead>
  );
}

/** The figures of a return by table. */
export function FiguresTable({ rows }: { rows: readonly FigureRow[] }) {
  const t = useT();
  return (
    <div className="figures">
      <table>
        <Heads first={t('Table')} value />
        <tbody>
          {rows.slice(0, most).map((row, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows never move, and two may carry the same label
            <tr key={i}>
              <td>
                <b>{row.table}</b> {t(row.label)}
              </td>
              <td>{money(row.txval)}</td>
              {taxHeads.map((h) => (
                <td key={h}>{money(row[h])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Rest count={rows.length - most} />
    </div>
  );
}

/** The entries of a ledger, each with the balance after it. */
export function LedgerTable({ rows }: { rows: readonly LedgerRow[] }) {
  const t = useT();
  return (
    <div className="figures">
      <table>
        <Heads first={t('Entry')} value={false} />
        <tbody>
          {rows.slice(0, most).map((row, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: entries never move, and two may be alike
            <tr key={i}>
              <td>
                {row.date && <b>{row.date} </b>}
                {t(row.label)} {row.kind && t(row.kind)}
              </td>
              {taxHeads.map((h) => (
                <td key={h}>
                  {money(row.amounts[h])}
                  {row.balances[h] !== undefined && (
                    <div className="balance">{t('Balance {amount}', { amount: money(row.balances[h]) })}</div>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Rest count={rows.length - most} />
    </div>
  );
}

function Rest({ count }: { count: number }) {
  const t = useT();
  return count > 0 ? (
    <p className="note">{t('{count} more lines are copied with these.', { count })}</p>
  ) : null;
}
