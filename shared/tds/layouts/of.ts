import type { TdsForm } from '../data/forms.ts';
import { form140, form144 } from './form140.ts';
import { form24Q, form26Q, form27EQ, form27Q } from './old.ts';
import type { Layout } from './types.ts';

const layouts: Readonly<Partial<Record<TdsForm, Layout>>> = {
  '24Q': form24Q,
  '26Q': form26Q,
  '27Q': form27Q,
  '27EQ': form27EQ,
  '140': form140,
  '144': form144,
};

/** The layout of a form's text file, or undefined where none is public (forms 138 and 143). */
export const layoutOf = (form: TdsForm): Layout | undefined => layouts[form];

/** What the interface says where no layout is public. */
export const noLayoutNotice =
  'The file layout of this form is not public yet. The statement is kept, checked and totalled here; give its figures to the department’s own utility from the Excel sheet.';
