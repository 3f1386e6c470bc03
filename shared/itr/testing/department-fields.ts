import { treeOf } from '../../forms/form.ts';
import { type FieldNode, type FormNode, fieldsOf, type GroupNode } from '../../forms/walk.ts';
import { itr7Form } from '../itr7/form.ts';
import { loadItrForm } from '../registry.ts';
import { departmentTree, type Place } from './department-tree.ts';

const plain = (json: string) => json.replace(/\[\w+=[^\]]*\]/g, '[]').replaceAll('[][]', '[]');

/** Values the form keeps as older files spell them; the file of this year is written in its own spelling. */
const respelt = ['UpTo5Per'];

/** How a field could hold what its place refuses, or not what it takes; computed figures are bounded by their terms. */
const unlike = ({ meta, schema, optional }: FieldNode, place: Place): string[] => {
  const { minValue, maxValue, maxLength } = schema as {
    minValue?: number | null;
    maxValue?: number | null;
    maxLength?: number | null;
  };
  const number = ['amount', 'integer', 'decimal'].includes(meta.kind);
  const asText = place.t === 'string';
  if ((number || meta.jsonAs === 'number') === asText) return [`${meta.kind} for ${place.t}`];
  const required =
    place.req && optional && meta.jsonDefault === undefined && !meta.computed ? ['optional'] : [];
  if (meta.options) {
    const offered = meta.options.map(({ value }) => value);
    const listed = place.enum?.map(String) ?? offered;
    return [
      ...offered
        .filter((v) => !listed.includes(v) && !respelt.includes(v))
        .map((v) => `${v} is not on the list`),
      ...listed.filter((v) => !offered.includes(v)).map((v) => `${v} is on the list`),
      ...offered.filter((v, at) => offered.indexOf(v) !== at).map((v) => `${v} is offered twice`),
      ...required,
    ];
  }
  const textual = ['text', 'multiline'].includes(meta.kind) && !place.pattern && place.len?.[1] !== undefined;
  return [
    ...(number && (minValue ?? -Infinity) < (place.min ?? -Infinity)
      ? [`from ${minValue}, not ${place.min}`]
      : []),
    ...(number && !meta.computed && (maxValue ?? Infinity) > (place.max ?? Infinity)
      ? [`to ${maxValue}, not ${place.max}`]
      : []),
    ...(textual && !meta.computed && (maxLength ?? Infinity) !== place.len![1]!
      ? [`${maxLength} characters, not ${place.len![1]}`]
      : []),
    ...required,
  ];
};

const rowsOf = (nodes: readonly FormNode[]): GroupNode[] =>
  nodes.flatMap((n) =>
    n.node === 'field' ? [] : [...(n.node === 'rows' ? [n] : []), ...rowsOf(n.children)],
  );

/**
 * What forms hold otherwise than their places, each looked at once by path: computed losses the file always has, groups that are there
 * only with their answer, codes of others than the form's persons, and codes the form does not offer yet.
 */
const otherwise: readonly (readonly [path: RegExp, what: RegExp])[] = [
  // the computed loss on a buy-back of shares; fields asked only with their deductor, report or closing stock
  [/^capital_gains\.(short|long)\.buy_back/, /^optional$/],
  [/^salary\.employers\[\]\.employer_(name|tan)$/, /^optional$/],
  [/^audit\.report_(date|ack)_92e$|^profit_loss\.bad_debts_pan\[\]\.pan$/, /^optional$/],
  [/^other_information\.(raw_material|finished_goods|valuation_changed)$/, /^optional$/],
  [/^personal\.address\.std_code$|^foreign_assets\.financial\[\]\.entity_nature$/, /^optional$/],
  [/^foreign_assets\.property\[\]\.address$|^capital_gains\.long\.land\[\]\.improvement_paid$/, /^optional$/],
  // the day of filing where nothing else is typed
  [/^verification\.date$/, /^optional$/],
  // spelt otherwise in other years
  [/^audit\.cash_(received|paid)$/, /^Upto5Per is/],
  // more years and sections than can still apply, "not applicable", other countries and states
  [/\.unutilised\[\]\.(year|acquired_in)$/, /^2022(-23)? is/],
  [/\.unutilised\[\]\.section$|\.land\[\]\.exemptions\[\]\.section$/, /^54(D|G|GA|GB) is/],
  [/^filing\.jurisdictions\[\]\.country$/, /^9998 is/],
  [/^filing\.economic_presence$/, /^NA is/],
  [/^deductions\.donations_80gga\[\]\.state$/, /^99 is/],
  // an updated return of ITR-3 is chosen by its own part
  [/^filing\.section_filed$/, /^(21|41) is/],
  // not offered
  // of ITR-5: bodies and funds, and two categories the file names by code only
  [/^exempt_income\.rows\[\]\.category$/, /^(ICSB|IOI) is on the list$/],
  [
    /^exempt_income\.rows\[\]\.sub_category$/,
    /^10\((4D|15A|2\d\w*|34B|39|42|46[AB]|48[DE])\) is on the list$/,
  ],
  [/^exempt_income\.treaty\[\]\.head$/, / is on the list$/],
  [/^other_sources\.(special_rows|pass_through_rows)\[\]\.source$/, /^(PTI_)?5[AB]\w+ is/],
  [/^other_sources\.treaty\[\]\.item$/, /^(56i_f|(PTI_)?5[AB]\w+) is/],
  [/^pass_through\.rows\[\]\.kind$/, /^C is/],
  [/^non_resident_business\.rows\[\]\.section$/, /^(44BBB|44D|10TIA) is/],
  [
    /^filing\.condition_44ab$|^audit\.other_acts\[\]\.act$|^shareholding\.holders\[\]\.kind$/,
    /^(biv|6|OT) is/,
  ],
  // of ITR-5's own tree
  [/^(people\.members|house_property\.properties)\[\]\.address$/, /^200 characters, not 250$/],
  // a row for each year
  [/^amtc\.rows$/, /^undefined rows, not 13$/],
];

/**
 * Fields and lists of a form of AY 2026-27 against the department's tree: what they hold otherwise than their place, a text for each,
 * and how many were held. Undefined where the tree is absent.
 */
export async function fieldsAgainstTree(
  itr: 1 | 2 | 3 | 4 | 5 | 6 | 7,
): Promise<{ wrong: string[]; held: number } | undefined> {
  const tree = departmentTree(itr);
  if (!tree) return undefined;
  const { model } = itr === 7 ? itr7Form('2026-27') : await loadItrForm(`ITR-${itr}`, '2026-27');
  const nodes = treeOf(model);
  const at = (json: string) => tree.places[`ITR.ITR${itr}.${plain(json)}`];
  const placed = fieldsOf(nodes).filter((f) => f.json && f.meta.json);
  const lists = rowsOf(nodes).filter((g) => g.json && g.meta.json);
  const said = (path: string, json: string, whats: readonly string[]) =>
    whats
      .filter((what) => !otherwise.some(([where, known]) => where.test(path) && known.test(what)))
      .map((what) => `${path} ${json}: ${what}`);
  return {
    held: placed.length + lists.length,
    wrong: [
      ...placed.flatMap((field) => {
        const place = at(field.json!);
        return said(field.path, field.json!, place ? unlike(field, place) : ['no such place']);
      }),
      ...lists.flatMap(({ path, json, meta }) => {
        const list = at(json!.replace(/\[\]$/, ''));
        const most = list?.maxItems ?? list?.max;
        return most !== undefined && (meta.maxRows ?? Infinity) > most
          ? said(path, json!, [`${meta.maxRows} rows, not ${most}`])
          : [];
      }),
    ],
  };
}
