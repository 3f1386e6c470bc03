import { date } from '../../../forms/fields.ts';
import { code, money, moneyIfAny, total, totalIfAny } from '../../common/fields.ts';
import { sheet, table } from '../../common/sheet.ts';
import { unutilisedAnswers } from '../codes/gains.ts';
import type { Itr2Year } from '../data/years.ts';
import { block, blockWithUnquoted, buyBackLoss, buyers, treatyRows } from './gain-blocks.ts';
import { LOSS } from './house-property.ts';

const options = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

/** Gains deposited in an earlier year and not used in time (items A6 and B10). */
export const unutilised = (years: readonly string[], sections: readonly string[]) =>
  table(
    {
      label: 'Gains deposited in earlier years and not utilised',
      rowLabel: 'Deposit',
      json: 'UnutilizedCg.UnutilizedCgPrvYrDtls',
    },
    {
      year: code('Year of transfer', 'PrvYrInWhichAsstTrnsfrd', options(years)),
      section: code('Section of the deduction', 'SectionClmd', options(sections)),
      acquired_in: code(
        'Year of the new asset',
        'YrInWhichAssetAcq',
        options(
          [...new Set(years.flatMap((y) => [Number(y.slice(0, 4)), Number(y.slice(0, 4)) + 1]))]
            .sort()
            .slice(-3)
            .map(String),
        ),
      ).optional(),
      utilised: moneyIfAny('Amount utilised', 'AmtUtilized', { min: LOSS, reported: true }),
      unutilised: money('Amount not utilised', 'AmtUnutilized', { min: LOSS }),
    },
  ).optional();

const land = table(
  {
    label: 'Sale of land or building',
    rowLabel: 'Property',
    json: 'SaleofLandBuild.SaleofLandBuildDtls',
    section: '50C',
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
    improvement: money('Cost of improvement without indexation', 'ImproveCost', { section: '48' }),
    expenses: money('Expenditure on transfer', 'ExpOnTrans', { section: '48' }),
    deductions: total('Total deductions', 'TotalDedn', { section: '48' }),
    balance: total('Balance', 'Balance', { min: LOSS }),
    exempt_54b: money('Deduction claimed', 'DeductionUs54B', { section: '54B' }),
    gain: total('Capital gain', 'STCGonImmvblPrprty', { min: LOSS }),
    buyers,
  },
).optional();

const equity = (year: Itr2Year, sectionCode: string, label: string, section: string) =>
  sheet(
    {
      label,
      json: `EquityMFonSTT[MFSectionCode=${sectionCode}]`,
      section,
      needs: ['EquityMFonSTTDtls.DeductSec48', ...(year.split ? ['EquityMFonSTTDtls_BE.DeductSec48'] : [])],
    },
    {
      ...(year.split
        ? { before: block({ label: 'Before 23 July 2024', json: 'EquityMFonSTTDtls_BE' }, 'loss_94') }
        : {}),
      sale: block(
        {
          label: year.split ? 'On or after 23 July 2024' : 'Sale of shares and units',
          json: 'EquityMFonSTTDtls',
        },
        'loss_94',
      ),
      ...(year.split ? { total: total('Capital gain', 'TotalCapGainonassets', { min: LOSS }) } : {}),
    },
  ).optional();

const passThrough = (year: Itr2Year) => ({
  pass_through: total('Pass-through short-term gains', 'PassThrIncNatureSTCG', {
    min: LOSS,
    help: 'Calculated from Schedule PTI',
  }),
  ...(year.rates.some(({ key }) => key === 'st15')
    ? {
        pass_through_15: year.split
          ? moneyIfAny('of which at 15%', 'PassThrIncNatureSTCG15Per', { min: LOSS, section: '111A' })
          : totalIfAny('of which at 15%', 'PassThrIncNatureSTCG15Per', { min: LOSS, section: '111A' }),
      }
    : {}),
  ...(year.rates.some(({ key }) => key === 'st20')
    ? {
        pass_through_20: totalIfAny('of which at 20%', 'PassThrIncNatureSTCG20Per', {
          min: LOSS,
          section: '111A',
        }),
      }
    : {}),
  pass_through_30: moneyIfAny('of which at 30%', 'PassThrIncNatureSTCG30Per', {
    min: LOSS,
    section: '115AD',
  }),
  pass_through_app: totalIfAny('of which at applicable rates', 'PassThrIncNatureSTCGAppRate', { min: LOSS }),
});

const LOSSES = 'CapitalLossBuyBackShares';
const buyBackAt = (label: string, rate: string) =>
  moneyIfAny(label, `${LOSSES}.${LOSSES}Dtls[Rate=${rate}].Amount`, buyBackLoss);

/** Losses on shares bought back, by the rate their gain would bear. */
const buyBackLosses = (year: Itr2Year) =>
  year.moreContacts
    ? {
        buy_back_20: buyBackAt('Loss on shares bought back, listed with STT (20%)', 'STL20'),
        buy_back_30: buyBackAt('Loss on shares bought back from a foreign investor (30%)', 'STL30'),
        buy_back_app: buyBackAt('Loss on shares bought back, others (applicable rates)', 'STLAR'),
        buy_back: total('Loss on shares bought back', `${LOSSES}.Total${LOSSES}`, { min: LOSS }),
      }
    : {};

/** Items A1 to A9 of Schedule CG. */
export const shortTerm = (year: Itr2Year) =>
  sheet(
    { label: 'Short-term capital gains', json: 'ShortTermCapGainFor23' },
    {
      land,
      equity_111a: equity(year, '1A', 'Shares and equity units on which STT is paid', '111A'),
      equity_fii: equity(year, '5AD1biip', 'Same, for a foreign institutional investor', '115AD(1)(b)(ii)'),
      ...(year.split
        ? {
            nri_stt_before: money(
              'Non-residents, shares with STT before 23 July 2024',
              'NRITransacSec48Dtl.NRItaxSTTPaidTransferBE',
              { min: LOSS },
            ),
            nri_stt_after: money(
              'Non-residents, shares with STT from 23 July 2024',
              'NRITransacSec48Dtl.NRItaxSTTPaidTransferAE',
              { min: LOSS },
            ),
            nri_stt: total('Non-residents, shares with STT', 'NRITransacSec48Dtl.NRItaxSTTPaid', {
              min: LOSS,
            }),
          }
        : {
            nri_stt: money('Non-residents, shares with STT', 'NRITransacSec48Dtl.NRItaxSTTPaid', {
              min: LOSS,
              section: '111A',
              help: 'With foreign exchange adjustment, first proviso to section 48',
            }),
          }),
      nri_no_stt: money('Non-residents, shares without STT', 'NRITransacSec48Dtl.NRItaxSTTNotPaid', {
        min: LOSS,
      }),
      securities_115ad: blockWithUnquoted(
        {
          label: 'Securities of a foreign institutional investor without STT',
          json: 'NRISecur115AD',
          section: '115AD',
        },
        'loss_94',
      ),
      other_assets: blockWithUnquoted({ label: 'Other assets', json: 'SaleOnOtherAssets' }, 'loss_94'),
      unutilised_answer: code(
        'Was a gain of an earlier year deposited and left unutilised?',
        'UnutilizedStcgFlag',
        unutilisedAnswers,
      ).optional(),
      unutilised: unutilised(year.unutilised.short, ['54B']),
      deemed_other: moneyIfAny('Other amount deemed short-term gain', 'AmtDeemedStcg'),
      deemed: total('Amount deemed short-term gain', 'TotalAmtDeemedStcg'),
      ...buyBackLosses(year),
      ...passThrough(year),
      treaty: treatyRows(year.treatyItems.short),
      treaty_exempt: total('Not chargeable under a treaty', 'TotalAmtNotTaxUsDTAAStcg', { min: LOSS }),
      treaty_taxed: total('Chargeable at treaty rates', 'TotalAmtTaxUsDTAAStcg', { min: LOSS }),
      total: total('Total short-term capital gain', 'TotalSTCG', { min: LOSS }),
    },
  ).optional();
