import { inputJson } from './schemas.ts';

interface Node {
  properties?: Record<string, unknown>;
  required?: string[];
}
type Definitions = Record<string, Node>;

const began = [
  'LTCG112A',
  'Schedule80C',
  'ScheduleUs24B',
  'ScheduleEA10_13A',
  'Schedule80E',
  'Schedule80EE',
  'Schedule80EEA',
  'Schedule80EEB',
  'GrossTotIncomeIncLTCG112A',
  'TDSSection',
  'UseForRefund',
  'PRANNum',
  'NameOfSpecDisease80DDB',
  'Form10BAAckNum',
];

/**
 * ITR-1 of AY 2024-25, of which no schema was at hand, as its two neighbours let one expect it: the schema of ITR-1 AY 2025-26
 * less what began with that year, with the Schedules 80D, 80DD and 80U of ITR-2 AY 2024-25.
 */
export function expectedItr1Schema2024(): unknown {
  const later = inputJson('schemas/ITR-1_2025_Main_V1.0.json');
  const other = inputJson('schemas/ITR-2_2024_Main_V1.2.json') as { definitions: Definitions } | undefined;
  if (!later || !other) return undefined;
  const schema = JSON.parse(
    JSON.stringify(later)
      .replaceAll('"2025"', '"AY"')
      .replaceAll('"2024"', '"FY"')
      .replaceAll('2025-07-31', '2024-07-31'),
  ) as { definitions: Definitions };
  const { definitions } = schema;
  for (const name of ['Schedule80D', 'Schedule80DD', 'Schedule80U'])
    definitions[name] = other.definitions[name]!;
  const prune = (value: unknown): void => {
    if (value === null || typeof value !== 'object') return;
    const node = value as Node;
    if (node.properties) for (const key of began) delete node.properties[key];
    if (Array.isArray(node.required)) node.required = node.required.filter((key) => !began.includes(key));
    Object.values(value).forEach(prune);
  };
  prune(definitions);
  // the year of the form, and the years of deduction from that before it
  return JSON.parse(JSON.stringify(schema).replaceAll('"AY"', '"2024"').replaceAll('"FY",', ''));
}
