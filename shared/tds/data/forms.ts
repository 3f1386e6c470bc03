import { type IsoDate, startYear } from '../../dates.ts';

/** Statements of tax deducted (TDS) or collected (TCS). The second of each pair is its form from 1 April 2026. */
export const tdsForms = ['24Q', '26Q', '27Q', '27EQ', '138', '140', '144', '143'] as const;
export type TdsForm = (typeof tdsForms)[number];

/** Kind of payments a statement reports. */
export type TdsKind = 'salary' | 'resident' | 'non-resident' | 'collection';

interface FormInfo {
  form: TdsForm;
  kind: TdsKind;
  title: string;
  description: string;
  /** First and last financial year (start year) the form is used for; rules 31A, 31AA and the 2026 Rules. */
  from: number;
  to?: number;
  /** The same statement under the other Act. */
  pair: TdsForm;
  /** Third field of the file header record. */
  fileType: 'SL1' | 'NS1' | 'TC1';
}

/** The eight statements. Pairing: Income-tax Rules 2026 (form 138 for 24Q, 140 for 26Q, 144 for 27Q, 143 for 27EQ). */
export const formInfo: Readonly<Record<TdsForm, FormInfo>> = {
  '24Q': {
    form: '24Q',
    kind: 'salary',
    title: '24Q',
    description: 'TDS on salary',
    from: 2005,
    to: 2025,
    pair: '138',
    fileType: 'SL1',
  },
  '26Q': {
    form: '26Q',
    kind: 'resident',
    title: '26Q',
    description: 'TDS on non-salary, domestic',
    from: 2005,
    to: 2025,
    pair: '140',
    fileType: 'NS1',
  },
  '27Q': {
    form: '27Q',
    kind: 'non-resident',
    title: '27Q',
    description: 'TDS on non-resident payments',
    from: 2005,
    to: 2025,
    pair: '144',
    fileType: 'NS1',
  },
  '27EQ': {
    form: '27EQ',
    kind: 'collection',
    title: '27EQ',
    description: 'TCS',
    from: 2005,
    to: 2025,
    pair: '143',
    fileType: 'TC1',
  },
  '138': {
    form: '138',
    kind: 'salary',
    title: 'Form 138',
    description: 'TDS on salary',
    from: 2026,
    pair: '24Q',
    fileType: 'SL1',
  },
  '140': {
    form: '140',
    kind: 'resident',
    title: 'Form 140',
    description: 'TDS on non-salary, domestic',
    from: 2026,
    pair: '26Q',
    fileType: 'NS1',
  },
  '144': {
    form: '144',
    kind: 'non-resident',
    title: 'Form 144',
    description: 'TDS on non-resident payments',
    from: 2026,
    pair: '27Q',
    fileType: 'NS1',
  },
  '143': {
    form: '143',
    kind: 'collection',
    title: 'Form 143',
    description: 'TCS',
    from: 2026,
    pair: '27EQ',
    fileType: 'TC1',
  },
};

/** Financial years offered, newest first: `2026-2027`. */
export const tdsYears = ['2026-2027', '2025-2026', '2024-2025', '2023-2024'] as const;
export const quarters = ['Q1', 'Q2', 'Q3', 'Q4'] as const;
export type Quarter = (typeof quarters)[number];

/** Quarter labels in the picker. */
export const quarterLabels: Readonly<Record<Quarter, string>> = {
  Q1: 'Apr-Jun',
  Q2: 'Jul-Sep',
  Q3: 'Oct-Dec',
  Q4: 'Jan-Mar',
};

/** The forms in use for a financial year, in the department's order. */
export function formsOf(year: string): FormInfo[] {
  const start = startYear(year);
  return tdsForms.map((form) => formInfo[form]).filter((f) => start >= f.from && start <= (f.to ?? 9999));
}

/** The form of the same kind for a year: 26Q for 2026-2027 gives 140. */
export function formFor(form: TdsForm, year: string): TdsForm {
  return formsOf(year).find((f) => f.kind === formInfo[form].kind)?.form ?? form;
}

/** First and last day of a quarter of a financial year. */
export function quarterDays(year: string, quarter: Quarter): { from: IsoDate; to: IsoDate } {
  const start = startYear(year);
  return {
    Q1: { from: `${start}-04-01`, to: `${start}-06-30` },
    Q2: { from: `${start}-07-01`, to: `${start}-09-30` },
    Q3: { from: `${start}-10-01`, to: `${start}-12-31` },
    Q4: { from: `${start + 1}-01-01`, to: `${start + 1}-03-31` },
  }[quarter];
}

/** The quarter of a date. */
export function quarterOf(day: IsoDate): Quarter {
  const month = Number(day.slice(5, 7));
  return month >= 4 && month <= 6 ? 'Q1' : month >= 7 && month <= 9 ? 'Q2' : month >= 10 ? 'Q3' : 'Q4';
}
