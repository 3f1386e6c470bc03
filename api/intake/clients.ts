import { entityForm } from '../../shared/entities/form.ts';
import { treeOf } from '../../shared/forms/form.ts';
import { type Message, sentence, type WireMessage } from '../../shared/forms/messages.ts';
import type { FormData } from '../../shared/forms/paths.ts';
import { fieldsOf } from '../../shared/forms/walk.ts';
import { shownCell as shown } from '../../shared/sheets/cells.ts';
import { invalid } from '../base/errors.ts';
import { toId } from '../base/records.ts';
import { type CheckedLine, checkLine } from '../entities/bulk.ts';
import { Entity } from '../entities/model.ts';
import { insertEntities, refuseOverPlan } from '../entities/store.ts';
import { readEntityRows } from '../entities/table.ts';
import { because, type Placed, previewOf, type Reader, type Reading } from './reading.ts';

/** Clients to be entered. */
interface ClientData {
  good: FormData[];
}

/** Labels of fields of an entity, by their paths. */
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

/** Lists of clients. */
export const clientsReader: Reader<ClientData> = {
  read: async (given, file): Promise<Reading<ClientData>> => {
    const { deps, user } = given;
    if (file.kind !== 'tables') {
      const message = 'Send the list of clients as CSV or Excel';
      throw invalid(message, [{ path: 'file', message }], 'other_kind');
    }
    const table = file.tables.find((t) => t.rows.length > 0) ?? file.tables[0]!;
    const read = readEntityRows(table.rows, given.mapping);
    // Passwords and the like are never kept, and not shown either.
    const secret = (i: number) => read.secrets.includes(read.names[i]!);
    const had = await Entity.find(
      { owner_id: toId(user.firm.id), deleted_at: null },
      { unique_key: 1 },
    ).lean();
    const taken = new Map(had.map((e) => [e.unique_key, 0]));
    const checked = read.lines.map((line) => checkLine(deps, user, line, taken));
    const good = checked.flatMap((line) => (line.data ? [line.data] : []));
    return {
      source: null,
      confidence: 0.95,
      sheets: [
        {
          sheet: table.name,
          source: null,
          line: read.line + 1,
          columns: read.names.map((heading, i) => ({ heading, field: read.columns[i] ?? '' })),
          rows: previewOf(table.rows, read.line, read.names.length, shown).map((cells) =>
            cells.map((cell, i) => (secret(i) && cell !== '' ? '•••' : cell)),
          ),
        },
      ],
      placed: (good.length > 0 ? { clients: { rows: good.length, totals: {} } } : {}) as Record<
        string,
        Placed
      >,
      set_aside: checked
        .filter((line) => !line.ok)
        .map((line) => ({
          sheet: '',
          row: line.row,
          column: line.errors[0]?.path || null,
          ...because(...reasonsOf(line)),
          refused: true,
          cells: read.names.map((_, i) => (secret(i) ? '' : shown(table.rows[line.row - 1]?.[i]))),
        })),
      unmapped: read.unknownColumns,
      file_totals: {},
      total_row: null,
      questions: [],
      warnings: [],
      target: { clients: read.lines.length },
      data: { good },
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
            data.good.map((one) => one['pan'] as string),
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
