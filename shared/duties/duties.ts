import { financialYearOn, type IsoDate } from '../dates.ts';
import { filesGstr1, heldIn, type Registration } from '../entities/registrations.ts';
import {
  coverage,
  type Frequency,
  firstDay,
  lastDay,
  type Period,
  quarterEnd,
  shiftPeriod,
} from '../gst/periods.ts';
import { formsOf, type Quarter, quarterDays, quarterOf, type TdsKind } from '../tds/data/forms.ts';
import {
  advanceTaxDeadline,
  auditDeadline,
  cmp08Deadline,
  type Deadline,
  type Extension,
  extended,
  gstDeadline,
  gstr4Deadline,
  gstr6Deadline,
  gstr9cDeadline,
  gstr9Deadline,
  type ItrClass,
  itrDeadline,
  tdsDeadline,
  yearBefore,
} from './deadlines.ts';

/** Facts that decide a client's duties. */
export interface ClientFacts {
  /** One of the fifteen types. */
  status: string;
  registrations: readonly Registration[];
  /** How often a GSTIN files in the year of the period, where that differs from the registration's own. */
  frequencies?: Readonly<Record<string, Frequency>>;
  /** GSTINs that make an annual return (GSTR-9) of the financial year before that of the period: turnover above the limit, or one is begun. */
  annual?: readonly string[];
  /** Those of them that make the reconciliation statement (GSTR-9C) too. */
  reconciled?: readonly string[];
  /** Statements filed under a TAN, by registration (`''` for a client without a TAN); from earlier filings. */
  statements?: Readonly<Record<string, readonly TdsKind[]>>;
  /** Heads ticked for the client. */
  business: boolean;
  presumptiveOnly: boolean;
  /** Tax audit (section 44AB), report of transfer pricing (section 92E). */
  audit: boolean;
  transferPricing: boolean;
  /** Whether advance tax is paid; undefined if unknown. */
  advanceTax?: boolean | undefined;
  nonResident: boolean;
  /** Aged 60 or more during the year. */
  senior: boolean;
}

/** A duty of a client for a period. */
export interface Duty extends Deadline {
  /** The form or payment: `GSTR-1`, `IFF`, `CMP-08`, `26Q`, `Advance tax`, `Tax audit`, `ITR`. */
  form: string;
  /** The GSTIN or TAN concerned; '' for duties of the PAN. */
  registration_id: string;
}

const companies = ['Private limited domestic company', 'Public limited domestic company', 'Foreign Company'];
const firms = ['Partnership firm', 'LLP'];

/** The class of return u/s 139(1): companies and audited persons, other business, everyone else. */
export function itrClassOf(facts: ClientFacts): ItrClass {
  if (facts.transferPricing) return 'transfer-pricing';
  if (facts.audit || companies.includes(facts.status)) return 'audit';
  return facts.business || firms.includes(facts.status) ? 'business' : 'no-business';
}

/**
 * Instalments of advance tax a client pays. By default companies, firms and persons with business income pay
 * all; presumptive income one by 15 March (section 211(1)(b)); resident seniors without business none
 * (section 207(2)).
 */
function paysAdvance(facts: ClientFacts, quarter: Quarter): boolean {
  const corporate = [...companies, ...firms].includes(facts.status);
  if (facts.advanceTax === false) return false;
  if (!corporate && !facts.business && !facts.nonResident && facts.senior) return false;
  if (facts.advanceTax !== true && !corporate && !facts.business) return false;
  return corporate || !facts.presumptiveOnly || quarter === 'Q4';
}

function gstDuties(facts: ClientFacts, of: Registration, period: Period): (Duty | undefined)[] {
  const state = of.number.slice(0, 2);
  const duty = (form: string, deadline: Deadline | undefined): Duty | undefined =>
    deadline && { ...deadline, form, registration_id: of.id };
  const year = yearBefore(financialYearOn(firstDay(period)));
  const holds = (from: IsoDate, to: IsoDate) => heldIn(of, from, to);
  if (of.scheme === 'composition')
    return [
      holds(coverage(period, 'quarterly').from, lastDay(period))
        ? duty('CMP-08', cmp08Deadline(period))
        : undefined,
      holds(`${year.slice(0, 4)}-04-01`, `${Number(year.slice(0, 4)) + 1}-03-31`)
        ? duty('GSTR-4', gstr4Deadline(year))
        : undefined,
    ];
  const frequency = facts.frequencies?.[of.id] ?? of.frequency;
  const { from, to } = coverage(period, frequency);
  // The annual return is due also of a registration that ended since; not of a casual one (section 44(1)).
  const ofYear = filesGstr1(of.scheme) && of.scheme !== 'casual';
  const annual = [
    ofYear && facts.annual?.includes(of.id) ? duty('GSTR-9', gstr9Deadline(year)) : undefined,
    ofYear && facts.reconciled?.includes(of.id) ? duty('GSTR-9C', gstr9cDeadline(year)) : undefined,
  ];
  if (!holds(from, to)) return annual;
  if (!filesGstr1(of.scheme)) return [duty('GSTR-6', gstr6Deadline(period))];
  return [
    ...(['GSTR-1', 'IFF', 'GSTR-3B', 'PMT-06'] as const).map((form) =>
      duty(form, gstDeadline(form, period, frequency, state)),
    ),
    ...annual,
  ];
}

/** The last quarter completed by the end of a month: its statements are current work. */
export function quarterAtHand(period: Period): { year: string; quarter: Quarter } {
  const ended = firstDay(quarterEnd(shiftPeriod(period, -2)));
  return { year: financialYearOn(ended), quarter: quarterOf(ended) };
}

function tdsDuties(facts: ClientFacts, period: Period): Duty[] {
  const { year, quarter } = quarterAtHand(period);
  const { from, to } = quarterDays(year, quarter);
  const tans = facts.registrations.filter((r) => r.kind === 'tan' && heldIn(r, from, to));
  const of = (id: string, kinds: readonly TdsKind[]) =>
    formsOf(year)
      .filter((f) => kinds.includes(f.kind))
      .map((f): Duty => ({ ...tdsDeadline(f.form, year, quarter), form: f.form, registration_id: id }));
  const without = tans.length === 0 ? (facts.statements?.[''] ?? []) : [];
  return [
    ...tans.flatMap((r) => {
      const kinds = new Set([...(r.forms ?? []), ...(facts.statements?.[r.id] ?? [])]);
      // A TAN of which nothing is known deducts from residents: the commonest statement.
      return of(r.id, kinds.size > 0 ? [...kinds] : ['resident']);
    }),
    ...of('', without),
  ];
}

/**
 * Every duty of a client for a month, in column order: GST returns of the month, TDS/TCS statements of the
 * last completed quarter, the advance tax instalment of its quarter, audit and return of the assessment year
 * that began in its year.
 */
export function dutiesOf(facts: ClientFacts, period: Period, extensions: readonly Extension[] = []): Duty[] {
  const year = financialYearOn(firstDay(period));
  const quarter = quarterOf(firstDay(period));
  const ofPan = (form: string, deadline: Deadline | undefined): Duty | undefined =>
    deadline && { ...deadline, form, registration_id: '' };
  const found = [
    ...facts.registrations.filter((r) => r.kind === 'gstin').flatMap((r) => gstDuties(facts, r, period)),
    ...tdsDuties(facts, period),
    paysAdvance(facts, quarter) ? ofPan('Advance tax', advanceTaxDeadline(year, quarter)) : undefined,
    facts.audit ? ofPan('Tax audit', auditDeadline(year)) : undefined,
    ofPan('ITR', itrDeadline(year, itrClassOf(facts))),
  ].filter((d) => d !== undefined);
  const stateOf = new Map(facts.registrations.map((r) => [r.id, r.number.slice(0, 2)]));
  return found.map((d) => ({ ...d, ...extended(d, extensions, stateOf.get(d.registration_id)) }));
}
