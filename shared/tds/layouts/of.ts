import type { Quarter, TdsForm } from '../data/forms.ts';
import { form138, form140, form144 } from './form140.ts';
import { form24Q, form26Q, form27EQ, form27Q } from './old.ts';
import type { Layout } from './types.ts';

const layouts: Readonly<Partial<Record<TdsForm, Layout>>> = {
  '24Q': form24Q,
  '26Q': form26Q,
  '27Q': form27Q,
  '27EQ': form27EQ,
  '138': form138,
  '140': form140,
  '144': form144,
};

/**
 * The layout of a form's text file; undefined if not published: form 143, and the quarter of form 138 with
 * annexures.
 */
export function layoutOf(form: TdsForm, quarter?: Quarter): Layout | undefined {
  const layout = layouts[form];
  return quarter && layout?.quarters && !layout.quarters.includes(quarter) ? undefined : layout;
}

/** The readable part of a form's file: for form 143 the headers and challans, which all forms of 2026 share. */
export const readingLayoutOf = (form: TdsForm): Layout => layouts[form] ?? headersOf140;

const headersOf140: Layout = {
  ...form140,
  form: '143',
  records: { FH: form140.records.FH!, BH: form140.records.BH!, CD: form140.records.CD! },
};

const kept =
  'The statement is saved, checked and totalled here; enter its figures in the department’s utility from the Excel sheet.';

/** Why a form has no text file here. */
export const noLayoutNotice = (form: TdsForm): string =>
  form === '138'
    ? `The department has not published the layout of Form 138 for the fourth quarter, with its salary annexures. ${kept}`
    : `The department has not published the layout of the collectee record in Form 143, so a valid file cannot be created. ${kept}`;
