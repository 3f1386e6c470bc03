/** A GSTR-1 of the offline tool's keys, flat: `section|key` → field → text or rupees. Documents carry one `rt|…` field a rate. */
type Flat = Map<string, Record<string, string | number>>;

type Json = Record<string, unknown>;
const list = (x: unknown): Json[] => (Array.isArray(x) ? (x as Json[]) : []);
const number = (x: unknown): number => (typeof x === 'number' ? x : 0);
const taxes = ['txval', 'ad_amt', 'iamt', 'camt', 'samt', 'csamt'] as const;

function items(from: Json): Record<string, number> {
  const out: Record<string, number> = {};
  for (const item of list(from['itms'])) {
    const detail = (item['itm_det'] ?? item) as Json;
    for (const key of taxes)
      if (detail[key] !== undefined)
        out[`${detail['rt']} ${key}`] = (out[`${detail['rt']} ${key}`] ?? 0) + number(detail[key]);
  }
  return out;
}

const texts = (from: Json, keys: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    keys.flatMap((key) => (from[key] === undefined ? [] : [[key, String(from[key])] as const])),
  );

/** Flattens a GSTR-1 as the truth files write it (documents in one list) or as the offline tool does (documents below their party). */
function flatGstr1(json: Json): Flat {
  const out: Flat = new Map();
  const add = (key: string, value: Record<string, string | number>) => {
    const known = out.get(key);
    if (!known) {
      out.set(key, { ...value });
      return;
    }
    for (const [name, v] of Object.entries(value))
      known[name] = typeof v === 'number' ? number(known[name]) + v : v;
  };
  const documents = (section: string, outer: readonly string[], own: readonly string[], inner: string) => {
    for (const party of list(json[section]))
      for (const doc of party[inner] ? list(party[inner]) : [party]) {
        const all = { ...Object.fromEntries(outer.map((k) => [k, party[k]])), ...doc };
        add(`${section}|${all['ctin'] ?? ''}|${all['inum'] ?? all['nt_num']}`, {
          ...texts(all, own),
          val: number(all['val']),
          ...items(all),
        });
      }
  };
  const registered = ['ctin', 'idt', 'nt_dt', 'ntty', 'pos', 'rchrg', 'inv_typ'];
  documents('b2b', ['ctin'], registered, 'inv');
  documents('cdnr', ['ctin'], registered, 'nt');
  documents('b2cl', ['pos'], ['pos', 'idt'], 'inv');
  documents('exp', ['exp_typ'], ['exp_typ', 'idt', 'sbpcode', 'sbnum', 'sbdt'], 'inv');
  documents('cdnur', [], ['typ', 'ntty', 'nt_dt', 'pos'], 'nt');
  for (const row of list(json['b2cs']))
    add(`b2cs|${row['pos']}|${row['rt']}`, Object.fromEntries(taxes.map((k) => [k, number(row[k])])));
  const nil = json['nil'];
  for (const row of Array.isArray(nil) ? (nil as Json[]) : list((nil as Json | undefined)?.['inv']))
    add(
      `nil|${row['sply_ty']}`,
      Object.fromEntries(['nil_amt', 'expt_amt', 'ngsup_amt'].map((k) => [k, number(row[k])])),
    );
  for (const section of ['at', 'txpd'])
    for (const row of list(json[section])) add(`${section}|${row['pos']}`, items(row));
  for (const [part, rows] of Object.entries((json['hsn'] ?? {}) as Json))
    for (const row of list(rows))
      add(`hsn|${part}|${row['hsn_sc']}|${row['uqc']}|${number(row['rt'])}`, {
        ...Object.fromEntries(['qty', ...taxes].map((k) => [k, number(row[k])])),
      });
  const issued = json['doc_issue'];
  const natures = Array.isArray(issued)
    ? (issued as Json[])
    : list((issued as Json | undefined)?.['doc_det']).flatMap((d) =>
        list(d['docs']).map((x) => ({ ...x, doc_num: d['doc_num'] })),
      );
  // Runs of one series are added: a number missing from the file may be told or left out, but never invented.
  for (const row of natures as Json[]) {
    const series = String(row['from']).replace(/\d+$/, '');
    const key = `doc_issue|${row['doc_num']}|${series}`;
    const known = out.get(key);
    add(key, {
      listed: number(row['listed'] ?? row['totnum']),
      cancel: number(row['cancel']),
    });
    const all = out.get(key)!;
    all['from'] = known && String(known['from']) < String(row['from']) ? known['from']! : String(row['from']);
    all['to'] = known && String(known['to']) > String(row['to']) ? known['to']! : String(row['to']);
  }
  return out;
}

/** Rounding a source may do otherwise, rupees a figure. */
const NEAR = 0.0501;
const isNothing = (row: Record<string, string | number>): boolean =>
  Object.values(row).every((v) => typeof v === 'string' || Math.abs(v) < 0.005);

/**
 * Differences between a truth and what was read, as lines. Sections the truth leaves out altogether (12 where it has no HSN, 13) are
 * compared only when the truth has them.
 */
export function differences(truth: Json, read: Json): string[] {
  const wanted = flatGstr1(truth);
  const found = flatGstr1(read);
  const own = new Set([...wanted.keys()].map((k) => k.split('|')[0]!));
  const out: string[] = [];
  for (const [key, row] of wanted) {
    const other = found.get(key);
    if (!other) {
      if (!isNothing(row)) out.push(`${key} is missing`);
      continue;
    }
    for (const name of new Set([...Object.keys(row), ...Object.keys(other)])) {
      const a = row[name];
      const b = other[name];
      const same =
        typeof a === 'string' || typeof b === 'string'
          ? a === undefined || String(a) === String(b ?? '')
          : Math.abs(number(a) - number(b)) <= NEAR;
      if (!same) out.push(`${key} ${name}: ${b ?? 'nothing'} instead of ${a ?? 'nothing'}`);
    }
  }
  for (const [key, row] of found) {
    const section = key.split('|')[0]!;
    if (
      wanted.has(key) ||
      isNothing(row) ||
      ((section === 'doc_issue' || section === 'hsn') && !own.has(section))
    )
      continue;
    out.push(`${key} is too many`);
  }
  return out;
}
