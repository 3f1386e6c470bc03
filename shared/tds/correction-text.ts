import type { IsoDate } from '../dates.ts';
import type { Issue } from '../forms/messages.ts';
import { type Changes, type CorrectionType, changesOf, correctionFile } from './correction.ts';
import type { Quarter, TdsForm } from './data/forms.ts';
import { completed, type Head } from './draft.ts';
import { correctionLayout, partyFields } from './layouts/correction.ts';
import { layoutOf } from './layouts/of.ts';
import type { FlatRecord, Values } from './layouts/types.ts';
import {
  batchRecord,
  challanRecord,
  challanTotal,
  deductedTotal,
  deducteeRecord,
  headerRecord,
} from './records.ts';
import { salaryRecordsOf } from './salary-records.ts';
import type { SalaryRow, SheetRows } from './sheets.ts';
import type { Challan, Deductee, Statement } from './statement.ts';
import { type AcceptedFile, cellsOf, layoutIssues, lineEnd } from './text.ts';

/** A statement's head and rows. */
interface State {
  head: Head;
  rows: SheetRows;
}

/** Input of a correction file. */
export interface CorrectionInput {
  form: TdsForm;
  financial_year: string;
  quarter: Quarter;
  /** The state the department accepted according to its consolidated file, with the record number of each row. */
  accepted: State & { file: AcceptedFile; numbers: Readonly<Record<string, number>> };
  /** The state it is to have. */
  after: State;
  /** Token number of the statement before this correction. */
  previous_token: string;
  createdOn: IsoDate;
  program: string;
}

/** A batch of a correction file: its type and records. */
interface Batch {
  type: CorrectionType;
  records: FlatRecord[];
}

const last = <T>(row: T | undefined, of: (row: T) => Values): Values => (row ? of(row) : {});

/** Original details of a challan, by which the department identifies it. */
const challanWas = (c: Challan): Values => {
  const nil = c.nil === 'Y';
  const book = !nil && c.by_book_entry === 'Y';
  return {
    last_challan_serial: nil || book ? undefined : c.serial?.padStart(5, '0'),
    last_voucher: book ? c.serial?.padStart(5, '0') : undefined,
    last_bsr: nil ? undefined : c.bsr,
    last_date: c.deposited_on,
    last_total: challanTotal(c),
  };
};
const deducteeWas = (d: Deductee): Values => ({
  last_pan: d.pan,
  last_reference: d.reference,
  last_total_deducted: deductedTotal(d),
  last_deposited: d.deposited,
});

/** A deductee's record in a batch; rows without `mode` are corrections of the PAN alone. */
interface Entry {
  row: Deductee;
  was?: Deductee;
  mode?: 'A' | 'U' | 'D' | 'O';
  number: number;
  from: string;
}

class Writer {
  private readonly before: Statement;
  private readonly after: Statement;
  private readonly challansBefore: Map<string, Challan>;
  private readonly deducteesBefore: Map<string, Deductee>;
  private readonly deducteesAfter: Map<string, { row: Deductee; at: number }>;
  /** Highest record number under each challan; added records continue from it. */
  private readonly highest = new Map<string, number>();
  private readonly numbers: Readonly<Record<string, number>>;
  private readonly input: CorrectionInput;
  private readonly changes: Changes;

  constructor(input: CorrectionInput, changes: Changes) {
    const { form, financial_year, quarter, accepted, after } = input;
    const whole = ({ head, rows }: State) => completed({ form, financial_year, quarter, ...head, ...rows });
    this.input = input;
    this.changes = changes;
    this.before = whole(accepted);
    this.after = whole(after);
    this.numbers = accepted.numbers;
    this.challansBefore = new Map(this.before.challans.map((c) => [c.id, c]));
    this.deducteesBefore = new Map(this.before.deductees.map((d) => [d.id, d]));
    this.deducteesAfter = new Map(this.after.deductees.map((row, at) => [row.id, { row, at }]));
    for (const d of this.before.deductees)
      this.highest.set(d.challan, Math.max(this.highest.get(d.challan) ?? 0, this.numbers[d.id] ?? 0));
  }

  private next(challan: string): number {
    const number = (this.highest.get(challan) ?? 0) + 1;
    this.highest.set(challan, number);
    return number;
  }

  /** A challan with the new deductee records of a batch. */
  private challan(
    id: string,
    entries: readonly Entry[],
    update: boolean | undefined,
    number: number,
  ): FlatRecord[] {
    const at = this.after.challans.findIndex((c) => c.id === id);
    const record = challanRecord(
      this.after,
      at,
      entries.map((e) => e.row),
    );
    const own = this.after.challans[at]!;
    const was = this.challansBefore.get(id);
    return [
      {
        ...record,
        values: {
          ...record.values,
          challan_number: number,
          ...(update === undefined ? {} : { update: update ? '1' : '0', ...last(was, challanWas) }),
        },
      },
      ...entries.map((e): FlatRecord => {
        const dd = deducteeRecord(this.input.form, own, e.row, e.from, number, e.number);
        return { ...dd, values: { ...dd.values, mode: e.mode, ...last(e.was, deducteeWas) } };
      }),
    ];
  }

  /** The deductee records each kind of batch has, by challan. */
  private entries(): Record<'C3' | 'C5' | 'C9', Map<string, Entry[]>> {
    const out = {
      C3: new Map<string, Entry[]>(),
      C5: new Map<string, Entry[]>(),
      C9: new Map<string, Entry[]>(),
    };
    const put = (kind: keyof typeof out, challan: string, entry: Entry) => {
      const list = out[kind].get(challan);
      if (list) list.push(entry);
      else out[kind].set(challan, [entry]);
    };
    const added = (id: string) => {
      const { row, at } = this.deducteesAfter.get(id)!;
      const from = `deductees.${at}`;
      const fresh = !this.challansBefore.has(row.challan);
      put(fresh ? 'C9' : 'C3', row.challan, {
        row,
        mode: fresh ? 'O' : 'A',
        number: this.next(row.challan),
        from,
      });
    };
    const gone = (id: string) => {
      const was = this.deducteesBefore.get(id)!;
      put('C3', was.challan, { row: was, was, mode: 'D', number: this.numbers[id] ?? 0, from: '' });
    };
    for (const { mode, row, keys, table } of this.changes.rows) {
      if (table !== 'deductees') continue;
      if (mode === 'A') added(row.id);
      else if (mode === 'D') gone(row.id);
      else if (keys.includes('challan')) {
        gone(row.id);
        added(row.id);
      } else {
        const { row: own, at } = this.deducteesAfter.get(row.id)!;
        const was = this.deducteesBefore.get(row.id)!;
        const panOnly = keys.length === 1 && keys[0] === 'pan';
        put(panOnly ? 'C5' : 'C3', own.challan, {
          row: own,
          was,
          ...(panOnly ? {} : { mode: 'U' as const }),
          number: this.numbers[row.id] ?? 0,
          from: `deductees.${at}`,
        });
      }
    }
    for (const kind of Object.values(out))
      for (const list of kind.values()) list.sort((a, b) => a.number - b.number || (a.mode === 'D' ? -1 : 1));
    return out;
  }

  /** Salary records: a changed one is deleted and added, with the next number. */
  private salaries(): FlatRecord[] {
    const out: FlatRecord[] = [];
    const of = (rows: readonly SalaryRow[]) => rows.reduce((n, r) => Math.max(n, this.numbers[r.id] ?? 0), 0);
    const next = { II: 0, III: 0 };
    for (const annexure of ['II', 'III'] as const)
      next[annexure] = of(
        (this.input.accepted.rows.salaries ?? []).filter(
          (r) => (r.annexure === 'III' ? 'III' : 'II') === annexure,
        ),
      );
    const write = (row: SalaryRow, mode: 'A' | 'D', number: number, from: string) => {
      for (const record of salaryRecordsOf([row])) {
        const head = record.type === 'SD' || record.type === '94P';
        const values = { ...record.values };
        if (head) {
          values['serial'] = number;
          values['mode'] = mode;
          if (mode === 'D') values['last_gross_total'] = values['gross_total'];
        } else values['parent'] = number;
        out.push({ ...record, from, values });
      }
    };
    for (const { table, mode, row, before, line } of this.changes.rows) {
      if (table !== 'salaries') continue;
      const own = row as SalaryRow;
      const was = (before ?? row) as SalaryRow;
      if (mode !== 'A')
        write(was, 'D', this.numbers[row.id] ?? 0, mode === 'D' ? '' : `salaries.${line - 1}`);
      if (mode !== 'D') {
        const annexure = own.annexure === 'III' ? 'III' : 'II';
        next[annexure] += 1;
        write(own, 'A', next[annexure], `salaries.${line - 1}`);
      }
    }
    // Annexure III follows annexure II.
    const third = /^(?:94P|P16|P6A)$/;
    return [...out.filter((r) => !third.test(r.type)), ...out.filter((r) => third.test(r.type))];
  }

  batches(): Batch[] {
    const entries = this.entries();
    const ofChallans = (
      kind: CorrectionType,
      list: { id: string; entries: readonly Entry[]; update?: boolean; number: number }[],
    ): Batch[] =>
      list.length === 0
        ? []
        : [
            {
              type: kind,
              records: list
                .sort((a, b) => a.number - b.number)
                .flatMap(({ id, entries: own, update, number }) => this.challan(id, own, update, number)),
            },
          ];
    const changed = this.changes.rows
      .filter((c) => c.table === 'challans' && c.mode === 'U')
      .map((c) => c.row.id);
    const fresh = this.changes.rows.filter((c) => c.table === 'challans' && c.mode === 'A');
    const from =
      this.input.accepted.file.next_challan ||
      Math.max(0, ...this.before.challans.map((c) => this.numbers[c.id] ?? 0)) + 1;
    const numberOf = (id: string) => this.numbers[id] ?? 0;
    const salaries = this.salaries();
    const touched = (kind: 'C3' | 'C5') =>
      [...entries[kind]].map(([id, own]) => ({
        id,
        entries: own,
        update: kind === 'C3' && changed.includes(id),
        number: numberOf(id),
      }));
    const out: Batch[] = [
      ...ofChallans(
        'C2',
        changed
          .filter((id) => !entries.C3.has(id))
          .map((id) => ({ id, entries: [], update: true, number: numberOf(id) })),
      ),
      ...ofChallans('C3', touched('C3')),
      ...(salaries.length > 0 ? [{ type: 'C4' as const, records: salaries }] : []),
      ...ofChallans('C5', touched('C5')),
      ...ofChallans(
        'C9',
        fresh.map(({ row }, i) => ({ id: row.id, entries: entries.C9.get(row.id) ?? [], number: from + i })),
      ),
    ];
    // The deductor's details are included in a batch of challans or payees; alone they are a separate batch.
    const carries = out.some((b) => b.type === 'C2' || b.type === 'C3');
    return this.changes.head.length > 0 && !carries ? [{ type: 'C1', records: [] }, ...out] : out;
  }

  /** The header of a batch. */
  private batchHeader({ type, records }: Batch, number: number, withHead: boolean): FlatRecord {
    const full = type === 'C1' || withHead;
    const record = batchRecord(
      this.after,
      records.filter((r) => r.type === 'SD' || r.type === '94P'),
    );
    const challans = records.filter((r) => r.type === 'CD');
    const { file, head } = this.input.accepted;
    const values: Values = {
      ...record.values,
      batch: number,
      challan_count: challans.length,
      transaction_type: type,
      batch_update: withHead ? '1' : '0',
      original_token: file.original_token,
      previous_token: this.input.previous_token || file.original_token,
      last_tan: head.deductor['tan'],
      last_type: head.deductor['type'],
      batch_total: challans.reduce((sum, c) => sum + Number(c.values['total'] ?? 0), 0),
    };
    if (!full) for (const key of Object.keys(values)) if (partyFields.test(key)) values[key] = undefined;
    return { ...record, values };
  }

  records(): { records: FlatRecord[]; batches: Batch[] } {
    const batches = this.batches();
    const header = headerRecord(this.after, this.input.createdOn, this.input.program);
    const records: FlatRecord[] = [
      {
        ...header,
        values: {
          ...header.values,
          upload_type: 'C',
          batches: batches.length,
          conso_hash: this.input.accepted.file.hash,
        },
      },
    ];
    const carrier = batches.findLast((b) => b.type === 'C3') ?? batches.find((b) => b.type === 'C2');
    batches.forEach((batch, i) => {
      const withHead = batch === carrier && this.changes.head.length > 0;
      records.push(this.batchHeader(batch, i + 1, withHead));
      for (const r of batch.records) records.push({ ...r, values: { ...r.values, batch: i + 1 } });
    });
    return { records, batches };
  }
}

/**
 * The text file of a correction: one batch per type (C1 to C9), with its tokens and the original of each
 * record. Undefined for the forms of 2026 and if nothing changed.
 */
export function correctionText(
  input: CorrectionInput,
): { text: string; issues: Issue[]; types: CorrectionType[] } | undefined {
  const layout = layoutOf(input.form);
  if (!layout || !correctionFile(input.form, true).writes) return undefined;
  const changes = changesOf(input.form, input.accepted, input.after);
  if (changes.types.length === 0) return undefined;
  const own = correctionLayout(layout);
  const { records, batches } = new Writer(input, changes).records();
  const issues: Issue[] = [];
  const lines = records.map((record, i) => {
    const cells = cellsOf(own[record.type]!, record, i + 1);
    issues.push(...layoutIssues(own[record.type]!, record, cells));
    return cells.join('^') + lineEnd;
  });
  return { text: lines.join(''), issues, types: batches.map((b) => b.type) };
}
