import { entityName } from '../../shared/entities/check.ts';
import { typesOf } from '../../shared/entities/client-list.ts';
import { entityForm } from '../../shared/entities/form.ts';
import {
  newRegistration,
  type Registration,
  registrationKinds,
} from '../../shared/entities/registrations.ts';
import { treeOf } from '../../shared/forms/form.ts';
import { english, type Message, sentence, type WireMessage } from '../../shared/forms/messages.ts';
import type { FormValues } from '../../shared/forms/paths.ts';
import { fieldsOf } from '../../shared/forms/walk.ts';
import { say } from '../../shared/intake/messages.ts';
import { type AskedQuestion, answerFor, askedQuestion } from '../../shared/intake/questions.ts';
import type { Table } from '../../shared/intake/recognise-table.ts';
import { shownCell as shown } from '../../shared/sheets/cells.ts';
import { invalid, isFailure } from '../base/errors.ts';
import { toId } from '../base/records.ts';
import { type CheckedLine, checkLine } from '../entities/listed.ts';
import { Entity } from '../entities/model.ts';
import { settleRegistrations } from '../entities/registrations.ts';
import { alreadyThere, insertEntities, refuseOverPlan } from '../entities/store.ts';
import { type ImportLine, readEntityRows } from '../entities/table.ts';
import { because, type Placed, previewOf, type Reader, type Reading } from './reading.ts';

/** Clients to create, each with the registrations of all its lines. */
export interface ClientData {
  /** All lines, with several lines of a client merged. */
  checked: CheckedLine[];
  good: { data: FormValues; registrations: Registration[] }[];
}

/** Labels of entity fields by path. */
const labels = new Map(fieldsOf(treeOf(entityForm)).map((f) => [f.path, f.meta.label]));

const reasonsOf = (line: CheckedLine) =>
  line.errors.map(({ path, ...said }) => {
    const sent = said as WireMessage & { message: string | Message };
    const words: Message =
      typeof sent.message === 'object'
        ? sent.message
        : { text: sent.text ?? sent.message, ...(sent.params ? { params: sent.params } : {}) };
    const label = labels.get(path) ?? path;
    return path ? sentence('{column}: {message}', { column: { text: label }, message: words }) : words;
  });

const textOf = (data: FormValues, key: string): string => String(data[key] ?? '').trim();

/** Lines of one client, identified by PAN and name: the first in full, and the numbers of the others. */
interface Joined {
  line: ImportLine;
  registrations: Registration[];
}

/** One PAN on several lines with different GSTINs or TANs is one client with several registrations. */
function joinLines(lines: readonly ImportLine[]): Joined[] {
  const out: Joined[] = [];
  const firsts = new Map<string, Joined>();
  for (const line of lines) {
    const pan = textOf(line.data, 'pan').toUpperCase();
    const first = firsts.get(pan);
    const numbers = registrationKinds.flatMap((kind) => {
      const number = textOf(line.data, kind).toUpperCase().replace(/\s/g, '');
      return number === '' ? [] : [{ kind, number }];
    });
    const same = (key: string) =>
      !first || [textOf(first.line.data, key), '', undefined].includes(textOf(line.data, key));
    const fresh = first && numbers.filter((n) => !first.registrations.some((r) => r.number === n.number));
    if (pan === '' || !first || !fresh?.length || !['status', 'first_name', 'date_of_birth'].every(same)) {
      const one = { line, registrations: numbers.map((n) => newRegistration(n.kind, n.number)) };
      if (pan !== '' && !first) firsts.set(pan, one);
      out.push(one);
      continue;
    }
    const name = entityName(line.data);
    const branch = name.toLowerCase() === entityName(first.line.data).toLowerCase() ? '' : name;
    for (const n of fresh) first.registrations.push({ ...newRegistration(n.kind, n.number), name: branch });
  }
  return out;
}

/** Asks for the type of clients whose PAN allows several. */
const askType = (pans: readonly { pan: string; name: string }[]): AskedQuestion =>
  askedQuestion({
    id: 'type',
    text: say('askType'),
    options: [...new Set(pans.flatMap(({ pan }) => typesOf(pan)))].map((value) => ({
      value,
      label: { text: value },
    })),
    documents: pans.map(({ pan, name }) => ({ key: pan, label: `${pan} · ${name}` })),
  });

/** Lines of the second sheet are numbered from here, of the third from twice that. */
const FAR = 10_000_000;

/** All sheets that are client lists, as read, and the others; throws the first sheet's error if there are none. */
function readLists(tables: readonly Table[], mapping: Readonly<Record<string, string>>) {
  const filled = tables.filter((t) => t.rows.length > 0);
  const reads: { table: Table; read: ReturnType<typeof readEntityRows> }[] = [];
  const left: Table[] = [];
  let first: unknown;
  for (const table of filled.length > 0 ? filled : tables.slice(0, 1))
    try {
      reads.push({ table, read: readEntityRows(table.rows, mapping) });
    } catch (error) {
      first ??= error;
      left.push(table);
    }
  if (reads.length === 0) throw first;
  return { reads, left };
}

/** Passwords and the like are neither stored nor shown. */
const isSecret = (read: ReturnType<typeof readEntityRows>, i: number): boolean =>
  read.secrets.includes(read.names[i]!);

/** Reads client lists. */
export const clientsReader: Reader<ClientData> = {
  read: async (given, file): Promise<Reading<ClientData>> => {
    const { deps, user } = given;
    if (file.kind !== 'tables') {
      const message = 'Send the list of clients as CSV or Excel';
      throw invalid(message, [{ path: 'file', message }], 'other_kind');
    }
    const { reads, left } = readLists(file.tables, given.mapping);
    const had = await Entity.find(
      { owner_id: toId(user.firm.id), deleted_at: null },
      { unique_key: 1 },
    ).lean();
    const taken = new Map(had.map((e) => [e.unique_key, 0]));
    const open: { pan: string; name: string }[] = [];
    const joined = joinLines(
      reads.flatMap(({ read }, n) => read.lines.map((l) => ({ ...l, row: l.row + n * FAR }))),
    );
    for (const { line } of joined) {
      const pan = textOf(line.data, 'pan').toUpperCase();
      if (line.data['status'] !== undefined || typesOf(pan).length < 2) continue;
      const said = answerFor(given.answers, 'type', pan);
      if (said && (typesOf(pan) as string[]).includes(said)) line.data['status'] = said;
      else open.push({ pan, name: entityName(line.data) });
    }
    const good: ClientData['good'] = [];
    const checked = joined.map(({ line, registrations }) => {
      const found = checkLine(deps, user, line, taken);
      if (!found.data) return found;
      try {
        good.push({
          data: found.data,
          registrations: settleRegistrations(deps, found.data, registrations).registrations,
        });
        return found;
      } catch (error) {
        if (!isFailure(error)) throw error;
        return { ...found, ok: false, errors: error.fields ?? [] };
      }
    });
    return {
      source: null,
      confidence: 0.95,
      sheets: reads.map(({ table, read }) => ({
        sheet: table.name,
        source: null,
        line: read.line + 1,
        columns: read.names.map((heading, i) => ({ heading, field: read.columns[i] ?? '' })),
        rows: previewOf(table.rows, read.line, read.names.length, shown).map((cells) =>
          cells.map((cell, i) => (isSecret(read, i) && cell !== '' ? '•••' : cell)),
        ),
      })),
      placed: (good.length > 0 ? { clients: { rows: good.length, totals: {} } } : {}) as Record<
        string,
        Placed
      >,
      set_aside: checked
        .filter((line) => !line.ok)
        .map((line) => {
          const { table, read } = reads[Math.floor(line.row / FAR)]!;
          const row = line.row % FAR;
          return {
            sheet: reads.length > 1 ? table.name : '',
            row,
            column: labels.get(line.errors[0]?.path ?? '') ?? null,
            ...because(...reasonsOf(line)),
            refused: true,
            cells: read.names.map((_, i) => (isSecret(read, i) ? '' : shown(table.rows[row - 1]?.[i]))),
          };
        }),
      unmapped: [...new Set(reads.flatMap(({ read }) => read.unknownColumns))],
      file_totals: {},
      total_row: null,
      questions: open.length > 0 ? [askType(open)] : [],
      warnings: left.map((t) => say('leftSheet', { name: t.name })),
      target: {
        clients: reads.reduce((n, { read }) => n + read.lines.length, 0),
        beside: {
          new: good.length,
          changed: 0,
          same: checked.filter(({ errors }) =>
            errors.some((e) => e.message === english(alreadyThere().words)),
          ).length,
        },
      },
      data: { good, checked: checked.map((line) => ({ ...line, row: line.row % FAR })) },
    };
  },
  steps: async (given, { data }) => {
    const { deps, user } = given;
    if (data.good.length === 0) return [];
    return [
      {
        commit: async () => {
          await refuseOverPlan(
            deps,
            user,
            data.good.map((one) => one.data['pan'] as string),
          );
          const made = await insertEntities(deps, user.firm.id, data.good, { by: user });
          return {
            kind: 'entities',
            records: made.map((e) => ({ id: String(e._id), version: e.version })),
            created: true,
            before: null,
            name: `${made.length} clients`,
            detail: { clients: made.length, ids: made.map((e) => String(e._id)) },
          };
        },
      },
    ];
  },
};
