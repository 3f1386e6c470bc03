import { isIsoDate } from '../../dates.ts';
import type { FormModel } from '../../forms/form.ts';
import { type Issue, say } from '../../forms/messages.ts';
import { type FormValues, type PathOf, setAt } from '../../forms/paths.ts';
import { isAadhaar, isIfsc, isTan } from '../../identifiers.ts';
import { common } from '../../tax/years/common.ts';
import { tdsSections } from '../codes/tds-sections.ts';
import { knownPart } from '../common/known-part.ts';
import type { PrefillResult } from '../common/types.ts';
import { detectJson } from '../json/detect.ts';
import { type LooseReader, looseReader } from '../json/loose.ts';
import type { Itr1, Itr1Deductions, Itr1OtherSources } from '../values/itr1.ts';
import type { Itr1Year } from './data/years.ts';

/** Collects form values with the place of the prefill file each came from. */
interface Draft {
  data: FormValues;
  sources: Record<string, string>;
  warnings: Issue[];
}

const put = (draft: Draft, path: PathOf<Itr1>, value: unknown, from: string): void => {
  if (value === '' || value === undefined || value === 0) return;
  draft.data = setAt(draft.data, path, value);
  draft.sources[path] = from;
};

const warn = (draft: Draft, path: string, reason: string): void => {
  draft.warnings.push({ path, message: say('notRead', { reason }), severity: 'warning' });
};

const whole = (n: number): number => Math.max(0, Math.round(n));

const person = (r: LooseReader, draft: Draft): void => {
  const fields: [PathOf<Itr1>, string][] = [
    ['personal.pan_number', 'personalInfo.pan'],
    ['personal.first_name', 'personalInfo.assesseeName.firstName'],
    ['personal.middle_name', 'personalInfo.assesseeName.middleName'],
    ['personal.last_name', 'personalInfo.assesseeName.surNameOrOrgName'],
    ['personal.employer_category', 'personalInfo.employerCategory'],
    ['personal.mobile', 'personalInfo.address.mobileNo'],
    ['personal.email', 'personalInfo.address.emailAddress'],
    ['personal.address.flat_no', 'personalInfo.address.residenceNo'],
    ['personal.address.building_name', 'personalInfo.address.residenceName'],
    ['personal.address.road', 'personalInfo.address.roadOrStreet'],
    ['personal.address.locality', 'personalInfo.address.localityOrArea'],
    ['personal.address.city', 'personalInfo.address.cityOrTownOrDistrict'],
    ['personal.address.state', 'personalInfo.address.stateCode'],
    ['personal.address.pincode', 'personalInfo.address.pinCode'],
    ['verification.father_name', 'verification.declaration.fatherName'],
  ];
  for (const [path, from] of fields) put(draft, path, r.text(from), from);
  const born = r.text('personalInfo.dob');
  if (isIsoDate(born)) put(draft, 'personal.date_of_birth', born, 'personalInfo.dob');
  else if (born) warn(draft, 'personalInfo.dob', 'not a date');
  const aadhaar = r.text('personalInfo.aadhaarCardNo');
  // the portal masks it; only an unmasked number is used
  if (isAadhaar(aadhaar)) put(draft, 'personal.aadhar_number', aadhaar, 'personalInfo.aadhaarCardNo');
  else if (aadhaar) warn(draft, 'personalInfo.aadhaarCardNo', 'encoded, or not a valid Aadhaar number');
  const regime = r.text('form10IF.newTaxRegime');
  if (regime === 'Y' || regime === 'N')
    put(draft, 'filing.opt_out_new_tax_regime', regime === 'Y' ? 'N' : 'Y', 'form10IF.newTaxRegime');
  const proviso = r.text('filingStatus.SeventhProvisio139');
  if (proviso === 'Y' || proviso === 'N')
    put(draft, 'filing.seventh_proviso', proviso, 'filingStatus.SeventhProvisio139');
};

const banks = (r: LooseReader, draft: Draft): void => {
  let row = 0;
  r.rows('bankAccountDtls').forEach((group, g) => {
    group.rows('addtnlBankDetails').forEach((bank, b) => {
      const from = `bankAccountDtls[${g}].addtnlBankDetails[${b}]`;
      const at = `bank_accounts.${row}` as const;
      row += 1;
      put(draft, `${at}.bank_name`, bank.text('bankName'), `${from}.bankName`);
      const ifsc = bank.text('ifsccode');
      if (isIfsc(ifsc)) put(draft, `${at}.ifsc_code`, ifsc, `${from}.ifsccode`);
      else warn(draft, `${from}.ifsccode`, 'not an IFSC');
      const account = bank.text('bankAccountNo');
      if (/^x+\d*$/i.test(account)) warn(draft, `${from}.bankAccountNo`, 'the account number is masked');
      else put(draft, `${at}.account_number`, account, `${from}.bankAccountNo`);
      put(draft, `${at}.account_type`, bank.text('accountType'), `${from}.accountType`);
      if (bank.text('useForRefund') === 'true')
        put(draft, `${at}.is_refund_account`, true, `${from}.useForRefund`);
    });
  });
};

const deductor = (row: LooseReader) => ({
  tan: row.text('employerOrDeductorOrCollectDetl.tan'),
  name: row.text('employerOrDeductorOrCollectDetl.employerOrDeductorOrCollecterName'),
});

const salary = (r: LooseReader, draft: Draft): void => {
  const list = 'form26as.tdsOnSalaries.tdSonSalary';
  const rows = r.rows(list);
  rows.forEach((row, i) => {
    const from = `${list}[${i}]`;
    const at = `salary.employers.${i}` as const;
    const { tan, name } = deductor(row);
    put(draft, `${at}.employer_name`, name, from);
    if (isTan(tan)) put(draft, `${at}.employer_tan`, tan, from);
    else warn(draft, `${from}.employerOrDeductorOrCollectDetl.tan`, 'not a TAN');
    put(draft, `${at}.salary_17_1`, whole(row.number('incChrgSal')), `${from}.incChrgSal`);
    put(draft, `${at}.tds_deducted`, whole(row.number('totalTDSSal')), `${from}.totalTDSSal`);
  });
  // the employer's statement splits 17(1), (2), (3) for the whole year: assignable only with one employer
  const at = 'form24q.incomeDeductions';
  if (rows.length <= 1)
    for (const [key, name] of [
      ['salary_17_1', 'salary'],
      ['perquisites', 'perquisitesValue'],
      ['profit_in_lieu_salary', 'profitsInSalary'],
    ] as const)
      put(draft, `salary.employers.0.${key}`, whole(r.number(`${at}.${name}`)), `${at}.${name}`);
  put(
    draft,
    'salary.professional_tax',
    Math.min(whole(r.number(`${at}.professionalTaxUs16iii`)), common.salary.professionalTaxCap),
    `${at}.professionalTaxUs16iii`,
  );
  const allowances = `${at}.allwncExemptUs10.allwncExemptUs10Dtls`;
  r.rows(allowances).forEach((row, i) => {
    put(draft, `salary.exempt_allowances.${i}.nature`, row.text('salNatureDesc'), `${allowances}[${i}]`);
    put(
      draft,
      `salary.exempt_allowances.${i}.amount`,
      whole(row.number('salOthAmount')),
      `${allowances}[${i}]`,
    );
  });
};

/** The file's code of a section as people write it: 194A is 94A. */
const sectionCode = (section: string): string | undefined =>
  tdsSections.find((s) => s.value === section || s.label.split(' - ')[0]!.split('/')[0] === section)?.value;

const taxes = (r: LooseReader, year: Itr1Year, draft: Draft): void => {
  const other = 'form26as.tdsOnOthThanSals.tdSonOthThanSal';
  r.rows(other).forEach((row, i) => {
    const from = `${other}[${i}]`;
    const at = `taxes_paid.tds_other.${i}` as const;
    const { tan, name } = deductor(row);
    if (isTan(tan)) put(draft, `${at}.tan`, tan, from);
    else warn(draft, `${from}.employerOrDeductorOrCollectDetl.tan`, 'not a TAN');
    put(draft, `${at}.name`, name, from);
    const code = sectionCode(row.text('sectionCode'));
    if (code) put(draft, `${at}.section`, code, `${from}.sectionCode`);
    else warn(draft, `${from}.sectionCode`, 'a section ITR-1 does not list');
    put(draft, `${at}.gross_receipt`, whole(row.number('grossAmount')), `${from}.grossAmount`);
    put(draft, `${at}.year`, row.text('deductedYr') || String(Number(year.fileYear) - 1), from);
    const credit = `${from}.taxDeductCreditDtls`;
    put(draft, `${at}.tds_deducted`, whole(row.number('taxDeductCreditDtls.taxDeductedOwnHands')), credit);
    put(draft, `${at}.tds_claimed`, whole(row.number('taxDeductCreditDtls.taxClaimedOwnHands')), credit);
  });
  const paid = Array.isArray(r.get('form26as.taxPayments'))
    ? 'form26as.taxPayments'
    : 'form26as.taxPayments.taxPayment';
  r.rows(paid).forEach((row, i) => {
    const from = `${paid}[${i}]`;
    const at = `taxes_paid.payments.${i}` as const;
    put(draft, `${at}.bsr_code`, row.text('bsrCode'), from);
    const date = row.text('dateDep');
    if (isIsoDate(date)) put(draft, `${at}.date`, date, from);
    put(draft, `${at}.challan_number`, whole(row.number('srlNoOfChaln')), from);
    put(draft, `${at}.amount`, whole(row.number('amt')), from);
  });
};

/** How the insights name other income, by words of the name. */
const natures: readonly (readonly [RegExp, keyof Itr1OtherSources])[] = [
  [/saving|^SAV$/i, 'interest_from_savings'],
  [/deposit|^IFD$/i, 'interest_from_deposits'],
  [/refund|^TAX$/i, 'interest_on_refund'],
  [/family pension|^FAP$/i, 'family_pension'],
  [/dividend|^DIV$/i, 'dividend_income'],
];

const otherIncome = (r: LooseReader, draft: Draft): void => {
  const savings = ['insights.intrstFrmSavingBank', 'form24q.intrstFrmSavingBank'].find(
    (p) => r.number(p) > 0,
  );
  if (savings) put(draft, 'other_sources.interest_from_savings', whole(r.number(savings)), savings);
  const dividend = ['insights', 'form26as']
    .map((p) => `${p}.scheduleOS.incOthThanOwnRaceHorse.dividendGross`)
    .find((p) => r.number(p) > 0);
  if (dividend) put(draft, 'other_sources.dividend_income', whole(r.number(dividend)), dividend);
  const list = 'insights.incomeDeductionsOthersInc';
  let others = 0;
  r.rows(list).forEach((row, i) => {
    const from = `${list}[${i}]`;
    const name = row.text('othSrcNatureDesc');
    const amount = whole(row.number('othSrcOthAmount'));
    const key = natures.find(([words]) => words.test(name))?.[1];
    if (key && draft.sources[`other_sources.${key}`] === undefined)
      put(draft, `other_sources.${key}`, amount, from);
    else if (!key && amount > 0) {
      put(draft, `other_sources.others.${others}.description`, name, from);
      put(draft, `other_sources.others.${others}.amount`, amount, from);
      others += 1;
    }
  });
};

const claims = (r: LooseReader, year: Itr1Year, draft: Draft): void => {
  const at = 'form24q.usrDeductUndChapVIAType';
  const typed: [keyof Itr1Deductions, string][] = [
    ['sec_80ccd1', 'section80CCDEmployeeOrSE'],
    ['sec_80ccd1b', 'section80CCD1B'],
    ['sec_80ccd2', 'section80CCDEmployer'],
    ['sec_80tta', 'section80TTA'],
    ['sec_80ttb', 'section80TTB'],
  ];
  for (const [key, name] of typed)
    put(draft, `deductions.${key}`, whole(r.number(`${at}.${name}`)), `${at}.${name}`);
  const c80 = whole(r.number(`${at}.section80C`));
  if (c80 > 0)
    put(
      draft,
      year.detailed ? 'deductions.schedule_80c.0.amount' : 'deductions.sec_80c',
      c80,
      `${at}.section80C`,
    );
};

/**
 * The department's prefill data as an ITR-1 draft. Capitalisation is not preserved, zeros become empty,
 * masked or malformed values are reported; `sources` has the position in the file by form path. Never throws.
 */
export function itr1FromPrefill(year: Itr1Year, json: unknown): PrefillResult {
  const found = detectJson(json);
  if (found.kind !== 'prefill')
    return {
      data: {},
      sources: {},
      warnings: [
        {
          path: '',
          message: say('otherForm', { found: 'another purpose', expected: 'prefill data' }),
          severity: 'error',
        },
      ],
    };
  const r = looseReader(json);
  const draft: Draft = { data: {}, sources: {}, warnings: [] };
  person(r, draft);
  banks(r, draft);
  salary(r, draft);
  taxes(r, year, draft);
  otherIncome(r, draft);
  claims(r, year, draft);
  const ignored = r
    .ignored()
    .map((path): Issue => ({ path, message: say('unknownField'), severity: 'warning' }));
  return { data: draft.data, sources: draft.sources, warnings: [...draft.warnings, ...ignored] };
}

/**
 * The same for a form without some fields of ITR-1: missing ones are reported, and a claim typed as one
 * figure stays one.
 */
export function prefillKnown(model: FormModel, year: Itr1Year, json: unknown): PrefillResult {
  const { data, sources, warnings } = itr1FromPrefill(year, json);
  const { kept, left } = knownPart(model, data);
  return {
    data: kept,
    sources: Object.fromEntries(Object.entries(sources).filter(([path]) => !left.includes(path))),
    warnings: [
      ...warnings,
      ...left.map(
        (path): Issue => ({ path: sources[path] ?? path, message: say('unknownField'), severity: 'warning' }),
      ),
    ],
  };
}
