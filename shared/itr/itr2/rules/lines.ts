import { inItr3 } from './numbers.ts';
import type { Finding, Node, Reader, Rule } from './reader.ts';

/**
 * The department's rules as lines of text, a context at a time:
 *
 *     @ ScheduleS.Salaries[].Salarys
 *     22/160 GrossSalary = Salary + ValueOfPerquisites + ProfitsinLieuOfSalary
 *     57/194 nil /ScheduleS.EntertainmntalwncUs16ii if new # What this line says
 *
 * Before the slash stand ITR-2's numbers of AY 2026-27, after it those ITR-3 alone has (its numbers of ITR-2's rules are in
 * numbers.ts); a form without a number does not have the rule. Tables of ITR-5 have only its own numbers. Paths are
 * below the context, `/` begins at the body; `[]` adds up a column, `[Key=A|B]` the rows of a code, `Q:` the five instalments of a
 * DateRange. `$NAME` is put in from the constants. What must hold is one of
 *
 *     at = sum, at ~= sum (rounded either way), at <= sum, at >= sum
 *     nil at, at …                 nothing there
 *     give at, at …                something there
 *     at in A|B, at not A|B        a code
 *     at until DAY, at from DAY    a day, in the year's own words, the day of the file (TODAY) or YYYY-MM-DD
 *     at like REGEXP
 *     differ at, at …              texts that are not the same
 *     once LIST.Key                no code twice; `once LIST.Key A|B` only of these
 *     split at = sum               the five instalments of a DateRange
 *     never at                     refused wherever the condition holds
 *
 * and after `if` conditions joined by `&`: old, new, huf, ind, nri, res (RES or NOR), elder (a resident individual of 60 or more),
 * younger (anyone else), filed-late (after the day of s.234-I), `has at`, `no at`,
 * `at:A|B`, `at!:A|B`, or a comparison of sums.
 */
export interface Line {
  itr2: readonly number[];
  itr3: readonly number[];
  itr5: readonly number[];
  message: string;
  check: (r: Reader) => Finding[];
  /** Paths used by the line, rows as `[]`, for tests. */
  paths: readonly string[];
  /** Paths a test may change to break it. */
  breaks: Break;
}

/** How a line can be broken: where, and with what. */
interface Break {
  kind: 'equal' | 'most' | 'least' | 'nil' | 'give' | 'code' | 'day' | 'like' | 'differ' | 'once' | 'never';
  list?: string;
  /** Path of the context from its row, or from the body. */
  base: string;
  at: readonly string[];
  text: string;
  /** The conditions of the line, word by word. */
  conditions: readonly string[];
  /** A path as the form spells it. */
  rename: (path: string) => string;
}

const messages = {
  equal: 'The figure must be {value}, the total of its components; it is {found}',
  most: 'The figure ({found}) cannot be more than {value}',
  least: 'The figure ({found}) must be at least {value}',
  nil: 'Nothing can be entered here',
  give: 'Required because of other entries',
  code: 'This choice does not fit the other entries',
  day: 'This date is outside the allowed period',
  like: 'This is not in the format required by the file',
  differ: 'This must differ from another entry',
  once: 'This can be chosen only once',
  never: 'This does not fit the other entries',
} as const;
type Sum = (node: Node, r: Reader) => number;
type Test = (node: Node, r: Reader) => boolean;

/** The year's limits by the names the tables have for them. */
const limits: Readonly<Record<string, (r: Reader) => number>> = {
  gratuity: ({ law }) => law.salary.allowances['10(10)']?.cap ?? Number.POSITIVE_INFINITY,
  gratuityGovernment: ({ law }) => law.salary.allowances['10(10)']?.governmentCap ?? Number.POSITIVE_INFINITY,
  voluntary: ({ law }) => law.salary.allowances['10(10C)']?.cap ?? Number.POSITIVE_INFINITY,
  leave: ({ law }) => law.salary.allowances['10(10AA)']?.cap ?? Number.POSITIVE_INFINITY,
  transport: ({ law }) => law.salary.allowances['10(14)(ii)-115BAC']?.cap ?? Number.POSITIVE_INFINITY,
  entertainment: ({ law }) => law.salary.entertainmentCap,
  // the list's own bound; article 276(2) has 2,500
  professionalTax: () => 5000,
  standardOld: ({ law }) => law.salary.standardDeduction.old,
  standardNew: ({ law }) => law.salary.standardDeduction.new,
  ownInterest: ({ law }) => law.houseProperty.selfOccupiedInterest,
  houseLoss: ({ law }) => law.houseProperty.lossAgainstOthers,
  bonds: ({ law }) => law.capitalGains.bondCap,
  pensionOld: ({ law }) => law.otherSources.familyPension.old,
  pensionNew: ({ law }) => law.otherSources.familyPension.new,
  land: ({ law }) => law.schedules.agriculturalLand,
  assets: ({ law }) => law.schedules.assets,
  c80: ({ law }) => law.deductions.c80,
  cash: ({ law }) => law.deductions.g80.cash,
  ccd1b: ({ law }) => law.deductions.ccd1b,
  ee: ({ law }) => law.deductions.ee.cap,
  eea: ({ law }) => law.deductions.eea.cap,
  eeb: ({ law }) => law.deductions.eeb.cap,
  tta: ({ law }) => law.deductions.tta,
  ttb: ({ law }) => law.deductions.ttb,
  ddb: ({ law }) => law.deductions.ddb.below60,
  ddbSenior: ({ law }) => law.deductions.ddb.senior,
  rentYear: ({ law }) => 12 * law.deductions.gg.month,
  // the list's own bound for section 80CCH
  agniveer: () => 2_88_000,
  // the day of enrolment is not in the file: the scheme began in 2022, so that its oldest are that much older
  agniveerAge: ({ year }) => 27 + Number(year.fileYear) - 2022,
  retrenchment: ({ law }) => law.salary.allowances['10(10B)(i)']?.cap ?? Number.POSITIVE_INFINITY,
  houseExemption: ({ law }) => law.capitalGains.houseExemptionCap,
  turnoverAudit: ({ law }) => law.business.turnover44AD.cashLight,
  professionAudit: ({ law }) => law.business.receipts44ADA.cashLight,
  health: ({ law }) => law.deductions.d80.below60,
  healthSenior: ({ law }) => law.deductions.d80.senior,
  checkup: ({ law }) => law.deductions.d80.preventive,
  disability: ({ law }) => law.deductions.disability.ordinary,
  severe: ({ law }) => law.deductions.disability.severe,
  rentElevenMonths: ({ law }) => 11 * law.deductions.gg.month,
  loanEe: ({ law }) => law.deductions.ee.loan,
  stampEea: ({ law }) => law.deductions.eea.stampValue,
  amt: ({ law }) => law.amt.threshold,
  rebateOld: ({ law }) => law.rebate.old.max,
  rebateNew: ({ law }) => law.rebate.new.max,
  rebateOldIncome: ({ law }) => law.rebate.old.limit,
  rebateEnds: ({ law }) => law.rebate.new.reliefEnds,
  feeLow: ({ law }) => law.fees.i?.low ?? 0,
  feeHigh: ({ law }) => law.fees.i?.high ?? 0,
  feeIncome: ({ law }) => law.fees.i?.limit ?? 0,
};

const quarters = ['Upto15Of6', 'Upto15Of9', 'Up16Of9To15Of12', 'Up16Of12To15Of3', 'Up16Of3To31Of3'];

/** The lists along a path, each with the codes of the rows kept, and the rest below the last. */
interface Way {
  lists: readonly { list: string; key: string; among: readonly string[] | undefined }[];
  rest: string;
}
const ways = new Map<string, Way>();

function wayOf(path: string): Way {
  const known = ways.get(path);
  if (known) return known;
  const lists: Way['lists'][number][] = [];
  let rest = path;
  for (;;) {
    const found = /^(.*?)\[(?:([^\]=]*)=)?([^\]]*)\](?:\.|$)(.*)$/.exec(rest);
    if (!found) break;
    const [, list, key = '', codes] = found as unknown as [string, string, string | undefined, string];
    lists.push({ list, key, among: key ? codes.split('|') : undefined });
    rest = found[4]!;
  }
  const way = { lists, rest };
  ways.set(path, way);
  return way;
}

/** Rows of a path up to its last list, with the rest of it; a filter selects rows by code. */
function rowsAt(node: Node, path: string): { rows: readonly Node[]; rest: string } {
  const { lists, rest } = wayOf(path);
  let rows: readonly Node[] = [node];
  for (const { list, key, among } of lists) {
    rows = rows.length === 1 ? rows[0]!.rows(list) : rows.flatMap((row) => row.rows(list));
    if (among) rows = rows.filter((row) => among.includes(row.s(key)));
  }
  return { rows, rest };
}

const plain = (path: string) => path.replace(/\[[^\]]*\]/g, '[]');

/** Compiles the lines of one context for one form. */
class Context {
  readonly paths = new Set<string>();
  private readonly list: string | undefined;
  readonly base: string;
  private readonly rename: (path: string) => string;

  constructor(at: string, rename: (path: string) => string) {
    this.rename = rename;
    const cut = at.lastIndexOf('[]');
    this.list = cut < 0 ? undefined : at.slice(0, cut);
    this.base = cut < 0 ? at : at.slice(cut + 2).replace(/^\./, '');
  }

  get rows(): string | undefined {
    return this.list;
  }

  /** Path relative to the row (or the body), and whether it is in the row. */
  place(text: string): { path: string; own: boolean } {
    if (text.startsWith('/')) {
      const path = this.rename(text.replace(/^\/+/, ''));
      this.paths.add(plain(path));
      return { path, own: false };
    }
    const inside = this.base ? (text === '.' ? this.base : `${this.base}.${text}`) : text;
    const full = this.rename(this.list === undefined ? inside : `${this.list}[].${inside}`);
    this.paths.add(plain(full));
    // without a list the row is the body itself
    return { path: this.list === undefined ? full : full.slice(this.list.length + 3), own: true };
  }

  value(text: string): Sum {
    const { path, own } = this.place(text);
    if (!path.includes('[')) return own ? (node) => node.n(path) : (_, r) => r.n(path);
    return (node, r) => {
      const { rows, rest } = rowsAt(own ? node : r, path);
      return rows.reduce((t, row) => t + row.n(rest), 0);
    };
  }

  text(text: string): (node: Node, r: Reader) => string {
    const { path, own } = this.place(text);
    return (node, r) => (own ? node : r).s(path);
  }

  /** Whether anything is at a place: rows, a figure other than nil, a text, an object. */
  filled(text: string): Test {
    const { path, own } = this.place(text);
    return (node, r) => {
      const { rows, rest } = rowsAt(own ? node : r, path);
      return rows.some((row) => {
        if (rest === '') return true;
        if (row.rows(rest).length > 0) return true;
        const said = row.s(rest);
        return said === '' ? row.has(rest) && !row.isList(rest) : said !== '0';
      });
    };
  }

  /** Full path of the place in the file, for a finding; of several rows the first. */
  where(text: string): (node: Node, r: Reader) => string {
    const { path, own } = this.place(text);
    return (node, r) => {
      const from = own ? node : r;
      if (!path.includes('[')) return from.to(path);
      const { rows, rest } = rowsAt(from, path);
      const [row] = rows;
      return row ? row.to(rest) : from.to(path.slice(0, path.indexOf('[')));
    };
  }

  /** A sum: terms with + and -, products with *, max( a , b ), min( a , b ), pos( a ). */
  sum(text: string): Sum {
    const tokens = text.match(/[(),]|(?:\[[^\]]*\]|[^\s(),[\]])+/g) ?? [];
    let at = 0;
    const factor = (): Sum => {
      const token = tokens[at++]!;
      if (token === '(') {
        const inner = terms();
        at += 1;
        return inner;
      }
      if (tokens[at] === '(' && ['max', 'min', 'pos'].includes(token)) {
        const args: Sum[] = [];
        do {
          at += 1;
          args.push(terms());
        } while (tokens[at] === ',');
        at += 1;
        const all = (node: Node, r: Reader) => args.map((arg) => arg(node, r));
        if (token === 'pos') return (node, r) => Math.max(0, args[0]!(node, r));
        return token === 'max'
          ? (node, r) => Math.max(...all(node, r))
          : (node, r) => Math.min(...all(node, r));
      }
      if (/^\d+(\.\d+)?%$/.test(token)) return () => Number.parseFloat(token) / 100;
      if (/^\d/.test(token) && !/[A-Za-z]/.test(token)) return () => Number(token);
      if (token.startsWith('limit.')) {
        const limit = limits[token.slice(6)];
        if (!limit) throw new Error(`No such limit: ${token}`);
        return (_, r) => limit(r);
      }
      if (token === 'age') return (_, r) => r.age ?? 20;
      if (token.startsWith('#')) {
        const { path, own } = this.place(token.slice(1));
        return (node, r) => rowsAt(own ? node : r, path).rows.length;
      }
      if (token.startsWith('Q:')) {
        const parts = quarters.map((q) => this.value(`${token.slice(2)}.DateRange.${q}`));
        return (node, r) => parts.reduce((t, part) => t + part(node, r), 0);
      }
      return this.value(token);
    };
    const product = (): Sum => {
      let left = factor();
      while (tokens[at] === '*') {
        at += 1;
        const a = left;
        const b = factor();
        left = (node, r) => a(node, r) * b(node, r);
      }
      return left;
    };
    const terms = (): Sum => {
      let left = product();
      while (tokens[at] === '+' || tokens[at] === '-') {
        const sign = tokens[at++] === '+' ? 1 : -1;
        const a = left;
        const b = product();
        left = (node, r) => a(node, r) + sign * b(node, r);
      }
      return left;
    };
    const out = terms();
    if (at !== tokens.length) throw new Error(`Cannot read the sum: ${text}`);
    return out;
  }

  condition(text: string): Test {
    const said: Record<string, Test> = {
      old: (_, r) => r.old,
      new: (_, r) => !r.old,
      huf: (_, r) => r.huf,
      ind: (_, r) => !r.huf,
      nri: (_, r) => !r.resident,
      res: (_, r) => r.resident,
      elder: (_, r) => elder(r),
      younger: (_, r) => !elder(r) && (r.huf || !r.resident || r.age !== undefined),
      'filed-late': (_, r) =>
        r.law.fees.i !== undefined && r.s('CreationInfo.JSONCreationDate') > r.law.fees.i.after,
    };
    const tests = text.split(' & ').map((atom): Test => {
      const known = said[atom];
      if (known) return known;
      const [, word, at] = /^(has|no) (\S+)$/.exec(atom) ?? [];
      if (word) {
        const filled = this.filled(at!);
        return word === 'has' ? filled : (node, r) => !filled(node, r);
      }
      const code = /^(\S+?)(!?):(\S+)$/.exec(atom);
      if (code && !code[1]!.startsWith('Q')) {
        const told = this.text(code[1]!);
        const among = code[3]!.split('|');
        return (node, r) => among.includes(told(node, r)) !== (code[2] === '!');
      }
      const compared = /^(.+?) (>=|<=|>|<|=|!=) (.+)$/.exec(atom);
      if (!compared) throw new Error(`Cannot read the condition: ${atom}`);
      const a = this.sum(compared[1]!);
      const b = this.sum(compared[3]!);
      const holds: Record<string, (x: number, y: number) => boolean> = {
        '>': (x, y) => x > y,
        '<': (x, y) => x < y,
        '>=': (x, y) => x >= y,
        '<=': (x, y) => x <= y,
        '=': (x, y) => x === y,
        '!=': (x, y) => x !== y,
      };
      const op = holds[compared[2]!]!;
      return (node, r) => op(a(node, r), b(node, r));
    });
    return (node, r) => tests.every((test) => test(node, r));
  }
}

const nodesOf = (r: Node, list: string): readonly Node[] => rowsAt(r, `${list}[]`).rows;

const elder = (r: Reader) => !r.huf && r.resident && r.age !== undefined && r.age >= 60;

type Checker = (node: Node, r: Reader) => (Finding | undefined)[];

const dayOf = (said: string, r: Reader): string => {
  const { from, to } = r.year.previousYear;
  if (said === 'TODAY') return r.s('CreationInfo.JSONCreationDate') || '9999-12-31';
  return said === 'YEAR-START' ? from : said === 'YEAR-END' ? to : said;
};

/** The requirement, compiled. */
function mustOf(c: Context, text: string): { kind: Break['kind']; at: string[]; check: Checker } {
  const listed = /^(nil|give|differ|never) (.+)$/.exec(text);
  if (listed) {
    const kind = listed[1] as 'nil' | 'give' | 'differ' | 'never';
    const at = listed[2]!.split(/,\s*/);
    const places = at.map((p) => ({ filled: c.filled(p), where: c.where(p), text: c.text(p) }));
    if (kind === 'differ') {
      const [first, ...others] = places as [(typeof places)[0], ...typeof places];
      return {
        kind,
        at,
        check: (node, r) => {
          const said = first.text(node, r).toLowerCase();
          const same = said !== '' && others.some((o) => o.text(node, r).toLowerCase() === said);
          return [same ? { at: first.where(node, r) } : undefined];
        },
      };
    }
    return {
      kind,
      at,
      check: (node, r) =>
        places.map(({ filled, where }) =>
          kind === 'never' || filled(node, r) === (kind === 'nil') ? { at: where(node, r) } : undefined,
        ),
    };
  }
  const once = /^once (\S+)(?: (\S+))?$/.exec(text);
  if (once) {
    const { path, own } = c.place(once[1]!);
    const except = once[2]?.startsWith('!');
    const only = once[2]?.replace('!', '').split('|');
    return {
      kind: 'once',
      at: [once[1]!],
      check: (node, r) => {
        const { rows, rest } = rowsAt(own ? node : r, path);
        const seen = new Set<string>();
        return rows.map((row) => {
          const code = row.s(rest);
          const again = code !== '' && seen.has(code);
          seen.add(code);
          return again && (!only || only.includes(code) !== except) ? { at: row.to(rest) } : undefined;
        });
      },
    };
  }
  const word = /^(\S+) (in|not|until|from|like) (.+)$/.exec(text);
  if (word) {
    const [, at, op, said] = word as unknown as [string, string, string, string];
    const told = c.text(at);
    const where = c.where(at);
    const among = said.split('|');
    const pattern = op === 'like' ? new RegExp(`^(?:${said})$`) : undefined;
    const holds = (text: string, r: Reader): boolean => {
      if (op === 'in') return among.includes(text);
      if (op === 'not') return !among.includes(text);
      if (op === 'until') return text <= dayOf(said, r);
      if (op === 'from') return text >= dayOf(said, r);
      return pattern!.test(text);
    };
    return {
      kind: op === 'like' ? 'like' : op === 'in' || op === 'not' ? 'code' : 'day',
      at: [at],
      check: (node, r) => {
        const text = told(node, r);
        return [text !== '' && !holds(text, r) ? { at: where(node, r) } : undefined];
      },
    };
  }
  const split = /^split (\S+) = (.+)$/.exec(text);
  if (split) {
    const first = `${split[1]}.DateRange.${quarters[0]}`;
    const found = c.sum(`Q:${split[1]}`);
    const figure = c.sum(split[2]!);
    const where = c.where(first);
    return {
      kind: 'equal',
      at: [first],
      check: (node, r) => {
        const is = found(node, r);
        const value = figure(node, r);
        return [is === value ? undefined : { at: where(node, r), params: { found: is, value } }];
      },
    };
  }
  const compared = /^(\S+) (=|~=|<=|>=) (.+)$/.exec(text);
  if (!compared) throw new Error(`Cannot read the rule: ${text}`);
  const [, at, op, sum] = compared as unknown as [string, string, string, string];
  const found = c.value(at);
  const figure = c.sum(sum);
  const where = c.where(at);
  const whole = op !== '~=' && !/ \* /.test(sum);
  return {
    kind: op === '<=' ? 'most' : op === '>=' ? 'least' : 'equal',
    at: [at],
    check: (node, r) => {
      const is = found(node, r);
      const value = figure(node, r);
      // a figure that is not whole may be rounded either way, and no further
      const broken =
        op === '<='
          ? is > Math.ceil(value - 0.005)
          : op === '>='
            ? is < Math.floor(value + 0.005)
            : Math.abs(is - value) > (whole ? 0.005 : 0.995);
      return [broken ? { at: where(node, r), params: { found: is, value: Math.round(value) } } : undefined];
    },
  };
}

/** Which form a table is compiled for, and how its paths are spelt there. */
interface LinesFor {
  form: 'itr2' | 'itr3' | 'itr5';
  rename?: (path: string) => string;
  constants: Readonly<Record<string, string>>;
}

/** Compiles a table; lines without a number in the form are omitted. */
export function linesOf(table: string, { form, rename = (p) => p, constants }: LinesFor): Line[] {
  const put = (text: string): string =>
    text.replace(/\$([A-Z0-9]+)/g, (_, name: string) => {
      const value = constants[name];
      if (value === undefined) throw new Error(`No such constant: ${name}`);
      return put(value);
    });
  let at = '';
  const out: Line[] = [];
  for (const raw of table.split('\n')) {
    const line = raw.trim();
    if (line === '' || line.startsWith('//')) continue;
    if (line.startsWith('@')) {
      at = put(line.slice(1).trim()).replace(/^\/+/, '');
      continue;
    }
    const parts = /^([\d,]*)(?:\/([\d,]+))? (.+?)(?: if (.+?))?(?: # (.+))?$/.exec(line);
    if (!parts) throw new Error(`Cannot read the line: ${line}`);
    const numbers = (text: string | undefined) => (text ? text.split(',').map(Number) : []);
    const own = numbers(parts[1]);
    const itr2 = form === 'itr5' ? [] : own;
    const itr3 = [...new Set([...itr2.flatMap(inItr3), ...numbers(parts[2])])];
    const itr5 = form === 'itr5' ? own : [];
    if ({ itr2, itr3, itr5 }[form].length === 0) continue;
    const context = new Context(at, rename);
    const { kind, at: places, check } = mustOf(context, put(parts[3]!));
    const applies = parts[4] ? context.condition(put(parts[4])) : undefined;
    const list = context.rows;
    out.push({
      itr2,
      itr3,
      itr5,
      message: parts[5] ?? messages[kind],
      paths: [...context.paths],
      breaks: {
        kind,
        at: places,
        base: context.base,
        text: line,
        conditions: parts[4] ? put(parts[4]).split(' & ') : [],
        rename,
        ...(list === undefined ? {} : { list }),
      },
      check: (r) =>
        (list === undefined ? [r as Node] : nodesOf(r, list)).flatMap((node) =>
          applies && !applies(node, r) ? [] : check(node, r).filter((f) => f !== undefined),
        ),
    });
  }
  return out;
}

/** Compiles a table of Category B or D rules, which has only its own numbers. */
export const adviceLines = (table: string, names: Omit<LinesFor, 'form'>): Line[] =>
  // ITR-5 is the form whose tables have only its own numbers
  linesOf(table, { form: 'itr5', ...names });

/** Its lines as warnings. */
export const rulesOfAdvice = (lines: readonly Line[], category: string): Rule[] =>
  lines.flatMap(({ itr5, message, check }) =>
    itr5.map((no): Rule => ({ id: `${category}-${no}`, message, severity: 'warning', check })),
  );

/** Lines as rules of a form, a rule for each number. */
export const rulesOfLines = (lines: readonly Line[], form: LinesFor['form']): Rule[] =>
  lines.flatMap((line) =>
    line[form].map((no) => ({ id: `A-${no}`, message: line.message, check: line.check })),
  );
