import type * as z from 'zod';
import { aadhaar, amount, date, decimal, pan, text, yesNo } from '../../../forms/fields.ts';
import { businessCode, code, money, words, wordsIfAny } from '../../common/fields.ts';
import { sheet, table } from '../../common/sheet.ts';
import { filing as itr2Filing } from '../../itr2/parts/filing.ts';
import { auditConditions, cashShares, turnoverBands } from '../../itr3/codes/business.ts';
import { filing as itr3Filing } from '../../itr3/parts/filing.ts';
import type { Row, When } from '../../values/names.ts';
import {
  auditActs,
  auditedSections5,
  capacities5,
  partnerKinds,
  societies,
  statuses5,
  subStatuses5,
} from '../data/codes.ts';
import type { Itr5Year } from '../data/years.ts';
import {
  acknowledgement,
  answered,
  answersTo,
  commencedOn,
  contact,
  dueDate,
  filedUnder,
  formedOn,
  lastName,
  oldName,
  panNumber,
  personOf,
  placeIn,
  placeNode,
  presence,
  represented,
  residentStatus,
  smallEnterprise,
  startUpCertificate,
  startUpRecognised,
  verificationBy,
} from './organisation.ts';

const subOf = (all: Row) => String(personOf(all)['sub_status'] ?? '');
const isSociety: When = (_, all) => societies.includes(subOf(all));
const isFirm: When = (_, all) => personOf(all)['status'] === '1';
/** Assessees with the choice of s.115BAC(6): associations other than societies, bodies, juridical persons, private trusts. */
const choosesRegime: When = (_, all) =>
  personOf(all)['status'] === '9' || ['8', '11', '13'].includes(subOf(all));

/** A field shown only under a further condition. */
const also = (schema: z.ZodType, when: When): z.ZodType => {
  const meta = schema.meta() as { when?: When } | undefined;
  return schema.meta({
    ...(meta as object),
    when: (row: Row, all: Row) => when(row, all) && (meta?.when?.(row, all) ?? true),
  });
};

/** Part A: the assessee. */
export const personal = (year: Itr5Year) =>
  sheet(
    {
      label: 'Assessee',
      keeps: true,
      json: 'PartA_GEN1.OrgFirmInfo',
      needs: ['', 'AssesseeName', 'Address'],
    },
    {
      status: code('Status', 'StatusOrCompanyType', statuses5),
      sub_status: code(
        'Sub-status',
        'SubStatus',
        subStatuses5.map(({ value, label }) => ({ value, label })),
        { when: (row: Row) => row['status'] !== '2' },
      ),
      last_name: lastName,
      old_name: oldName,
      pan_number: panNumber,
      llpin: text('LLPIN', {
        json: 'LLPINissuedByMCA',
        pattern: /^[A-Z0-9-]{8}$/,
        example: 'AAA-1234',
        when: (row: Row) => row['sub_status'] === '5',
      }).optional(),
      date_of_birth: formedOn('Date of formation or incorporation', year),
      commenced_on: commencedOn,
      ...contact,
    },
  );

/** Questions of ss.115BAD and 115BAE to a co-operative society. */
const societyRates = (year: Itr5Year) => ({
  chosen_115bad: yesNo('Section 115BAD chosen in an earlier year?', {
    json: 'ReturnFileSec.NewTaxRegime',
    section: '115BAD',
    when: isSociety,
  }).optional(),
  year_115bad: code(
    'Assessment year of the choice',
    'ReturnFileSec.Section115BADAY',
    year.years115bad.map((value) => ({ value, label: value })),
    { when: (row: Row, all: Row) => isSociety(row, all) && row['chosen_115bad'] === 'Y' },
  ),
  choose_115bad: code(
    'Choosing section 115BAD this year?',
    'ReturnFileSec.OptingNewTaxRegime',
    [
      { value: '1', label: 'Yes' },
      { value: '2', label: 'No' },
    ],
    {
      jsonAs: 'number',
      section: '115BAD(5)',
      help: '22% and 10% surcharge instead of deductions; Form 10-IF by the due date; cannot be withdrawn',
      when: (row: Row, all: Row) => isSociety(row, all) && row['chosen_115bad'] !== 'Y',
    },
  ).optional(),
  form_10if_date: date('Date of Form 10-IF', {
    json: 'ReturnFileSec.Form10IFDate',
    when: (row: Row, all: Row) =>
      isSociety(row, all) && (row['chosen_115bad'] === 'Y' || row['choose_115bad'] === '1'),
  }),
  form_10if_ack: acknowledgement(
    'Acknowledgement number of Form 10-IF',
    'ReturnFileSec.Form10IFAckNo',
    (row, all) => isSociety(row, all) && (row['chosen_115bad'] === 'Y' || row['choose_115bad'] === '1'),
  ),
  chosen_115bae: yesNo('Section 115BAE chosen in AY 2024-25 or 2025-26?', {
    json: '115BAEReturnFiling_24_25',
    section: '115BAE',
    when: isSociety,
  }).optional(),
  continue_115bae: yesNo('Does section 115BAE apply this year too?', {
    json: 'OptingTaxation115BAEYes',
    when: (row: Row, all: Row) => isSociety(row, all) && row['chosen_115bae'] === 'Y',
  }),
  choose_115bae: yesNo('Choosing section 115BAE this year?', {
    json: 'OptingTaxation115BAENo',
    section: '115BAE(5)',
    help: 'New manufacturing society, started by 31 March 2024: 15% on manufacturing income, 22% on other income; Form 10-IFA',
    when: (row: Row, all: Row) => isSociety(row, all) && row['chosen_115bae'] === 'N',
  }),
  form_10ifa_date: date('Date of Form 10-IFA', {
    json: 'Form10IFADate',
    when: (row: Row, all: Row) =>
      isSociety(row, all) && (row['continue_115bae'] === 'Y' || row['choose_115bae'] === 'Y'),
  }),
  form_10ifa_ack: acknowledgement(
    'Acknowledgement number of Form 10-IFA',
    'Form10IFAAckNo',
    (row, all) => isSociety(row, all) && (row['continue_115bae'] === 'Y' || row['choose_115bae'] === 'Y'),
  ),
  manufacturing_income: money('Business income from manufacture', undefined, {
    section: '115BAE(1)',
    help: 'Taxed at 15%; other income at 22%. Blank: all business income',
    when: (row: Row, all: Row) =>
      isSociety(row, all) && (row['continue_115bae'] === 'Y' || row['choose_115bae'] === 'Y'),
  }),
});

/** Part A: under which section, by when and under which regime the return is filed. */
export const filing = (year: Itr5Year) => {
  const itr3 = itr3Filing(year).shape as Record<string, z.ZodType>;
  const itr2 = itr2Filing(year).shape as Record<string, z.ZodType>;
  const questions = Object.keys(itr3).filter(
    (key) =>
      /^(opt(ed)?_out|return(ed)?_)/.test(key) && !['return_type', 'opt_out_new_tax_regime'].includes(key),
  );
  const byForm: When = (row, all) => choosesRegime(row, all) && row['income_from_business'] === 'Y';
  return sheet(
    {
      label: 'Filing status',
      json: 'PartA_GEN1.FilingStatus',
      needs: ['', 'ReturnFileSec'],
    },
    {
      ...filedUnder(itr2),
      ...answersTo(itr2, 'ReturnFileSec.NoticeNo', 'ReturnFileSec.NoticeDate'),
      due_date: dueDate(year.due, 'ItrFilingDueDate'),
      resident_status: residentStatus('6'),
      income_from_business: yesNo('Is there income from business or profession?', {
        json: 'IncFrmBusOrProf',
        when: choosesRegime,
      }),
      ...Object.fromEntries(questions.map((key) => [key, also(itr3[key]!, byForm)])),
      old_regime: yesNo('Choose the old regime in this return?', {
        section: '115BAC(6)',
        help: 'Available only until the due date',
        when: (row: Row, all: Row) => choosesRegime(row, all) && row['income_from_business'] === 'N',
      }).optional(),
      opt_out_new_tax_regime: code(
        'Old tax regime',
        'OptOldRegimeCurrAY',
        [
          { value: 'Y', label: 'Yes, the old regime applies' },
          { value: 'N', label: 'No, the new regime applies' },
        ],
        { computed: true, section: '115BAC(6)', when: choosesRegime },
      ).optional(),
      ...societyRates(year),
      business_trust: yesNo('Business trust?', {
        json: 'BusinessTrustFlag',
        jsonDefault: 'N',
        section: '115UA',
      }).optional(),
      investment_fund: yesNo('Investment fund?', {
        json: 'InvstmntFundRefrdSec115UB',
        jsonDefault: 'N',
        section: '115UB',
      }).optional(),
      foreign_exchange: yesNo(
        'In an International Financial Services Centre with income solely in convertible foreign exchange?',
        { json: 'ForeignExchangeFlag', jsonDefault: 'N', section: '115JC(4)' },
      ).optional(),
      ...startUpRecognised,
      startup_certified: yesNo('Certificate of the inter-ministerial board?', {
        json: 'InterMinisterialCertFlag',
        jsonDefault: 'N',
        section: '80-IAC',
      }).optional(),
      startup_certificate: startUpCertificate,
      ...smallEnterprise,
      ...presence,
      fii: itr2['fii']!,
      sebi_number: itr2['sebi_number']!,
      ...represented(itr2),
      partner_in_firm: itr3['partner_in_firm']!,
      firms: itr3['firms']!,
      unlisted_shares: itr2['unlisted_shares']!,
      unlisted_holdings: itr2['unlisted_holdings']!,
      lei_number: itr2['lei_number']!,
      lei_valid_to: itr2['lei_valid_to']!,
    },
  );
};

const liable: When = answered('liable_44ab');
const audited: When = (row) => row['liable_44ab'] === 'Y' && row['audited_44ab'] === 'Y';
const notOffered: When = (row) => row['liable_44ab'] === 'Y' && row['condition_44ab'] === 'bii';
const scheme = (section: string) =>
  yesNo(`Income u/s ${section} not offered`, { json: `BiiDetails.${section}`, when: notOffered }).optional();

/** Part A-GEN 2: audit and nature of business. */
export const audit = sheet(
  { label: 'Audit information', json: 'PartA_GEN2', needs: [''] },
  {
    books_44aa: yesNo('Liable to maintain accounts?', {
      json: 'LiableSec44AAflg',
      jsonDefault: 'N',
      section: '44AA',
    }).optional(),
    presumptive_only: yesNo('Is income declared only under the presumptive sections?', {
      json: 'IncDclrdUs',
      jsonDefault: 'N',
      section: '44AD, 44ADA, 44AE, 44B, 44BB, 44BBA, 44BBC, 44BBD',
    }).optional(),
    turnover_band: code('Total sales, turnover or gross receipts', 'TotalSalesExcOneCr', turnoverBands, {
      when: (row: Row) => row['presumptive_only'] !== 'Y',
      section: '44AB(a)',
    }).optional(),
    cash_received: code('Cash in all amounts received', 'AgrOFAllAmtsRcvd', cashShares, {
      when: answered('turnover_band', 'Upto10CR'),
      section: '44AB(a)',
    }),
    cash_paid: code('Cash in all payments made', 'AgrOFAllPayMade', cashShares, {
      when: answered('turnover_band', 'Upto10CR'),
      section: '44AB(a)',
    }),
    liable_44ab: yesNo('Liable for audit of accounts?', {
      json: 'LiableSec44ABflg',
      jsonDefault: 'N',
      section: '44AB',
    }).optional(),
    condition_44ab: code('Condition of the liability', 'Cndnfor44AB', auditConditions, { when: liable }),
    not_44ad: scheme('44AD'),
    not_44ada: scheme('44ADA'),
    not_44ae: scheme('44AE'),
    not_44bb: scheme('44BB'),
    audited_44ab: yesNo('Have the accounts been audited by an accountant?', {
      json: 'AuditedByAccountantFlg',
      when: liable,
    }),
    report_date: date('Date of furnishing the audit report', {
      json: 'AuditInfo.AuditReportFurnishDate',
      when: audited,
    }),
    auditor_name: words('Name of the auditor or audit firm', 'AuditInfo.AudFrmName', 125, { when: audited }),
    auditor_pan: pan('PAN of the auditor or audit firm', { json: 'AuditInfo.AudFrmPAN', when: audited }),
    auditor_aadhaar: aadhaar('Aadhaar of the auditor', {
      json: 'AuditInfo.AudFrmAadhaar',
      when: audited,
    }).optional(),
    report_ack: acknowledgement(
      'Acknowledgement number of the audit report',
      'AuditInfo.AckNum44AB',
      audited,
    ),
    liable_92e: yesNo('Liable for audit of international or specified domestic transactions?', {
      json: 'LiableSec92Eflg',
      jsonDefault: 'N',
      section: '92E',
    }).optional(),
    // The question of the form is about section 92E; the name is older than that reading, and saved returns have it.
    audited_otherwise: yesNo('Has the report on them been obtained?', {
      json: 'AccountAuditFlag',
      section: '92E',
      when: answered('liable_92e'),
    }).optional(),
    report_date_92e: date('Date of the report', {
      json: 'AuditDetails92E.DateOfAudit',
      section: '92E',
      when: answered('liable_92e'),
    }),
    report_ack_92e: acknowledgement(
      'Acknowledgement number of the report',
      'AuditDetails92E.AckNum92E',
      answered('liable_92e'),
    ),
    other_audits: table(
      {
        label: 'Other audit reports under the Income-tax Act',
        rowLabel: 'Audit report',
        json: 'AuditDetails',
      },
      {
        section: code('Section', 'AuditedSection', auditedSections5),
        audited: yesNo('Audited?', { json: 'AuditFlag' }),
        date: date('Date of the report', { json: 'DateOfAudit' }).optional(),
        ack: text('Acknowledgement number of the report', {
          json: 'AckNumOth',
          jsonAs: 'number',
          pattern: /^[1-9]\d{14}$/,
          example: '15 digits',
        }).optional(),
      },
    ).optional(),
    other_acts: table(
      { label: 'Audit under other Acts', rowLabel: 'Act', json: 'AuditReportDetails' },
      {
        act: code('Act', 'AuditReportAct', auditActs),
        act_other: wordsIfAny('Name of the other Act', 'AuditReportActOthers', 50, {
          when: answered('act', '19'),
        }),
        section: words('Section', 'AuditReportSection', 30),
        audited: yesNo('Audited under it?', { json: 'OtherITActFlag' }),
        date: date('Date of the audit report', { json: 'AuditReportDate' }).optional(),
      },
    ).optional(),
    businesses: table(
      {
        label: 'Nature of business or profession',
        rowLabel: 'Business or profession',
        json: 'NatOfBus.NatureOfBusiness',
        keeps: true,
        help: 'Other than those declared under sections 44AD, 44ADA and 44AE',
      },
      {
        code: businessCode('Code', 'business', '09028'),
        trade_name: wordsIfAny('Trade name', 'TradeName1', 125),
        description: wordsIfAny('Description', 'Description', 125),
      },
    ).optional(),
  },
);

/** A trust with indeterminate shares and without business: the proviso to s.164(1). */
const discretionary: When = (row) => row['shares_known'] === 'N' && row['business'] === 'N';

const share = (label: string, json: string) => decimal(label, { json, max: 100 });
const individual = (row: Row) => String(row['kind'] ?? '').startsWith('IND');

/** Part A-GEN 2: partners of a firm, members of an association, those of a trust; changes in the year. */
export const partners = sheet(
  { label: 'Partners or members', json: 'PartA_GEN2' },
  {
    changed: yesNo('Did partners or members change in the year?', {
      json: 'PrevYrMemPartChange',
      jsonDefault: 'N',
    }).optional(),
    changes: table(
      {
        label: 'Partners or members admitted or retired',
        rowLabel: 'Change',
        json: 'PrevYrMemPart.PrevYrMemPartDtls',
        when: answered('changed'),
      },
      {
        name: words('Name', 'PartnerName', 125),
        change: code('Admitted or retired', 'AdmRet', [
          { value: 'ADM', label: 'Admitted' },
          { value: 'RET', label: 'Retired' },
        ]),
        on: date('Date of admission or retirement', { json: 'AdmRetDate' }),
        share: share('Share in percent', 'SharePercentage'),
        pan: pan('PAN', { json: 'PAN' }),
        remuneration: money('Remuneration paid or payable', 'RemunerationpaidAmt'),
        profit: amount('Share of the profit of the year', {
          section: '78(1)',
          help: 'For a partner who retired or died: limits the losses brought forward that lapse',
          when: answered('change', 'RET'),
        }).optional(),
      },
    ).optional(),
    interest_disallowed: amount('Interest above 12% a year, of all partners', {
      section: '40(b)(iv)',
      help: 'Only where the interest of each partner is not entered below',
      when: isFirm,
    }).optional(),
    losses_reduced: yesNo('Were losses brought forward entered without the share of partners who left?', {
      section: '78(1)',
      help: 'Otherwise their share above their profit of the year is deducted here',
      when: answered('changed'),
    }).optional(),
    shares_unknown: yesNo('Are the shares of the members indeterminate or unknown?', {
      section: '167B(1)',
      when: (_: Row, all: Row) => subOf(all) === '8',
    }).optional(),
    rows: table(
      {
        label: 'Partners or members on the last day of the year',
        rowLabel: 'Partner or member',
        json: 'PartnerOrMemberInfo',
        keeps: true,
        needs: [placeNode],
      },
      {
        name: words('Name', 'PartnerOrMemberName', 125),
        kind: code('Status', 'Status', partnerKinds),
        pan: pan('PAN', { json: 'PAN' }).optional(),
        aadhaar: aadhaar('Aadhaar', { json: 'AadhaarCardNo', when: individual }).optional(),
        llpin: text('LLPIN or DPIN', {
          json: 'LLPIdentificationNo',
          pattern: /^[A-Z0-9-]{8}$/,
          example: 'AAA-1234',
        }).optional(),
        share: share('Share in percent', 'SharePercentage'),
        interest_rate: share('Rate of interest on capital in percent', 'RateOfInterest'),
        interest: amount('Interest on capital paid or payable', {
          section: '40(b)(iv)',
          help: 'Interest above 12% per year is not allowed. Blank: the interest in the account at these rates',
          when: isFirm,
          unused: false,
        }).optional(),
        remuneration: money('Remuneration paid or payable', 'RemunerationPaid', { section: '40(b)(v)' }),
        above_exemption: yesNo('Is the total income without the share above the exemption limit?', {
          json: 'TotIncFrmMemberOfAop',
          section: '167B(2)',
          // an answer for this year only
          keeps: false,
          when: (_: Row, all: Row) => subOf(all) === '8',
        }).optional(),
        foreign_company: code(
          'Foreign company?',
          'PartnerForeignCompFlg',
          [
            { value: 'YES', label: 'Yes' },
            { value: 'NO', label: 'No' },
          ],
          { section: '167B(2)', when: (_: Row, all: Row) => subOf(all) === '8' },
        ).optional(),
        foreign_share: decimal('Share of the foreign company in percent', {
          json: 'PercentageOfShareForeignComp',
          max: 100,
          when: answered('foreign_company', 'YES'),
        }),
        ...placeIn(placeNode),
      },
    ).optional(),
    trust: sheet(
      {
        label: 'Private discretionary trust',
        json: 'PvtDiscretioneryTrust',
        section: '164(1)',
        when: (_: Row, all: Row) => subOf(all) === '13',
      },
      {
        shares_known: yesNo('Are the shares of the beneficiaries determinate?', {
          json: 'PvtDiscTrustShareFlg',
        }),
        business: yesNo('Does the trust have business income?', { json: 'PvtDiscTrustBusIncFlg' }),
        by_will: yesNo('Declared by will for dependent relatives, and the only such trust?', {
          json: 'PvtDiscTrustWillFlg',
          section: '161(1A)',
          when: answered('business'),
        }),
        below_exemption: yesNo('No beneficiary above the exemption limit or in another trust?', {
          json: 'PvtDiscTrustBasicFlg',
          when: discretionary,
        }),
        sole_will: yesNo('Declared by will, and the only such trust?', {
          json: 'PvtDiscTrustReceivableFlg',
          when: discretionary,
        }),
        relatives: yesNo('Created before 1 March 1970 for dependent relatives?', {
          json: 'PvtDiscTrustRelativesFlg',
          when: discretionary,
        }),
        employees: yesNo('Created by a person in business for employees only?', {
          json: 'PvtDiscTrustBusProfFlg',
          when: discretionary,
        }),
      },
    ).optional(),
  },
);

/** Verification (s.140). */
export const verification = verificationBy(capacities5, '140', {
  help: 'PAN of an individual partner or member listed above',
});
