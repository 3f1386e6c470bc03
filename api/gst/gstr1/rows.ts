import { sheetsFromWire } from '../../../shared/gst/gstr1/read-wire.ts';
import { serialCount } from '../../../shared/gst/gstr1/rules-rows.ts';
import { type Sheets, sectionIds, sections } from '../../../shared/gst/gstr1/sections.ts';
import type { Taxpayer } from '../../../shared/gst/gstr1/supply.ts';
import { malformedFields } from '../../base/errors.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** The documented pair of serial numbers becomes the first row of table 13 unless that is sent. */
export function withSerials(sent: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const from = text(sent['documents_issued_from']);
  const to = text(sent['documents_issued_to']);
  if (sent['documents_issued'] !== undefined || !from || !to) return sent;
  const total = serialCount(from, to);
  return {
    ...sent,
    documents_issued: [
      {
        nature: '1',
        from_serial: from,
        to_serial: to,
        ...(total === undefined ? {} : { total_number: total }),
        cancelled: 0,
      },
    ],
  };
}

/** Rows of a body; 400 with the place of every malformed cell. `next` generates ids for rows without one. */
export function readRows(who: Taxpayer, sent: Readonly<Record<string, unknown>>, next: () => string): Sheets {
  const { sheets, faults } = sheetsFromWire(who, sent, next);
  const seen = new Set<string>();
  for (const id of sectionIds) {
    sheets[id]?.forEach((row, i) => {
      if (seen.has(row.id) || !/^[\w-]{1,40}$/.test(row.id))
        faults.push({
          path: `${sections[id].list}.${i}.id`,
          message: { text: 'This id is used twice or is not an id' },
        });
      seen.add(row.id);
    });
  }
  if (faults.length > 0) throw malformedFields(faults.slice(0, 500));
  return sheets;
}
