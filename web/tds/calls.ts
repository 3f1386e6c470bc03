import type { ListedRegistration } from '../../shared/entities/registrations.ts';
import type { ChallanFile } from '../../shared/tds/challan-file.ts';
import type { Quarter, TdsForm } from '../../shared/tds/data/forms.ts';
import type { Head } from '../../shared/tds/draft.ts';
import type { MonthCounting } from '../../shared/tds/interest.ts';
import type { SheetRow } from '../../shared/tds/sheets.ts';
import { inLanguage } from '../i18n/language.ts';

/** Totals of a statement as last saved; integer paise. */
interface TdsTotals {
  challans: number;
  deductees: number;
  amount: number;
  deducted: number;
  deposited: number;
  payable: number;
}

/** A statement as the API returns it, with rows. */
export interface TdsRecord extends Head {
  id: string;
  version: number;
  company_id: string;
  company_name: string;
  registration_id: string | null;
  form_type: TdsForm;
  quarter: Quarter;
  financial_year: string;
  status: 'draft' | 'filed';
  counting: MonthCounting;
  token_number: string;
  filed_on: string;
  can_edit: boolean;
  /** Filed, and this user may create a correction. */
  may_correct: boolean;
  /** 0 for the regular statement. */
  correction: number;
  original_token: string;
  original_filed_on: string;
  /** Date of the consolidated file applied to a correction; null if none. */
  accepted: string | null;
  /** The challan file (.csi) stored with the statement. */
  challan_file: ChallanFile | null;
  challans: SheetRow[];
  deductees: SheetRow[];
  salaries: SheetRow[];
}

/** A row of the list call. */
export interface TdsListRow {
  id: string;
  company_id: string;
  company_name: string;
  form_type: TdsForm;
  quarter: Quarter;
  financial_year: string;
  status: string;
  correction: number;
  registration_id: string | null;
  tan: string;
  totals: TdsTotals;
  updated_at: string;
}

/** One form of a quarter in the home call; amounts in integer paise. */
interface HomeForm {
  form_type: TdsForm;
  tds_id: string | null;
  status: 'draft' | 'filed' | 'not_started';
  due_date: string;
  due_uncertain: string | null;
  certificate_due: string;
  overdue: boolean;
  totals: TdsTotals | null;
  interest: number | null;
  fee: number | null;
  corrections: { tds_id: string; number: number; status: 'draft' | 'filed' }[];
}

/** Response of the home call. */
export interface TdsHome {
  registration_id: string | null;
  registrations: ListedRegistration[];
  quarters: { quarter: Quarter; forms: HomeForm[] }[];
}

/** Paths of the TDS calls. */
export const tdsPaths = {
  list: '/api/tds/list',
  statements: '/api/tds/statements',
  accepted: '/api/tds/statements/accepted',
  challanFile: '/api/tds/statements/challan-file',
  corrections: '/api/tds/corrections',
  one: (id: string) => `/api/tds/statements/${encodeURIComponent(id)}`,
  home: (entityId: string, year: string, registration = '') =>
    `/api/tds/home/${encodeURIComponent(entityId)}?financial_year=${year}${
      registration && `&registration_id=${registration}`
    }`,
};

/** Address of a statement's page. */
export const tdsPage = (
  form: TdsForm,
  entityId: string,
  year: string,
  quarter: string,
  correction = 0,
  registration = '',
): string =>
  `/app/tds/${form.toLowerCase()}/${encodeURIComponent(entityId)}?year=${year}&quarter=${quarter}${
    correction > 0 ? `&correction=${correction}` : ''
  }${registration && `&registration=${registration}`}`;

/** Kinds of document made from a statement. */
export type TdsDocument = 'certificates' | 'perquisites' | 'challans' | 'no-pan' | 'changes';

/** Address of such a document; `payees` are ids of the first rows of the payees to include, all by default. */
export const documentPath = (
  id: string,
  kind: TdsDocument,
  format: 'pdf' | 'xlsx',
  payees?: readonly string[],
): string =>
  inLanguage(
    `${tdsPaths.one(id)}/documents?kind=${kind}&format=${format}${payees ? `&payees=${payees.join(',')}` : ''}`,
  );

/** Address of the ZIP with one PDF per payee. */
export const certificatesPath = (
  id: string,
  kind: 'certificates' | 'perquisites',
  payees?: readonly string[],
): string =>
  inLanguage(
    `${tdsPaths.one(id)}/certificates.zip?kind=${kind}${payees ? `&payees=${payees.join(',')}` : ''}`,
  );

/** Address of the statement as PDF. */
export const statementPdfPath = (id: string): string => inLanguage(`${tdsPaths.one(id)}/statement.pdf`);
