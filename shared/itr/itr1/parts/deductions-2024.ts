import { aadhaar, date, group, pan } from '../../../forms/fields.ts';
import { common } from '../../../tax/years/common.ts';
import { dependants } from '../../codes/common.ts';
import { code, money, moneyIfAny, total, wordsIfAny } from '../../common/fields.ts';
import type { Row } from '../../values/names.ts';
import {
  checkup,
  ofParents,
  ofSelf,
  schedule80d,
  senior,
  seniorParents,
  young,
  youngParents,
} from './health-insurance.ts';

const disability = (self: boolean) => ({
  nature: code('Nature of disability', 'NatureOfDisability', [
    { value: '1', label: self ? 'Self with disability' : 'Dependant with disability' },
    { value: '2', label: self ? 'Self with severe disability' : 'Dependant with severe disability' },
  ]),
  amount: total('Amount of deduction', 'DeductionAmount', { section: self ? '80U' : '80DD' }),
  ...(self
    ? {}
    : {
        dependant: code('Dependant', 'DependentType', [
          ...dependants,
          { value: '8', label: 'Member of the family (Hindu undivided family)' },
        ]),
        dependant_pan: pan('PAN of the dependant', { json: 'DependentPan' }).optional(),
        dependant_aadhaar: aadhaar('Aadhaar of the dependant', { json: 'DependentAadhaar' }).optional(),
      }),
  form_10ia_date: date('Date of filing of Form 10-IA', { json: 'Form10IAFilingDate' }).optional(),
  form_10ia: wordsIfAny('Acknowledgement number of Form 10-IA', 'Form10IAAckNum', 15),
  udid: wordsIfAny('UDID number', 'UDIDNum', 18),
});

const premium = (json: string, when: (row: Row) => boolean) =>
  moneyIfAny('Health insurance premium', json, { when, help: 'Not in cash' });

/** Schedule 80D of AY 2024-25: sums, no policies. */
const health2024 = group(schedule80d, {
  self_senior: ofSelf,
  self_premium: premium('HealthInsPremSlfFam', young),
  self_checkup: checkup('PrevHlthChckUpSlfFam', young),
  self_allowed: total('Self and family, at most 25,000', 'SelfAndFamily'),
  self_senior_premium: premium('HlthInsPremSlfFamSrCtzn', senior),
  self_senior_checkup: checkup('PrevHlthChckUpSlfFamSrCtzn', senior),
  self_senior_medical: moneyIfAny('Medical expenditure', 'MedicalExpSlfFamSrCtzn', {
    when: senior,
    help: 'On senior citizens without health insurance',
  }),
  self_senior_allowed: total('Self and family, at most 50,000', 'SelfAndFamilySeniorCitizen'),
  parents_senior: ofParents,
  parents_premium: premium('HlthInsPremParents', youngParents),
  parents_checkup: checkup('PrevHlthChckUpParents', youngParents),
  parents_allowed: total('Parents, at most 25,000', 'Parents'),
  parents_senior_premium: premium('HlthInsPremParentsSrCtzn', seniorParents),
  parents_senior_checkup: checkup('PrevHlthChckUpParentsSrCtzn', seniorParents),
  parents_senior_medical: moneyIfAny('Medical expenditure', 'MedicalExpParentsSrCtzn', {
    when: seniorParents,
  }),
  parents_senior_allowed: total('Parents, at most 50,000', 'ParentsSeniorCitizen'),
  eligible: total('Eligible amount of deduction', 'EligibleAmountOfDedn'),
}).optional();

/** Single figures in AY 2024-25, rows in later years. */
const plain2024 = (USER: string) => ({
  sec_80c: money('Payments under section 80C', `${USER}.Section80C`, {
    section: '80C',
    help: 'At most 1,50,000 together with 80CCC and 80CCD(1)',
  }),
  sec_80ccc: money('Contribution to pension funds', `${USER}.Section80CCC`, { section: '80CCC' }),
  sec_80e: money('Interest on loans for higher education', `${USER}.Section80E`, { section: '80E' }),
  sec_80ee: money('Interest on a housing loan sanctioned in FY 2016-17', `${USER}.Section80EE`, {
    section: '80EE',
    max: common.deductions.ee.cap,
  }),
  sec_80eea: money('Interest on a housing loan, affordable housing', `${USER}.Section80EEA`, {
    section: '80EEA',
    max: common.deductions.eea.cap,
  }),
  sec_80eeb: money('Interest on a loan for an electric vehicle', `${USER}.Section80EEB`, {
    section: '80EEB',
    max: common.deductions.eeb.cap,
  }),
  schedule_80d: health2024,
  schedule_80dd: group(
    {
      label: 'Dependant with a disability',
      json: 'Schedule80DD',
      section: '80DD',
      help: '75,000, or 1,25,000 for a severe disability, whatever was spent',
    },
    disability(false),
  ).optional(),
  schedule_80u: group(
    {
      label: 'Assessee with a disability',
      json: 'Schedule80U',
      section: '80U',
      help: '75,000, or 1,25,000 for a severe disability',
    },
    disability(true),
  ).optional(),
});

/** Fields of later years missing in AY 2024-25. */
const notIn2024 = [
  'schedule_80c',
  'total_80c',
  'pran',
  'sec_80ddb_disease',
  'loans_80e',
  'total_80e',
  'loans_80ee',
  'total_80ee',
  'stamp_value_80eea',
  'loans_80eea',
  'total_80eea',
  'loans_80eeb',
  'total_80eeb',
  'form_10ba',
];

/** The members of Chapter VI-A for AY 2024-25: fewer particulars, sums instead of rows. */
export const withoutParticulars = <S extends object>(shape: S, user: string) => ({
  ...(Object.fromEntries(Object.entries(shape).filter(([key]) => !notIn2024.includes(key))) as S),
  ...plain2024(user),
});
