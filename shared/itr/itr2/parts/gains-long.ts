import { date } from '../../../forms/fields.ts';
import { common } from '../../../tax/years/common.ts';
import { code, money, moneyIfAny, total, totalIfAny } from '../../common/fields.ts';
import { sheet, table } from '../../common/sheet.ts';
import type { Row } from '../../values/names.ts';
import { landExemptions, unutilisedAnswers } from '../codes/gains.ts';
import type { Itr2Year } from '../data/years.ts';
import { before2001 } from '../data/years.ts';
import { block, blockWithUnquoted, buyBackLoss, buyers, treatyRows } from './gain-blocks.ts';
import { unutilised } from './gains-short.ts';
import { LOSS } from './house-property.ts';

const financialYearsFrom2001 = (last: number) =>
  Array.from({ length: last - 2000 }, (_, i) => {
    const y = 2001 + i;
    const value = `${y}-${String((y + 1) % 100).padStart(2, '0')}`;
    return { value, label: value };
  });

const improvements = (year: Itr2Year) =>
  table(
    {
      label: 'Improvements',
      rowLabel: 'Improvement',
      json: 'CostOfImprovements.CostOfImprovementsDtls',
      serial: 'slno',
    },
    {
      cost: money('Cost of improvement', 'ImproveCost'),
      year: code('Year of improvement', 'ImproveDate', financialYearsFrom2001(Number(year.fileYear) - 1)),
      indexed: total('Cost with indexation', 'CostOfImpIndex', { section: '48' }),
    },
  ).optional();

const improvementTotals = (year: Itr2Year) =>
  year.detailed
    ? {
        improvement_plain: total('Cost of improvement', 'CostOfImprovements.TotalImprovecost'),
        improvement: total('Cost of improvement with indexation', 'CostOfImprovements.TotalindexImprovecost'),
      }
    : { improvement: total('Cost of improvement with indexation', 'ImproveCost', { section: '48' }) };

/** The indexed gain and both taxes, of which the dearer is ignored (s.112(1)(a) second proviso). */
const indexedAlternative = {
  deductions_indexed: total('Total deductions with indexation', 'TotalDednForEiB', { section: '48' }),
  balance_indexed: total('Balance with indexation', 'BalanceForEiB'),
  gain_indexed: total('Capital gain with indexation', 'LTCGonImmvblPrprtyBE', { min: LOSS }),
  tax_plain: total('Tax at 12.5% on the gain', 'TaxSec1121aiiB', { section: '112(1)(a)(ii)(B)' }),
  tax_indexed: total('Tax at 20% on the gain with indexation', 'TaxSec1121a', {
    section: '112(1)(a) second proviso',
  }),
  excess: total('Tax ignored', 'ExcessAmtSec1121a', { section: '112(1)(a) second proviso' }),
};

const land = (year: Itr2Year) =>
  table(
    {
      label: 'Sale of land or building',
      rowLabel: 'Property',
      json: 'SaleofLandBuild.SaleofLandBuildDtls',
      section: '112',
      needs: ['ExemptionOrDednUs54'],
    },
    {
      bought_on: date('Date of purchase', { json: 'DateofPurchase' }).optional(),
      sold_on: date('Date of sale', { json: 'DateofSale' }).optional(),
      sale_value: moneyIfAny('Full value of consideration', 'FullConsideration'),
      stamp_value: moneyIfAny('Value by the stamp valuation authority', 'PropertyValuation', {
        section: '50C',
      }),
      full_value: total('Full value adopted', 'FullConsideration50C', { section: '50C' }),
      cost: money('Cost of acquisition without indexation', 'AquisitCost', { section: '48' }),
      fmv_2001: moneyIfAny('Fair market value on 1 April 2001', undefined, {
        section: '55(2)(b)',
        unused: false,
        when: (row: Row) => before2001(year, row),
        help: 'Used as the cost if higher, limited to the stamp duty value on that date; the cost above is then the price paid',
      }),
      stamp_2001: moneyIfAny('Stamp duty value on 1 April 2001', undefined, {
        section: '55(2)(b)',
        unused: false,
        when: (row: Row) => before2001(year, row),
        help: 'If the cost is the market value on 1 April 2001, which cannot exceed this value',
      }),
      cost_indexed: total('Cost of acquisition with indexation', 'AquisitCostIndex', { section: '48' }),
      improvements: improvements(year),
      ...improvementTotals(year),
      expenses: money('Expenditure on transfer', 'ExpOnTrans', { section: '48' }),
      deductions: total('Total deductions', 'TotalDedn', { section: '48' }),
      balance: total('Balance', 'Balance', { min: LOSS }),
      exemptions: table(
        {
          label: 'Exemptions claimed',
          rowLabel: 'Exemption',
          json: 'ExemptionOrDednUs54.ExemptionOrDednUs54Dtls',
          section: '54 to 54F',
          maxRows: 6,
        },
        {
          section: code('Section', 'ExemptionSecCode', landExemptions),
          amount: money('Amount', 'ExemptionAmount'),
        },
      ).optional(),
      exempt: total('Total exemption', 'ExemptionOrDednUs54.ExemptionGrandTotal'),
      gain: total('Capital gain', 'LTCGonImmvblPrprty', { min: LOSS }),
      ...(year.moreContacts ? indexedAlternative : {}),
      buyers,
    },
  ).optional();

const landTotals = (year: Itr2Year) =>
  year.detailed
    ? {
        ...(year.split
          ? {
              land_before: totalIfAny(
                'Gain on land or building before 23 July 2024',
                'SaleofLandBuild.TotalLTCGImmblPrprtyBE',
                { min: LOSS },
              ),
              land_after: totalIfAny(
                'Gain on land or building from 23 July 2024',
                'SaleofLandBuild.TotalLTCGImmblPrprtyAE',
                { min: LOSS },
              ),
            }
          : {}),
        land_total: total('Gain on land or building', 'SaleofLandBuild.TotalLTCGImmblPrprty', {
          min: LOSS,
        }),
        excess_tax: total('Tax ignored against the indexed alternative', 'SaleofLandBuild.TotalExcessTax', {
          section: '112(1)(a) second proviso',
        }),
      }
    : {};

const proviso112 = (year: Itr2Year, sectionCode: string, label: string, section: string) =>
  sheet(
    {
      label,
      section,
      json: `Proviso112Applicable[Proviso112SectionCode=${sectionCode}]`,
      needs: [
        'Proviso112Applicabledtls.DeductSec48',
        ...(year.split ? ['Proviso112Applicabledtls_BE.DeductSec48'] : []),
      ],
    },
    {
      ...(year.split
        ? {
            before: block(
              { label: 'Before 23 July 2024', json: 'Proviso112Applicabledtls_BE' },
              'exempt_54f',
            ),
          }
        : {}),
      sale: block(
        { label: year.split ? 'On or after 23 July 2024' : 'Sale', json: 'Proviso112Applicabledtls' },
        'exempt_54f',
      ),
      ...(year.split ? { total: total('Capital gain', 'CapgainonAssets', { min: LOSS }) } : {}),
    },
  ).optional();

const shares112a = (year: Itr2Year, label: string, json: string, section: string) =>
  sheet(
    { label, json, section, help: 'Gains are calculated from the rows of the schedule' },
    year.split
      ? {
          balance_before: total('Gain before 23 July 2024', 'BalanceCGTransferBE', { min: LOSS }),
          balance_after: total('Gain from 23 July 2024', 'BalanceCGTransferAE', { min: LOSS }),
          balance: total('Balance', 'BalanceCG', { min: LOSS }),
          exempt_54f_before: money('Deduction claimed, before 23 July 2024', 'DeductionUs54FBE', {
            section: '54F',
            max: common.capitalGains.houseExemptionCap,
          }),
          exempt_54f_after: money('Deduction claimed, from 23 July 2024', 'DeductionUs54FAE', {
            section: '54F',
            max: common.capitalGains.houseExemptionCap,
          }),
          exempt_54f: total('Deduction claimed', 'DeductionUs54F', { section: '54F' }),
          gain_before: total('Capital gain before 23 July 2024', 'CapgainonAssetsTransferBE', { min: LOSS }),
          gain_after: total('Capital gain from 23 July 2024', 'CapgainonAssetsTransferAE', { min: LOSS }),
          gain: total('Capital gain', 'CapgainonAssets', { min: LOSS }),
        }
      : {
          balance: total('Balance', 'BalanceCG', { min: LOSS }),
          exempt_54f: money('Deduction claimed', 'DeductionUs54F', {
            section: '54F',
            max: common.capitalGains.houseExemptionCap,
          }),
          gain: total('Capital gain', 'CapgainonAssets', { min: LOSS }),
        },
  ).optional();

const nri = (sectionCode: string, label: string, section: string) =>
  blockWithUnquoted(
    { label, section, json: `NRIOnSec112and115.NRIOnSec112and115Dtls[SectionCode=${sectionCode}]` },
    'exempt_54f',
  );

const foreignExchange = (year: Itr2Year) =>
  sheet(
    {
      label: 'Foreign exchange assets of a non-resident Indian',
      json: 'NRISaleofForeignAsset',
      section: '115E',
    },
    {
      ...(year.split
        ? {
            specified_before: money(
              'Sale of specified assets before 23 July 2024',
              'SaleonSpecAssetTransferBE',
              {
                min: LOSS,
              },
            ),
            exempt_115f_before: money('Deduction, before 23 July 2024', 'DednSpecAssetus115BE', {
              section: '115F',
            }),
            balance_before: total('Balance before 23 July 2024', 'BalonSpeciAssetTransferBE', { min: LOSS }),
            specified_after: money(
              'Sale of specified assets from 23 July 2024',
              'SaleonSpecAssetTransferAE',
              {
                min: LOSS,
              },
            ),
            exempt_115f_after: money('Deduction, from 23 July 2024', 'DednSpecAssetus115AE', {
              section: '115F',
            }),
            balance_after: total('Balance from 23 July 2024', 'BalonSpeciAssetTransferAE', { min: LOSS }),
            specified: total('Sale of specified assets', 'SaleonSpecAsset', { min: LOSS }),
            exempt_115f: total('Deduction', 'DednSpecAssetus115', { section: '115F' }),
          }
        : {
            specified: money('Gain on specified assets', 'SaleonSpecAsset', { min: LOSS }),
            exempt_115f: money('Deduction', 'DednSpecAssetus115', { section: '115F' }),
          }),
      balance: total('Balance', 'BalonSpeciAsset', { min: LOSS }),
      ...(year.detailed
        ? {}
        : {
            others: money('Gain on other assets', 'SaleOtherSpecAsset', { min: LOSS }),
            others_115f: money('Deduction on other assets', 'DednOtherSpecAssetus115', { section: '115F' }),
            others_balance: total('Balance of other assets', 'BalOtherthanSpecAsset', { min: LOSS }),
          }),
    },
  ).optional();

const assets = (year: Itr2Year) =>
  year.detailed
    ? sheet(
        {
          label: 'Other assets',
          json: 'SaleofAssetNADtls',
          needs: year.split
            ? ['SaleofAssetNA.DeductSec48', 'SaleofAssetNA_BE.DeductSec48']
            : ['SaleofAssetNA.DeductSec48'],
        },
        {
          ...(year.split
            ? {
                before: blockWithUnquoted(
                  { label: 'Before 23 July 2024', json: 'SaleofAssetNA_BE' },
                  'exempt_54f',
                ),
              }
            : {}),
          sale: blockWithUnquoted(
            { label: year.split ? 'On or after 23 July 2024' : 'Sale', json: 'SaleofAssetNA' },
            'exempt_54f',
          ),
          ...(year.split ? { total: total('Capital gain', 'TotalCapgainonAssets', { min: LOSS }) } : {}),
        },
      ).optional()
    : sheet(
        { label: 'Other assets' },
        { sale: blockWithUnquoted({ label: 'Sale', json: 'SaleofAssetNA' }, 'exempt_54f') },
      ).optional();

const passThrough = (year: Itr2Year) => {
  const part = (label: string, json: string, typed: boolean, section?: string) =>
    (typed ? moneyIfAny : totalIfAny)(label, json, { min: LOSS, ...(section ? { section } : {}) });
  return {
    pass_through: total('Pass-through long-term gains', 'PassThrIncNatureLTCG', {
      min: LOSS,
      help: 'Calculated from Schedule PTI',
    }),
    ...(year.detailed
      ? {
          ...(year.split
            ? {
                pass_through_112a_10: part(
                  'of which on listed shares at 10%',
                  'PassThrIncNatureLTCGUs112A',
                  true,
                  '112A',
                ),
                pass_through_10: part('of which others at 10%', 'PassThrIncNatureLTCG10Per', true),
                pass_through_20: part('of which others at 20%', 'PassThrIncNatureLTCG20Per', true),
              }
            : {}),
          pass_through_112a: part(
            'of which on listed shares at 12.5%',
            'PassThrIncNatureLTCGUs112A12_5Per',
            false,
            '112A',
          ),
          pass_through_other: part('of which others at 12.5%', 'PassThrIncNatureLTCG12_5Per', false),
        }
      : {
          pass_through_112a: total('of which on listed shares at 10%', 'PassThrIncNatureLTCGUs112A', {
            min: LOSS,
            section: '112A',
          }),
          pass_through_10: part('of which others at 10%', 'PassThrIncNatureLTCG10Per', true),
          pass_through_other: part('of which others at 20%', 'PassThrIncNatureLTCG20Per', false),
        }),
  };
};

/** Items B1 to B13 of Schedule CG. */
export const longTerm = (year: Itr2Year) =>
  sheet(
    { label: 'Long-term capital gains', json: 'LongTermCapGain23' },
    {
      land: land(year),
      ...landTotals(year),
      ...(year.moreContacts
        ? {}
        : {
            bonds: block(
              { label: 'Bonds and debentures', json: 'SaleofBondsDebntr', section: '112' },
              'exempt_54f',
            ),
          }),
      listed_112: proviso112(year, '22', 'Listed securities and zero-coupon bonds', '112(1) proviso'),
      gdr_115aca: proviso112(year, '5ACA1b', 'Global depository receipts', '115ACA'),
      shares_112a: shares112a(
        year,
        'Listed shares and equity units on which STT is paid',
        'SaleOfEquityShareUs112A',
        '112A',
      ),
      nri_48: sheet(
        {
          label: 'Non-residents, shares or debentures with foreign exchange adjustment',
          json: 'NRIProvisoSec48',
          section: '48 first proviso',
        },
        {
          gain_before: money('Gain without indexation', 'LTCGWithoutBenefit', { min: LOSS }),
          exempt_54f: money('Deduction claimed', 'DeductionUs54F', {
            section: '54F',
            max: common.capitalGains.houseExemptionCap,
          }),
          gain: total('Capital gain', 'BalanceCG', { min: LOSS }),
        },
      ).optional(),
      nri_unlisted: nri('21ciii', 'Non-residents, unlisted securities', '112(1)(c)'),
      nri_bonds: nri('5AC1c', 'Non-residents, bonds and global depository receipts', '115AC'),
      nri_fii: nri('5ADiii', 'Securities of a foreign institutional investor', '115AD'),
      shares_115ad: shares112a(
        year,
        'Listed shares of a non-resident with STT',
        'NRISaleOfEquityShareUs112A',
        '115AD(1)(iii)',
      ),
      foreign_exchange: foreignExchange(year),
      assets: assets(year),
      unutilised_answer: code(
        'Was a gain of an earlier year deposited and left unutilised?',
        'UnutilizedLtcgFlag',
        unutilisedAnswers,
      ).optional(),
      unutilised: unutilised(year.unutilised.long, ['54', '54B', '54F']),
      deemed_other: moneyIfAny('Other amount deemed long-term gain', 'AmtDeemedLtcg'),
      ...(year.split
        ? {
            deemed_before: moneyIfAny('of which before 23 July 2024', 'AmtDeemedLtcgTransferBE'),
            deemed_after: totalIfAny('of which from 23 July 2024', 'AmtDeemedLtcgTransferAE'),
          }
        : {}),
      deemed: total('Amount deemed long-term gain', 'TotalAmtDeemedLtcg'),
      ...(year.moreContacts
        ? {
            buy_back: moneyIfAny(
              'Loss on shares bought back',
              'CapitalLossBuyBackShares.TotalCapitalLossBuyBackShares',
              buyBackLoss,
            ),
          }
        : {}),
      ...passThrough(year),
      treaty: treatyRows(year.treatyItems.long),
      treaty_exempt: total('Not chargeable under a treaty', 'TotalAmtNotTaxUsDTAALtcg', { min: LOSS }),
      treaty_taxed: total('Chargeable at treaty rates', 'TotalAmtTaxUsDTAALtcg', { min: LOSS }),
      total: total('Total long-term capital gain', 'TotalLTCG', { min: LOSS }),
    },
  ).optional();
