import type { Message } from '../../forms/messages.ts';
import { gstinKind } from '../data/patterns.ts';
import { paise, type Row } from '../gstr1/columns.ts';
import { documentNumberOf } from '../gstr1/documents.ts';
import { type Section, type SectionId, type Sheets, sections } from '../gstr1/sections.ts';
import { baseOf, homeState, isIntraState, type Taxpayer, taxesOf } from '../gstr1/supply.ts';
import { creditFromDocuments, creditFromSummary, reverseChargeSupplies } from '../gstr2b/credit.ts';
import type { Gstr2b, InwardDocument } from '../gstr2b/read.ts';
import { say } from '../messages.ts';
import { emptyGstr3b, type Gstr3b, type PlaceSupply, type Supply, taxKeys } from './form.ts';

/** The lines of an amended row's original, if known, to calculate the difference. */
export type FindOriginal = (section: Section, row: Row) => readonly Row[] | undefined;

/** A prepared return with what could not be included. */
interface Prepared {
  form: Gstr3b;
  notes: { section: SectionId; row: string; message: Message }[];
}

const supplyOf = (section: Section, row: Row): Supply => ({ taxable: baseOf(row), ...taxesOf(section, row) });

function add(
  to: { taxable: number; igst?: number; cgst?: number; sgst?: number; cess?: number },
  from: Supply,
  sign: number,
): void {
  to.taxable += sign * from.taxable;
  for (const key of taxKeys) if (to[key] !== undefined) to[key] += sign * from[key];
}

/** Lists by place of supply while they are built. */
const placeList = () => {
  const places = new Map<string, PlaceSupply>();
  return {
    add(pos: string, supply: Supply, sign: number) {
      const entry = places.get(pos) ?? { place_of_supply: pos, taxable: 0, igst: 0 };
      entry.taxable += sign * supply.taxable;
      entry.igst += sign * supply.igst;
      places.set(pos, entry);
    },
    list: () =>
      [...places.values()]
        .filter((p) => p.taxable !== 0 || p.igst !== 0)
        .sort((a, b) => a.place_of_supply.localeCompare(b.place_of_supply)),
  };
};

const isZeroRated = (row: Row): boolean => row.invoice_type === 'SEWP' || row.invoice_type === 'SEWOP';
const signOf = (row: Row): 1 | -1 => (row.note_type === 'C' ? -1 : 1);

type Lists = { unregistered: ReturnType<typeof placeList>; uin: ReturnType<typeof placeList> };

/** Adds a row to 3.1, 3.1.1 and 3.2, or subtracts it with `sign` -1. */
function place(
  who: Taxpayer,
  base: SectionId,
  section: Section,
  row: Row,
  sign: number,
  form: Gstr3b,
  lists: Lists,
): void {
  const supply = supplyOf(section, row);
  const s = sign * signOf(row);
  const { supplies, ecommerce } = form;
  const pos = row.place_of_supply ?? '';
  switch (base) {
    case 'b2b':
    case 'cdnr':
      // Table 4B: the recipient pays, so nothing is owed here (GSTN: 3.1(a) is filled from 4A, 4C, 5, 6C, 7, 9, 10 and 11).
      if (isZeroRated(row)) add(supplies.zero_rated, supply, s);
      else if (row.reverse_charge !== 'Y') {
        add(supplies.taxable, supply, s);
        if (gstinKind(row.gstin ?? '') === 'uin' && !isIntraState(who, section, row))
          lists.uin.add(pos, supply, s);
      }
      return;
    case 'b2cl':
      add(supplies.taxable, supply, s);
      lists.unregistered.add(pos, supply, s);
      return;
    case 'b2cs':
      add(supplies.taxable, supply, s);
      if (pos !== homeState(who) || who.sez) lists.unregistered.add(pos, supply, s);
      return;
    case 'cdnur':
      if (row.unregistered_type === 'B2CL') {
        add(supplies.taxable, supply, s);
        lists.unregistered.add(pos, supply, s);
      } else add(supplies.zero_rated, supply, s);
      return;
    case 'exp':
      add(supplies.zero_rated, supply, s);
      return;
    case 'at':
      add(supplies.taxable, supply, s);
      return;
    case 'txpd':
      add(supplies.taxable, supply, -s);
      return;
    case 'nil':
      supplies.nil_exempt.taxable += sign * (paise(row, 'nil_amount') + paise(row, 'exempt_amount'));
      supplies.non_gst.taxable += sign * paise(row, 'non_gst_amount');
      return;
    case 'supeco':
      if (row.operator_type === '9(5)')
        ecommerce.through_operator.taxable += sign * paise(row, 'supply_value');
      return;
    case 'ecom':
      add(ecommerce.operator, supply, s);
      return;
  }
}

const plain: readonly SectionId[] = [
  'b2b',
  'b2cl',
  'b2cs',
  'cdnr',
  'cdnur',
  'exp',
  'at',
  'txpd',
  'nil',
  'supeco',
  'ecom',
];

/**
 * Tables 3.1, 3.1.1 and 3.2 from GSTR-1. Amendments count as the difference from their original if known;
 * others are noted.
 */
export function prepareOutward(
  who: Taxpayer,
  sheets: Sheets,
  original: FindOriginal = () => undefined,
): Prepared {
  const form = emptyGstr3b();
  const lists: Lists = { unregistered: placeList(), uin: placeList() };
  const notes: Prepared['notes'] = [];
  for (const id of plain)
    for (const row of sheets[id] ?? []) place(who, id, sections[id], row, 1, form, lists);
  for (const section of Object.values(sections)) {
    if (!section.amends) continue;
    const undone = new Set<readonly Row[]>();
    for (const row of sheets[section.id] ?? []) {
      const before = original(section, row);
      if (!before) {
        const number = documentNumberOf(section, row) ?? row.original_return_period ?? '';
        notes.push({ section: section.id, row: row.id, message: say('originalUnknown', { number }) });
        continue;
      }
      place(who, section.amends, section, row, 1, form, lists);
      // An original with several lines is amended by several rows, and subtracted once.
      if (undone.has(before)) continue;
      undone.add(before);
      for (const line of before) place(who, section.amends, sections[section.amends], line, -1, form, lists);
    }
  }
  form.interstate.unregistered = lists.unregistered.list();
  form.interstate.uin = lists.uin.list();
  return { form, notes };
}

/**
 * Table 4 and row 3.1(d) from GSTR-2B. With `take` the credit is calculated from the chosen documents,
 * otherwise from the statement's summary.
 */
export function fillCredit(
  form: Gstr3b,
  statement: Pick<Gstr2b, 'documents' | 'summary'>,
  take?: (d: InwardDocument) => boolean,
): Gstr3b {
  const table =
    (take ? undefined : creditFromSummary(statement)) ?? creditFromDocuments(statement.documents, take);
  const reverse = reverseChargeSupplies(statement.documents);
  return {
    ...form,
    supplies: { ...form.supplies, reverse_charge: reverse },
    credit: {
      ...form.credit,
      import_goods: table.import_goods,
      reverse_charge: table.reverse_charge,
      isd: table.isd,
      other: table.other,
      restricted: table.restricted,
    },
  };
}
