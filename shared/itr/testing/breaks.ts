import type { Line } from '../itr2/rules/lines.ts';
import type { Reader } from '../itr2/rules/reader.ts';
import { isObject, type JsonObject } from '../json/path.ts';

/** Puts a value at a path of a table's line: `[]` is the first row, `[Key=A|B]` the first row of a code, made where there is none. */
function put(body: JsonObject, path: string, value: unknown): JsonObject {
  const copy = structuredClone(body);
  const steps = path.replace(/^\/+/, '').match(/[^.[\]]+(?:\[[^\]]*\])?/g) ?? [];
  let here: JsonObject = copy;
  for (const [i, step] of steps.entries()) {
    const last = i === steps.length - 1;
    const [, key, inside] = /^([^[]+)(?:\[([^\]]*)\])?$/.exec(step)!;
    if (inside === undefined) {
      if (last) {
        if (value === undefined) delete here[key!];
        else here[key!] = value as never;
      } else {
        if (Array.isArray(here[key!])) here = (here[key!] as JsonObject[])[0] ??= {};
        else {
          if (!isObject(here[key!])) here[key!] = {};
          here = here[key!] as JsonObject;
        }
      }
      continue;
    }
    const rows = (Array.isArray(here[key!]) ? here[key!] : []) as JsonObject[];
    here[key!] = rows;
    const [code, among] = inside.includes('=') ? inside.split(/=(.*)/) : [];
    const codes = among?.split('|');
    let row = rows.find((r) => !codes || codes.includes(String(r[code!])));
    if (!row) {
      row = codes ? { [code!]: codes[0]! } : {};
      rows.push(row);
    }
    if (last) {
      if (value === undefined) rows.splice(rows.indexOf(row), 1);
    } else here = row;
  }
  return copy;
}

const full = (line: Line, path: string): string => {
  const { list, base, rename } = line.breaks;
  if (path.startsWith('/')) return rename(path.replace(/^\/+/, ''));
  const inside = base ? `${base}.${path}` : path;
  return rename(list === undefined ? inside : `${list}[].${inside}`);
};

/** Where the form says what an atom of a condition asks. */
interface Answers {
  /** Path and value of the old, and of the new regime. */
  old: readonly [string, unknown];
  new: readonly [string, unknown];
}

const PERSON = 'PartA_GEN1.PersonalInfo';
const STATUS = 'PartA_GEN1.FilingStatus';

/** The body made to meet a line's conditions, or undefined where one of them is beyond this. */
function meet(body: JsonObject, line: Line, answers: Answers): JsonObject {
  let out = body;
  const told: Record<string, readonly [string, unknown]> = {
    old: answers.old,
    new: answers.new,
    huf: [`${PERSON}.Status`, 'H'],
    ind: [`${PERSON}.Status`, 'I'],
    nri: [`${STATUS}.ResidentialStatus`, 'NRI'],
    res: [`${STATUS}.ResidentialStatus`, 'RES'],
    elder: [`${PERSON}.DOB`, '1950-06-15'],
    younger: [`${PERSON}.DOB`, '1990-06-15'],
    'filed-late': ['CreationInfo', { JSONCreationDate: '2027-01-15' }],
  };
  const at = (path: string) => full(line, path);
  for (const atom of line.breaks.conditions) {
    if (told[atom]) {
      out = put(out, ...told[atom]);
      continue;
    }
    const [, word, path] = /^(has|no) (\S+)$/.exec(atom) ?? [];
    if (word) {
      out = put(
        out,
        at(path!),
        word === 'has' ? (path!.includes('=') && !path!.endsWith(']') ? undefined : [{}]) : undefined,
      );
      const code = /\[([^=\]]+)=([^\]|]+)[^\]]*\]\.(\w+)$/.exec(path!);
      if (word === 'has' && code) out = put(out, at(path!), code[1] === code[3] ? code[2] : 7);
      else if (word === 'has') out = put(out, at(path!), /Dtls$|\[\]$|s$/.test(path!) ? [{}] : { a: 1 });
      continue;
    }
    const code = /^(\S+?)(!?):(\S+)$/.exec(atom);
    if (code) {
      out = put(out, at(code[1]!), code[2] ? 'ZZ' : code[3]!.split('|')[0]);
      continue;
    }
    const [, left, op, right] = /^(.+?) (>=|<=|!=|>|<|=) (.+)$/.exec(atom)!;
    const first = left!.split(/ [+*-] /)[0]!.replace(/^(?:max|pos|min)\( /, '');
    if (first === 'age') out = put(out, `${PERSON}.DOB`, op === '>' ? '1960-06-15' : '2015-06-15');
    else if (first.startsWith('#'))
      out = put(
        out,
        at(first.slice(1).replace(/\[.*$/, '')),
        Array.from({ length: 3 }, () => ({ ifLetOut: 'S' })),
      );
    else {
      const number = Number(right);
      const high = Number.isNaN(number) ? 900_000_000 : number + 7;
      const low = Number.isNaN(number) ? -900_000_000 : number;
      const value =
        op === '>' || op === '>=' || op === '!=' ? high : op === '=' ? number : op === '<' ? low - 7 : low;
      // of a sum that must be small, every term
      const paths = op === '>' || op === '>=' ? [first] : left!.split(/ [+-] /);
      for (const path of paths) out = put(out, at(path.replace(/^\d+% \* /, '')), value);
      if (/[A-Za-z]/.test(right!) && !right!.startsWith('limit.') && op === '<=')
        out = put(out, at(right!.replace(/^\d+% \* /, '')), 900_000_000);
    }
  }
  return out;
}

/** A body a line finds nothing in and one it refuses, made from a sound one; undefined where that could not be done. */
export function pair(
  line: Line,
  sound: JsonObject,
  answers: Answers,
  readerOf: (body: JsonObject) => Reader,
): { holds: JsonObject; broken: JsonObject } | undefined {
  const { kind, at: places } = line.breaks;
  const trips = (body: JsonObject) => line.check(readerOf(body)).length > 0;
  let met = meet(sound, line, answers);
  const at = places.map((p) => full(line, p));
  const [first] = at as [string];
  // a figure is compared where its object is there
  if (kind === 'equal' || kind === 'most' || kind === 'least') {
    // sound as it is: another figure there
    for (const off of [900_000_007, -900_000_007])
      if (!trips(met) && trips(put(met, first, off))) return { holds: met, broken: put(met, first, off) };
    if (!trips(met)) met = put(met, first, 7);
    const value = () => line.check(readerOf(holds))[0]?.params?.['value'];
    let holds = met;
    for (let i = 0; i < 3 && trips(holds); i++) holds = put(holds, first, value());
    for (const off of [7, 900_000_000_000, -900_000_000_000, -7]) {
      const broken = put(holds, first, Number(value() ?? 0) + off);
      if (!trips(holds) && trips(broken)) return { holds, broken };
    }
    return undefined;
  }
  const said = line.breaks.text.split(' # ')[0]!;
  const among = said.match(/ (?:in|not) (\S+)/)?.[1]?.split('|');
  const tries: readonly (readonly [unknown, unknown])[] =
    kind === 'nil'
      ? [
          [undefined, 7],
          [undefined, [{ a: 1 }]],
          [undefined, { a: 1 }],
          [undefined, 'X'],
        ]
      : kind === 'give'
        ? [
            [7, undefined],
            ['X', undefined],
            [[{ a: 1 }], undefined],
            [{ a: 1 }, undefined],
          ]
        : kind === 'code'
          ? said.includes(' not ')
            ? [['ZZ', among![0]]]
            : [[among![0], 'ZZ']]
          : kind === 'day'
            ? [
                ['2020-06-15', '2030-01-01'],
                ['2016-06-15', '2030-01-01'],
                ['2025-06-15', '2010-01-01'],
                ['2020-06-15', '2010-01-01'],
                ['2016-06-15', '2010-01-01'],
              ]
            : kind === 'like'
              ? [
                  ['9876543210', '12'],
                  ['PNEA12345B', '12'],
                ]
              : [];
  for (const [good, bad] of tries) {
    const holds = at.reduce((b, p) => put(b, p, good), met);
    const broken = at.reduce((b, p) => put(b, p, bad), holds);
    if (!trips(holds) && trips(broken)) return { holds, broken };
  }
  if (kind === 'never') return !trips(sound) && trips(met) ? { holds: sound, broken: met } : undefined;
  if (kind === 'differ') {
    const broken = at.reduce((b, p) => put(b, p, 'SAME'), met);
    const holds = put(broken, first, 'OTHER');
    return !trips(holds) && trips(broken) ? { holds, broken } : undefined;
  }
  if (kind === 'once') {
    const key = first.split('.').at(-1)!;
    const list = first.replace(/\[[^\]]*\]\.[^.]+$/, '');
    const code =
      line.breaks.text.match(/ once \S+ ([^ !#]+)/)?.[1]?.split('|')[0] ??
      first.match(/\[[^=\]]+=([^\]|]+)/)?.[1] ??
      'A1';
    const holds = put(met, list, [{ [key]: code }]);
    const broken = put(met, list, [{ [key]: code }, { [key]: code }]);
    return !trips(holds) && trips(broken) ? { holds, broken } : undefined;
  }
  return undefined;
}
