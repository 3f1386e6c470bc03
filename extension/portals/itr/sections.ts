import type { Section } from './route.ts';

/**
 * Sections of each form as the portal names them, and which parts of the government file each shows. Names of
 * ITR-1 and ITR-4 are from the department's manuals; parts marked nowhere are left to the user (verification).
 */

const personal: Section = {
  id: 'personal_information',
  title: 'Personal Information',
  also: ['personal info', 'part a general', 'part a general information'],
  parts: ['PersonalInfo', 'FilingStatus', 'Refund.BankAccountDtls', 'PartA_GEN1', 'PartA_Gen1'],
};

const taxPaid: Section = {
  id: 'tax_paid',
  title: 'Tax Paid',
  also: ['taxes paid', 'tax paid details'],
  parts: [
    'TaxPaid',
    'TaxPayments',
    'TDSonSalaries',
    'TDSonOthThanSals',
    'TDSonOthThanSal',
    'ScheduleTDS3Dtls',
    'ScheduleTDS1',
    'ScheduleTDS2',
    'ScheduleTDS3',
    'ScheduleTCS',
    'ScheduleIT',
  ],
};

const itr1: Section[] = [
  personal,
  {
    id: 'gross_total_income',
    title: 'Gross Total Income',
    also: [],
    parts: ['ITR1_IncomeDeductions', 'ScheduleEA10_13A', 'ScheduleUs24B', 'LTCG112A'],
  },
  {
    id: 'total_deductions',
    title: 'Total Deductions',
    also: ['total deduction'],
    parts: [
      'ITR1_IncomeDeductions.UsrDeductUndChapVIA',
      'ITR1_IncomeDeductions.DeductUndChapVIA',
      'Schedule80',
    ],
  },
  taxPaid,
  {
    id: 'total_tax_liability',
    title: 'Total Tax Liability',
    also: ['total tax liabilities'],
    parts: ['ITR1_IncomeDeductions.TotalIncome', 'ITR1_TaxComputation', 'Refund', 'TaxPaid.BalTaxPayable'],
  },
];

const itr4: Section[] = [
  personal,
  {
    id: 'gross_total_income',
    title: 'Gross Total Income',
    also: [],
    parts: ['IncomeDeductions', 'ScheduleBP', 'ScheduleEA10_13A', 'ScheduleUs24B'],
  },
  {
    id: 'disclosures_and_exempt_income',
    title: 'Disclosures and Exempt Income',
    also: ['disclosures', 'exempt income'],
    parts: [
      'TaxExmpIntInc',
      'TaxExmpIntIncDtls',
      'ScheduleEI',
      'ScheduleBP.FinanclPartclrOfBusiness',
      'ScheduleBP.GoodsDtlsUs44AE',
    ],
  },
  {
    id: 'long_term_capital_gains_112a',
    title: 'Long term Capital Gains u/s 112A',
    also: ['ltcg 112a', 'long term capital gains'],
    parts: ['LTCG112A'],
  },
  {
    id: 'total_deductions',
    title: 'Total Deductions',
    also: ['total deduction'],
    parts: ['IncomeDeductions.UsrDeductUndChapVIA', 'IncomeDeductions.DeductUndChapVIA', 'Schedule80'],
  },
  taxPaid,
  {
    id: 'total_tax_liability',
    title: 'Total Tax Liability',
    also: ['total tax liabilities'],
    parts: ['IncomeDeductions.TotalIncome', 'TaxComputation', 'Refund', 'TaxPaid.BalTaxPayable'],
  },
];

const schedule = (
  id: string,
  title: string,
  parts: readonly string[],
  also: readonly string[] = [],
): Section => ({ id, title, parts, also });

/** ITR-2, ITR-3 and ITR-5 to ITR-7 are filled schedule by schedule; a schedule is a section. */
const schedules: Section[] = [
  {
    ...personal,
    id: 'part_a_general',
    title: 'Part A General',
    also: ['personal information', 'part a general information', 'general information'],
  },
  schedule('schedule_s', 'Schedule Salary', ['ScheduleS'], ['schedule s', 'salary']),
  schedule('schedule_hp', 'Schedule House Property', ['ScheduleHP'], ['schedule hp', 'house property']),
  schedule('schedule_bp', 'Schedule BP', ['ITR3ScheduleBP', 'CorpScheduleBP'], ['business or profession']),
  schedule(
    'part_a_pl',
    'Part A P&L',
    ['PARTA_PL', 'PartA_PL', 'TradingAccount', 'ManufacturingAccount'],
    ['profit and loss'],
  ),
  schedule('part_a_bs', 'Part A Balance Sheet', ['PARTA_BS', 'PartA_BS'], ['balance sheet']),
  schedule('part_a_oi', 'Part A OI', ['PARTA_OI', 'PartA_OI'], ['other information']),
  schedule(
    'schedule_cg',
    'Schedule Capital Gains',
    ['ScheduleCGFor23', 'ScheduleCG'],
    ['schedule cg', 'capital gains'],
  ),
  schedule('schedule_112a', 'Schedule 112A', ['Schedule112A'], ['schedule 112a']),
  schedule('schedule_vda', 'Schedule VDA', ['ScheduleVDA'], ['virtual digital assets']),
  schedule(
    'schedule_os',
    'Schedule Other Sources',
    ['ScheduleOS'],
    ['schedule os', 'other sources', 'income from other sources'],
  ),
  schedule('schedule_cyla', 'Schedule CYLA', ['ScheduleCYLA'], []),
  schedule('schedule_bfla', 'Schedule BFLA', ['ScheduleBFLA'], []),
  schedule('schedule_cfl', 'Schedule CFL', ['ScheduleCFL'], []),
  schedule(
    'schedule_via',
    'Schedule VI-A',
    ['ScheduleVIA', 'Schedule80', 'UsrDeductUndChapVIA', 'DeductUndChapVIA'],
    ['schedule via', 'deductions under chapter vi a'],
  ),
  schedule('schedule_si', 'Schedule SI', ['ScheduleSI'], []),
  schedule('schedule_ei', 'Schedule EI', ['ScheduleEI'], ['exempt income']),
  schedule('schedule_fsi', 'Schedule FSI', ['ScheduleFSI'], []),
  schedule('schedule_tr', 'Schedule TR', ['ScheduleTR1', 'ScheduleTR'], []),
  schedule('schedule_fa', 'Schedule FA', ['ScheduleFA'], ['foreign assets']),
  schedule('schedule_al', 'Schedule AL', ['ScheduleAL'], ['assets and liabilities']),
  schedule('schedule_amt', 'Schedule AMT', ['ScheduleAMT', 'ITRScheduleAMT'], []),
  schedule('schedule_115ad', 'Schedule 115AD', ['Schedule115AD'], ['schedule 115ad 1 b iii proviso']),
  schedule('schedule_pti', 'Schedule PTI', ['SchedulePTI'], ['pass through income']),
  schedule('schedule_spi', 'Schedule SPI', ['ScheduleSPI'], ['income of specified persons']),
  schedule('schedule_amtc', 'Schedule AMTC', ['ScheduleAMTC'], []),
  schedule('schedule_5a', 'Schedule 5A', ['Schedule5A2014'], ['schedule 5a 2014']),
  schedule('schedule_esop', 'Schedule ESOP', ['ScheduleESOP'], ['tax deferred esop']),
  schedule('part_a_general_2', 'Part A General 2', ['PartA_GEN2'], ['audit information']),
  schedule('part_a_qd', 'Part A QD', ['PARTA_QD'], ['quantitative details']),
  schedule('schedule_dpm', 'Schedule DPM', ['ScheduleDPM'], ['depreciation on plant and machinery']),
  schedule('schedule_doa', 'Schedule DOA', ['ScheduleDOA'], ['depreciation on other assets']),
  schedule('schedule_dep', 'Schedule DEP', ['ScheduleDEP'], ['summary of depreciation']),
  schedule(
    'schedule_dcg',
    'Schedule DCG',
    ['ScheduleDCG'],
    ['deemed capital gains on sale of depreciable assets'],
  ),
  schedule('schedule_esr', 'Schedule ESR', ['ScheduleESR'], []),
  schedule('schedule_ud', 'Schedule UD', ['ITR3ScheduleUD', 'ITRScheduleUD'], ['unabsorbed depreciation']),
  schedule('schedule_icds', 'Schedule ICDS', ['ScheduleICDS'], []),
  schedule('schedule_10aa', 'Schedule 10AA', ['Schedule10AA'], []),
  schedule('schedule_if', 'Schedule IF', ['ScheduleIF'], ['partnership firms']),
  schedule('schedule_tpsa', 'Schedule TPSA', ['ScheduleTPSA'], []),
  schedule('schedule_gst', 'Schedule GST', ['ScheduleGST'], []),
  taxPaid,
  schedule('part_b_ti', 'Part B TI', ['PartB-TI', 'PartB_TI'], ['part b ti computation of total income']),
  schedule(
    'part_b_tti',
    'Part B TTI',
    ['PartB_TTI', 'Refund'],
    ['total tax liability', 'part b tti computation of tax liability on total income'],
  ),
];

/** Schedules only ITR-7 has; `PartB_TI` shows whichever of its three computations applies. */
const schedules7: Section[] = [
  schedule('schedule_vc', 'Schedule VC', ['ScheduleVC'], ['voluntary contributions']),
  schedule('schedule_ai', 'Schedule AI', ['ScheduleAI'], ['aggregate of income']),
  schedule('schedule_a', 'Schedule A', ['ScheduleA'], ['amount applied to stated objects']),
  schedule('schedule_i', 'Schedule I', ['ITRScheduleI', 'ITRScheduleIA'], ['accumulation of income']),
  schedule('schedule_d', 'Schedule D', ['ITRScheduleD', 'ITRScheduleDA'], ['deemed application']),
  schedule('schedule_j', 'Schedule J', ['ITRScheduleJ'], ['corpus and investments']),
  schedule('schedule_r', 'Schedule R', ['ITRScheduleR'], ['reconciliation of corpus']),
  schedule('schedule_pp', 'Schedule PP', ['SchedulePP'], ['political party']),
  schedule('schedule_et', 'Schedule ET', ['ScheduleET'], ['electoral trust']),
  schedule('schedule_ie_1', 'Schedule IE-1', ['ScheduleIE_I'], ['schedule ie i']),
  schedule('schedule_ie_2', 'Schedule IE-2', ['ScheduleIE_II'], ['schedule ie ii']),
  schedule('schedule_ie_3', 'Schedule IE-3', ['ScheduleIE_III'], ['schedule ie iii']),
  schedule('schedule_ie_4', 'Schedule IE-4', ['ScheduleIE_IV'], ['schedule ie iv']),
  schedule('schedule_oa', 'Schedule OA', ['ScheduleOA'], ['general business']),
  schedule('schedule_115bbi', 'Schedule 115BBI', ['Schedule115BBI'], ['specified income']),
  schedule('schedule_115td', 'Schedule 115TD', ['Schedule115TD'], ['accreted income']),
  schedule('schedule_sh', 'Schedule SH', ['ScheduleSH'], ['shareholding']),
  schedule('part_b_ti_2', 'Part B2 TI', ['PartB_TI2'], ['part b ti exempt institutions']),
  schedule('part_b_ti_3', 'Part B3 TI', ['PartB_TI3'], ['part b ti section 13 10']),
];

/** Schedules of ITR-6: its own, and those with a name of the other forms. */
const schedules6: Section[] = [
  schedule('part_a_general_2', 'Part A General 2', ['PartA_GEN2For6'], ['audit information']),
  schedule('part_a_bs', 'Part A Balance Sheet', ['PARTA_BSFor6FrmAY13'], ['balance sheet']),
  schedule('part_a_bs_ind_as', 'Part A Balance Sheet - Ind AS', ['PARTA_BSIndAS'], ['balance sheet ind as']),
  schedule(
    'part_a_pl_ind_as',
    'Part A P&L - Ind AS',
    ['PARTA_PLIndAS', 'TradingAccountIndAS', 'ManufacturingAccountIndAS'],
    ['profit and loss ind as'],
  ),
  schedule('schedule_mat', 'Schedule MAT', ['ScheduleMAT'], ['minimum alternate tax']),
  schedule('schedule_matc', 'Schedule MATC', ['ScheduleMATC'], ['mat credit']),
  schedule('schedule_sh', 'Schedule SH-1', ['ScheduleSH'], ['shareholding']),
  schedule('schedule_fd', 'Schedule FD', ['ScheduleFD'], ['foreign currency']),
];

/** Sections by form; a form without an entry is not filled. */
export const sectionsByForm: Readonly<Record<string, readonly Section[]>> = {
  itr1,
  itr2: schedules,
  itr3: schedules,
  itr4,
  itr5: schedules,
  itr6: [...schedules.filter((s) => !schedules6.some((own) => own.id === s.id)), ...schedules6],
  itr7: [...schedules, ...schedules7],
};

/**
 * Parts of the file left to the user: never planned. Those of an updated return u/s 139(8A) are on portal
 * pages not described yet.
 */
export const leftToUser = [
  'Verification',
  'CreationInfo',
  /^Form_ITR\d$/,
  'TaxReturnPreparer',
  'PartA_139_8A',
  'PartB-ATI',
] as const;

/** The section of a government path; undefined for parts left to the user and unknown paths. */
export function sectionForPath(form: string, json: string): Section | undefined {
  const bare = json.replace(/\[\]/g, '');
  const first = bare.split('.')[0]!;
  if (leftToUser.some((p) => (typeof p === 'string' ? first === p : p.test(first)))) return undefined;
  let best: { section: Section; length: number } | undefined;
  for (const section of sectionsByForm[form] ?? [])
    for (const part of section.parts) {
      const whole =
        bare === part || bare.startsWith(`${part}.`) || (part === 'Schedule80' && bare.startsWith(part));
      if (whole && part.length > (best?.length ?? 0)) best = { section, length: part.length };
    }
  return best?.section;
}
