import type * as z from 'zod';
import { aadhaar, date, decimal, pan, text, yesNo } from '../../../forms/fields.ts';
import { countries } from '../../codes/countries.ts';
import { code, money, words, wordsIfAny } from '../../common/fields.ts';
import { sheet, table } from '../../common/sheet.ts';
import { filing as itr2Filing } from '../../itr2/parts/filing.ts';
import { auditConditions } from '../../itr3/codes/business.ts';
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
} from '../../itr5/parts/organisation.ts';
import type { Row, When } from '../../values/names.ts';
import {
  capacities6,
  concessions6,
  designations,
  groupPlaces,
  natures,
  reorganisations,
  statuses6,
} from '../data/codes.ts';
import type { Itr6Year } from '../data/years.ts';

const isDomestic: When = (_, all) => personOf(all)['domestic'] === 'Y';
const isForeign: When = (_, all) => personOf(all)['domestic'] === 'N';

/** Part A: which company it is. */
export const personal = (year: Itr6Year) =>
  sheet(
    {
      label: 'Company',
      keeps: true,
      json: 'PartA_GEN1.OrgFirmInfo',
      needs: ['', 'AssesseeName', 'Address'],
    },
    {
      domestic: yesNo('Domestic company?', { json: 'DomesticCompFlg', section: '2(22A)' }),
      status: code('Type of company', 'StatusOrCompanyType', statuses6),
      last_name: lastName,
      old_name: oldName,
      pan_number: panNumber,
      cin: text('Corporate identity number', {
        json: 'CINissuedByMCA',
        pattern: /^[A-Z0-9]{21}$/,
        example: 'U17111MH2009PTC123456',
      }).optional(),
      date_of_birth: formedOn('Date of incorporation', year),
      commenced_on: commencedOn,
      ...contact,
    },
  );

const optedEarlier: When = (row, all) =>
  isDomestic(row, all) && ['115BA', '115BAA', '115BAB'].includes(String(row['option_earlier']));
const optsNow: When = (row, all) =>
  isDomestic(row, all) && !optedEarlier(row, all) && row['option_now_flag'] === 'Y';

/** Questions on the rates of ss.115BA, 115BAA and 115BAB, and the turnover that decides the rate of 25%. */
const rates = (year: Itr6Year) => ({
  option_earlier: code(
    'Rate chosen in an earlier year',
    'Section115BA',
    [...concessions6, { value: 'NA', label: 'None' }],
    { section: '115BA, 115BAA, 115BAB', help: 'It cannot be withdrawn', when: isDomestic, keeps: true },
  ).optional(),
  option_year: code('Assessment year of the choice', 'Section115BAAY', year.optionYears, {
    when: optedEarlier,
    keeps: true,
  }),
  option_form_date: date('Date of Form 10-IB, 10-IC or 10-ID', {
    json: '115BAFormFiledDate',
    when: optedEarlier,
    keeps: true,
  }),
  option_form_ack: acknowledgement('Acknowledgement number of the form', 'ReceiptNo115BA', optedEarlier),
  option_now_flag: yesNo('Choosing one of these rates this year?', {
    json: 'Section115CurrAY',
    when: (row: Row, all: Row) => isDomestic(row, all) && !optedEarlier(row, all),
  }).optional(),
  option_now: code('Rate chosen this year', 'SectionCurrAY', concessions6, {
    when: optsNow,
    help: 'Form 10-IB, 10-IC or 10-ID by the due date. Sections 115BAA and 115BAB remove most deductions, minimum alternate tax and its credit',
  }),
  option_now_date: date('Date of the form', { json: 'Section115CurrAYDate', when: optsNow }),
  option_now_ack: acknowledgement('Acknowledgement number of the form', 'Section115CurrAYRecNo', optsNow),
  manufacturing_income: money('Business income from manufacture', undefined, {
    section: '115BAB(1)',
    help: 'Taxed at 15%; other income at 22%. Blank: all business income',
    when: (row: Row, all: Row) =>
      isDomestic(row, all) && (row['option_earlier'] === '115BAB' || row['option_now'] === '115BAB'),
  }).optional(),
  excess_income: money('Business income above ordinary profits', undefined, {
    section: '115BAB(6)',
    help: 'From dealings with a closely connected person, or above the arm’s length price: taxed at 30%',
    when: (row: Row, all: Row) =>
      isDomestic(row, all) && (row['option_earlier'] === '115BAB' || row['option_now'] === '115BAB'),
  }).optional(),
  large: yesNo(`Turnover or gross receipts of FY ${year.turnoverYear} above 400 crore?`, {
    json: 'GrossReceipt',
    help: 'Then 30%, else 25%',
    when: isDomestic,
  }),
});

/** Part A: under which section, by when and at which rate the return is filed. */
export const filing = (year: Itr6Year) => {
  const itr2 = itr2Filing(year as never).shape as Record<string, z.ZodType>;
  return sheet(
    { label: 'Filing status', json: 'PartA_GEN1.FilingStatus', needs: ['', 'ReturnFileSec'] },
    {
      ...filedUnder(itr2),
      ...answersTo(itr2, 'UniqueNumNoticeUs', 'NoticeDateUnderSec'),
      due_date: dueDate(year.due, 'ItrFilingDueDate'),
      resident_status: residentStatus('6(3)'),
      ...rates(year),
      treaty_relief: yesNo('Is a benefit of a treaty claimed?', {
        json: 'ResidentSec90',
        section: '90',
        when: isForeign,
      }).optional(),
      ...presence,
      indian_accounting: yesNo('Are the accounts under Indian Accounting Standards (Ind AS)?', {
        json: 'FinancialStmtFlag',
        jsonDefault: 'N',
      }).optional(),
      ifsc: yesNo(
        'In an International Financial Services Centre with income solely in convertible foreign exchange?',
        { json: 'IsIfsc', section: '115JB(7)' },
      ).optional(),
      liquidation: yesNo('Under liquidation?', { json: 'UnderLiquidation', jsonDefault: 'N' }).optional(),
      producer: yesNo('Producer company (section 581A of the Companies Act, 1956)?', {
        json: 'Sec581AFlag',
        jsonDefault: 'N',
      }).optional(),
      condition_44ab: code('Condition of the liability to audit', 'Cndnfor44AB', auditConditions, {
        section: '44AB',
        when: (_: Row, all: Row) => (all['audit'] as Row | undefined)?.['liable_44ab'] === 'Y',
      }).optional(),
      ...startUpRecognised,
      startup_certified: yesNo('Certificate of the inter-ministerial board?', {
        json: 'InterMinisterialCertFlag',
        section: '80-IAC',
        when: answered('startup'),
      }).optional(),
      startup_certificate: startUpCertificate,
      startup_form2: yesNo('Form 2 filed with DPIIT?', {
        json: 'Form2AccordPara5DPIITFlag',
        when: answered('startup'),
      }).optional(),
      startup_form2_date: date('Date of Form 2', {
        json: 'DateOfFilingForm2',
        when: answered('startup_form2'),
      }),
      ...smallEnterprise,
      fii: itr2['fii']!,
      sebi_number: itr2['sebi_number']!,
      ...represented(itr2),
      lei_number: itr2['lei_number']!,
      lei_valid_to: itr2['lei_valid_to']!,
      section_79: table(
        {
          label: 'Years whose losses lapse because holders of 51% of the voting power changed',
          rowLabel: 'Year',
          section: '79',
          help: 'A company in which the public are not substantially interested; excludes unabsorbed depreciation. The file contains only the other losses',
        },
        { year: code('Assessment year of the loss', undefined, year.optionYears) },
      ).optional(),
    },
  );
};

const share = (label: string, json: string) => decimal(label, { json, max: 100 });
const place = placeIn(placeNode);
const inGroup = (label: string, json: string, when: When) =>
  table(
    { label, rowLabel: 'Company', json, needs: ['CompDetails', `CompDetails.${placeNode}`], when },
    {
      name: words('Name', 'CompDetails.CompName', 125),
      pan: pan('PAN', { json: 'CompDetails.CompPAN' }).optional(),
      share: share('Share held in percent', 'CompDetails.CompSharePercent'),
      ...placeIn(`CompDetails.${placeNode}`),
    },
  ).optional();

/** Part A-GEN 2: group, reorganisation, key persons, shareholders and nature of company. */
export const companyInfo = sheet(
  {
    label: 'Group, key persons and holders',
    json: 'PartA_GEN2For6',
    keeps: true,
    needs: ['', 'HoldingStatus', 'NatureOfComp'],
  },
  {
    group: code('Position in the group', 'HoldingStatus.NatOfCompFlg', groupPlaces, {
      jsonDefault: '4',
    }).optional(),
    holding: inGroup('Holding company', 'HoldingStatus.HoldingCompDetail', (row) =>
      ['2', '3'].includes(String(row['group'])),
    ),
    subsidiaries: inGroup('Subsidiary companies', 'HoldingStatus.SubsidiaryCompDetail', (row) =>
      ['1', '3'].includes(String(row['group'])),
    ),
    reorganised: table(
      {
        label: 'Amalgamation or demerger in the year',
        rowLabel: 'Company',
        json: 'BusOrganisation',
        needs: [placeNode],
        keeps: false,
      },
      {
        kind: code('Role in it', 'BusOrgType', reorganisations),
        name: words('Name', 'CompName', 125),
        pan: pan('PAN', { json: 'BusOrgPAN' }).optional(),
        ...place,
        on: date('Date', { json: 'DateOfBusinessOrg' }).optional(),
      },
    ).optional(),
    key_persons: table(
      { label: 'Key persons', rowLabel: 'Person', json: 'KeyPersons', needs: [placeNode] },
      {
        name: words('Name', 'PersonName', 125),
        designation: code('Designation', 'Designation', designations),
        pan: pan('PAN', { json: 'KeyPerPAN' }).optional(),
        aadhaar: aadhaar('Aadhaar', { json: 'KeyPersnAadhaar' }).optional(),
        din: text('Director identification number', {
          json: 'DirectorIdNo',
          pattern: /^\d{8}$/,
          example: '01234567',
        }).optional(),
        ...place,
      },
    ).optional(),
    holders: table(
      {
        label: 'Beneficial owners of 10% or more of the voting power',
        rowLabel: 'Holder',
        json: 'ShareHolderInfo',
        needs: [placeNode],
      },
      {
        name: words('Name', 'ShareHolderInfoName', 125),
        share: share('Share in percent', 'PercentageOfShare'),
        pan: pan('PAN', { json: 'ShareHolderPAN' }).optional(),
        aadhaar: aadhaar('Aadhaar', { json: 'ShareHolderAadhaar' }).optional(),
        ...place,
      },
    ).optional(),
    owners: table(
      {
        label: 'Natural persons who are ultimate owners of 10% or more, unlisted company',
        rowLabel: 'Owner',
        json: 'OwnershipInfo',
        needs: [placeNode],
      },
      {
        name: words('Name', 'OwnerName', 125),
        share: share('Share in percent', 'PercentageOfShare'),
        pan: pan('PAN', { json: 'OwnerPAN' }).optional(),
        aadhaar: aadhaar('Aadhaar', { json: 'OwnerAadhaar' }).optional(),
        ...place,
      },
    ).optional(),
    ...Object.fromEntries(
      (['FrnCompImmediatePrntCompDtls', 'FrnCompUltimatePrntCompDtls'] as const).map((json, i) => [
        i === 0 ? 'immediate_parents' : 'ultimate_parents',
        table(
          {
            label: i === 0 ? 'Immediate parent company' : 'Ultimate parent company',
            rowLabel: 'Company',
            json,
            needs: [placeNode],
            when: isForeign,
          },
          {
            name: words('Name', 'Name', 125),
            ...place,
            residence: code('Country of residence', 'CountryOfResidence', countries).optional(),
            pan: pan('PAN', { json: 'PAN' }).optional(),
            number: wordsIfAny('Tax identification number there', 'TaxpayerRegNumber', 75),
          },
        ).optional(),
      ]),
    ),
    ...Object.fromEntries(
      natures.map(([key, node, label]) => [
        key,
        yesNo(label, { json: `NatureOfComp.${node}`, jsonDefault: 'N' }).optional(),
      ]),
    ),
  },
);

/** Verification (s.140(c)). */
export const verification = verificationBy(capacities6, '140(c)');
