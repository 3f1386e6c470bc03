import { date, decimal, text } from '../../../forms/fields.ts';
import { code, money, total, totalIfAny, words } from '../../common/fields.ts';
import { sheet, table } from '../../common/sheet.ts';
import { acquisitionSides, transferSides } from '../codes/gains.ts';
import type { Itr2Year } from '../data/years.ts';
import { LOSS } from './house-property.ts';

/** ISIN as in Schedules 112A and 115AD; a consolidated row has INNOTREQUIRD. */
export const ISIN = /^(IN[0-9A-Z]{10}|INNOTREQUIRD)$/;

const EARLIER_ONLY = 'The file has this for shares bought by 31 January 2018 only';

const rows = (year: Itr2Year, json: string, section: string) =>
  table(
    {
      label: 'Shares and units sold',
      rowLabel: 'Share or unit',
      grid: true,
      json,
      section,
      help: 'Bought on or before 31 January 2018: one row per scrip; later purchases may be one consolidated row',
    },
    {
      acquired: code('Share or unit acquired', 'ShareOnOrBefore', acquisitionSides),
      ...(year.split
        ? { transferred: code('Share or unit transferred', 'ShareTransferredOnOrBefore', transferSides) }
        : {}),
      isin: text('ISIN', { json: 'ISINCode', pattern: ISIN, example: 'INE154A01025' }),
      name: words('Name of the share or unit', 'ShareUnitName', 125),
      units: decimal('Number of shares or units', {
        json: 'NumSharesUnits',
        places: 4,
        unused: false,
        help: EARLIER_ONLY,
      }).optional(),
      price: decimal('Sale price per share or unit', {
        json: 'SalePricePerShareUnit',
        places: 4,
        unused: false,
        help: EARLIER_ONLY,
      }).optional(),
      sale_value: money('Full value of consideration', 'TotSaleValue', {
        help: 'Number of shares or units multiplied by the sale price',
      }),
      purchase_cost: decimal('Cost of acquisition', {
        json: 'AcquisitionCost',
        jsonDefault: 0,
        places: 4,
      }).optional(),
      fmv_unit: decimal('Fair market value per share or unit on 31 January 2018', {
        json: 'FairMktValuePerShareunit',
        jsonDefault: 0,
        places: 4,
      }).optional(),
      fmv: total('Fair market value on 31 January 2018', 'TotFairMktValueCapAst', { section: '55(2)(ac)' }),
      lower_of_two: total('Lower of fair market value and consideration', 'LTCGBeforelowerB1B2', {
        section: '55(2)(ac)',
      }),
      cost: total('Cost of acquisition without indexation', 'CostAcqWithoutIndx', {
        help: 'The higher of the cost and, for shares of before February 2018, the lower of fair market value and consideration',
      }),
      expenses: decimal('Expenditure on transfer', {
        json: 'ExpExclCnctTransfer',
        jsonDefault: 0,
        places: 4,
      }).optional(),
      deductions: total('Total deductions', 'TotalDeductions'),
      balance: total('Balance', 'Balance', { min: LOSS }),
    },
  ).optional();

const shares = (year: Itr2Year, tag: '112A' | '115AD', label: string, section: string) =>
  sheet(
    { label, json: `Schedule${tag}`, section },
    {
      rows: rows(year, `Schedule${tag}Dtls`, section),
      sale_value: total('Full value of consideration', `SaleValue${tag}`),
      cost: total('Cost of acquisition without indexation', `CostAcqWithoutIndx${tag}`),
      purchase_cost: total('Cost of acquisition', `AcquisitionCost${tag}`),
      lower_of_two: total('Lower of fair market value and consideration', `LTCGBeforelowerB1B2${tag}`),
      fmv: total('Fair market value on 31 January 2018', `FairMktValueCapAst${tag}`),
      expenses: total('Expenditure on transfer', `ExpExclCnctTransfer${tag}`),
      deductions: total('Total deductions', `Deductions${tag}`),
      ...(year.split
        ? {
            balance_before: total(
              'Balance before 23 July 2024',
              tag === '112A' ? 'Balance112ABE' : 'Balance115ADBE',
              {
                min: LOSS,
              },
            ),
            balance_after: total(
              'Balance from 23 July 2024',
              tag === '112A' ? 'Balance112AAE' : 'Balance115ADAE',
              {
                min: LOSS,
              },
            ),
          }
        : {}),
      balance: total('Balance', `Balance${tag}`, { min: LOSS }),
      ...(year.detailed
        ? { total: totalIfAny('Total balance', `TotalBalance${tag}`, { min: LOSS, jsonDefault: 0 }) }
        : {}),
    },
  ).optional();

/** Schedule 112A. */
export const shares112a = (year: Itr2Year) =>
  shares(year, '112A', 'Listed shares and equity units on which STT is paid', '112A');

/** Schedule 115AD(1)(b)(iii) proviso. */
export const shares115ad = (year: Itr2Year) =>
  shares(year, '115AD', 'Listed shares of a non-resident with STT', '115AD(1)(b)(iii)');

/** Schedule VDA. */
export const virtualAssets = (year: Itr2Year) =>
  sheet(
    { label: 'Virtual digital assets', json: 'ScheduleVDA', section: '115BBH' },
    {
      rows: table(
        { label: 'Transfers', rowLabel: 'Transfer', json: 'ScheduleVDADtls', grid: true, maxRows: 10_000 },
        {
          bought_on: date('Date of acquisition', { json: 'DateofAcquisition', to: year.previousYear.to }),
          sold_on: date('Date of transfer', { json: 'DateofTransfer', ...year.previousYear }),
          head: code('Head of income', 'HeadUndIncTaxed', [{ value: 'CG', label: 'Capital gain' }], {
            jsonDefault: 'CG',
          }).optional(),
          cost: money('Cost of acquisition', 'AcquisitionCost', {
            help: 'For a gift, the value taxed at that time, if any',
          }),
          sale_value: money('Consideration received', 'ConsidReceived'),
          income: total('Income', 'IncomeFromVDA', {
            help: 'A loss is treated as nil',
            section: '115BBH(2)',
          }),
        },
      ).optional(),
      total: total('Total income', 'TotIncCapGain'),
    },
  ).optional();
