import type { GstScheme, ListedRegistration } from '../../../shared/entities/registrations.ts';
import type { Taxes } from '../../../shared/gst/gstr1/supply.ts';
import type { Frequency } from '../../../shared/gst/periods.ts';
import { withQuery } from '../../data/keys.ts';

/** Types of return stored here. */
export type GstReturnType = 'GSTR-1' | 'GSTR-1A' | 'GSTR-3B' | 'GSTR-2B' | 'GSTR-9';

/** Common fields of every GST return. Amounts in rupees. */
export interface GstHead {
  id: string;
  gst_id: string;
  version: number;
  updated_at: string;
  gst_master_id: string;
  company_name: string;
  gstin: string;
  registration_id: string | null;
  /** Whether its GSTIN is the client's main one. */
  of_main: boolean;
  return_type: GstReturnType;
  return_period: string;
  status: 'draft' | 'filed';
  frequency: Frequency;
  turnover: number | null;
  sez: boolean;
  nil: boolean;
  acknowledgement: string;
  filed_on: string;
  can_edit: boolean;
}

/** A card of a period on the home page. */
export interface ReturnCard {
  gst_id: string | null;
  status: 'draft' | 'filed' | 'not_started';
  due_date: string | null;
  nil: boolean;
  filed_on: string | null;
  acknowledgement: string;
  totals: Record<string, unknown> | null;
  updated_at: string | null;
}

/** A period of the home page. */
export interface HomePeriod {
  period: string;
  begun: boolean;
  gstr1: ReturnCard | null;
  gstr1a: ReturnCard | null;
  /** Whether a GSTR-1A may be created now. */
  may_amend: boolean;
  iff: boolean;
  gstr3b: ReturnCard | null;
  pmt06_due: string | null;
  gstr2b: ReturnCard | null;
}

/** Response of the home call. */
export interface GstHome {
  company: { id: string; name: string; gstin: string; status: string };
  registration_id: string;
  scheme: GstScheme;
  registrations: ListedRegistration[];
  can_edit: boolean;
  financial_year: string;
  financial_years: string[];
  current_period: string;
  settings: { frequency: Frequency; turnover: number | null; sez: boolean };
  periods: HomePeriod[];
}

/** One month of the comparison; rupees. */
export interface ComparedMonth {
  period: string;
  liability: { gstr1?: Taxes; gstr3b?: Taxes; difference?: Taxes };
  credit: { gstr2b?: Taxes; gstr3b?: Taxes; difference?: Taxes };
}

/** Address of the home page of a return's GSTIN. */
export const homeOf = (head: Pick<GstHead, 'gst_master_id' | 'registration_id' | 'of_main'>): string =>
  gstPages.home(head.gst_master_id, { registration: head.of_main ? null : head.registration_id });

const one = (kind: string, id: string) => `/api/gst/${kind}/${encodeURIComponent(id)}`;

/** Paths of the GST calls. */
export const gstPaths = {
  home: (entityId: string) => `/api/gst/home/${encodeURIComponent(entityId)}`,
  gstr1: (id: string) => one('gstr1', id),
  gstr3b: (id: string) => one('gstr3b', id),
  gstr2b: (id: string) => one('gstr2b', id),
  gstr9: (id: string) => one('gstr9', id),
  gstr9c: (id: string) => `${one('gstr9', id)}/9c`,
  ledger: (entityId: string) => `/api/gst/credit-ledger/${encodeURIComponent(entityId)}`,
};

/** Addresses of the GST pages. */
export const gstPages = {
  home: (entityId: string, at: { year?: string; registration?: string | null; period?: string } = {}) =>
    withQuery(`/app/gst/home/${encodeURIComponent(entityId)}`, {
      registration: at.registration ?? undefined,
      year: at.year,
      period: at.period,
    }),
  gstr1: (id: string) => `/app/gst/gstr1/${encodeURIComponent(id)}`,
  gstr3b: (id: string) => `/app/gst/gstr3b/${encodeURIComponent(id)}`,
  gstr2b: (id: string) => `/app/gst/gstr2b/${encodeURIComponent(id)}`,
  gstr9: (id: string) => `/app/gst/gstr9/${encodeURIComponent(id)}`,
  gstr9c: (id: string) => `/app/gst/gstr9/${encodeURIComponent(id)}/9c`,
  ims: (entityId: string, registration: string) =>
    withQuery(`/app/gst/ims/${encodeURIComponent(entityId)}`, { registration }),
  suppliers: (entityId: string, at: { year?: string; registration?: string } = {}) =>
    withQuery(`/app/gst/suppliers/${encodeURIComponent(entityId)}`, at),
  ledger: (entityId: string, at: { year?: string; registration?: string } = {}) =>
    withQuery(`/app/gst/ledger/${encodeURIComponent(entityId)}`, at),
  composition: (entityId: string, at: { year?: string; registration?: string } = {}) =>
    withQuery(`/app/gst/composition/${encodeURIComponent(entityId)}`, at),
  einvoices: (entityId: string) => `/app/gst/einvoices/${encodeURIComponent(entityId)}`,
};
