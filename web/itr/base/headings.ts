import type { ItrType } from '../../../shared/itr/common/types.ts';
import { mark } from '../../i18n/mark.ts';

/** The documented heading and messages of each form; `{status}` is the saved status. */
export const headings: Record<ItrType, { title: string; intro: string; saved: string; failed: string }> = {
  'ITR-1': {
    title: mark('ITR-1 (Sahaj)'),
    intro: mark(
      'For resident individuals with income up to ₹50 lakh from salary, house property and other sources',
    ),
    saved: mark('ITR saved as {status}'),
    failed: mark('Failed to save ITR'),
  },
  'ITR-2': {
    title: mark('ITR-2'),
    intro: mark('For individuals and HUFs without income from business or profession'),
    saved: mark('ITR saved as {status}'),
    failed: mark('Failed to save ITR-2'),
  },
  'ITR-3': {
    title: mark('ITR-3'),
    intro: mark('For individuals and HUFs with income from business or profession'),
    saved: mark('ITR saved as {status}'),
    failed: mark('Failed to save ITR-3'),
  },
  'ITR-4': {
    title: mark('ITR-4 (Sugam)'),
    intro: mark(
      'For presumptive income: turnover up to ₹2 crore (business) or receipts up to ₹50 lakh (profession)',
    ),
    saved: mark('ITR-4 (Sugam) saved as {status}'),
    failed: mark('Failed to save ITR-4'),
  },
  'ITR-5': {
    title: mark('ITR-5'),
    intro: mark('For firms, LLPs, associations, co-operative societies, local authorities and estates'),
    saved: mark('ITR saved as {status}'),
    failed: mark('Failed to save ITR-5'),
  },
  'ITR-6': {
    title: mark('ITR-6'),
    intro: mark('For companies other than those claiming exemption under section 11'),
    saved: mark('ITR saved as {status}'),
    failed: mark('Failed to save ITR-6'),
  },
  'ITR-7': {
    title: mark('ITR-7'),
    intro: mark(
      'For trusts, institutions, political parties and others who file under sections 139(4A) to (4D)',
    ),
    saved: mark('ITR saved as {status}'),
    failed: mark('Failed to save ITR-7'),
  },
};

/** Hints above a step that the specification requires, by form. */
export const formHints: Partial<Record<ItrType, string>> = {
  'ITR-3': mark('A tax audit applies above ₹1 crore turnover (business) or ₹50 lakh (profession).'),
  'ITR-6': mark('A tax audit applies above ₹1 crore turnover (business) or ₹50 lakh (profession).'),
  'ITR-5': mark('A tax audit applies above ₹1 crore turnover (business) or ₹50 lakh (profession).'),
};
