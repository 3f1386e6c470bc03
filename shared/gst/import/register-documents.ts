import type { Message } from '../../forms/messages.ts';
import type { SalesField } from '../../intake/headings.ts';
import { answerFor, type Question } from '../../intake/questions.ts';
import { shownCell as shown } from '../../sheets/cells.ts';
import { b2clLimit } from '../data/limits.ts';
import { isRate, rates } from '../data/rates.ts';
import { isState, stateLabel, states } from '../data/states.ts';
import { parseUnit } from '../data/units.ts';
import { homeState, inferRate, taxOn } from '../gstr1/supply.ts';
import { say } from '../messages.ts';
import type { OutwardDocument, OutwardLine } from './outward.ts';
import { amount } from './register-cells.ts';
import { usedColumns } from './register-layout.ts';
import { type Line, type Reading, refuseLine } from './register-reading.ts';
import { addTo, noSums, sumKinds } from './register-sums.ts';

/** Why a document is held back, and the question that would settle it. */
interface Stop {
  message: Message;
  field?: SalesField;
  ask?: Omit<Question, 'documents'>;
}
type Where = Pick<OutwardDocument, 'party' | 'place_of_supply' | 'supply_type'>;
type Placed = { lines: OutwardLine[]; where: Where } | Stop;

const untaxedAnswers = { nil: 'nil', exempt: 'exempt', 'non-gst': 'non-gst', nongst: 'non-gst' } as const;
const option = (value: string, label: Message) => ({ value, label });

/** Documents of a register's lines; those that cannot be placed are refused or asked about. */
export function documentsOf(
  reading: Reading,
  lines: readonly Line[],
): { documents: OutwardDocument[]; negatives: number } {
  const { who, layout, questions, totals, wholeKind } = reading;
  const groups = new Map<string, Line[]>();
  for (const l of lines) {
    const word = layout.source?.kinds ? l.word.toLowerCase() : '';
    const key = `${l.gstin || l.party.toLowerCase()}|${l.number.toUpperCase()}|${l.date}|${l.kind ?? ''}|${word}`;
    const list = groups.get(key);
    if (list) list.push(l);
    else groups.set(key, [l]);
  }
  const unread = layout.source ? [] : unreadAmounts(reading, lines);
  const documents: OutwardDocument[] = [];
  const invoices = new Map<string, number>();
  let negatives = 0;
  // Notes follow the invoices they may belong to.
  const isNote = (group: readonly Line[]) => group[0]!.kind === 'C' || group[0]!.kind === 'D';
  if (!layout.source)
    for (const [key, group] of groups)
      if (repeats(group) && answerFor(reading.answers, 'repeated', group[0]!.number) === 'once') {
        const kept = once(group);
        for (const l of group)
          if (!kept.includes(l)) reading.left.push({ line: l.line, message: say('leftRepeated') });
        groups.set(key, kept);
      }
  const known = gstinsByParty(lines);
  const twice = numbersTwice(reading, [...groups.values()]);
  const ordered = [...groups.values()].sort((a, b) => Number(isNote(a)) - Number(isNote(b)));
  for (const group of ordered) {
    const first = { ...group[0]! };
    const taxable = group.reduce((n, l) => n + l.amounts.taxable, 0);
    const turned = first.kind === undefined && wholeKind === 'invoice' && taxable < 0;
    if (turned) negatives++;
    // A number that looks like a note's, if nothing else tells the document type.
    const named =
      first.kind === undefined &&
      !turned &&
      wholeKind === 'invoice' &&
      (noteNumber.test(first.number) || partyOfReturn.test(first.party));
    const told = named ? answerFor(reading.answers, 'notes', first.number) : undefined;
    if (told === 'C' || told === 'D') first.kind = told;
    const kind = first.kind ?? (turned ? 'C' : wholeKind);
    const sign = kind === 'C' && taxable < 0 ? -1 : 1;
    const signed = noSums();
    for (const l of group) addTo(signed, l.amounts, kind === 'C' ? -sign : 1);
    addTo(totals.file, signed);
    const stop = ({ message, field, ask }: Stop) => {
      addTo(totals.refused, signed);
      if (ask)
        questions.ask(ask, {
          key: first.number,
          label: [first.number, first.party, (taxable / 100).toFixed(2)].filter((x) => x !== '').join(' · '),
        });
      for (const l of group) refuseLine(reading, l, message, field, ask?.id);
    };
    const count = twice.get(group);
    if (count) {
      stop({ message: say('numberTwice', { number: first.number, count }), field: 'number' });
      continue;
    }
    const theirs = first.gstin === '' ? known.get(first.party.trim().toLowerCase()) : undefined;
    if (theirs) {
      const said = answerFor(reading.answers, askMissing.id, first.number);
      if (said && theirs.has(said)) for (const l of [first, ...group]) l.gstin = said;
      else if (said !== 'none') {
        const options = [...theirs].map((value) => option(value, { text: value }));
        stop({
          message: askMissing.text,
          field: 'gstin',
          ask: { ...askMissing, options: [...options, ...askMissing.options] },
        });
        continue;
      }
    }
    if (named && !told) {
      stop({ message: askNotes.text, field: 'number', ask: askNotes });
      continue;
    }
    if (!layout.source && repeats(group) && !answerFor(reading.answers, 'repeated', first.number)) {
      stop({ message: askRepeated.text, field: 'number', ask: askRepeated });
      continue;
    }
    const placed = placeLines(reading, group, sign);
    if ('message' in placed) {
      stop(placed);
      continue;
    }
    const own = placed.lines.reduce((n, l) => n + l.taxable + l.igst + l.cgst + l.sgst + l.cess, 0);
    const value = totalOf(group, own);
    // Rounding is at most a rupee; more is an amount in an unread column.
    const columns = unread.length > 0 ? unread : explaining(layout, group, value - own);
    if (Math.abs(value - own) > 100 && !first.reverse) {
      stop({
        message:
          columns.length > 0
            ? say('amountsLeft', { columns: columns.join(', ') })
            : say('valueDiffers', { found: (value / 100).toFixed(2), expected: (own / 100).toFixed(2) }),
        field: 'total',
      });
      continue;
    }
    if (kind === 'invoice') invoices.set(first.number.toUpperCase(), value);
    const document: OutwardDocument = {
      kind,
      number: first.number,
      date: first.date,
      value,
      ...(first.party ? { name: first.party.slice(0, 200) } : {}),
      ...(first.gstin ? { gstin: first.gstin } : {}),
      ...placed.where,
      reverse_charge: first.reverse,
      lines: placed.lines,
      ...(first.port ? { port: first.port } : {}),
      ...(first.shippingNumber ? { shipping_bill_no: first.shippingNumber } : {}),
      ...(first.shippingDate ? { shipping_bill_date: first.shippingDate } : {}),
      ...(first.operator ? { operator: first.operator } : {}),
    };
    if (
      kind !== 'invoice' &&
      document.party === 'unregistered' &&
      document.place_of_supply !== homeState(who)
    ) {
      const original = originalValue(reading, first, value, invoices);
      if (typeof original === 'object') {
        stop(original);
        continue;
      }
      document.original_value = original;
    }
    // A table of single documents wants the supplier's own numbers.
    const large =
      document.party === 'unregistered' &&
      document.place_of_supply !== homeState(who) &&
      (document.original_value ?? value) > b2clLimit(who.period);
    const unnumbered = layout.source?.unnumbered;
    if (large && (unnumbered === 'all' || (unnumbered === 'notes' && kind === 'C'))) {
      stop({ message: say('numberNotIssued', { source: layout.source!.name }), field: 'number' });
      continue;
    }
    documents.push(document);
  }
  return { documents, negatives };
}

/**
 * Documents with the same number and kind for several buyers or dates, with their count: a number is used
 * once in a financial year (rule 46(b) CGST Rules), and the return would merge them. Small sales to consumers
 * are only totalled.
 */
function numbersTwice(
  { layout, who }: Reading,
  groups: readonly (readonly Line[])[],
): Map<readonly Line[], number> {
  const out = new Map<readonly Line[], number>();
  if (layout.source?.unnumbered) return out;
  const year = (date: string) => Number(date.slice(0, 4)) - (date.slice(5, 7) < '04' ? 1 : 0);
  const keyOf = ({ kind, word, number, date }: Line) =>
    `${kind ?? ''}|${layout.source?.kinds ? word.toLowerCase() : ''}|${number.toUpperCase()}|${year(date)}`;
  for (const list of Map.groupBy(groups, (g) => keyOf(g[0]!)).values()) {
    if (list.length < 2) continue;
    // An invoice and its credit note may share a number.
    const bySign = Map.groupBy(list, (g) => g.reduce((n, l) => n + l.amounts.taxable, 0) < 0);
    for (const same of bySign.values()) {
      const single = same.some(
        ([l]) => l!.gstin !== '' || (l!.place !== undefined && l!.place !== homeState(who)),
      );
      if (same.length > 1 && single) for (const g of same) out.set(g, same.length);
    }
  }
  return out;
}

/** GSTINs by party name, excluding names shared by many buyers. */
function gstinsByParty(lines: readonly Line[]): Map<string, Set<string>> {
  const out = new Map<string, Set<string>>();
  for (const { party, gstin } of lines) {
    const name = party.trim().toLowerCase();
    if (
      gstin === '' ||
      name.length < 4 ||
      /^(cash|counter|consumer|walk|retail|customer|b2[bc]|sales?)\b/.test(name)
    )
      continue;
    out.set(name, (out.get(name) ?? new Set()).add(gstin));
  }
  return out;
}

/** Asks whether a buyer without a GSTIN is the one on other lines. */
const askMissing = {
  id: 'gstin',
  text: say('askMissingGstin'),
  options: [option('none', say('isConsumer'))],
};

/** How numbers of credit and debit notes begin. */
export const noteNumber =
  /^(cn|crn|cdn|c\/n|cr\.?[\s-]?note|dn|drn|d\/n|dr\.?[\s-]?note|credit|debit|sales?\s?ret)(?![a-z])/i;

/** Words of a return in the column of the party, as Tally and small offices write it. */
const partyOfReturn = /^(less\s*[:-]?\s*)?(sales?\s*returns?|goods\s*returned|credit\s*note)\b/i;

export const askNotes = {
  id: 'notes',
  text: say('askNotes'),
  options: [
    option('C', say('aCreditNote')),
    option('D', say('aDebitNote')),
    option('invoice', say('anInvoice')),
  ],
};
export const askRepeated = {
  id: 'repeated',
  text: say('askRepeated'),
  options: [option('items', say('repeatedItems')), option('once', say('repeatedOnce'))],
};

const cellsOf = (l: Line): string => l.cells.map((c) => shown(c)).join('\u0001');
/** Removes duplicate lines. */
export function once(group: readonly Line[]): Line[] {
  const seen = new Set<string>();
  return group.filter((l) => !seen.has(cellsOf(l)) && seen.add(cellsOf(l)));
}

/** Whether lines of a document are identical, each being a full document by its own value or without one. */
export function repeats(group: readonly Line[]): boolean {
  if (group.length < 2 || once(group).length === group.length) return false;
  return group.every((l) => {
    const { taxable, igst, cgst, sgst, cess } = l.amounts;
    return (
      l.total === undefined ||
      Math.abs(Math.abs(l.total) - Math.abs(taxable + igst + cgst + sgst + cess)) <= 100
    );
  });
}

/** The document's own value, which is on its first line, on each, or shared among them. */
function totalOf(group: readonly Line[], own: number): number {
  const told = group.flatMap((l) => (l.total === undefined ? [] : [Math.abs(l.total)]));
  if (told.length === 0) return own;
  const added = told.reduce((n, v) => n + v, 0);
  return told.every((v) => v === told[0]) && Math.abs(told[0]! - own) <= Math.abs(added - own)
    ? told[0]!
    : added;
}

/** Headings of unread columns that explain why a document's value differs from its lines. */
function explaining(layout: Reading['layout'], group: readonly Line[], off: number): string[] {
  if (Math.abs(off) <= 100) return [];
  const used = usedColumns(layout);
  return layout.names.filter((name, i) => {
    if (used.has(i) || name === '') return false;
    const sum = group.reduce((n, { cells }) => {
      const read = amount(cells[i]);
      return n + (read && 'paise' in read ? read.paise : 0);
    }, 0);
    return sum !== 0 && Math.abs(Math.abs(sum) - Math.abs(off)) <= 100;
  });
}

/** Headings of columns with amounts that nothing reads. */
function unreadAmounts({ layout }: Reading, lines: readonly Line[]): string[] {
  const used = usedColumns(layout);
  return layout.names.flatMap((name, i) => {
    if (used.has(i) || name === '') return [];
    const filled = lines.some(({ cells }) => {
      const read = amount(cells[i]);
      return (
        (typeof cells[i] === 'number' || /^-?[\d,]+\.\d{2}$/.test(String(cells[i] ?? '').trim())) &&
        read !== undefined &&
        'paise' in read &&
        read.paise !== 0
      );
    });
    return filled ? [name] : [];
  });
}

/** Asks which invoice a note to an unregistered buyer in another State refers to. */
export const askOriginal = {
  id: 'original',
  text: say('askOriginal'),
  options: [option('b2cl', say('originalLarge')), option('b2cs', say('originalSmall'))],
};

/** Value of the invoice a note to an unregistered buyer in another State refers to, which decides its table. */
function originalValue(
  reading: Reading,
  note: Line,
  value: number,
  invoices: ReadonlyMap<string, number>,
): number | Stop {
  const limit = b2clLimit(reading.who.period);
  if (/b2c\s*\(?\s*large/i.test(note.supply)) return limit + 1;
  if (/b2c\s*\(?\s*(others|small)/i.test(note.supply)) return Math.min(value, limit);
  const original = note.original || (reading.layout.source?.unnumbered === 'notes' ? note.number : '');
  const known = invoices.get(original.toUpperCase());
  if (known !== undefined) return known;
  const said = answerFor(reading.answers, 'original', note.number);
  if (said === 'b2cl') return limit + 1;
  if (said === 'b2cs') return Math.min(value, limit);
  if (value > limit || original === '') return value;
  return {
    message: say('noteOriginalOpen'),
    field: 'number',
    ask: askOriginal,
  };
}

const supplyOptions = {
  SEWP: 'supplySewp',
  SEWOP: 'supplySewop',
  CBW: 'supplyCbw',
  DE: 'supplyDe',
  nil: 'supplyNil',
  exempt: 'supplyExempt',
  'non-gst': 'supplyNonGst',
} as const;
const supplies = (...values: (keyof typeof supplyOptions)[]) =>
  values.map((value) => option(value, say(supplyOptions[value])));

/** Type of supply according to a document's words and the user's answer. */
function supplyOf(reading: Reading, first: Line) {
  const said = answerFor(reading.answers, 'supply', first.number) ?? '';
  const asked = answerFor(reading.answers, 'untaxed', first.number) ?? '';
  const words = [
    first.supply,
    ...[said, asked].map((a) => (a === 'SEWP' ? 'SEZ with' : a === 'SEWOP' ? 'SEZ without' : '')),
  ];
  const text = words.join(' ');
  const untaxed = untaxedAnswers[(Object.hasOwn(untaxedAnswers, said) ? said : asked) as 'nil'] as
    | OutwardLine['taxability']
    | undefined;
  return {
    // Codes of the department's templates and of e-invoices are accepted too.
    sez: /\bsez\b|_sez|\bsezwo?p\b|\bsewo?p\b/i.test(text),
    deemed: /deemed|\bdexp\b|^de\b/i.test(first.supply) || said === 'DE',
    bonded: /attracting igst|\bcbw\b/i.test(first.supply) || said === 'CBW',
    overseas:
      first.place === '96' ||
      /\bexport|overseas|\bexpwo?p\b|\bwo?pay\b/i.test(first.supply.replace(/deemed[ _]exp\w*/i, '')),
    // Whether tax was paid on a zero-rated supply, if known.
    paid: /without|wop|\blut\b|zero/i.test(text)
      ? false
      : /with\b|wp\b|\bwpay/i.test(text)
        ? true
        : undefined,
    taxability: first.taxability ?? untaxed,
  };
}

/** Where a document belongs and its lines with rate and taxes; the taxes of the file are the witness of its place of supply. */
function placeLines(reading: Reading, group: readonly Line[], sign: number): Placed {
  const { who, layout, answers } = reading;
  const home = homeState(who);
  const first = group[0]!;
  const sum = (key: 'igst' | 'cgst' | 'sgst') => group.reduce((n, l) => n + Math.abs(l.amounts[key]), 0);
  const intraTax = sum('cgst') + sum('sgst') > 0;
  const interTax = !first.lump && sum('igst') > 0;
  if (intraTax && interTax) return { message: say('bothTaxes'), field: 'igst' };
  const { sez, deemed, bonded, overseas, paid, taxability } = supplyOf(reading, first);
  if (first.gstin && overseas && first.place !== '96')
    return { message: say('exportWithGstin'), field: 'supply' };
  if (!first.gstin && (sez || deemed || bonded)) return { message: say('partyNeeded'), field: 'gstin' };
  let place = overseas ? '96' : first.place;
  const ofBuyer = first.gstin ? first.gstin.slice(0, 2) : undefined;
  // A counter sale to a buyer from another State is taxed locally; without a column the buyer's State is the
  // place. An answer for all documents applies to those asked about: with tax of another State.
  const said =
    (sum('igst') > 0 ? answerFor(answers, 'place', first.number) : answers[`place:${first.number}`]) ?? '';
  if (!place) place = intraTax ? home : (ofBuyer ?? (isState(said) ? said : undefined));
  // Without tax and without an address on record the place is the supplier's own (s.10(1)(ca) IGST Act).
  if (!place && first.taxed && !interTax && sum('igst') === 0) place = home;
  if (layout.source?.shipTo && ofBuyer && ofBuyer !== place && (intraTax ? ofBuyer === home : place === home))
    place = ofBuyer;
  if (!place)
    return {
      message: say('voucherNoState'),
      field: 'place',
      ...(interTax || first.lump
        ? {
            ask: {
              id: 'place',
              text: say('askPlace'),
              options: Object.keys(states)
                .filter((code) => code !== home)
                .sort()
                .map((code) => option(code, { text: stateLabel(code) })),
            },
          }
        : {}),
    };
  const special = sez || bonded || overseas || who.sez === true;
  const inter = special || place !== home;
  if (interTax && !inter)
    return {
      message: say(first.gstin ? 'igstAtHome' : 'igstInIntra'),
      field: 'igst',
      ...(first.gstin
        ? { ask: { id: 'supply', text: say('askSupply'), options: supplies('SEWP', 'CBW') } }
        : {}),
    };
  if (intraTax && inter) return { message: say('statesTaxInInter'), field: 'cgst' };
  if ((sez || overseas) && !first.taxed && paid === undefined)
    return { message: say('paymentUnknown'), field: 'supply' };
  const lines: OutwardLine[] = [];
  for (const l of group) {
    const line = lineOf(l, sign, { inter, intra: !inter, free: sez || overseas, paid, own: !layout.source });
    if ('message' in line) return line;
    lines.push(taxability ? { ...line, taxability } : line);
  }
  const untaxed = lines.every((l) => l.rate === 0 && l.igst + l.cgst + l.sgst + l.cess === 0);
  if (untaxed && !taxability && !sez && !overseas && !first.reverse)
    return {
      message: say('untaxedOpen'),
      field: 'rate',
      ask: {
        id: 'untaxed',
        text: say('askUntaxed'),
        options: supplies('nil', 'exempt', 'non-gst', ...(first.gstin ? (['SEWOP'] as const) : [])),
      },
    };
  return {
    lines,
    where: {
      party: first.gstin ? (sez ? 'sez' : 'registered') : overseas ? 'overseas' : 'unregistered',
      place_of_supply: place,
      ...(deemed ? { supply_type: 'DE' as const } : bonded ? { supply_type: 'CBW' as const } : {}),
    },
  };
}

/** One line with its rate and the taxes of its place; `free` supplies may go without tax. */
function lineOf(
  l: Line,
  sign: number,
  {
    inter,
    intra,
    free,
    paid,
    own,
  }: {
    inter: boolean;
    intra: boolean;
    free: boolean;
    paid: boolean | undefined;
    /** A register of an unknown program, whose taxes omit discounts. */
    own: boolean;
  },
): OutwardLine | Stop {
  const amounts = noSums();
  for (const key of sumKinds) amounts[key] = sign * l.amounts[key];
  const tax = amounts.igst + amounts.cgst + amounts.sgst;
  const rate = l.rate ?? (l.taxed ? (tax === 0 ? 0 : inferRate(amounts.taxable, tax)) : undefined);
  if (rate === undefined || Number.isNaN(rate)) return { message: say('rateUnknown'), field: 'rate' };
  if (!isRate(rate)) return { message: say('rateList', { rates: rates.join(', ') }), field: 'rate' };
  const untaxed = free && (paid === false || (l.taxed && tax === 0));
  if (l.taxed && tax === 0 && rate > 0 && !untaxed && !l.reverse && amounts.taxable !== 0)
    return { message: say('taxMissing', { rate }), field: 'igst' };
  const expected = Math.round((amounts.taxable * rate) / 100);
  if (
    own &&
    l.taxed &&
    l.rate !== undefined &&
    tax !== 0 &&
    Math.abs(tax - expected) > Math.max(200, Math.abs(expected) / 100)
  )
    return {
      message: say('taxNotAtRate', {
        found: (tax / 100).toFixed(2),
        rate,
        expected: (expected / 100).toFixed(2),
      }),
      field: 'rate',
    };
  const half = Math.floor(amounts.igst / 2);
  const taxes =
    !l.taxed && !untaxed
      ? taxOn(amounts.taxable, rate, intra)
      : l.lump && !inter
        ? { igst: 0, cgst: amounts.igst - half, sgst: half }
        : { igst: amounts.igst, cgst: amounts.cgst, sgst: amounts.sgst };
  const unit = l.unit ? (parseUnit(l.unit) ?? 'OTH') : undefined;
  return {
    taxable: amounts.taxable,
    rate,
    ...taxes,
    cess: amounts.cess,
    ...(l.hsn ? { hsn: l.hsn } : {}),
    ...(l.description ? { description: l.description.slice(0, 300) } : {}),
    ...(unit ? { unit } : {}),
    ...(l.quantity === undefined ? {} : { quantity: l.quantity }),
  };
}
