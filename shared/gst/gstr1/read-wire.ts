import * as z from 'zod';
import type { Message } from '../../forms/messages.ts';
import type { RawCell } from '../../sheets/cells.ts';
import { say } from '../messages.ts';
import { parseCell } from './cells.ts';
import type { Column, Row } from './columns.ts';
import { type Section, type Sheets, sectionIds, sections } from './sections.ts';
import { complete, type Taxpayer } from './supply.ts';
import { withInitials } from './wire.ts';

const cell = z.union([z.string().max(400), z.number(), z.null()]);
/** Loose shape of a row in a call body; its cells are read by their columns. */
const wireRowSchema = z.record(z.string().max(60), cell);

/** An invalid cell of an API row. */
interface WireFault {
  path: string;
  message: Message;
}

const numeric = new Set(['money', 'rate', 'quantity', 'count']);

/**
 * Parses an API row. A blank or unreadable number becomes 0 where the documented screen makes it 0
 * (`lenient`); otherwise the fault is reported at `path`. Unknown keys are refused.
 */
function fromWire(
  section: Section,
  wire: Readonly<Record<string, unknown>>,
  id: string,
  path: string,
  faults: WireFault[],
): Row {
  const row: Record<string, unknown> = { id };
  const columns = new Map<string, Column>(section.columns.map((c) => [c.key, c]));
  for (const [key, raw] of Object.entries(wire)) {
    if (key === 'id') continue;
    const column = columns.get(key);
    if (!column) {
      faults.push({ path: `${path}.${key}`, message: say('unknownField') });
      continue;
    }
    const read = parseCell(column, raw as RawCell);
    if (read.ok) {
      if (read.value !== undefined) row[key] = read.value;
    } else if (numeric.has(column.kind)) faults.push({ path: `${path}.${key}`, message: read.message });
    // Unreadable text is kept as typed: a draft may contain it, and the checks report it.
    else row[key] = String(raw);
  }
  return row as Row;
}

/**
 * Parses all documented row lists of a body; `nextId` gives ids to rows without one. Derivable rates and
 * taxes are filled in.
 */
export function sheetsFromWire(
  who: Taxpayer,
  body: Readonly<Record<string, unknown>>,
  nextId: () => string,
): { sheets: Sheets; faults: WireFault[] } {
  const sheets: Sheets = {};
  const faults: WireFault[] = [];
  for (const id of sectionIds) {
    const section = sections[id];
    const list = body[section.list];
    if (list === undefined) continue;
    if (!Array.isArray(list)) {
      faults.push({
        path: section.list,
        message: say('wrongType', { expected: 'list', found: typeof list }),
      });
      continue;
    }
    sheets[id] = list.map((wire, i) => {
      const path = `${section.list}.${i}`;
      const parsed = wireRowSchema.safeParse(wire);
      if (!parsed.success) {
        faults.push({ path, message: say('wrongType', { expected: 'row', found: typeof wire }) });
        return { id: nextId() };
      }
      const own = parsed.data['id'];
      return complete(
        who,
        section,
        withInitials(
          section,
          fromWire(section, parsed.data, typeof own === 'string' && own ? own : nextId(), path, faults),
        ),
      );
    });
  }
  return { sheets, faults };
}
