import { flag } from '../../../forms/fields.ts';
import { money, moneyIfAny, total, totalIfAny } from '../../common/fields.ts';
import { sheet } from '../../common/sheet.ts';
import type { Itr3Depreciation } from '../../values/itr3.ts';
import { LOSS } from './lines.ts';

/** A block of assets: key, label, schedule and node in the file, rate in basis points, node of its summary. */
export interface AssetBlock {
  key: keyof Itr3Depreciation;
  label: string;
  json: string;
  rate: number;
  /** Path in Schedule DEP; Schedule DCG has the same with `CG` after the group. */
  summary: readonly [group: string | undefined, leaf: string];
  plant: boolean;
}

const plant = (rate: 15 | 30 | 40 | 45): AssetBlock => ({
  key: `plant_${rate}`,
  label: `Plant and machinery at ${rate}%`,
  json: `ScheduleDPM.PlantMachinery.Rate${rate}.DepreciationDetail`,
  rate: rate * 100,
  summary: ['PlantMachinerySummary', `DeprBlockTot${rate}Percent`],
  plant: true,
});
const building = (rate: 5 | 10 | 40): AssetBlock => ({
  key: `building_${rate}`,
  label: `Building at ${rate}%`,
  json: `ScheduleDOA.Building.Rate${rate}.DepreciationDetail`,
  rate: rate * 100,
  summary: ['BuildingSummary', `DeprBlockTot${rate}Percent`],
  plant: false,
});
const other = (
  key: AssetBlock['key'],
  label: string,
  node: string,
  rate: number,
  leaf: string,
): AssetBlock => ({
  key,
  label: `${label} at ${rate}%`,
  json: `ScheduleDOA.${node}.Rate${rate}.DepreciationDetail`,
  rate: rate * 100,
  summary: [undefined, leaf],
  plant: false,
});

/** Blocks of Schedules DPM and DOA (rule 5, Appendix I). */
export const assetBlocks: readonly AssetBlock[] = [
  ...([15, 30, 40, 45] as const).map(plant),
  ...([5, 10, 40] as const).map(building),
  other('furniture', 'Furniture and fittings', 'FurnitureFittings', 10, 'FurnitureSummary'),
  other('intangible', 'Intangible assets', 'IntangibleAssets', 25, 'IntangibleAssetSummary'),
  other('ships', 'Ships', 'Ships', 20, 'ShipsSummary'),
];

const halfRate = {
  additions_half: money('Additions, put to use for less than 180 days', 'AdditionsLessThan180Days'),
  realised_half: money('Consideration out of those additions', 'RealizationPeriodLessThan180days'),
  half_rate_amount: total('Amount for depreciation at half the rate', 'HalfRateDeprAmt'),
};

const eligible = {
  unused:
    '{amount} is not used: additional depreciation applies only to additions of the year to a block in use, in the old regime',
};

const additional = {
  eligible_full: moneyIfAny(
    'of the additions for 180 days or more, new plant eligible for additional depreciation',
    undefined,
    {
      section: '32(1)(iia)',
      help: 'Manufacture or power; 20%, old regime only',
      ...eligible,
    },
  ),
  additional_full: totalIfAny('Additional depreciation on them', 'AddlnDeprOnGT180DayAdditions', {
    section: '32(1)(iia)',
  }),
  eligible_half: moneyIfAny('of the additions for less than 180 days, new plant eligible', undefined, {
    section: '32(1)(iia)',
    help: 'Half now, half next year',
    ...eligible,
  }),
  additional_half: totalIfAny(
    'Additional depreciation on them at half the rate',
    'AddlnDeprOnLessThan180DayAdditions',
    {
      section: '32(1)(iia)',
    },
  ),
  additional_brought: moneyIfAny("Other half on last year's additions", 'AddlnDeprOnAssetLessThan180Days', {
    section: '32(1)(iia)',
  }),
};

const blockSheet = ({ key, label, json, plant: machinery }: AssetBlock) => {
  const half = key !== 'plant_45';
  return sheet(
    { label, json },
    {
      opening: money('Written down value on the first day', 'WDVFirstDay', { section: '43(6)' }),
      ...(machinery
        ? {
            adjustment_115bac: moneyIfAny(
              'Adjustment for unabsorbed additional depreciation',
              'AdjustmentSec115BAC',
              { section: '115BAC(3)' },
            ),
          }
        : {}),
      ...(half
        ? { additions: money('Additions, put to use for 180 days or more', 'AdditionsGrThan180Days') }
        : {}),
      realised: money('Consideration for assets sold, out of these', 'RealizationTotalPeriod', {
        section: '43(6)(c)',
      }),
      full_rate_amount: total('Amount for depreciation at full rate', 'FullRateDeprAmt'),
      ...(half ? halfRate : {}),
      at_full_rate: total('Depreciation at full rate', 'DepreciationAtFullRate', { section: '32(1)(ii)' }),
      ...(half
        ? {
            at_half_rate: total('Depreciation at half the rate', 'DepreciationAtHalfRate', {
              section: '32(1)(ii)',
            }),
          }
        : {}),
      ...(machinery && half ? additional : {}),
      depreciation: total('Total depreciation', 'TotalDepreciation'),
      disallowed_38: money('Disallowed for use outside the business', 'DepDisAllowUs38_2', {
        section: '38(2)',
      }),
      net_depreciation: total('Net depreciation', 'NetAggregateDepreciation'),
      proportionate: money('Proportionate share in a succession', 'ProportionateAggDepreciation', {
        section: '32(1)',
        help: 'Only for a succession, amalgamation or demerger; replaces net depreciation',
      }),
      transfer_expenses: money('Expenditure on transfer of assets', 'ExpdrOnTrforSaleAsset', {
        section: '50',
      }),
      ceased: flag('Has the block ceased to exist?', { section: '50(2)' }).optional(),
      gain: total('Capital gain or loss', 'CapGainUs50', { section: '50', min: LOSS }),
      closing: total('Written down value on the last day', 'WDVLastDay', { section: '43(6)' }),
    },
  ).optional();
};

/** Schedules DPM and DOA. */
export const depreciation = sheet(
  {
    label: 'Depreciation',
    section: '32',
    help: 'Blocks in use; half the rate for assets put to use for less than 180 days',
  },
  {
    ...Object.fromEntries(assetBlocks.map((block) => [block.key, blockSheet(block)])),
    land: sheet(
      { label: 'Land', json: 'ScheduleDOA.Land.DepreciationDetail', reported: true },
      {
        opening: money('Value on the first day', 'WDVFirstDay'),
        closing: money('Value on the last day', 'WDVLastDay'),
      },
    ).optional(),
  },
).optional();

const summarySheet = (label: string, root: string, suffix: '' | 'CG', section: string, min?: number) => {
  const path = ([group, leaf]: AssetBlock['summary']) => (group ? `${group}${suffix}.${leaf}` : leaf);
  const o = min === undefined ? {} : { min };
  return sheet(
    { label, json: `${root}.SummaryFromDeprSch${suffix}`, section },
    {
      ...Object.fromEntries(
        assetBlocks.map(({ key, label: name, summary }) => [key, total(name, path(summary), o)]),
      ),
      plant: total('Plant and machinery', `PlantMachinerySummary${suffix}.TotPlntMach`, o),
      building: total('Building', `BuildingSummary${suffix}.TotBuildng`, o),
      total: total('Total', 'TotalDepreciation', o),
    },
  ).optional();
};

/** Schedule DEP. */
export const depreciationSummary = summarySheet('Summary of depreciation', 'ScheduleDEP', '', '32');

/** Schedule DCG. */
export const assetGains = summarySheet(
  'Gains on sale of depreciable assets',
  'ScheduleDCG',
  'CG',
  '50',
  LOSS,
);
