import { describe, expect, it } from 'vitest';
import { newRegistration, type Registration } from '../entities/registrations.ts';
import { kept } from '../testing/kept.ts';
import type { BoardRow } from './board.ts';
import * as allBoard from './board.ts';
import type { Extension } from './deadlines.ts';
import type { ClientFacts } from './duties.ts';
import * as allDuties from './duties.ts';
import * as allStates from './states.ts';

const {
  columnsOf,
  countsOf,
  filterRows,
  readFilter,
  writeFilter,
  dutiesOf,
  itrClassOf,
  quarterAtHand,
  dutyStates,
  stateLooks,
  stateOf,
} = kept(allBoard, allDuties, allStates);

/*
 * Dates by hand from the statute: rule 59 (11th; 13th of QRMP), rule 61 (20th; 22nd or 24th of QRMP by State, Notification 82/2020-CT),
 * rule 61(3) (25th), rule 62 (18th; 30 June), section 39(4) (13th), rules 31A and 31AA, section 211, section 139(1), section 44AB.
 */

const facts = (over: Partial<ClientFacts> = {}): ClientFacts => ({
  status: 'Sole Proprietorship',
  registrations: [],
  business: false,
  presumptiveOnly: false,
  audit: false,
  transferPricing: false,
  nonResident: false,
  senior: false,
  ...over,
});
const gstin = (over: Partial<Registration> = {}): Registration => ({
  ...newRegistration('gstin', '27ABCPK1234F1ZX'),
  id: 'g',
  ...over,
});
const tan = (over: Partial<Registration> = {}): Registration => ({
  ...newRegistration('tan', 'MUMA12345B'),
  id: 't',
  ...over,
});
const due = (of: ClientFacts, period: string, extensions: Extension[] = []) =>
  dutiesOf(of, period, extensions).map((d) => `${d.form} ${d.due}`);

describe('goods and services tax', () => {
  it('monthly: GSTR-1 on the 11th, GSTR-3B on the 20th of the next month', () => {
    const of = facts({ registrations: [gstin()] });
    expect(due(of, '10-2026')).toEqual(['GSTR-1 2026-11-11', 'GSTR-3B 2026-11-20', 'ITR 2026-07-31']);
    expect(due(of, '12-2026').slice(0, 2)).toEqual(['GSTR-1 2027-01-11', 'GSTR-3B 2027-01-20']);
  });

  it('quarterly: IFF and PMT-06 in two months, the returns after the third, by State', () => {
    const of = (number: string) => facts({ registrations: [gstin({ number, frequency: 'quarterly' })] });
    expect(due(of('27ABCPK1234F1ZX'), '10-2026').slice(0, 2)).toEqual([
      'IFF 2026-11-13',
      'PMT-06 2026-11-25',
    ]);
    expect(due(of('27ABCPK1234F1ZX'), '12-2026').slice(0, 2)).toEqual([
      'GSTR-1 2027-01-13',
      'GSTR-3B 2027-01-22',
    ]);
    expect(due(of('09ABCPK1234F1ZX'), '12-2026')[1]).toBe('GSTR-3B 2027-01-24');
  });

  it('GSTR-9 and GSTR-9C of the year before, by 31 December, also of a registration that ended', () => {
    const of = facts({ registrations: [gstin({ to: '2026-05-31' })], annual: ['g'], reconciled: ['g'] });
    expect(due(of, '11-2026').slice(0, 2)).toEqual(['GSTR-9 2026-12-31', 'GSTR-9C 2026-12-31']);
    expect(due({ ...of, registrations: [gstin({ scheme: 'composition' })] }, '11-2026')).not.toContain(
      'GSTR-9C 2026-12-31',
    );
  });

  it('follows what was chosen for the year before what the registration says', () => {
    const of = facts({ registrations: [gstin()], frequencies: { g: 'quarterly' } });
    expect(due(of, '10-2026')[0]).toBe('IFF 2026-11-13');
  });

  it('composition: CMP-08 of the quarter, GSTR-4 of the year before', () => {
    const of = facts({ registrations: [gstin({ scheme: 'composition' })] });
    expect(due(of, '09-2026').slice(0, 2)).toEqual(['CMP-08 2026-10-18', 'GSTR-4 2026-06-30']);
    // Financial year 2023-24: 30 April.
    expect(due(of, '05-2024')).toContain('GSTR-4 2024-04-30');
    expect(due(of, '10-2026')).not.toContainEqual(expect.stringMatching(/CMP|GSTR-[13]/));
    // A day of July to September under the scheme is enough for the statement of that quarter (rule 62(1)).
    const held = (over: Partial<Registration>) =>
      due(facts({ registrations: [gstin({ scheme: 'composition', ...over })] }), '09-2026').some((d) =>
        d.startsWith('CMP-08'),
      );
    expect([
      held({ to: '2026-06-30' }),
      held({ to: '2026-07-01' }),
      held({ from: '2026-09-30' }),
      held({ from: '2026-10-01' }),
    ]).toEqual([false, true, true, false]);
  });

  it('distributor: GSTR-6 on the 13th', () => {
    const of = facts({ registrations: [gstin({ scheme: 'isd' })] });
    expect(due(of, '10-2026')[0]).toBe('GSTR-6 2026-11-13');
  });

  it('nothing after a registration ended or before it began; a part of the period is enough', () => {
    expect(due(facts({ registrations: [gstin({ to: '2026-09-30' })] }), '10-2026')).toEqual([
      'ITR 2026-07-31',
    ]);
    expect(due(facts({ registrations: [gstin({ to: '2026-10-01' })] }), '10-2026')).toHaveLength(3);
    expect(due(facts({ registrations: [gstin({ from: '2026-11-01' })] }), '10-2026')).toHaveLength(1);
  });

  it('each of several GSTINs has its own', () => {
    const two = [gstin(), gstin({ id: 'h', number: '09ABCPK1234F1ZX', frequency: 'quarterly' })];
    expect(
      dutiesOf(facts({ registrations: two }), '12-2026').map((d) => [d.form, d.registration_id]),
    ).toEqual([
      ['GSTR-1', 'g'],
      ['GSTR-3B', 'g'],
      ['GSTR-1', 'h'],
      ['GSTR-3B', 'h'],
      ['ITR', ''],
    ]);
  });
});

describe('tax deducted and collected', () => {
  it('is that of the last quarter over: July to September in October', () => {
    expect(quarterAtHand('09-2026')).toEqual({ year: '2026-27', quarter: 'Q2' });
    expect(quarterAtHand('10-2026')).toEqual({ year: '2026-27', quarter: 'Q2' });
    expect(quarterAtHand('12-2026')).toEqual({ year: '2026-27', quarter: 'Q3' });
    expect(quarterAtHand('04-2026')).toEqual({ year: '2025-26', quarter: 'Q4' });
    expect(quarterAtHand('03-2026')).toEqual({ year: '2025-26', quarter: 'Q4' });
  });

  it('names the form of the Act in force, TCS half a month earlier', () => {
    const of = facts({
      registrations: [tan({ forms: ['salary', 'resident', 'non-resident', 'collection'] })],
    });
    expect(due(of, '10-2026').slice(0, 4)).toEqual([
      '138 2026-10-31',
      '140 2026-10-31',
      '144 2026-10-31',
      '143 2026-10-15',
    ]);
    expect(due(of, '04-2026').slice(0, 4)).toEqual([
      '24Q 2026-05-31',
      '26Q 2026-05-31',
      '27Q 2026-05-31',
      '27EQ 2026-05-15',
    ]);
    expect(due(of, '12-2025')[0]).toBe('24Q 2026-01-31');
  });

  it('a TAN of which nothing is known makes 26Q; what was filed before adds to what was said', () => {
    expect(due(facts({ registrations: [tan()] }), '10-2026')[0]).toBe('140 2026-10-31');
    const of = facts({ registrations: [tan({ forms: ['salary'] })], statements: { t: ['collection'] } });
    expect(due(of, '10-2026').slice(0, 2)).toEqual(['138 2026-10-31', '143 2026-10-15']);
  });

  it('a statement of a client without a TAN counts', () => {
    expect(due(facts({ statements: { '': ['salary'] } }), '10-2026')[0]).toBe('138 2026-10-31');
  });
});

describe('income tax', () => {
  it('return by class, AY 2026-27', () => {
    const ofClass = (over: Partial<ClientFacts>) => due(facts(over), '10-2026').at(-1);
    expect(ofClass({ status: 'Individual' })).toBe('ITR 2026-07-31');
    expect(ofClass({ business: true })).toBe('ITR 2026-08-31');
    expect(ofClass({ status: 'LLP' })).toBe('ITR 2026-08-31');
    expect(ofClass({ business: true, audit: true })).toBe('ITR 2026-10-31');
    expect(ofClass({ status: 'Foreign Company' })).toBe('ITR 2026-10-31');
    expect(ofClass({ status: 'Foreign Company', transferPricing: true })).toBe('ITR 2026-11-30');
    expect(itrClassOf(facts({ status: 'HUF' }))).toBe('no-business');
  });

  it('the months from April belong to the assessment year that begins then; unknown years have none', () => {
    expect(due(facts(), '03-2026')).toEqual(['ITR 2025-09-16']);
    expect(due(facts(), '04-2026')).toEqual(['ITR 2026-07-31']);
    expect(due(facts(), '04-2031')).toEqual([]);
  });

  it('audit report a month before the return', () => {
    expect(due(facts({ audit: true, business: true }), '10-2026')).toContain('Tax audit 2026-09-30');
  });

  it('advance tax by instalment; presumptive once a year; not salaried people or resident seniors unless said', () => {
    const instalment = (over: Partial<ClientFacts>, period: string) =>
      due(facts(over), period).find((d) => d.startsWith('Advance'));
    expect(instalment({ business: true }, '04-2026')).toBe('Advance tax 2026-06-15');
    expect(instalment({ business: true }, '09-2026')).toBe('Advance tax 2026-09-15');
    expect(instalment({ business: true }, '10-2026')).toBe('Advance tax 2026-12-15');
    expect(instalment({ business: true }, '02-2027')).toBe('Advance tax 2027-03-15');
    expect(instalment({ business: true, presumptiveOnly: true }, '10-2026')).toBeUndefined();
    expect(instalment({ business: true, presumptiveOnly: true }, '01-2027')).toBe('Advance tax 2027-03-15');
    expect(instalment({ status: 'Individual' }, '10-2026')).toBeUndefined();
    expect(instalment({ status: 'Individual', advanceTax: true }, '10-2026')).toBe('Advance tax 2026-12-15');
    expect(instalment({ status: 'Individual', advanceTax: true, senior: true }, '10-2026')).toBeUndefined();
    expect(
      instalment({ status: 'Individual', advanceTax: true, senior: true, nonResident: true }, '10-2026'),
    ).toBe('Advance tax 2026-12-15');
    expect(instalment({ business: true, advanceTax: false }, '10-2026')).toBeUndefined();
  });
});

it('names the section of the Act that governs the year', () => {
  const source = (form: string, period: string) =>
    dutiesOf(facts({ business: true, audit: true }), period).find((d) => d.form === form)!.source;
  // Income-tax Act, 2025: s.408 for s.211, s.63 for s.44AB, s.263(1) for s.139(1)
  expect(source('Advance tax', '02-2026')).toBe('section 211 of the Income-tax Act');
  expect(source('Advance tax', '10-2026')).toBe('section 408 of the Income-tax Act, 2025');
  // a year whose law is not in the data yet is under the later Act too
  expect(source('Advance tax', '10-2027')).toBe('section 408 of the Income-tax Act, 2025');
  expect(source('Tax audit', '10-2026')).toBe('section 44AB of the Income-tax Act');
  expect(source('Tax audit', '10-2027')).toBe('section 63 of the Income-tax Act, 2025');
  expect(source('ITR', '10-2027')).toBe('section 263(1) of the Income-tax Act, 2025');
});

describe('extensions', () => {
  const moved = (over: Partial<Extension>): Extension => ({
    kind: 'GSTR-3B monthly',
    period: '10-2026',
    due: '2026-11-27',
    notification: 'Notification 99/2026-CT',
    states: [],
    ...over,
  });
  it('move the date of their kind and period only, with the number as the source', () => {
    const of = facts({ registrations: [gstin()] });
    expect(due(of, '10-2026', [moved({})]).slice(0, 2)).toEqual(['GSTR-1 2026-11-11', 'GSTR-3B 2026-11-27']);
    expect(dutiesOf(of, '10-2026', [moved({})])[1]?.source).toBe('Notification 99/2026-CT');
    expect(due(of, '11-2026', [moved({})])[1]).toBe('GSTR-3B 2026-12-20');
    expect(due(of, '10-2026', [moved({ kind: 'GSTR-3B quarterly' })])[1]).toBe('GSTR-3B 2026-11-20');
  });
  it('for named States come before those for all', () => {
    const of = facts({ registrations: [gstin()] });
    expect(due(of, '10-2026', [moved({}), moved({ states: ['27'], due: '2026-11-30' })])[1]).toBe(
      'GSTR-3B 2026-11-30',
    );
    expect(due(of, '10-2026', [moved({ states: ['09'] })])[1]).toBe('GSTR-3B 2026-11-20');
  });
});

describe('one meaning of each state', () => {
  const at = (over: Partial<Parameters<typeof stateOf>[0]>) =>
    stateOf({
      work: 'none',
      waiting: false,
      due: '2026-11-20',
      opens: '2026-11-01',
      today: '2026-11-10',
      ...over,
    });
  it.each([
    [{ today: '2026-10-31' }, 'not_due'],
    [{ today: '2026-11-01' }, 'not_started'],
    [{ today: '2026-11-20' }, 'not_started'],
    [{ today: '2026-11-21' }, 'late'],
    [{ today: '2026-11-21', work: 'draft' }, 'late'],
    [{ today: '2026-11-21', work: 'validated' }, 'late'],
    [{ today: '2026-11-21', work: 'filed' }, 'filed'],
    [{ waiting: true }, 'waiting_for_papers'],
    [{ waiting: true, work: 'draft' }, 'waiting_for_papers'],
    [{ waiting: true, work: 'validated' }, 'ready'],
    [{ work: 'draft', today: '2026-10-15' }, 'in_progress'],
    [{ work: 'in_review' }, 'in_review'],
    [{ work: 'approved' }, 'ready'],
    [{ work: 'validated' }, 'ready'],
  ] as const)('%j is %s', (over, state) => expect(at(over)).toBe(state));
  it('each has a word and an icon of its own', () => {
    expect(new Set(dutyStates.map((s) => stateLooks[s].word)).size).toBe(8);
    expect(new Set(dutyStates.map((s) => stateLooks[s].icon)).size).toBe(8);
  });
});

describe('the board', () => {
  const who = { id: 'u', name: 'Meera Iyer' };
  const row = (name: string, cells: [string, BoardRow['cells'][number]['state'], string][]): BoardRow => ({
    client: { id: name, name, pan: '', status: 'LLP' },
    cells: cells.map(([duty, state, on]) => ({ duty, state, due: on, who, return_id: null })),
  });
  const rows = [
    row('Deccan Traders', [
      ['GSTR-1', 'late', '2026-11-11'],
      ['GSTR-3B', 'not_started', '2026-11-20'],
    ]),
    row('Sahyadri LLP', [
      ['IFF', 'filed', '2026-11-13'],
      ['PMT-06', 'not_started', '2026-11-25'],
    ]),
  ];
  const today = '2026-11-19';
  const columns = columnsOf([
    { form: 'ITR', period: '2026-27' },
    { form: 'IFF', period: '10-2026' },
    { form: 'GSTR-1', period: '10-2026' },
    { form: 'PMT-06', period: '10-2026' },
  ]);

  it('shows forms of one kind in one column, in the order of the year', () => {
    expect(columns.map((c) => [c.id, c.label])).toEqual([
      ['GSTR-1', 'GSTR-1 / IFF'],
      ['GSTR-3B', 'PMT-06'],
      ['ITR', 'ITR'],
    ]);
  });

  it('counts what is left, late and due within seven days', () => {
    const counts = countsOf(rows, columns, today);
    expect(counts.clients).toBe(2);
    expect(counts.columns['GSTR-1']).toMatchObject({ total: 2, left: 1, late: 1 });
    // The 20th and the 25th are within the seven days from the 19th; the 26th is not.
    expect(
      countsOf(
        rows,
        columnsOf([
          { form: 'GSTR-3B', period: '' },
          { form: 'PMT-06', period: '' },
        ]),
        today,
      ).week,
    ).toEqual([{ column: 'GSTR-3B', due: 2, left: 2 }]);
    expect(countsOf(rows, columnsOf([{ form: 'PMT-06', period: '' }]), '2026-11-18').week).toEqual([]);
  });

  const names = (filter: string, q = '') => {
    const read = readFilter(filter);
    if ('text' in read) throw new Error(read.text);
    return filterRows(rows, read, q, today).map((r) => r.client.name);
  };
  it('filters by state, form or column, due date, person, type and name', () => {
    expect(names('late')).toEqual(['Deccan Traders']);
    expect(names('state:late,state:filed')).toEqual(['Deccan Traders', 'Sahyadri LLP']);
    expect(names('state:filed,duty:GSTR-1')).toEqual(['Sahyadri LLP']);
    expect(names('state:not_started,duty:GSTR-1')).toEqual([]);
    expect(names('due:2026-11-11')).toEqual(['Deccan Traders']);
    expect(names('due:past')).toEqual(['Deccan Traders', 'Sahyadri LLP']);
    expect(names('who:meera iyer,due:week,duty:PMT-06')).toEqual(['Sahyadri LLP']);
    expect(names('who:nobody')).toEqual([]);
    expect(names('type:HUF')).toEqual([]);
    expect(names('', 'deccan')).toEqual(['Deccan Traders']);
  });
  it('says which term is not known', () => {
    for (const bad of ['colour:red', 'state:lateish', 'due:soon', 'duty:'])
      expect(readFilter(bad), bad).toHaveProperty('text');
    expect(writeFilter({ due: ['week'], state: ['late', 'ready'] })).toBe('state:late,state:ready,due:week');
  });
});
