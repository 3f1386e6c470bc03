import { aadhaar, date, pan, text, yesNo } from '../../../forms/fields.ts';
import { businessCode, code, moneyIfAny, words, wordsIfAny } from '../../common/fields.ts';
import { sheet, table } from '../../common/sheet.ts';
import { filing as itr2Filing } from '../../itr2/parts/filing.ts';
import { filing as itr4Filing } from '../../itr4/parts/assessee.ts';
import type { FieldName, Row } from '../../values/names.ts';
import { auditConditions, auditedSections, cashShares, turnoverBands } from '../codes/business.ts';
import type { Itr3Year } from '../data/years.ts';
import { extended, without } from './lines.ts';

const said =
  (key: FieldName, value = 'Y') =>
  (row: Row) =>
    row[key] === value;

/** The questions on Form 10-IEA, as in ITR-4. */
const form10iea = (year: Itr3Year) => {
  const { shape } = itr4Filing(year.common);
  const keys = Object.keys(shape).filter((key) => /^(opt(ed)?_out|return(ed)?_|continue_opt_out)/.test(key));
  return Object.fromEntries(
    keys
      .filter((key) => key !== 'return_type')
      .map((key) => [key, (shape as unknown as Record<string, (typeof shape)[keyof typeof shape]>)[key]!]),
  );
};

/** Part A: filing status with the questions on Form 10-IEA, due date, partnerships and presence in India. */
export const filing = (year: Itr3Year) => {
  const base = itr2Filing(year);
  const shape = itr4Filing(year.common).shape;
  const [plain, audited, pricing] = year.dueDates;
  const oneQuestion = year.common.form10iea === 'one question';
  // conditions of clause (iv): from AY 2026-27 ITR-3 lists the two of ITR-2
  const conditions = year.later ? base.shape.other_conditions_details : shape.other_conditions_details;
  return extended(without(base, 'opt_out_new_tax_regime'), {
    other_conditions_details: conditions,
    ...(year.later
      ? {
          income_from_business: yesNo('Is there income from business or profession?', {
            json: 'IncFrmBusOrProf',
            jsonDefault: 'Y',
          }).optional(),
        }
      : {}),
    ...form10iea(year),
    opt_out_new_tax_regime: code(
      'Old tax regime',
      oneQuestion ? undefined : year.later ? 'OptOldRegimeCurrAY' : 'OptOutNewTaxRegime',
      [
        { value: 'Y', label: 'Yes, the old regime applies' },
        { value: 'N', label: 'No, the new regime applies' },
      ],
      { computed: true, section: '115BAC(6)' },
    ).optional(),
    ...(year.later || oneQuestion
      ? {}
      : {
          opt_out_method: code(
            'How the regime is chosen',
            'OptOutNewTaxRegime_Method',
            [
              { value: 'BY10IEA', label: 'By Form 10-IEA (business or profession)' },
              { value: 'OPTINRETURN', label: 'In the return' },
            ],
            { jsonDefault: 'BY10IEA' },
          ).optional(),
        }),
    due_date: code(
      'Due date of this return',
      'ItrFilingDueDate',
      [
        { value: plain, label: 'Accounts not subject to audit' },
        { value: audited, label: 'Audit of the accounts, or of a firm in which the assessee is a partner' },
        { value: pricing, label: 'Report under section 92E' },
      ],
      { jsonDefault: plain, section: '139(1)' },
    ).optional(),
    partner_in_firm: yesNo('Partner in a firm at any time in the year?', {
      json: 'PartnerInFirmFlg',
      jsonDefault: 'N',
    }).optional(),
    firms: table(
      {
        label: 'Firms in which the assessee is a partner',
        rowLabel: 'Firm',
        json: 'PartnerInFirm.PartnerInFirmDtls',
        when: said('partner_in_firm'),
      },
      { name: words('Name of the firm', 'NameOfFirm', 125), pan: pan('PAN of the firm', { json: 'PAN' }) },
    ).optional(),
    foreign_exchange: yesNo(
      'In an International Financial Services Centre with income solely in convertible foreign exchange?',
      { json: 'ForeignExchangeFlag', jsonDefault: 'N', section: '115JC(4)' },
    ).optional(),
    permanent_establishment: yesNo('Permanent establishment in India?', {
      json: 'NriPEinIndia',
      when: (row: Row) => row['resident_status'] === 'NRI',
    }).optional(),
    economic_presence: yesNo('Significant economic presence in India?', {
      json: 'NriSEPinIndia',
      section: '9(1)(i)',
      when: (row: Row) => row['resident_status'] === 'NRI',
    }).optional(),
  });
};

const liable = said('liable_44ab');
const auditReport = (row: Row) => liable(row) && row['audited_44ab'] === 'Y';

/** Part A-GEN 2: audit information and nature of business. */
export const audit = sheet(
  { label: 'Audit information', json: 'PartA_GEN2', needs: ['', 'AuditInfo'] },
  {
    books_44aa: yesNo('Liable to maintain accounts?', {
      json: 'AuditInfo.LiableSec44AAflg',
      jsonDefault: 'N',
      section: '44AA',
    }).optional(),
    presumptive_only: yesNo('Is income declared only under the presumptive sections?', {
      json: 'AuditInfo.IncDclrdUs',
      jsonDefault: 'N',
      section: '44AD, 44ADA, 44AE, 44B, 44BB, 44BBA',
    }).optional(),
    turnover_band: code(
      'Total sales, turnover or gross receipts',
      'AuditInfo.TotalSalesExcOneCr',
      turnoverBands,
      {
        when: (row: Row) => row['presumptive_only'] !== 'Y',
        section: '44AB(a)',
      },
    ).optional(),
    cash_received: code('Cash in all amounts received', 'AuditInfo.AgrOFAllAmtsRcvd', cashShares, {
      when: said('turnover_band', 'Upto10CR'),
      section: '44AB(a)',
    }),
    cash_paid: code('Cash in all payments made', 'AuditInfo.AgrOFAllPayMade', cashShares, {
      when: said('turnover_band', 'Upto10CR'),
      section: '44AB(a)',
    }),
    liable_44ab: yesNo('Liable for audit of accounts?', {
      json: 'AuditInfo.LiableSec44ABflg',
      jsonDefault: 'N',
      section: '44AB',
    }).optional(),
    condition_44ab: code('Condition of the liability', 'AuditInfo.Cndnfor44AB', auditConditions, {
      when: liable,
    }),
    audited_44ab: yesNo('Have the accounts been audited by an accountant?', {
      json: 'AuditInfo.AuditAccountantFlg',
      when: liable,
    }),
    report_date: date('Date of furnishing the audit report', {
      json: 'AuditInfo.AuditReportFurnishDate',
      when: auditReport,
    }),
    report_ack: text('Acknowledgement number of the audit report', {
      json: 'AuditInfo.AckNum44AB',
      jsonAs: 'number',
      pattern: /^[1-9]\d{14}$/,
      example: '15 digits',
      when: auditReport,
    }),
    auditor_name: words('Name of the auditor or audit firm', 'AuditInfo.AudFrmName', 125, {
      when: auditReport,
    }),
    auditor_pan: pan('PAN of the auditor or audit firm', { json: 'AuditInfo.AudFrmPAN', when: auditReport }),
    auditor_aadhaar: aadhaar('Aadhaar of the auditor', {
      json: 'AuditInfo.AudFrmAadhaar',
      when: auditReport,
    }).optional(),
    liable_92e: yesNo('Liable for audit of international or specified domestic transactions?', {
      json: 'AuditInfo.LiableSec92Eflg',
      jsonDefault: 'N',
      section: '92E',
    }).optional(),
    audited_92e: yesNo('Has the report on them been obtained?', {
      json: 'AuditInfo.AccountAuditFlag',
      jsonDefault: 'N',
    }).optional(),
    report_date_92e: date('Date of the report', {
      json: 'AuditInfo.AuditDetails92E.DateOfAudit',
      section: '92E',
      when: said('liable_92e'),
    }).optional(),
    report_ack_92e: text('Acknowledgement number of the report', {
      json: 'AuditInfo.AuditDetails92E.AckNum92E',
      jsonAs: 'number',
      pattern: /^[1-9]\d{14}$/,
      example: '15 digits',
      when: said('liable_92e'),
    }).optional(),
    other_audits: table(
      { label: 'Other audit reports', rowLabel: 'Audit report', json: 'AuditInfo.AuditDetails' },
      {
        section: code('Section', 'AuditedSection', auditedSections),
        audited: yesNo('Audited?', { json: 'AuditFlag' }).optional(),
        date: date('Date of the report', { json: 'DateOfAudit' }).optional(),
        ack: text('Acknowledgement number of the report', {
          json: 'AckNumOth',
          jsonAs: 'number',
          pattern: /^[1-9]\d{14}$/,
          example: '15 digits',
        }).optional(),
      },
    ).optional(),
    businesses: table(
      {
        label: 'Nature of business or profession',
        rowLabel: 'Business or profession',
        json: 'NatOfBus.NatureOfBusiness',
        keeps: true,
        help: 'Other than those declared under sections 44AD, 44ADA and 44AE; futures and options 21010, speculation 21009',
      },
      {
        code: businessCode('Code', 'business', '09028'),
        trade_name: wordsIfAny('Trade name', 'TradeName1', 125),
        description: wordsIfAny('Description', 'Description', 125),
      },
    ).optional(),
  },
);

/** Schedule GST: turnover reported for GST. */
export const gstTurnover = sheet(
  { label: 'Turnover reported for GST', json: 'ScheduleGST' },
  {
    rows: table(
      { label: 'Turnover by GSTIN', rowLabel: 'GSTIN', json: 'TurnoverGrsRcptForGSTIN', reported: true },
      {
        gstin: text('GSTIN', {
          json: 'GSTINNo',
          pattern: /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/,
          example: '27AAPFU0939F1ZV',
        }),
        turnover: moneyIfAny('Turnover as in the GST returns', 'AmtTurnGrossRcptGSTIN'),
      },
    ).optional(),
  },
).optional();
