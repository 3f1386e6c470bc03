import type { Issue } from '../../../forms/messages.ts';
import type { FormValues, PathOf } from '../../../forms/paths.ts';
import { percentOf, positive } from '../../../money.ts';
import type { DepreciationBlock } from '../../../tax/inputs/business.ts';
import type { Regime } from '../../../tax/model/types.ts';
import { rulesOf } from '../../../tax/years/index.ts';
import { ofParts } from '../../common/of-parts.ts';
import { amountsOf } from '../../common/read.ts';
import type { Itr3, Itr3DepreciationPlant15 } from '../../values/itr3.ts';
import type { Itr3Year } from '../data/years.ts';
import { type AssetBlock, assetBlocks } from '../parts/depreciation.ts';

/** One block calculated as Schedules DPM and DOA do (s.32, 43(6), 50; rule 5). */
export interface WorkedBlock {
  block: AssetBlock;
  full: number;
  half: number;
  atFull: number;
  atHalf: number;
  additionalFull: number;
  additionalHalf: number;
  total: number;
  net: number;
  /** Amount for Schedule DEP: the proportionate share if given. */
  summary: number;
  gain: number;
  closing: number;
  /** The same for the tax engine. */
  input: DepreciationBlock;
}

/** A block as typed; the 45% block has fewer fields. */
type BlockRow = Itr3DepreciationPlant15;

const work = (year: Itr3Year, regime: Regime, block: AssetBlock, row: BlockRow): WorkedBlock => {
  const at = amountsOf(row);
  const { newRegimeDepreciation, additionalDepreciation } = rulesOf(year.assessmentYear).business;
  const opening = at('opening') + at('adjustment_115bac');
  const cost = opening + at('additions') + at('additions_half');
  const money = at('realised') + at('realised_half');
  const ceased = row.ceased === true;
  const gone = ceased || money >= cost;
  const ahead = opening + at('additions') - at('realised');
  const full = gone ? 0 : positive(ahead);
  const half = gone ? 0 : positive(at('additions_half') - at('realised_half') + Math.min(0, ahead));
  const rate = regime === 'new' ? Math.min(block.rate, newRegimeDepreciation) : block.rate;
  const atFull = percentOf(full, rate);
  const atHalf = percentOf(half, rate / 2);
  const more = regime === 'old' && !gone;
  const additionalFull = more ? percentOf(at('eligible_full'), additionalDepreciation) : 0;
  const additionalHalf = more ? percentOf(at('eligible_half'), additionalDepreciation / 2) : 0;
  const brought = more ? at('additional_brought') : 0;
  const total = Math.min(full + half, atFull + atHalf + additionalFull + additionalHalf + brought);
  const net = positive(total - at('disallowed_38'));
  const excess = money - cost - at('transfer_expenses');
  const gain = ceased ? excess : positive(excess);
  return {
    block,
    full,
    half,
    atFull,
    atHalf,
    additionalFull,
    additionalHalf,
    total,
    net,
    summary: at('proportionate') > 0 ? Math.min(at('proportionate'), net) : net,
    gain,
    closing: gone ? 0 : positive(full + half - total),
    input: {
      label: block.label,
      rate: block.rate,
      openingWdv: gone ? 0 : full,
      // the form computes the part at half rate; a block that ceased to exist only has its gain
      ...(gone ? { sold: gain, ...(ceased ? { ceased } : {}) } : { additionsHalf: half }),
      ...(more && (additionalFull > 0 || additionalHalf > 0 || brought > 0)
        ? { additional: { full: at('eligible_full'), half: at('eligible_half'), brought } }
        : {}),
    },
  };
};

/** Every block that is in use. */
export const workedBlocks = ofParts<Itr3>()(
  ['depreciation'],
  (data, year: Itr3Year, regime: Regime): readonly WorkedBlock[] =>
    assetBlocks.flatMap((block) => {
      const row = data.depreciation?.[block.key];
      return row !== null && typeof row === 'object' ? [work(year, regime, block, row)] : [];
    }),
);

/**
 * Plant claimed for additional depreciation (s.32(1)(iia)) in excess of the additions; it has no field in the
 * file.
 */
export const eligibleIssues = (depreciation: Itr3['depreciation']): Issue[] =>
  assetBlocks.flatMap(({ key }) => {
    const row = depreciation?.[key];
    if (row === null || typeof row !== 'object') return [];
    const at = amountsOf(row as Itr3DepreciationPlant15);
    return (
      [
        ['eligible_full', 'additions'],
        ['eligible_half', 'additions_half'],
      ] as const
    ).flatMap(([part, whole]): Issue<PathOf<Itr3>>[] =>
      at(part) > at(whole)
        ? [
            {
              path: `depreciation.${key as 'plant_15'}.${part}`,
              message: {
                text: 'Plant eligible for additional depreciation ({value}) cannot exceed the additions that include it ({found})',
                params: { value: at(part), found: at(whole) },
              },
              severity: 'error',
            },
          ]
        : [],
    );
  });

/** Schedules DPM, DOA, DEP and DCG. */
export const depreciationFigures = (blocks: readonly WorkedBlock[]): FormValues => {
  if (blocks.length === 0) return {};
  const sum = (of: (b: WorkedBlock) => number, test: (b: WorkedBlock) => boolean = () => true) =>
    blocks.filter(test).reduce((t, b) => t + of(b), 0);
  const plant = (b: WorkedBlock) => b.block.plant;
  const building = (b: WorkedBlock) => b.block.key.startsWith('building');
  const table = (of: (b: WorkedBlock) => number): FormValues => ({
    ...Object.fromEntries(blocks.map((b) => [b.block.key, of(b)])),
    plant: sum(of, plant),
    building: sum(of, building),
    total: sum(of),
  });
  return {
    depreciation: Object.fromEntries(
      blocks.map((b) => {
        const halves = b.block.key !== 'plant_45';
        return [
          b.block.key,
          {
            full_rate_amount: b.full,
            at_full_rate: b.atFull,
            ...(halves ? { half_rate_amount: b.half, at_half_rate: b.atHalf } : {}),
            ...(halves && b.block.plant
              ? { additional_full: b.additionalFull, additional_half: b.additionalHalf }
              : {}),
            depreciation: b.total,
            net_depreciation: b.net,
            gain: b.gain,
            closing: b.closing,
          },
        ];
      }),
    ),
    depreciation_summary: table((b) => b.summary),
    asset_gains: table((b) => b.gain),
  };
};
