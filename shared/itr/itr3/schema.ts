import * as z from 'zod';
import { date, pan, yesNo } from '../../forms/fields.ts';
import type { Step } from '../../forms/form.ts';
import { tdsSections, toPartners } from '../codes/tds-sections.ts';
import { code, money, total, totalIfAny, words } from '../common/fields.ts';
import { withChanges } from '../common/places.ts';
import { sheet, table } from '../common/sheet.ts';
import { withSource } from '../common/source.ts';
import { assets as itr2Assets, communion as itr2Communion } from '../itr2/parts/assets.ts';
import { capitalGains as itr2Gains } from '../itr2/parts/capital-gains.ts';
import { foreignAssets, foreignIncome as itr2Foreign, taxRelief } from '../itr2/parts/foreign.ts';
import { houseProperty } from '../itr2/parts/house-property.ts';
import {
  exemptIncome,
  includedIncome as itr2Included,
  passThrough as itr2PassThrough,
  specialIncome,
} from '../itr2/parts/income-lists.ts';
import { otherSources } from '../itr2/parts/other-sources.ts';
import { address, personal } from '../itr2/parts/personal.ts';
import { salary } from '../itr2/parts/salary.ts';
import { virtualAssets as itr2Virtual, shares112a, shares115ad } from '../itr2/parts/share-rows.ts';
import { deferredTax, verification as itr2Verification, returnPreparer } from '../itr2/parts/tax.ts';
import { banks, taxesPaid } from '../itr2/parts/taxes-paid.ts';
import type { Itr3 } from '../values/itr3.ts';
import type { Row } from '../values/names.ts';
import type { Itr3Year } from './data/years.ts';
import { manufacturing, trading } from './parts/accounts.ts';
import { balanceSheet } from './parts/balance-sheet.ts';
import { business, businessTotals, partnerFirms, scheduleBp } from './parts/business.ts';
import { assetGains, depreciation, depreciationSummary } from './parts/depreciation.ts';
import { audit, filing, gstTurnover } from './parts/filing.ts';
import { extended, LOSS } from './parts/lines.ts';
import { broughtLosses, carriedLosses, currentLosses, minimumTax, unabsorbed } from './parts/losses.ts';
import {
  computationStandards,
  otherInformation,
  quantitative,
  researchExpenditure,
} from './parts/other-information.ts';
import {
  business44ad,
  businessWithoutBooks,
  carriages44ae,
  nonResidentBusiness,
  profession,
  profession44ada,
  speculation,
} from './parts/presumptive.ts';
import { profitLoss } from './parts/profit-loss.ts';
import { deductions, economicZone, tax, totalIncome } from './parts/tax.ts';
import { pricingAdjustment, researchDonations, undertakings } from './parts/undertakings.ts';
import { itr3Changes } from './places.ts';

const headLine = (label: string, json: string) =>
  sheet(
    { label, json },
    {
      income: money('Income from outside India', 'IncFrmOutsideInd'),
      tax_paid: money('Tax paid outside India', 'TaxPaidOutsideInd'),
      tax_in_india: total('Tax payable in India on it', 'TaxPayableinInd'),
      relief: total('Relief available', 'TaxReliefinInd'),
    },
  ).optional();

/** Schedule FSI with business income. */
const foreignIncome = () => {
  const rows = itr2Foreign.unwrap().shape.rows.unwrap();
  const meta = rows.meta() as unknown as Parameters<typeof table>[0];
  return extended(itr2Foreign, {
    rows: table(
      { ...meta, needs: [...(meta.needs ?? []), 'IncFromBusiness'] },
      { ...rows.element.shape, business: headLine('Business or profession', 'IncFromBusiness') },
    ).optional(),
  }).optional();
};

/** Schedule 5A with business income. */
const communion = () =>
  extended(
    itr2Communion,
    {
      business: sheet(
        { label: 'Business or profession', json: 'BusHeadIncome' },
        {
          income: money('Income received', 'IncRecvdUndHead'),
          share: money('Apportioned to the spouse', 'AmtApprndOfSpouse', { min: LOSS }),
          tds: money('Tax deducted', 'AmtTDSDeducted', { min: LOSS }),
          tds_share: money('Tax apportioned to the spouse', 'TDSApprndOfSpouse', { min: LOSS }),
        },
      ).optional(),
    },
    { needs: ['BusHeadIncome'] },
  ).optional();

/** Schedule VDA: assets held for business too. */
const virtualAssets = (year: Itr3Year) => {
  const base = itr2Virtual(year).unwrap();
  const rows = base.shape.rows.unwrap();
  return extended(base, {
    rows: table(rows.meta() as unknown as Parameters<typeof table>[0], {
      ...rows.element.shape,
      head: code(
        'Head of income',
        'HeadUndIncTaxed',
        [
          { value: 'CG', label: 'Capital gain' },
          { value: 'BI', label: 'Business income' },
        ],
        { jsonDefault: 'CG' },
      ).optional(),
    }).optional(),
    business: total('Income from business', 'TotIncBusiness'),
  }).optional();
};

/** Schedule SPI: income of others may be business income. */
const includedIncome = () => {
  const rows = itr2Included.unwrap().shape.rows.unwrap();
  return extended(itr2Included, {
    rows: table(rows.meta() as unknown as Parameters<typeof table>[0], {
      ...rows.element.shape,
      head: code('Head of income', 'HeadIncIncluded', [
        { value: 'SA', label: 'Salary' },
        { value: 'HP', label: 'House property' },
        { value: 'BP', label: 'Business or profession' },
        { value: 'CG', label: 'Capital gain' },
        { value: 'OS', label: 'Other sources' },
        { value: 'EI', label: 'Exempt income' },
      ]),
    }).optional(),
  }).optional();
};

type Block = Parameters<typeof extended>[0];

/** A block of gains with exemptions listed and totalled in ITR-3. */
const withExemption = (part: Block, shape: Record<string, z.ZodType> = {}) =>
  extended(
    part,
    { ...shape, exempt: total('Total exemption', 'ExemptionOrDednUs54.ExemptionGrandTotal') },
    { needs: ['ExemptionOrDednUs54'] },
  );

const rowsWithExemption = (land: z.ZodOptional<z.ZodArray<z.ZodObject>>) => {
  const rows = land.unwrap();
  const meta = rows.meta() as unknown as Parameters<typeof table>[0];
  return table(
    { ...meta, needs: ['ExemptionOrDednUs54'] },
    {
      ...rows.element.shape,
      exempt: total('Total exemption', 'ExemptionOrDednUs54.ExemptionGrandTotal'),
    },
  ).optional();
};

/** Nodes of sales of other long-term assets. */
const soldAssets = (year: Itr3Year): string[] =>
  year.detailed
    ? ['', ...(year.split ? ['_BE'] : [])].map((side) => `SaleofAssetNADtls.SaleofAssetNA${side}`)
    : ['SaleofAssetNA'];

/** Sales of other long-term assets, each side of the change of rates with its exemptions. */
const exemptAssets = (assets: Block) => {
  const inner = (assets instanceof z.ZodOptional ? assets.unwrap() : assets) as z.ZodObject;
  const sides = Object.entries(inner.shape).filter(([key]) => key === 'sale' || key === 'before');
  return extended(
    inner,
    Object.fromEntries(sides.map(([key, side]) => [key, withExemption(side as Block).optional()])),
  ).optional();
};

/** Schedule CG with slump sale and gains on depreciable assets. */
const capitalGains = (year: Itr3Year) => {
  const base = itr2Gains(year).unwrap();
  const short = base.shape.short.unwrap();
  const other = short.shape.other_assets.unwrap();
  const long = base.shape.long.unwrap();
  const slump = (json: string, long: boolean) =>
    sheet(
      { label: 'Slump sale', json, section: '50B', needs: long ? ['ExemptionOrDednUs54'] : [] },
      {
        // the file has no date, but the rate in the year of 23 July 2024 depends on it
        ...(long && year.split
          ? {
              sold_on: date('Date of transfer', {
                ...year.previousYear,
                section: '112',
                help: 'The gain is taxed at 20% before 23 July 2024 and at 12.5% from that date; not written to the file',
              }),
            }
          : {}),
        fmv_11uae_2: money('Fair market value under rule 11UAE(2)', 'FMV11UAEii'),
        fmv_11uae_3: money('Fair market value under rule 11UAE(3)', 'FMV11UAEiii'),
        full_value: total('Full value of consideration', 'FullConsideration'),
        net_worth: money('Net worth of the undertaking', 'NetWorthOfDivision', { min: LOSS }),
        ...(long
          ? {
              balance: total('Balance', 'SlumpBalance', { min: LOSS }),
              exempt: total('Total exemption', 'ExemptionOrDednUs54.ExemptionGrandTotal'),
            }
          : {}),
        gain: total('Capital gain', 'CapgainonAssets', { min: LOSS }),
      },
    ).optional();
  return extended(
    base,
    {
      short: extended(short, {
        land: rowsWithExemption(short.shape.land),
        other_assets: withExemption(other, {
          deemed_assets: total('Gain on depreciable assets', 'DeemedStcgOnAssets', {
            min: LOSS,
            section: '50',
          }),
        }).optional(),
        slump_sale: slump('SlumpSaleInStcg', false),
      }).optional(),
      long: extended(long, {
        assets: exemptAssets(long.shape.assets),
        slump_sale: slump('SlumpSaleInLtcgDtls.SlumpSaleInLtcg', true),
      }).optional(),
    },
    {
      needs: [
        'ShortTermCapGainFor23.SlumpSaleInStcg',
        'ShortTermCapGainFor23.SaleOnOtherAssets.ExemptionOrDednUs54',
        'LongTermCapGain23.SlumpSaleInLtcgDtls',
        ...soldAssets(year).map((node) => `LongTermCapGain23.${node}.ExemptionOrDednUs54`),
        'DeducClaimInfo',
        'AccruOrRecOfCG.VDATrnsfGainsUnder30Per.DateRange',
      ],
    },
  ).optional();
};

/** Schedule PTI: the lines of exempt income have a share of loss too. */
const passThrough = () => {
  const rows = itr2PassThrough.unwrap().shape.rows.unwrap();
  const { shape } = rows.element;
  const loss = {
    loss: money('Share of loss of the fund', 'SecBCIncExmptDtl.CurrYrLossShareByInvstFund', {
      reported: true,
    }),
  };
  return extended(itr2PassThrough, {
    rows: table(rows.meta() as unknown as Parameters<typeof table>[0], {
      ...shape,
      exempt_b: extended(shape.exempt_b, loss).optional(),
      exempt_c: extended(shape.exempt_c, loss).optional(),
    }).optional(),
  }).optional();
};

/** Schedule AL with interests in the assets of firms and associations. */
const assets = () =>
  extended(itr2Assets, {
    firm_interest: yesNo('Interest held in the assets of a firm or AOP as partner or member?', {
      json: 'InterstAOPFlag',
      jsonDefault: 'N',
    }).optional(),
    firms: table(
      {
        label: 'Interests in firms and AOPs',
        rowLabel: 'Firm or AOP',
        json: 'InterestHeldInaAsset',
        needs: ['AddressAL'],
        when: (row: Row) => row['firm_interest'] === 'Y',
      },
      {
        name: words('Name of the firm or AOP', 'NameOfFirm', 50),
        address: sheet({ label: 'Address', json: 'AddressAL' }, address(true)),
        pan: pan('PAN of the firm or AOP', { json: 'PanOfFirm' }),
        investment: money('Investment of the assessee', 'AssesseInvestment', { reported: true }),
      },
    ).optional(),
  }).optional();

/** Verification: place and date are required; the file date is the default. Any PAN is accepted. */
const verification = extended(itr2Verification, {
  pan: pan('PAN', { json: 'Declaration.AssesseeVerPAN', help: 'Of an individual' }),
  place: words('Place', 'Place', 50),
});

const tdsHeads = [
  { value: 'BP', label: 'Business or profession' },
  { value: 'HP', label: 'House property' },
  { value: 'CG', label: 'Capital gains' },
  { value: 'OS', label: 'Other sources' },
  { value: 'EI', label: 'Exempt income' },
] as const;
const notApplicable = { value: 'NA', label: 'Not applicable' } as const;

/** Taxes paid: tax may have been deducted from business income. */
const taxesPaid3 = (year: Itr3Year) => {
  const base = taxesPaid(year).unwrap();
  const again = (
    part: typeof base.shape.tds_other | typeof base.shape.tds_buyer_tenant,
    heads: Parameters<typeof code>[2],
  ) => {
    const rows = part.unwrap();
    return table(rows.meta() as unknown as Parameters<typeof table>[0], {
      ...rows.element.shape,
      ...(year.later ? { section: code('Section', 'TDSSection', [...tdsSections, toPartners]) } : {}),
      head: code('Head of income', 'HeadOfIncome', heads).optional(),
    }).optional();
  };
  return extended(base, {
    tds_other: again(base.shape.tds_other, [...tdsHeads, notApplicable]),
    tds_buyer_tenant: again(base.shape.tds_buyer_tenant, tdsHeads),
  }).optional();
};

const plainSchema = (year: Itr3Year) =>
  z.strictObject({
    personal: personal(year),
    filing: filing(year),
    audit,
    balance_sheet: balanceSheet,
    manufacturing,
    trading,
    profit_loss: profitLoss(year),
    partner_firms: partnerFirms,
    gst_turnover: gstTurnover,
    other_information: otherInformation(year),
    quantitative,
    computation_standards: computationStandards,
    research: researchExpenditure,
    depreciation,
    depreciation_summary: depreciationSummary,
    asset_gains: assetGains,
    salary: salary(year),
    house_property: houseProperty(year),
    capital_gains: capitalGains(year),
    schedule_112a: shares112a(year),
    schedule_115ad: shares115ad(year),
    schedule_vda: virtualAssets(year),
    other_sources: otherSources(year),
    pass_through: passThrough(),
    included_income: includedIncome(),
    exempt_income: year.later
      ? extended(exemptIncome(year), {
          agricultural_rule7: totalIfAny('Agricultural income of rules 7, 7A, 7B and 8', 'AgriIncRule7and8'),
        })
      : exemptIncome(year),
    carried_losses: carriedLosses(year),
    unabsorbed: unabsorbed(year),
    current_losses: currentLosses(year),
    brought_losses: broughtLosses(year),
    ...minimumTax(year),
    deductions: deductions(year).optional(),
    undertakings,
    research_donations: researchDonations,
    economic_zone: economicZone(year),
    foreign_income: foreignIncome(),
    tax_relief: taxRelief,
    foreign_assets: foreignAssets,
    communion: communion(),
    assets: assets(),
    pricing_adjustment: pricingAdjustment(year),
    taxes_paid: taxesPaid3(year),
    ...banks(year),
    special_income: specialIncome,
    total_income: totalIncome(year),
    tax: tax(year),
    deferred_tax: deferredTax(year),
    verification,
    return_preparer: returnPreparer,
    business,
    business44ad,
    carriages44ae,
    business_without_books: businessWithoutBooks,
    speculation,
    non_resident_business: nonResidentBusiness,
    schedule_bp: scheduleBp(year),
    profession,
    profession44ada,
    business_totals: businessTotals,
  });

/** The parts of ITR-3 with their paths, before sources are assigned: ITR-5 shares most of them. */
export const itr3Parts = (year: Itr3Year) => withChanges(plainSchema(year), itr3Changes(year)).shape;

/** The complete ITR-3 of a year; JSON paths are relative to `ITR.ITR3`. Every leaf names the source of its path. */
export const itr3Schema = (year: Itr3Year): ReturnType<typeof plainSchema> =>
  withSource(withChanges(plainSchema(year), itr3Changes(year)), () => year.source);

/** The nine steps: the department's parts and schedules in its order, business and profession as the closing pair. */
export const itr3Steps = [
  {
    id: 'general',
    title: 'Part A: general, filing status and audit',
    intro: 'ITR-3: individuals and Hindu undivided families with income from business or profession',
    parts: ['personal', 'filing', 'audit'],
  },
  {
    id: 'accounts',
    title: 'Balance sheet, trading and profit and loss account',
    parts: ['balance_sheet', 'manufacturing', 'trading', 'profit_loss', 'partner_firms', 'gst_turnover'],
  },
  {
    id: 'other-information',
    title: 'Other information and depreciation',
    parts: [
      'other_information',
      'quantitative',
      'computation_standards',
      'research',
      'depreciation',
      'depreciation_summary',
      'asset_gains',
    ],
  },
  {
    id: 'salary-gains',
    title: 'Salary, house property and capital gains',
    parts: ['salary', 'house_property', 'capital_gains', 'schedule_112a', 'schedule_115ad', 'schedule_vda'],
  },
  {
    id: 'sources-losses',
    title: 'Other sources, exempt income and losses',
    parts: [
      'other_sources',
      'pass_through',
      'included_income',
      'exempt_income',
      'carried_losses',
      'unabsorbed',
      'current_losses',
      'brought_losses',
      'amt',
      'amtc',
    ],
  },
  {
    id: 'deductions-foreign',
    title: 'Deductions, foreign income and assets',
    parts: [
      'deductions',
      'undertakings',
      'research_donations',
      'economic_zone',
      'foreign_income',
      'tax_relief',
      'foreign_assets',
      'communion',
      'assets',
      'pricing_adjustment',
    ],
  },
  {
    id: 'tax',
    title: 'Taxes paid, tax computation and verification',
    parts: [
      'taxes_paid',
      'bank_in_india',
      'bank_accounts',
      'foreign_bank_accounts',
      'special_income',
      'total_income',
      'tax',
      'deferred_tax',
      'verification',
      'return_preparer',
    ],
  },
  {
    id: 'business',
    title: 'Business Income',
    parts: [
      'business',
      'business44ad',
      'carriages44ae',
      'business_without_books',
      'speculation',
      'non_resident_business',
      'schedule_bp',
    ],
  },
  {
    id: 'profession',
    title: 'Professional Income',
    parts: ['profession', 'profession44ada', 'business_totals'],
  },
] as const satisfies readonly Step<keyof Itr3>[];
