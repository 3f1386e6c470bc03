import { financialYearOn, isIsoDate } from '../../../shared/dates.ts';
import type { Row } from '../../../shared/gst/gstr1/columns.ts';
import { numberKey } from '../../../shared/gst/gstr1/documents.ts';
import { type Section, type Sheets, sections } from '../../../shared/gst/gstr1/sections.ts';
import type { FindOriginal } from '../../../shared/gst/gstr3b/prepare.ts';
import type { Deps } from '../../base/deps.ts';
import { op } from '../../base/records.ts';
import { GstReturn, type GstReturnDoc, outwardTypes } from './model.ts';
import { keyPrint } from './pack.ts';
import { loadRows, rowsWithKeys } from './rows.ts';
import { besides } from './store.ts';

/** An amended row's original, to form its number key. */
function asOriginal(section: Section, row: Row): { section: Section; row: Row } | undefined {
  const base = section.amends && sections[section.amends];
  const { original } = section;
  if (!base?.document || !original?.number || !original.date) return undefined;
  return {
    section: base,
    row: { ...row, [base.document.number]: row[original.number], [base.document.date]: row[original.date] },
  };
}

/**
 * Finds the lines amended by a return among earlier returns: by document number and year, or by period and
 * place for summaries. Lines of one original are one list, shared by every row that amends it.
 */
export async function originalsOf(deps: Deps, record: GstReturnDoc, sheets: Sheets): Promise<FindOriginal> {
  const amended = Object.values(sections).flatMap((s) =>
    s.amends ? (sheets[s.id] ?? []).map((row) => ({ section: s, row })) : [],
  );
  if (amended.length === 0) return () => undefined;
  const others = await GstReturn.find(
    {
      ...besides(record),
      return_type: op({ $in: outwardTypes }),
      deleted_at: null,
      _id: op({ $ne: record._id }),
    },
    { period: 1 },
  ).lean();
  const keys = new Set<string>();
  for (const { section, row } of amended) {
    const o = asOriginal(section, row);
    const key = o && numberKey(o.section, o.row, record.period);
    if (key) keys.add(key);
  }
  const lines = new Map<string, Row[]>();
  const put = (key: string, row: Row) => {
    const list = lines.get(key);
    if (list) list.push(row);
    else lines.set(key, [row]);
  };
  for (const block of await rowsWithKeys(
    deps,
    others.map((r) => r._id),
    new Set([...keys].map((key) => keyPrint(deps.vault, key))),
  )) {
    const period = others.find((r) => String(r._id) === block.returnId)!.period;
    for (const row of block.rows) {
      const key = numberKey(sections[block.section], row, period);
      if (key && keys.has(key)) put(`${block.section}|${key}`, row);
    }
  }
  for (const period of new Set(amended.flatMap(({ row }) => row.original_return_period ?? []))) {
    const earlier = others.find((r) => r.period === period);
    if (!earlier) continue;
    const rows = await loadRows(deps, earlier._id, ['b2cs', 'at', 'txpd', 'supeco']);
    for (const [id, list] of Object.entries(rows))
      for (const row of list) put(`${id}|${period}|${row.place_of_supply ?? row.eco_gstin ?? ''}`, row);
  }
  return (section, row) => {
    const o = asOriginal(section, row);
    if (o) {
      const day = row[section.original!.date!];
      const key =
        typeof day === 'string' && isIsoDate(day) && financialYearOn(day)
          ? numberKey(o.section, o.row, record.period)
          : undefined;
      return key ? lines.get(`${section.amends}|${key}`) : undefined;
    }
    return lines.get(
      `${section.amends}|${row.original_return_period}|${row.place_of_supply ?? row.original_eco_gstin ?? ''}`,
    );
  };
}
