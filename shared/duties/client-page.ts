import type { IsoDate } from '../dates.ts';
import type { Registration } from '../entities/registrations.ts';
import type { ClientDuty } from './next.ts';

/** A return or statement of a client, of any tax. */
export interface ClientReturn {
  id: string;
  tax: 'itr' | 'gst' | 'tds';
  /** `ITR-1`, `GSTR-3B`, `26Q`. */
  form: string;
  /** Financial year, `2025-26`; of an ITR the one before its assessment year. */
  year: string;
  /** `10-2026` of a GST return, `Q2` of a statement; '' for an ITR. */
  period: string;
  /** The entity of that year to which the return belongs. */
  company_id: string;
  registration_id: string;
  /** GSTIN or TAN, or its trade name, where the client has several of the kind. */
  registration: string;
  /** Number of a correction; revised returns have 1. */
  correction: number;
  status: string;
  filed_on: string;
  acknowledgement: string;
  /** Whole rupees of an income-tax return; null while it cannot be computed, and for other taxes. */
  income: number | null;
  tax_amount: number | null;
  /** Tax to pay, negative for a refund. */
  balance: number | null;
  updated_at: string;
}

/** Papers of a client and assessment year. */
export interface ClientEvidence {
  year: string;
  company_id: string;
  /** Papers that count, and their kinds. */
  files: number;
  sources: string[];
  rows: number;
  /** Differences without a reason; null while they were not counted. */
  unexplained: number | null;
  /** Figures of which papers and return agree; null while they were not counted. */
  explained: number | null;
}

/** A request or notice sent to the client, with its channel. */
interface ClientReminder {
  id: string;
  at: string;
  by: string;
  channel: 'mail' | 'whatsapp';
  duty: string;
  period: string;
  language: 'en' | 'hi';
  text: string;
}

interface ClientNote {
  id: string;
  at: string;
  by: string;
  text: string;
  can_remove: boolean;
}

/** `GET /clients/{id}`. */
export interface ClientPage {
  client: {
    id: string;
    name: string;
    status: string;
    /** Masked; reading the client itself shows it. */
    pan: string;
    email: string;
    mobile: string;
    permission: 'own' | 'edit' | 'view';
    owner_name: string | null;
    canFileITR: boolean;
    canFileGST: boolean;
    canFileTDS: boolean;
  };
  today: IsoDate;
  period: string;
  duties: ClientDuty[];
  registrations: (Registration & { main: boolean })[];
  returns: ClientReturn[];
  evidence: ClientEvidence[];
  /** Responsible people; `duty` is `all` for the client. */
  people: { id: string; name: string; duty: string }[];
  group: { id: string; name: string } | null;
  labels: string[];
  reminders: ClientReminder[];
  notes: ClientNote[];
}

/** `GET /clients/{id}/reminder`: the letter requesting missing papers, and the available channels. */
export interface ReadyReminder {
  subject: string;
  text: string;
  papers: string[];
  email: string;
  /** Opens WhatsApp with the text. */
  whatsapp: string;
}
