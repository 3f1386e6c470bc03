import type { WireMessage } from '../../../shared/forms/messages.ts';
import type { EinvoiceDetails } from '../../../shared/gst/einvoice/details.ts';
import type { Tone } from '../../ui/states/StatusChip.tsx';

/** A finding as the API returns it; `path` refers to the file. */
interface ShownIssue extends WireMessage {
  path: string;
  severity: 'error' | 'warning';
}

/** An invoice or credit note as listed; rupees. */
export interface EinvoiceRow {
  id: string;
  kind: 'invoice' | 'note';
  number: string;
  date: string;
  customer: string;
  customer_gstin: string;
  total: number;
  cancelled: boolean;
  version: number;
  needs_irn: boolean | null;
  registered: boolean;
  days_left: number | null;
  needs_eway: boolean;
  goods: boolean;
  from_file: boolean;
  details: EinvoiceDetails | null;
  irn: string;
  ack_number: string;
  ack_date: string;
  eway_number: string;
  has_qr: boolean;
  errors: number;
  issues: ShownIssue[];
  eway_issues: ShownIssue[];
}

/** Response of the list call. */
export interface Einvoices {
  company: { id: string; name: string; gstin: string };
  financial_year: string;
  turnover: number | null;
  can_edit: boolean;
  documents: EinvoiceRow[];
}

/** A document of a checked file; rupees. */
export interface CheckedDocument {
  type: string;
  number: string;
  date: string;
  seller: string;
  buyer: string;
  total: number;
  errors: number;
  issues: ShownIssue[];
}

export const einvoicePath = (entityId: string, rest = ''): string =>
  `/api/gst/einvoices/${encodeURIComponent(entityId)}${rest}`;

/** Status of a document, in order of urgency. */
type Standing = 'irn' | 'cancelled' | 'not-needed' | 'late' | 'incomplete' | 'ready';

export function standingOf(row: EinvoiceRow): Standing {
  if (row.irn) return 'irn';
  if (row.cancelled) return 'cancelled';
  if (!row.registered || row.needs_irn === false) return 'not-needed';
  if (row.days_left !== null && row.days_left < 0) return 'late';
  return row.errors > 0 ? 'incomplete' : 'ready';
}

export const tones: Record<Standing, Tone> = {
  irn: 'done',
  cancelled: 'neutral',
  'not-needed': 'neutral',
  late: 'problem',
  incomplete: 'attention',
  ready: 'progress',
};

/** Documents a kind of file can include: without IRN or e-way bill, not cancelled, with goods for the e-way bill. */
const takes = (row: EinvoiceRow, kind: 'einvoice' | 'eway'): boolean =>
  !row.cancelled &&
  (kind === 'einvoice' ? row.registered && row.irn === '' : row.goods && row.eway_number === '');

/** The selected documents that belong in a kind of file. */
export const chosenFor = (
  rows: readonly EinvoiceRow[],
  chosen: ReadonlySet<string>,
  kind: 'einvoice' | 'eway',
): string[] => rows.filter((r) => chosen.has(r.id) && takes(r, kind)).map((r) => r.id);

/** Values of the details form; numbers as text while they are typed. */
type Form = Record<string, string>;
const groups = {
  buyer: ['legal_name', 'trade_name', 'addr1', 'addr2', 'loc', 'pin', 'state'],
  dispatch: ['name', 'addr1', 'addr2', 'loc', 'pin', 'state'],
  ship: ['gstin', 'legal_name', 'trade_name', 'addr1', 'addr2', 'loc', 'pin', 'state'],
  export: ['bill_number', 'bill_date', 'port', 'currency', 'country'],
  transport: [
    'distance',
    'mode',
    'vehicle',
    'vehicle_type',
    'transporter_id',
    'transporter_name',
    'document',
    'document_date',
    'movement',
    'movement_words',
  ],
} as const;
type GroupName = keyof typeof groups;

/** Form values of stored details. */
export function formOf(details: EinvoiceDetails | null): Form {
  const form: Form = {
    supply_type: details?.supply_type ?? 'B2B',
    igst_on_intra: details?.igst_on_intra ? 'Y' : 'N',
    'transport.movement': '1',
    'transport.vehicle_type': 'R',
  };
  for (const [group, keys] of Object.entries(groups)) {
    const own = details?.[group as GroupName] as Record<string, unknown> | undefined;
    for (const key of keys) if (own?.[key] !== undefined) form[`${group}.${key}`] = String(own[key]);
  }
  return form;
}

const usual: Form = { 'transport.movement': '1', 'transport.vehicle_type': 'R', 'transport.distance': '0' };

/** Body of a save: groups with at least one entry. */
export function detailsOf(form: Form): Record<string, unknown> {
  const out: Record<string, unknown> = {
    supply_type: form['supply_type'] ?? 'B2B',
    igst_on_intra: form['igst_on_intra'] === 'Y',
  };
  for (const [group, keys] of Object.entries(groups)) {
    const own: Record<string, unknown> = {};
    let said = false;
    for (const key of keys) {
      const value = (form[`${group}.${key}`] ?? '').trim();
      if (value === '') continue;
      if (value !== usual[`${group}.${key}`]) said = true;
      own[key] = key === 'distance' ? Number(value) : value;
    }
    if (said) out[group] = own;
  }
  return out;
}
