import { group, rows } from '../../../forms/fields.ts';
import { common } from '../../../tax/years/common.ts';
import { code, money, moneyIfAny, total, totalIfAny, words } from '../../common/fields.ts';
import type { FieldName, Row } from '../../values/names.ts';

const is = (key: FieldName, value: string) => (row: Row) => row[key] === value;

const policies = (label: string, at: string, when: (row: Row) => boolean) =>
  rows(
    { label, rowLabel: 'Policy', json: `${at}.Sch80DInsDtls`, grid: true, when },
    {
      insurer: words('Name of the insurer', 'InsurerName', 125),
      policy_number: words('Policy number', 'PolicyNo', 75),
      premium: money('Premium paid', 'HealthInsAmt', { help: 'Not in cash' }),
    },
  ).optional();

/** Preventive health check-up of one of the four kinds of persons. */
export const checkup = (json: string, when: (row: Row) => boolean) =>
  moneyIfAny('Preventive health check-up', json, {
    max: common.deductions.d80.preventive,
    when,
    help: 'At most 5,000 for all persons together; may be in cash',
  });

/** Insured persons; section 80D has separate limits for senior citizens. */
export const young = is('self_senior', 'N');
export const senior = is('self_senior', 'Y');
export const youngParents = is('parents_senior', 'N');
export const seniorParents = is('parents_senior', 'Y');

/** Path of Schedule 80D. */
export const schedule80d = {
  label: 'Health insurance and medical expenditure',
  json: 'Schedule80D.Sec80DSelfFamSrCtznHealth',
  section: '80D',
};

/** The two questions that decide which amounts are shown. */
export const ofSelf = code(
  'Are you or any member of your family (other than parents) a senior citizen?',
  'SeniorCitizenFlag',
  [
    { value: 'N', label: 'No' },
    { value: 'Y', label: 'Yes' },
    { value: 'S', label: 'Not claiming for self and family' },
  ],
);
export const ofParents = code('Is any of your parents a senior citizen?', 'ParentsSeniorCitizenFlag', [
  { value: 'N', label: 'No' },
  { value: 'Y', label: 'Yes' },
  { value: 'P', label: 'Not claiming for parents' },
]);

/** Schedule 80D: health insurance, preventive check-up and medical expenditure. */
export const healthInsurance = group(schedule80d, {
  self_senior: ofSelf,
  self_policies: policies('Policies of self and family', 'Sec80DSelfFamHIDtls', young),
  self_premium: totalIfAny('Health insurance premium', 'HealthInsPremSlfFam', { when: young }),
  self_premium_total: total('Total of policies', 'Sec80DSelfFamHIDtls.TotalPayments', { when: young }),
  self_checkup: checkup('PrevHlthChckUpSlfFam', young),
  self_allowed: totalIfAny('Self and family, at most 25,000', 'SelfAndFamily', { when: young }),
  self_senior_policies: policies(
    'Policies of self and family with a senior citizen',
    'Sec80DSelfFamSrCtznHIDtls',
    senior,
  ),
  self_senior_premium: totalIfAny('Health insurance premium', 'HlthInsPremSlfFamSrCtzn', { when: senior }),
  self_senior_premium_total: total('Total of policies', 'Sec80DSelfFamSrCtznHIDtls.TotalPayments', {
    when: senior,
  }),
  self_senior_checkup: checkup('PrevHlthChckUpSlfFamSrCtzn', senior),
  self_senior_medical: moneyIfAny('Medical expenditure', 'MedicalExpSlfFamSrCtzn', {
    when: senior,
    help: 'On senior citizens without health insurance',
  }),
  self_senior_allowed: totalIfAny('Self and family, at most 50,000', 'SelfAndFamilySeniorCitizen', {
    when: senior,
  }),
  parents_senior: ofParents,
  parents_policies: policies('Policies of parents', 'Sec80DParentsHIDtls', youngParents),
  parents_premium: totalIfAny('Health insurance premium', 'HlthInsPremParents', { when: youngParents }),
  parents_premium_total: total('Total of policies', 'Sec80DParentsHIDtls.TotalPayments', {
    when: youngParents,
  }),
  parents_checkup: checkup('PrevHlthChckUpParents', youngParents),
  parents_allowed: totalIfAny('Parents, at most 25,000', 'Parents', { when: youngParents }),
  parents_senior_policies: policies(
    'Policies of parents, senior citizens',
    'Sec80DParentsSrCtznHIDtls',
    seniorParents,
  ),
  parents_senior_premium: totalIfAny('Health insurance premium', 'HlthInsPremParentsSrCtzn', {
    when: seniorParents,
  }),
  parents_senior_premium_total: total('Total of policies', 'Sec80DParentsSrCtznHIDtls.TotalPayments', {
    when: seniorParents,
  }),
  parents_senior_checkup: checkup('PrevHlthChckUpParentsSrCtzn', seniorParents),
  parents_senior_medical: moneyIfAny('Medical expenditure', 'MedicalExpParentsSrCtzn', {
    when: seniorParents,
  }),
  parents_senior_allowed: totalIfAny('Parents, at most 50,000', 'ParentsSeniorCitizen', {
    when: seniorParents,
  }),
  eligible: total('Eligible amount of deduction', 'EligibleAmountOfDedn'),
}).optional();
