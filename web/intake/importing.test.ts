import { describe, expect, it } from 'vitest';
import type { AskedQuestion } from '../../shared/intake/questions.ts';
import { noChoices } from './asking.ts';
import {
  type Answer,
  addressOf,
  blockOf,
  clientCsv,
  differs,
  listedQuestions,
  purposeOf,
  shownColumns,
  surenessOf,
  ticked,
  ticksOf,
} from './importing.ts';

const question = (id: string): AskedQuestion => ({
  id,
  text: id,
  message: { text: id },
  options: [],
  documents: [],
});
const answer = (part: Partial<Answer>): Answer =>
  ({ questions: [], left_columns: [], placed: { b2b: { rows: 1, totals: {} } }, ...part }) as Answer;

describe('the page of imports', () => {
  it('opens each record where it has its page', () => {
    const base = { created: true } as const;
    expect(addressOf({ ...base, kind: 'gst', name: 'GSTR-1 October 2025', gst_id: 'g1' }, 'c')).toBe(
      '/app/gst/gstr1/g1',
    );
    expect(addressOf({ ...base, kind: 'gst', name: 'Purchases October 2025', gst_id: 'g2' }, 'c')).toBe(
      '/app/gst/gstr2b/g2',
    );
    expect(addressOf({ ...base, kind: 'entities', name: '2 clients' }, null)).toBe('/app/companies');
    expect(
      addressOf({ ...base, kind: 'trial-balance', name: 'Trial balance', assessment_year: '2026-27' }, 'c'),
    ).toBe('/app/accounts/trial-balance?company_id=c&year=2026-27');
    expect(
      addressOf(
        {
          ...base,
          kind: 'tds',
          name: '26Q',
          form_type: '26Q',
          financial_year: '2025-2026',
          quarter: 'Q3',
        },
        'c',
      ),
    ).toBe('/app/tds/26q/c?year=2025-2026&quarter=Q3');
    expect(
      addressOf(
        { ...base, kind: 'itr', name: 'ITR-2 AY 2026-27', itr_id: 'r', assessment_year: '2026-27' },
        'c',
      ),
    ).toBe('/app/itr/itr2/c?year=2026-27&return=r');
    const bank = { ...base, kind: 'bank', name: 'Bank statement', assessment_year: '2026-27' } as const;
    expect(addressOf(bank, 'c')).toBe('/app/evidence?company=c&year=2026-27');
    expect(addressOf({ ...base, kind: 'inward', name: 'IMS' }, 'c')).toBe('/app/gst/ims/c');
    expect(addressOf({ ...base, kind: 'inward', name: 'GSTR-2A October 2025' }, 'c')).toBe(
      '/app/gst/suppliers/c',
    );
    expect(addressOf(bank, null)).toBeUndefined();
  });

  it('is applied only with every question answered and something placed', () => {
    expect(blockOf(answer({}), [], noChoices)).toBeUndefined();
    expect(blockOf(answer({ placed: {} }), [], noChoices)).toBe('nothing');
    expect(blockOf(answer({ questions: [question('dates')] }), [], noChoices)).toBe('questions');
    expect(blockOf(answer({ questions: [question('company_id')] }), [], noChoices)).toBe('client');
    // A question just answered, which the server has not read yet, no longer blocks by itself.
    expect(
      blockOf(answer({}), [question('dates')], { answers: { dates: 'day' }, mapping: {} }),
    ).toBeUndefined();
    expect(blockOf(answer({}), [question('dates')], noChoices)).toBe('questions');
  });

  it('tells a difference to the paisa, and a line of totals with the other sign apart', () => {
    const proof = { key: 'taxable', file: 100, total_row: 100, placed: 100, difference: 0 };
    expect(differs(proof)).toEqual({ placed: false, total: false });
    expect(differs({ ...proof, placed: 99.99, difference: 0.01 })).toEqual({ placed: true, total: false });
    expect(differs({ ...proof, total_row: 100.01 })).toEqual({ placed: false, total: true });
    expect(differs({ ...proof, total_row: -100 })).toEqual({ placed: false, total: false });
    expect(differs({ ...proof, total_row: null })).toEqual({ placed: false, total: false });
  });

  it('asks whose file it is, and which columns stay out, apart from the other questions', () => {
    const all = [question('company_id'), question('left_columns'), question('dates')];
    expect(listedQuestions(all).map((q) => q.id)).toEqual(['dates']);
  });

  it('waits for a tick at each column with GSTINs, amounts of tax or dates that stays out', () => {
    const left = [
      { sheet: 'A', heading: 'Due Date', holds: 'date' as const },
      { sheet: 'B', heading: 'Due Date', holds: 'date' as const },
      { sheet: 'A', heading: 'Extra GST', holds: 'tax' as const },
    ];
    const asked = { ...question('left_columns'), documents: [{ key: 'Extra GST', label: 'Extra GST' }] };
    const open = answer({ left_columns: left, questions: [asked] });
    expect(ticksOf(open, noChoices)).toEqual([
      { heading: 'Due Date', holds: 'date', ticked: false, asked: false },
      { heading: 'Extra GST', holds: 'tax', ticked: false, asked: true },
    ]);
    expect(blockOf(open, [], noChoices)).toBe('columns');
    const one = ticked(noChoices, 'Due Date', true);
    expect(blockOf(open, [], one)).toBe('columns');
    const both = ticked(one, 'Extra GST', true);
    expect(both.answers).toEqual({ 'left_columns:Due Date': 'leave', 'left_columns:Extra GST': 'leave' });
    expect(blockOf(answer({ left_columns: left }), [], both)).toBeUndefined();
    expect(blockOf(answer({ left_columns: left }), [], ticked(both, 'Due Date', false))).toBe('columns');
  });

  it('shows columns with a heading, at their own place', () => {
    const columns = [
      { heading: 'A', field: 'x' },
      { heading: '', field: '' },
      { heading: 'B', field: '' },
    ];
    expect(shownColumns({ sheet: '', source: null, line: 1, rows: [], columns })).toEqual([
      { heading: 'A', field: 'x', at: 0 },
      { heading: 'B', field: '', at: 2 },
    ]);
  });

  it('writes a client as a list of one, the PAN out of the GSTIN', () => {
    expect(clientCsv(' Asha "A" Rao ', '27aaapr1234k1z5')).toBe(
      'Name,PAN,GSTIN\r\n"Asha ""A"" Rao",AAAPR1234K,27AAAPR1234K1Z5\r\n',
    );
  });

  it('knows the purposes of its address, and how sure a reading is', () => {
    expect([purposeOf('sales'), purposeOf('nonsense'), purposeOf(null)]).toEqual(['sales', '', '']);
    expect([1, 0.95, 0.9, 0.75, 0.7].map(surenessOf)).toEqual(['sure', 'sure', 'likely', 'likely', 'open']);
  });
});
