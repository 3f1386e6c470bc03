import { mark } from '../../i18n/mark.ts';

/** Fields of the entity record the suggestion uses. */
export interface SuggestInput {
  /** Entity type, for example `Individual` or `Partnership firm`. */
  status: string;
  /** `01` resident, `02` non-resident, `03` not ordinarily resident. */
  residential_status?: string;
  special_business?: boolean;
  business?: boolean;
  profession?: boolean;
  ltcg?: boolean;
  stcg?: boolean;
}

export const itrForms = ['ITR-1', 'ITR-2', 'ITR-3', 'ITR-4', 'ITR-5', 'ITR-6', 'ITR-7'] as const;
/** Name of an income-tax return form. */
export type ItrForm = (typeof itrForms)[number];

/** A form and the reason, in English. */
interface Suggestion {
  form: ItrForm;
  reason: string;
}

const isCompany = (status: string) => /company/i.test(status);
const isTrust = (status: string) => /trust/i.test(status);
/** A sole proprietorship is assessed as its proprietor. */
const isPerson = (status: string) => status === 'Individual' || status === 'Sole Proprietorship';

/**
 * The form for an entity by its type and heads of income (rule 12(1), Income-tax Rules): companies ITR-6, trusts of ss.139(4A) to (4D)
 * ITR-7, private trusts, firms and other bodies ITR-5 or, where presumptive, ITR-4; individuals and HUFs by their income.
 */
export function suggestForm(entity: SuggestInput): Suggestion {
  const { status } = entity;
  const trade = entity.business === true || entity.profession === true;
  const presumptive = entity.special_business === true;
  const gains = entity.ltcg === true || entity.stcg === true;
  const resident = (entity.residential_status ?? '01') === '01';
  if (isTrust(status)) return { form: 'ITR-7', reason: mark('Trusts and institutions file ITR-7.') };
  if (isCompany(status)) return { form: 'ITR-6', reason: mark('Companies file ITR-6.') };
  if (!isPerson(status) && status !== 'HUF') {
    if (/partnership firm/i.test(status) && presumptive && resident && !gains)
      return { form: 'ITR-4', reason: mark('A resident firm with presumptive income may file ITR-4.') };
    if (status === 'PDT')
      return { form: 'ITR-5', reason: mark('A private discretionary trust files ITR-5.') };
    return { form: 'ITR-5', reason: mark('Firms, LLPs, associations and other bodies file ITR-5.') };
  }
  if (trade && presumptive && !gains && resident)
    return {
      form: 'ITR-4',
      reason: mark('Presumptive income from business or profession goes in ITR-4.'),
    };
  if (trade || presumptive) {
    if (presumptive && gains)
      return { form: 'ITR-3', reason: mark('Capital gains with business income need ITR-3.') };
    if (presumptive && !resident)
      return {
        form: 'ITR-3',
        reason: mark('ITR-4 is for residents: a non-resident in business files ITR-3.'),
      };
    if (presumptive)
      return {
        form: 'ITR-4',
        reason: mark('Presumptive income from business or profession goes in ITR-4.'),
      };
    return { form: 'ITR-3', reason: mark('Business or profession with regular books goes into ITR-3.') };
  }
  if (gains) return { form: 'ITR-2', reason: mark('Capital gains without business income go into ITR-2.') };
  if (status === 'HUF')
    return {
      form: 'ITR-2',
      reason: mark('ITR-1 is for individuals only: an HUF without business files ITR-2.'),
    };
  if (!resident)
    return {
      form: 'ITR-2',
      reason: mark('ITR-1 is for residents only: others without business file ITR-2.'),
    };
  return { form: 'ITR-1', reason: mark('Salary, house property and other income up to ₹50 lakh fit ITR-1.') };
}

/** `ITR-1` as it is in addresses: `itr1`. */
export const slugOf = (form: string): string => form.replace('-', '').toLowerCase();

/** `itr1` as `ITR-1`; undefined for anything that is no form. */
export const formOf = (slug: string): ItrForm | undefined => itrForms.find((f) => slugOf(f) === slug);
