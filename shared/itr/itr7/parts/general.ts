import type * as z from 'zod';
import { aadhaar, date, decimal, email, pan, yesNo } from '../../../forms/fields.ts';
import { code, money, phone, words, wordsIfAny } from '../../common/fields.ts';
import { sheet, table } from '../../common/sheet.ts';
import { filing as itr2Filing } from '../../itr2/parts/filing.ts';
import { filing as itr3Filing } from '../../itr3/parts/filing.ts';
import {
  acknowledgement,
  answered,
  answersTo,
  contact,
  dueDate,
  filedUnder,
  formedOn,
  lastName,
  panNumber,
  placeIn,
  placeNode,
  represented,
  residentStatus,
  verificationBy,
} from '../../itr5/parts/organisation.ts';
import type { Row, When } from '../../values/names.ts';
import {
  activities,
  auditActs7,
  auditedSections7,
  capacities7,
  classifications,
  exemptionSections,
  furnishedUnder,
  identities,
  memberKinds,
  otherLaws,
  registrations,
  relations,
  statuses7,
  subStatuses7,
} from '../data/codes.ts';
import type { Itr7Year } from '../data/years.ts';
import { isApplied, statusOf } from './conditions.ts';

/** Part A: the assessee, and its sections of filing and exemption. */
export const personal = (year: Itr7Year) =>
  sheet(
    {
      label: 'Trust, institution or party',
      keeps: true,
      json: 'PartA_GEN1.OrgFirmInfo',
      needs: ['', 'AssesseeName', 'Address'],
    },
    {
      return_under: code('Return furnished under section', 'ReturnFurnishedSec', furnishedUnder, {
        section: '139(4A)-(4D)',
      }),
      exemption: code('Section of exemption', 'SecExemptionClaimed', exemptionSections, {
        help: 'Determines the schedules and computation of income in the return',
      }),
      status: code('Status', 'StatusOrCompanyType', statuses7),
      sub_status: code('Sub-status', 'SubStatus', subStatuses7, {
        when: (row: Row) => row['status'] === '5' || row['status'] === '7',
      }),
      shares_unknown: yesNo('Are the shares of the members indeterminate or unknown?', {
        section: '167B(1)',
        help: 'Non-exempt income is then taxed at the maximum marginal rate, as it usually is for a political party. Not for a society or charitable trust',
        when: (row: Row, all: Row) => row['sub_status'] === '5vii' && !isApplied(row, all),
      }),
      company_rate: code(
        'Rate on non-exempt income',
        undefined,
        [
          { value: 'AOP', label: 'Rates of an association (section 164(2))' },
          { value: 'COMPANY', label: 'Rate of a company' },
        ],
        {
          section: '164(2)',
          help: 'The section taxes such income as that of an association; some hold that a company is taxed at its own rate. Ask your assessing officer',
          when: (row: Row) => row['status'] === '7',
        },
      ),
      small_company: yesNo('Turnover of FY 2023-24 at most 400 crore?', {
        help: 'Then 25%, else 30%',
        keeps: false,
        when: (row: Row) => row['sub_status'] === '7i' && row['company_rate'] === 'COMPANY',
      }),
      last_name: lastName,
      pan_number: panNumber,
      date_of_birth: formedOn('Date of formation or incorporation', year),
      ...contact,
    },
  );

/** Projects and institutions run, and registrations or approvals. */
export const registration = sheet(
  { label: 'Institutions and registrations', json: 'PartA_GEN1', keeps: true },
  {
    has_projects: yesNo('Does it run projects or institutions?', { json: 'ProjectOrInstDtlsFlg' }).optional(),
    projects: table(
      {
        label: 'Projects and institutions',
        rowLabel: 'Project or institution',
        json: 'ProjectOrInstDtls',
        when: answered('has_projects'),
      },
      {
        name: words('Name', 'NameOfProjectOrInst', 200),
        activity: code('Nature of activity', 'ActivityNature', activities),
        classification: code('Classification', 'ClassificationCode', classifications),
      },
    ).optional(),
    under_act: table(
      {
        label: 'Registration or approval under the Income-tax Act',
        rowLabel: 'Registration',
        json: 'RegApprUnderITADtls',
      },
      {
        section: code('Section', 'SectionRegistered', registrations),
        claimed: code('Is exemption claimed under it?', 'RegSecExmpClaimed', [
          { value: 'true', label: 'Yes' },
          { value: 'false', label: 'No' },
        ]),
        on: date('Date of registration or approval', { json: 'RegApprovalDate' }),
        number: words('Number', 'ApprovalRegistrationNo', 50),
        authority: words('Authority', 'ApprovingAuthority', 25),
        effective: date('Effective from', { json: 'EffectiveDate' }).optional(),
      },
    ).optional(),
    under_other: table(
      {
        label: 'Registration or approval under other laws',
        rowLabel: 'Registration',
        json: 'RegApprUnderOthITADtls',
      },
      {
        law: code('Law', 'LawRegistered', otherLaws),
        law_other: wordsIfAny('Name of the other law', 'OtherLawDesc', 125, { when: answered('law', 'V') }),
        on: date('Date of registration or approval', { json: 'RegApprDate' }),
        number: words('Number', 'ApprovalRegistrationNo', 50),
        authority: words('Authority', 'ApprovingAuthority', 25),
        effective: date('Effective from', { json: 'EffectiveDate' }).optional(),
        valid: date('Valid to', { json: 'ValidDate' }).optional(),
      },
    ).optional(),
  },
);

/** Filing status. */
export const filing = (year: Itr7Year) => {
  const itr3 = itr3Filing(year as never).shape as Record<string, z.ZodType>;
  const itr2 = itr2Filing(year as never).shape as Record<string, z.ZodType>;
  return sheet(
    { label: 'Filing status', json: 'PartA_GEN1.FilingStatus', needs: ['', 'ReturnFileSec'] },
    {
      ...filedUnder(itr2),
      due_date: dueDate(
        year.due,
        undefined,
        'Not in the file. Without business and audit, the Act may retain 31 July, although the Budget papers mention 31 August for trusts',
      ),
      ...answersTo(itr2, 'UniqueNumNoticeUs', 'NoticeDateUnderSec'),
      resident_status: residentStatus('6'),
      treaty_relief: code(
        'Is relief claimed under section 90, 90A or 91?',
        'ClaimUS9090A91Flg',
        [
          { value: 'YES', label: 'Yes' },
          { value: 'NO', label: 'No' },
        ],
        {},
      ).optional(),
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

const PURPOSE = 'OtherDetailsUs2_15';
const utility: When = answered('general_utility');
const changed: When = answered('activities_changed');
const forfeited: When = answered('section_13_10');

/** Part A-GEN 2: purpose, change of activities, and whether ss.11 and 12 are lost (s.13(8) to (10)). */
export const purpose = sheet(
  { label: 'Purpose and activities', json: 'PartA_GEN2.OtherDetailsFor7', needs: ['', PURPOSE] },
  {
    general_utility: code(
      'Does a charitable purpose include general public utility?',
      `${PURPOSE}.CharitablePurposeOfGeneralPublic`,
      [
        { value: 'Y', label: 'Yes' },
        { value: 'N', label: 'No' },
        { value: 'NA', label: 'Not applicable' },
      ],
      { section: '2(15)', jsonDefault: 'NA' },
    ).optional(),
    trade: yesNo('Trade, commerce or business for consideration?', {
      json: `${PURPOSE}.ActivityNature2_15`,
      when: utility,
    }),
    trade_percent: decimal('Its receipts in percent of all receipts', {
      json: `${PURPOSE}.PercntNatureOfTrade`,
      max: 100,
      when: answered('trade'),
    }),
    service: yesNo('Service to trade, commerce or business for consideration?', {
      json: `${PURPOSE}.ActivityRendering2_15`,
      when: utility,
    }),
    service_percent: decimal('Its receipts in percent of all receipts', {
      json: `${PURPOSE}.PercntAnyTrade`,
      max: 100,
      when: answered('service'),
    }),
    utility_receipts: table(
      {
        label: 'Receipts from such activities by project or institution',
        rowLabel: 'Project or institution',
        json: `${PURPOSE}.AggAnnualRecptsofInst`,
        when: utility,
        reported: true,
      },
      {
        name: words('Name', 'NameOfTheInstitution', 50),
        amount: money('Aggregate annual receipts', 'AggregateAnnualReceipts'),
      },
    ).optional(),
    activities_changed: yesNo('Did the objects or activities change in the year?', {
      json: 'ChangeInActivitiesDuringYr',
    }).optional(),
    changed_on: date('Date of the change', { json: 'DateOfChange', when: changed }),
    fresh_applied: yesNo('Was fresh registration applied for in the time allowed?', {
      json: 'FreshRegSec12A',
      section: '12A',
      when: changed,
    }),
    fresh_granted: yesNo('Was fresh registration granted?', {
      json: 'FreshRegGrantedUs12AA',
      section: '12AB',
      when: changed,
    }),
    fresh_on: date('Date of the fresh registration', {
      json: 'DateOfFreshReg',
      when: (row: Row, all: Row) => changed(row, all) && row['fresh_granted'] === 'Y',
    }),
    first_return: yesNo('Is this the first return?', {
      json: 'FirstReturnFlag',
      jsonDefault: 'N',
    }).optional(),
    section_13_10: yesNo('Is exemption under ss.11 and 12, or 10(23C), lost for the year?', {
      json: 'ProvisionsSec1310Applcbl',
      jsonDefault: 'N',
      section: '13(10)',
      help: 'Trade receipts above 20%, no books, no audit or a late return: income is then receipts less expenditure (Part B3)',
      when: isApplied,
    }).optional(),
    lost_trade: yesNo('Because of the proviso to section 2(15)?', {
      json: 'Clause15Sec2ProvisioFlag',
      section: '13(8)',
      when: forfeited,
    }),
    lost_books: yesNo('Because books were not kept?', {
      json: 'SubClauseiSec12AViolateFlag',
      section: '12A(1)(b)(i)',
      when: forfeited,
    }),
    lost_audit: yesNo('Because accounts were not audited?', {
      json: 'SubClauseiiSec12AViolateFlag',
      section: '12A(1)(b)(ii)',
      when: forfeited,
    }),
    lost_return: yesNo('Because the return was not furnished in time?', {
      json: 'SubSec1Sec12AViolateFlag',
      section: '12A(1)(ba)',
      when: forfeited,
    }),
  },
);

/** Part A-GEN 2: audit. */
export const audit = sheet(
  { label: 'Audit information', json: 'PartA_GEN2', needs: [''] },
  {
    liable_44ab: yesNo('Liable for audit under the Income-tax Act?', {
      json: 'LiableSec44ABflg',
      jsonDefault: 'N',
    }).optional(),
    reports: table(
      {
        label: 'Audit reports under the Income-tax Act',
        rowLabel: 'Audit report',
        json: 'AuditDetails',
        when: answered('liable_44ab'),
      },
      {
        section: code('Section', 'AuditedSection', auditedSections7),
        section_other: wordsIfAny('Name of the other section', 'OtherSectionDesc', 25, {
          when: answered('section', 'Others'),
        }),
        audited: yesNo('Audited?', { json: 'AuditFlag' }),
        auditor_name: wordsIfAny('Name of the auditor or audit firm', 'AudFrmName', 125, {
          when: answered('audited'),
        }),
        auditor_pan: pan('PAN of the auditor or audit firm', {
          json: 'AudFrmPAN',
          when: answered('audited'),
        }).optional(),
        auditor_aadhaar: aadhaar('Aadhaar of the auditor', {
          json: 'AudFrmAadhaar',
          when: answered('audited'),
        }).optional(),
        date: date('Date of furnishing the audit report', {
          json: 'AuditReportFurnishDate',
          when: answered('audited'),
        }),
        ack: acknowledgement(
          'Acknowledgement number of the report',
          'AckNumAudtRpt',
          answered('audited'),
        ).optional(),
      },
    ).optional(),
    liable_other: yesNo('Liable for audit under any other Act?', {
      json: 'LiableAnyOthThnINTActflg',
      jsonDefault: 'N',
    }).optional(),
    other_acts: table(
      {
        label: 'Audit under other Acts',
        rowLabel: 'Act',
        json: 'LiableAnyOthThnINTActDetails',
        when: answered('liable_other'),
      },
      {
        act: code('Act', 'AuditedAct', auditActs7),
        act_other: wordsIfAny('Name of the other Act', 'AuditedActOther', 125, {
          when: answered('act', 'OTH'),
        }),
        section: words('Section', 'AuditedSection', 30),
        date: date('Date of the audit report', { json: 'DateOfAudit' }),
      },
    ).optional(),
  },
);

const named = {
  name: words('Name', 'Name', 125),
  address: words('Address', 'Address', 200),
};
const contributor = {
  ...named,
  pan: pan('PAN', { json: 'PAN' }).optional(),
  aadhaar: aadhaar('Aadhaar', { json: 'AadhaarCardNo' }).optional(),
};
const identity = {
  resident: yesNo('Citizen or resident of India?', { json: 'ResidentOfIndia' }),
  id_kind: code('Kind of identification', 'UniqueIdentNumber', identities).optional(),
  id: wordsIfAny('Number of identification', 'IDCode', 125),
};

/** Part A-GEN 2: authors, founders, trustees, members and contributors. */
export const people = sheet(
  { label: 'Persons', json: 'PartA_GEN2', keeps: true },
  {
    founders: table(
      {
        label: 'Author, founder, settlor, trustees, office bearers and others',
        rowLabel: 'Person',
        json: 'AuthorFounderDtls5percent',
      },
      {
        ...named,
        relation: code('Relation', 'Relation', relations),
        share: decimal('Shareholding in percent', { json: 'ShareHoldingPercentage', max: 100 }),
        ...identity,
        mobile: phone('Mobile', 'MobileNo'),
        email: email('E-mail', { json: 'EmailAddress' }),
      },
    ).optional(),
    owners: table(
      {
        label: 'Natural persons behind a founder who is not an individual, 5% or more',
        rowLabel: 'Person',
        json: 'AuthorFounderDtls5percentNonInd',
      },
      {
        ...named,
        ...identity,
        share: decimal('Beneficial ownership in percent', { json: 'BeneficialPercentage', max: 100 }),
      },
    ).optional(),
    contributors: table(
      {
        label: 'Persons who made a substantial contribution',
        rowLabel: 'Person',
        json: 'ContributionUs13_3bDtls',
      },
      contributor,
    ).optional(),
    family_members: table(
      {
        label: 'Members of a Hindu undivided family that is author or founder',
        rowLabel: 'Person',
        json: 'ContributionHUFDtls',
      },
      contributor,
    ).optional(),
    members: table(
      {
        label: 'Members of an association',
        rowLabel: 'Member',
        json: 'PartnerOrMemberInfo',
        when: (_: Row, all: Row) => statusOf(all) === '5',
      },
      {
        name: words('Name', 'PartnerOrMemberName', 125),
        kind: code('Status', 'Status', memberKinds),
        share: decimal('Share in percent', { json: 'SharePercentage', max: 100 }).optional(),
        pan: pan('PAN', { json: 'PAN' }).optional(),
        aadhaar: aadhaar('Aadhaar', { json: 'AadhaarCardNo' }).optional(),
        ...placeIn(placeNode),
      },
    ).optional(),
  },
).optional();

/** Verification (s.140). */
export const verification = verificationBy(capacities7, '140', { at: '', longest: 127 });
