import { addDays, daysBetween } from '../dates.ts';
import type { Message } from '../forms/messages.ts';
import type { Paise } from '../money.ts';
import { aisCodesOf } from './codes.ts';
import { say } from './messages.ts';
import { brandKey, nameKey, nearName, payerKey } from './names.ts';
import { counts, type Piece } from './pieces.ts';

/** The same fact seen more than once. */
export interface Join {
  /** Of the rules J1 to J16 of docs/evidence.md. */
  rule: string;
  /** Keys of the rows: `a` of one paper or code, `b` of the other. */
  a: string[];
  b: string[];
  why: Message;
  /** Amount of `a` less amount of `b`. */
  difference: Paise;
  /** A difference with a known reason needing no decision: a depository's price, part of the year. */
  explained: boolean;
}

const sumOf = (list: readonly Piece[], of: (p: Piece) => number = (p) => p.gross): Paise =>
  list.reduce((n, p) => n + of(p), 0);

/** Tolerance: one rupee, or a thousandth of the amount. */
const near = (a: Paise, b: Paise): boolean =>
  Math.abs(a - b) <= Math.max(100, Math.round(Math.abs(a) / 1000));
const rupee = (a: Paise, b: Paise): boolean => Math.abs(a - b) <= 100;

const by = <K>(list: readonly Piece[], keyOf: (p: Piece) => K): Map<K, Piece[]> => {
  const out = new Map<K, Piece[]>();
  for (const p of list) {
    const key = keyOf(p);
    const found = out.get(key);
    if (found) found.push(p);
    else out.set(key, [p]);
  }
  return out;
};

const keys = (list: readonly Piece[]): string[] => list.map((p) => p.key);

/**
 * Rows of a deduction code and rows reporting the income, by payer name. Joined if they agree or if more was
 * reported than deducted from; the opposite is a difference.
 */
function twins(
  rule: string,
  why: Message,
  deducted: readonly Piece[],
  reported: readonly Piece[],
  nameOf: (p: Piece) => string,
): Join[] {
  const other = by(reported, nameOf);
  const own = by(deducted, nameOf);
  const alikeNames = (x: string, y: string) =>
    nearName(x, y) || (payerKey(x) !== '' && payerKey(x) === payerKey(y));
  // A misspelt name, or one with its account, is the same payer when the amounts agree to the rupee and no second one comes near.
  const misspelt = (a: readonly Piece[]): Piece[] | undefined => {
    const alike = (list: ReadonlyMap<string, Piece[]>, besides: ReadonlyMap<string, unknown>) =>
      [...list].filter(
        ([key, rows]) =>
          !besides.has(key) && alikeNames(rows[0]!.payer, a[0]!.payer) && rupee(sumOf(rows), sumOf(a)),
      );
    const found = alike(other, own);
    return found.length === 1 && alike(own, other).length === 1 ? found[0]![1] : undefined;
  };
  return [...own].flatMap(([name, a]) => {
    const b = name === '' ? undefined : (other.get(name) ?? misspelt(a));
    if (!b) return [];
    const difference = sumOf(a) - sumOf(b);
    return difference > Math.max(100, Math.round(sumOf(b) / 1000))
      ? []
      : [{ rule, a: keys(a), b: keys(b), why, difference, explained: difference <= 0 }];
  });
}

/** Rows paired one to one where `same` is true, the closest first. */
function pairs(
  a: readonly Piece[],
  b: readonly Piece[],
  bucket: (p: Piece) => string,
  same: (x: Piece, y: Piece) => boolean,
  distance: (x: Piece, y: Piece) => number,
): [Piece, Piece][] {
  const right = by(b, bucket);
  const taken = new Set<Piece>();
  const out: [Piece, Piece][] = [];
  for (const [key, list] of by(a, bucket)) {
    const others = right.get(key) ?? [];
    const candidates = list
      .flatMap((x) =>
        others.filter((y) => same(x, y)).map((y): [Piece, Piece, number] => [x, y, distance(x, y)]),
      )
      .sort((p, q) => p[2] - q[2]);
    for (const [x, y] of candidates) {
      if (taken.has(x) || taken.has(y)) continue;
      taken.add(x);
      taken.add(y);
      out.push([x, y]);
    }
  }
  return out;
}

const pairJoin =
  (rule: string, why: Message, explained = false) =>
  ([x, y]: [Piece, Piece]): Join => ({
    rule,
    a: [x.key],
    b: [y.key],
    why,
    difference: x.gross - y.gross,
    explained: explained || near(x.gross, y.gross),
  });

const bySection = (p: Piece): readonly string[] => (p.source === '26as' ? aisCodesOf(p.code) : [p.code]);

/** Form 26AS and Part B1 of the AIS: TAN, section, date and tax. */
function credits(ais: readonly Piece[], traces: readonly Piece[]): Join[] {
  const parts = traces.filter((p) => ['I', 'III', 'VI'].includes(p.part));
  const b1 = ais.filter((p) => p.part === 'B1');
  const found = pairs(
    b1,
    parts,
    (p) => `${p.payer_id}|${bySection(p)[0]}|${p.date}`,
    (x, y) => rupee(x.tax, y.tax),
    (x, y) => Math.abs(x.tax - y.tax) + Math.abs(x.gross - y.gross),
  );
  const mate = new Map<Piece, Piece[]>(found.map(([x, y]) => [x, [y]]));
  const used = new Set(found.map(([, y]) => y));
  // Quarterly or yearly rows in one paper, monthly rows in the other: their sums agree.
  for (const span of [(p: Piece) => quarterOf(p.date) || p.detail.quarter || '', () => 'year']) {
    const keyOf = (p: Piece) => `${p.payer_id}|${bySection(p)[0]}|${span(p)}`;
    const own = (p: Piece) => !p.marks.includes('other_year');
    const rest = by(
      parts.filter((p) => !used.has(p) && own(p)),
      keyOf,
    );
    for (const [key, list] of by(
      b1.filter((p) => !mate.has(p) && own(p)),
      keyOf,
    )) {
      const others = rest.get(key);
      const tax = (l: readonly Piece[]) => sumOf(l, (p) => p.tax);
      if (!others || key.startsWith('|') || tax(list) === 0 || !rupee(tax(list), tax(others))) continue;
      for (const [i, x] of list.entries()) mate.set(x, i === 0 ? others : []);
      for (const y of others) used.add(y);
    }
  }
  const grouped = by([...mate.keys()], (p) => p.group);
  return [...grouped.values()].map((list) => {
    const others = list.flatMap((x) => mate.get(x)!);
    return {
      rule: 'J6',
      a: keys(list),
      b: keys(others),
      why: say('joinCredit'),
      difference: sumOf(list, (p) => p.tax) - sumOf(others, (p) => p.tax),
      explained: true,
    };
  });
}

/** Units agree where both are known; the AIS rounds them to two places. */
const sameUnits = (x: Piece, y: Piece): boolean =>
  x.detail.units !== undefined &&
  y.detail.units !== undefined &&
  Math.abs(x.detail.units - y.detail.units) <= 0.0051;

const lag = (x: Piece, y: Piece): number =>
  x.date === '' || y.date === '' ? 99 : daysBetween(y.date, x.date);

/**
 * Sales in the AIS and lots of statements: ISIN and units (for funds, the amount), up to three days after the
 * contract.
 */
function sales(
  rule: string,
  why: Message,
  ais: readonly Piece[],
  lots: readonly Piece[],
  byAmount: boolean,
): Join[] {
  const known = (p: Piece) => Boolean(p.detail.isin);
  const single = pairs(
    ais.filter(known),
    lots.filter(known),
    (p) => p.detail.isin!,
    (x, y) => {
      const days = lag(x, y);
      if (days < 0 || days > 3) return false;
      return sameUnits(x, y) || (byAmount && x.detail.units === undefined && near(x.gross, y.gross));
    },
    (x, y) => lag(x, y) * 1e12 + Math.abs(x.gross - y.gross),
  );
  // A registrar's statement may lack the ISIN: fund house, units and amount identify it.
  const house = (p: Piece) => brandKey(p.detail.amc ?? '');
  const taken = new Set(single.flat());
  const unnamed = !byAmount
    ? []
    : pairs(
        ais.filter((p) => !taken.has(p) && house(p) !== ''),
        lots.filter((p) => !known(p) && house(p) !== ''),
        house,
        (x, y) => {
          const days = lag(x, y);
          return days >= 0 && days <= 3 && sameUnits(x, y) && near(x.gross, y.gross);
        },
        (x, y) => lag(x, y) * 1e12 + Math.abs(x.gross - y.gross),
      );
  const out = [...single, ...unnamed].map(pairJoin(rule, why, true));
  const used = new Set([...taken, ...unnamed.flat()]);
  // The depository splits by lot, the statement by execution: daily sums agree.
  const restA = by(
    ais.filter((p) => known(p) && !used.has(p)),
    (p) => `${p.detail.isin}|${p.date}`,
  );
  const restB = by(
    lots.filter((p) => known(p) && !used.has(p)),
    (p) => `${p.detail.isin}|${p.date}`,
  );
  for (const [key, list] of restA) {
    const [isin, date] = key.split('|') as [string, string];
    if (date === '') continue;
    const units = (l: readonly Piece[]) => l.reduce((n, p) => n + (p.detail.units ?? Number.NaN), 0);
    for (let days = 0; days <= 3; days++) {
      const other = restB.get(`${isin}|${addDays(date, -days)}`);
      if (!other || !(Math.abs(units(list) - units(other)) <= 0.0051 * Math.max(list.length, other.length)))
        continue;
      restB.delete(`${isin}|${addDays(date, -days)}`);
      out.push({
        rule,
        a: keys(list),
        b: keys(other),
        why,
        difference: sumOf(list) - sumOf(other),
        explained: true,
      });
      break;
    }
  }
  return out;
}

const digits = (account: string): string => account.replace(/\D/g, '').replace(/^0+/, '');

/** Savings interest in the AIS and the credits in that account's statement. */
function bankInterest(ais: readonly Piece[], lines: readonly Piece[]): Join[] {
  const statements = by(
    lines.filter((p) => p.detail.line === 'interest'),
    (p) => p.payer_id,
  );
  const accounts = by(ais, (p) => p.detail.account ?? '');
  return [...accounts].flatMap(([account, a]) => {
    if (account === '') return [];
    const own = digits(account);
    const masked = /[X*]/i.test(account);
    const found = [...statements].filter(([other, list]) =>
      masked
        ? own.length >= 4 && digits(other).endsWith(own.slice(-4)) && near(sumOf(a), sumOf(list))
        : digits(other) === own,
    );
    if (found.length !== 1) return [];
    const b = found[0]![1];
    const difference = sumOf(a) - sumOf(b);
    return [
      {
        rule: 'J12',
        a: keys(a),
        b: keys(b),
        why: say('joinBank'),
        difference,
        explained: rupee(difference, 0),
      },
    ];
  });
}

/** Interest in a bank certificate and in the AIS: by account, else by bank and kind of interest. */
function certificates(ais: readonly Piece[], certified: readonly Piece[]): Join[] {
  const taken = new Set<Piece>();
  const made = (a: readonly Piece[], b: readonly Piece[]): Join => {
    for (const p of [...a, ...b]) taken.add(p);
    const difference = sumOf(a) - sumOf(b);
    return {
      rule: 'J20',
      a: keys(a),
      b: keys(b),
      why: say('joinCertified'),
      difference,
      explained: rupee(difference, 0),
    };
  };
  const sft = ais.filter((p) => p.code.startsWith('SFT-016'));
  const rows = certified.filter((p) => p.role === 'income');
  const out: Join[] = [];
  for (const p of rows) {
    const own = digits(p.detail.account ?? '');
    const a = sft.filter((q) => own.length >= 4 && digits(q.detail.account ?? '') === own && !taken.has(q));
    if (a.length > 0) out.push(made(a, [p]));
  }
  const key = (p: Piece) => `${p.figure}|${nameKey(p.payer)}`;
  const rest = by(
    rows.filter((p) => !taken.has(p)),
    key,
  );
  for (const [name, a] of by(
    sft.filter((p) => !taken.has(p)),
    key,
  )) {
    const b = rest.get(name);
    if (b && !name.endsWith('|')) out.push(made(a, b));
  }
  return out;
}

/**
 * Property sales with tax deducted and the registrar's report: up to 120 days apart, in one amount or
 * instalments. For a non-resident's sale the buyer deducts under section 195, which also covers other
 * payments: only those of one buyer adding up to the price.
 */
function property(
  deducted: readonly Piece[],
  nonresident: readonly Piece[],
  reported: readonly Piece[],
): Join[] {
  const taken = new Set<Piece>();
  return reported.flatMap((sale) => {
    const within = (list: readonly Piece[]) =>
      list.filter(
        (p) =>
          !taken.has(p) &&
          p.date !== '' &&
          sale.date !== '' &&
          Math.abs(daysBetween(p.date, sale.date)) <= 120,
      );
    const near120 = within(deducted);
    const buyers = [...by(within(nonresident), (p) => p.payer_id).values()];
    const one = near120.find((p) => near(p.gross, sale.gross));
    const list =
      [one ? [one] : [], near120, ...buyers, ...buyers.map((b) => [...near120, ...b])].find(
        (l) => l.length > 0 && near(sumOf(l), sale.gross),
      ) ?? [];
    if (list.length === 0) return [];
    for (const p of list) taken.add(p);
    return [
      {
        rule: 'J8',
        a: keys(list),
        b: [sale.key],
        why: say('joinSaleOfLand'),
        difference: sumOf(list) - sale.gross,
        explained: true,
      },
    ];
  });
}

/** Units sold: registrar rows in the AIS and statements, and one redemption in two statements. */
function redemptions(ais: readonly Piece[], lots: readonly Piece[]): Join[] {
  const out: Join[] = [];
  const rta = ais.filter((p) => p.role === 'sale' && p.code.startsWith('SFT-18'));
  const funds = lots.filter((p) => p.source === 'cams-cg' || p.source === 'kfin-cg');
  const platforms = lots.filter((p) => !['cams-cg', 'kfin-cg', 'cas'].includes(p.source));
  const cas = lots.filter((p) => p.source === 'cas');
  out.push(
    ...sales('J10', say('joinRedemption'), rta, funds, true),
    ...sales('J10', say('joinRedemption'), rta, cas, true),
    ...sales(
      'J10',
      say('joinRedemption'),
      rta.filter((p) => !funds.some((f) => f.detail.isin === p.detail.isin)),
      platforms,
      true,
    ),
  );
  const redemption = (x: Piece, y: Piece) => x.date === y.date && sameUnits(x, y) && near(x.gross, y.gross);
  const isin = (p: Piece) => p.detail.isin ?? `${p.key}`;
  const casSums = [...by(cas, (p) => `${isin(p)}|${p.date}`).values()];
  out.push(
    ...pairs(funds, cas, isin, redemption, lag).map(pairJoin('J11', say('joinStatements'))),
    ...pairs(platforms, funds, isin, redemption, lag).map(pairJoin('J11', say('joinStatements'))),
    // Lots of one redemption: the account statement has it as one row.
    ...casSums.flatMap((list): Join[] => {
      const own = funds.filter((f) => isin(f) === isin(list[0]!) && f.date === list[0]!.date);
      const units = (l: readonly Piece[]) => l.reduce((n, p) => n + (p.detail.units ?? 0), 0);
      // In thousandths of a unit, which statements write: a difference of exactly a hundredth is within it.
      const apart = Math.abs(Math.round((units(own) - units(list)) * 1000));
      return own.length > list.length && apart <= 10
        ? [
            {
              rule: 'J11',
              a: keys(own),
              b: keys(list),
              why: say('joinStatements'),
              difference: sumOf(own) - sumOf(list),
              explained: near(sumOf(own), sumOf(list)),
            },
          ]
        : [];
    }),
  );
  return out;
}

const code = (list: readonly Piece[], ...names: string[]): Piece[] =>
  list.filter((p) => names.includes(p.code));

/**
 * All joins of a client's year. Two rows are joined only by a rule with a specific key (TAN and date, ISIN
 * and units, account, acknowledgement, one payer's name under two codes); never rows of one code within a
 * paper.
 */
export function joinPieces(all: readonly Piece[]): Join[] {
  const live = all.filter(counts);
  const of = by(live, (p) => p.source);
  const ais = of.get('ais') ?? [];
  const traces = of.get('26as') ?? [];
  const lots = live.filter((p) => p.role === 'lot');
  const name = (p: Piece) => nameKey(p.payer);
  const brand = (p: Piece) => brandKey(p.detail.amc ?? p.payer);
  const annexure = by(code(ais, 'TDS-Ann.II-SAL'), (p) => p.payer_id);
  const salary = by(code(ais, 'TDS-192'), (p) => p.payer_id);
  const form16 = by(
    (of.get('form16') ?? []).filter((p) => p.part === 'B'),
    (p) => p.payer_id,
  );
  const out: Join[] = [
    ...twins('J1', say('joinInterest'), code(ais, 'TDS-194A'), code(ais, 'SFT-016(TD)', 'SFT-016(RD)'), name),
    ...twins('J2', say('joinDividend'), code(ais, 'TDS-194'), code(ais, 'SFT-015'), name),
    ...twins('J3', say('joinFund'), code(ais, 'TDS-194K'), code(ais, 'SFT-18(Div)'), brand),
    ...[...salary].flatMap(([tan, a]): Join[] => {
      const b = annexure.get(tan);
      return tan !== '' && b
        ? [
            {
              rule: 'J4',
              a: keys(a),
              b: keys(b),
              why: say('joinSalary'),
              difference: sumOf(a) - sumOf(b),
              explained: true,
            },
          ]
        : [];
    }),
    ...[...annexure].flatMap(([tan, a]): Join[] => {
      const b = form16.get(tan);
      return tan !== '' && b
        ? [
            {
              rule: 'J5',
              a: keys(a),
              b: keys(b),
              why: say('joinForm16'),
              difference: sumOf(a) - sumOf(b),
              explained: rupee(sumOf(a), sumOf(b)),
            },
          ]
        : [];
    }),
    ...credits(ais, traces),
    ...pairs(
      ais.filter((p) => /^TDS-194(IA|IB|M|S)/.test(p.code)),
      traces.filter((p) => ['IV', 'VIII'].includes(p.part)),
      (p) => (p.code.endsWith('(P)') || p.part === 'VIII' ? 'paid' : 'received'),
      (x, y) => {
        const [one, two] = [x.detail.acknowledgement, y.detail.acknowledgement];
        if (one && two && one !== '-' && one === two) return true;
        const sameSection = bySection(y).some((c) => c.replace(/\(.*$/, '') === x.code.replace(/\(.*$/, ''));
        return (
          !(one && two && one !== two) &&
          sameSection &&
          x.payer_id === y.payer_id &&
          x.date === y.date &&
          x.date !== '' &&
          rupee(x.tax, y.tax)
        );
      },
      (x, y) => Math.abs(x.tax - y.tax) + Math.abs(x.gross - y.gross),
    ).map(pairJoin('J7', say('joinProperty'))),
    ...property(code(ais, 'TDS-194IA(R)', 'TDS-194IA(RV)'), code(ais, 'TDS-195'), code(ais, 'SFT-012')),
    ...sales(
      'J9',
      say('joinSale'),
      ais.filter((p) => p.role === 'sale' && p.code.startsWith('SFT-17')),
      lots.filter(
        (p) =>
          !['speculative', 'fno', 'vda_consideration', 'buyback'].includes(p.figure) && p.source !== 'cas',
      ),
      false,
    ),
    ...pairs(
      [...ais.filter((p) => p.code === 'TDS-194S'), ...traces.filter((p) => p.part === 'V')],
      lots.filter((p) => p.figure === 'vda_consideration'),
      () => '',
      (x, y) => rupee(x.gross, y.gross) && lag(x, y) >= 0 && lag(x, y) <= 3,
      lag,
    ).map(pairJoin('J19', say('joinExchange'))),
  ];
  out.push(
    ...redemptions(ais, lots),
    ...bankInterest(code(ais, 'SFT-016(SB)'), of.get('bank') ?? []),
    ...certificates(ais, of.get('certificate') ?? []),
    ...pairs(
      ais.filter((p) => p.role === 'challan'),
      (of.get('prefill') ?? []).filter((p) => p.role === 'challan'),
      (p) => `${p.payer_id}|${p.date}|${Number(p.detail.serial)}`,
      () => true,
      () => 0,
    ).map(pairJoin('J13', say('joinChallan'))),
    ...twins(
      'J15',
      say('joinExempt'),
      traces.filter((p) => p.part === 'II' && bySection(p)[0] === 'TDS-194A'),
      code(ais, 'SFT-016(TD)', 'SFT-016(RD)'),
      name,
    ),
    ...pairs(
      ais.filter((p) => p.part === 'B4' && p.role === 'refund'),
      traces.filter((p) => p.part === 'VII'),
      (p) => p.date,
      (x, y) => x.date !== '' && (rupee(x.gross, y.gross + y.tax) || rupee(x.gross, y.gross)),
      (x, y) => Math.abs(x.gross - y.gross),
    ).map(pairJoin('J16', say('joinRefund'), true)),
    ...certified(ais, traces, of.get('form16') ?? [], of.get('form16a') ?? []),
  );
  return out;
}

/**
 * Tax in a certificate and in Form 26AS (or the AIS if missing): per employer and year (Form 16 Part A),
 * others by section and quarter (Form 16A). Joined whatever the amounts: a certificate with more tax than was
 * deposited is a difference.
 */
function certified(
  ais: readonly Piece[],
  traces: readonly Piece[],
  form16: readonly Piece[],
  form16a: readonly Piece[],
): Join[] {
  const own = (p: Piece) => !p.marks.includes('other_year');
  const reported = (traces.length > 0 ? traces : ais.filter((p) => p.part === 'B1')).filter(own);
  const made = (rule: string, why: Message, a: readonly Piece[], b: readonly Piece[]): Join[] => {
    const tax = (list: readonly Piece[]) => sumOf(list, (p) => p.tax);
    return b.length === 0
      ? []
      : [{ rule, a: keys(a), b: keys(b), why, difference: tax(a) - tax(b), explained: true }];
  };
  const parts = form16.filter((p) => p.part === 'A' && p.payer_id !== '');
  return [
    ...[...by(parts, (p) => p.payer_id)].flatMap(([tan, a]) =>
      made(
        'J5',
        say('joinForm16'),
        a,
        reported.filter((p) => p.payer_id === tan && bySection(p)[0] === 'TDS-192'),
      ),
    ),
    ...[...by(form16a, (p) => `${p.payer_id}|${aisCodesOf(p.code)[0]}|${p.detail.quarter}`)].flatMap(
      ([key, a]) => {
        const [tan, section, quarter] = key.split('|');
        return made(
          'J6',
          say('joinCertificate'),
          a,
          reported.filter(
            (p) =>
              p.payer_id === tan &&
              bySection(p)[0] === section &&
              (quarterOf(p.date) || p.detail.quarter) === quarter,
          ),
        );
      },
    ),
  ];
}

/** Quarter of the financial year for a date. */
const quarterOf = (day: string): string =>
  day === '' ? '' : `Q${Math.floor(((Number(day.slice(5, 7)) + 8) % 12) / 3) + 1}`;

/**
 * Supports of a row which are not a second report: control totals (J14), bank credits (J17), superseded
 * copies (J18).
 */
export function supportsOf(all: readonly Piece[]): Join[] {
  const live = all.filter(counts);
  const ais = live.filter((p) => p.source === 'ais');
  const made = (
    rule: string,
    why: Message,
    a: readonly Piece[],
    b: readonly Piece[],
    difference = 0,
  ): Join => ({
    rule,
    a: keys(a),
    b: keys(b),
    why,
    difference,
    explained: Math.abs(difference) <= 100,
  });
  const sold = (p: Piece) => p.role === 'sale' && p.payer !== '';
  const house = (p: Piece) => `${p.code.slice(0, 6)}|${nameKey(p.payer)}`;
  const sales = by(ais.filter(sold), house);
  const controls = by(
    ais.filter((p) => p.detail.sales !== undefined && p.detail.sales !== 0),
    house,
  );
  const dividends = ais.filter((p) => p.figure === 'dividend');
  const rows = new Map(ais.map((p) => [`${p.group}|${p.date}|${p.gross}`, p]));
  return [
    ...[...controls].map(([key, a]) => {
      const b = sales.get(key) ?? [];
      return made('J14', say('joinControl'), a, b, sumOf(a, (p) => p.detail.sales!) - sumOf(b));
    }),
    ...live
      .filter((p) => p.detail.line === 'dividend')
      .flatMap((line) => {
        const own = dividendOf(line, dividends);
        return own.length > 0 ? [made('J17', say('joinCredited'), [line], own)] : [];
      }),
    ...all
      .filter((p) => p.marks.includes('superseded'))
      .flatMap((p) => {
        const active = rows.get(`${p.group}|${p.date}|${p.gross}`);
        return active ? [made('J18', say('joinReplaced'), [p], [active])] : [];
      }),
  ];
}

/**
 * Dividend rows for a bank credit: its narration names the company, or the amount equals a row in full or
 * less 10%.
 */
function dividendOf(line: Piece, dividends: readonly Piece[]): Piece[] {
  const words = new Set(line.payer.toUpperCase().split(/[^A-Z0-9]+/));
  const named = dividends.filter((p) => {
    const telling = nameKey(p.detail.amc ?? p.payer)
      .split(' ')
      .filter((w) => w.length > 2);
    return telling.length > 0 && telling.filter((w) => words.has(w)).length >= Math.min(2, telling.length);
  });
  const amount = (p: Piece) => [p.gross, p.gross - p.tax, Math.round(p.gross * 0.9)];
  const close = named.filter((p) => amount(p).some((a) => rupee(a, line.gross)));
  return close.length > 0
    ? close
    : named.length > 0
      ? named
      : dividends.filter((p) => amount(p).some((a) => rupee(a, line.gross))).slice(0, 1);
}
