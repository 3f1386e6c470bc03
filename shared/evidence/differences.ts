import { financialYearOn } from '../dates.ts';
import type { Message } from '../forms/messages.ts';
import type { Paise } from '../money.ts';
import type { Account, CreditGroup, IncomeGroup, Linked } from './account.ts';
import { aisCodesOf, headOf } from './codes.ts';
import type { Join } from './joins.ts';
import { say } from './messages.ts';
import { nameKey } from './names.ts';
import type { OfReturn } from './of-return.ts';
import { counts, type Figure, type Piece } from './pieces.ts';
import { chargesOf } from './trades.ts';

/** Something the papers and the return, or two papers, do not agree on. */
export interface Difference {
  kind: string;
  head: string;
  figure: Figure | '';
  amount: Paise;
  evidence: Paise;
  /** Value in the return, or in the other paper. */
  other: Paise;
  /** Keys of the rows it is about. */
  pieces: string[];
  text: Message;
  /** It has its reason; shown, but no question. */
  explained: boolean;
  /** Number of the matching AIS feedback option (docs/evidence.md); 0 if none. */
  feedback: number;
}

type Given = Omit<Difference, 'explained' | 'feedback' | 'head' | 'evidence' | 'other'> &
  Partial<Pick<Difference, 'explained' | 'feedback' | 'head' | 'evidence' | 'other'>>;

const difference = (given: Given): Difference => ({
  head: headOf(given.figure),
  evidence: 0,
  other: 0,
  explained: false,
  feedback: 0,
  ...given,
});

const keys = (list: readonly Piece[]): string[] => list.map((p) => p.key);
const rupees = (paise: Paise) => ({ paise });
/** A return has whole rupees: a rupee for each amount added. */
const near = (a: Paise, b: Paise, rows = 1): boolean => Math.abs(a - b) <= 100 * Math.max(1, rows);

/** Composition of a return amount from groups of income: included, omitted, and included net of tax. */
interface Made {
  out: IncomeGroup[];
  net: IncomeGroup[];
  /** Whether this is the only way to make it. */
  certain: boolean;
}

/** Subsets of a list with at most so many members. */
function* subsets<T>(list: readonly T[], most: number, from = 0): Generator<T[]> {
  yield [];
  if (most === 0) return;
  for (let i = from; i < list.length; i++)
    for (const rest of subsets(list, most - 1, i + 1)) yield [list[i]!, ...rest];
}

/** Explains a return amount by omitting groups or taking them net of tax; undefined if neither gives the amount. */
function madeOf(groups: readonly IncomeGroup[], has: Paise): Made | undefined {
  const total = groups.reduce((n, g) => n + g.gross, 0);
  if (near(total, has, groups.length)) return { out: [], net: [], certain: true };
  if (has > total) return undefined;
  if (Math.abs(has) <= 100) return { out: [...groups], net: [], certain: true };
  const taxed = groups.filter((g) => g.tax > 0);
  const most = groups.length > 24 ? 2 : groups.length > 14 ? 3 : 14;
  let found: Made[] = [];
  let best = Number.POSITIVE_INFINITY;
  let looked = 0;
  const nets: IncomeGroup[][] = [[], ...taxed.map((g) => [g]), ...(taxed.length > 1 ? [taxed] : [])];
  for (const out of subsets(groups, most)) {
    if (out.length > best || ++looked > 60_000) continue;
    const left = total - out.reduce((n, g) => n + g.gross, 0);
    for (const net of nets) {
      if (net.some((g) => out.includes(g)) || out.length + net.length > best) continue;
      if (out.length + net.length === 0) continue;
      if (!near(left - net.reduce((n, g) => n + g.tax, 0), has, groups.length)) continue;
      if (out.length + net.length < best) found = [];
      best = out.length + net.length;
      found.push({ out, net, certain: true });
    }
  }
  if (found.length === 0) return undefined;
  return { ...found[0]!, certain: found.length === 1 };
}

/** Items without a field in the form, or not readable by the desk: for review. */
function notCompared(account: Account, has: OfReturn): Difference[] {
  return (Object.entries(account.totals) as [Figure, Paise][]).flatMap(([figure, amount]) => {
    // Debt funds and other short-term assets share one block of the form, compared as one.
    if (figure in has.figures || amount === 0 || (figure === 'short_slab' && '50AA' in has.figures))
      return [];
    const groups = account.incomes.filter((g) => g.figure === figure);
    const lots = account.gains.find((g) => g.figure === figure)?.lots ?? [];
    const books = lots.length > 0 || figure === 'business_receipts';
    return [
      difference({
        kind: 'not_compared',
        figure,
        amount,
        evidence: amount,
        pieces: keys([...groups.flatMap((g) => g.pieces), ...lots]),
        text: say('diffPlace', { amount: rupees(amount), form: has.type }),
        explained: books,
      }),
    ];
  });
}

/** Maximum number of joint holders. */
const MOST_HOLDERS = 4;

/**
 * Joint rows of which the return has one holder's share, and the number of holders; undefined if shares do
 * not give the amount.
 */
function sharedBy(groups: readonly IncomeGroup[], total: Paise, has: Paise): [Piece[], number] | undefined {
  // An amount assigned to this person by a registrar is already one holder's share.
  const joint = groups.flatMap((g) =>
    g.pieces.filter((p) => p.marks.includes('joint') && p.gross >= (p.detail.property_value ?? 0)),
  );
  const lists = joint.length > 1 ? [joint, ...joint.map((p) => [p])] : joint.map((p) => [p]);
  for (let holders = 2; holders <= MOST_HOLDERS; holders++)
    for (const list of lists) {
      const whole = list.reduce((n, p) => n + p.gross, 0);
      if (near(total - whole + Math.round(whole / holders), has, groups.length)) return [list, holders];
    }
  return undefined;
}

/** Income figures of the return compared with the groups of evidence. */
function ofIncome(account: Account, has: OfReturn): Difference[] {
  const figures = new Map<Figure, IncomeGroup[]>();
  for (const g of account.incomes) figures.set(g.figure, [...(figures.get(g.figure) ?? []), g]);
  const out: Difference[] = notCompared(account, has);
  for (const [figure, inReturn] of Object.entries(has.figures) as [Figure, Paise][]) {
    if (figure === 'salary_gross') continue;
    const groups = figures.get(figure) ?? [];
    if (!account.incomes.some((g) => g.figure === figure)) {
      const known =
        figure in account.totals || figure.startsWith('tds') || /^(tcs|advance|self|1\d\d|50AA)/.test(figure);
      if (!known && inReturn > 100)
        out.push(
          difference({
            kind: 'without_evidence',
            figure,
            amount: inReturn,
            other: inReturn,
            pieces: [],
            text: say('diffNone', { amount: rupees(inReturn) }),
            explained: true,
          }),
        );
      continue;
    }
    const total = account.totals[figure] ?? 0;
    const made = madeOf(groups, inReturn);
    if (made?.certain || (made && made.out.length === groups.length)) {
      for (const g of made.out)
        out.push(
          difference({
            kind: 'omitted_in_return',
            figure,
            amount: g.gross,
            evidence: g.gross,
            pieces: keys([...g.pieces]),
            text: say('diffOmitted', { payer: g.payer, amount: rupees(g.gross) }),
          }),
        );
      for (const g of made.net)
        out.push(
          difference({
            kind: 'net_for_gross',
            figure,
            amount: g.tax,
            evidence: g.gross,
            other: g.gross - g.tax,
            pieces: keys([...g.pieces]),
            text: say('diffNet', { payer: g.payer, found: rupees(g.gross - g.tax), amount: rupees(g.gross) }),
          }),
        );
      continue;
    }
    const shared = sharedBy(groups, total, inReturn);
    if (shared) {
      const [list, count] = shared;
      out.push(
        difference({
          kind: 'joint_share',
          figure,
          amount: total - inReturn,
          evidence: total,
          other: inReturn,
          pieces: keys(list),
          text: say('diffJointShare', { found: rupees(inReturn), amount: rupees(total), count }),
          explained: true,
          feedback: 3,
        }),
      );
      continue;
    }
    const pieces = groups.flatMap((g) => keys(g.pieces));
    const more = inReturn > total;
    out.push(
      difference({
        kind: more ? 'more_in_return' : 'less_in_return',
        figure,
        amount: Math.abs(total - inReturn),
        evidence: total,
        other: inReturn,
        pieces,
        text: more
          ? say('diffMore', { found: rupees(inReturn), amount: rupees(inReturn - total) })
          : say('diffLess', { found: rupees(inReturn), amount: rupees(total) }),
        explained: false,
      }),
    );
  }
  return out;
}

/** Salary by employer: the return has a row for each TAN. */
function ofSalary(account: Account, has: OfReturn): Difference[] {
  const left = [...has.employers];
  const out: Difference[] = [];
  for (const g of account.incomes.filter((i) => i.figure === 'salary_gross')) {
    let at = left.findIndex((e) => e.tan !== '' && e.tan === g.id);
    if (at < 0)
      at = left.findIndex((e) => e.tan === '' && e.name !== '' && nameKey(e.name) === nameKey(g.payer));
    const own = at < 0 ? undefined : left.splice(at, 1)[0]!;
    const given = { figure: 'salary_gross' as const, evidence: g.gross, pieces: keys(g.pieces) };
    if (!own || (own.gross === 0 && g.gross > 0))
      out.push(
        difference({
          ...given,
          kind: 'omitted_in_return',
          amount: g.gross,
          text: say('diffOmitted', { payer: g.payer, amount: rupees(g.gross) }),
        }),
      );
    else if (!near(own.gross, g.gross, 3)) {
      const net = g.tax > 0 && near(own.gross, g.gross - g.tax, 3);
      out.push(
        difference({
          ...given,
          kind: net ? 'net_for_gross' : own.gross > g.gross ? 'more_in_return' : 'less_in_return',
          amount: Math.abs(g.gross - own.gross),
          other: own.gross,
          text: net
            ? say('diffNet', { payer: g.payer, found: rupees(own.gross), amount: rupees(g.gross) })
            : say('diffSalary', { payer: g.payer, found: rupees(own.gross), amount: rupees(g.gross) }),
        }),
      );
    }
  }
  const known = account.incomes.some((g) => g.figure === 'salary_gross');
  for (const e of left)
    if (e.gross > 0)
      out.push(
        difference({
          kind: 'without_evidence',
          figure: 'salary_gross',
          amount: e.gross,
          other: e.gross,
          pieces: [],
          text: say('diffSalary', { payer: e.name || e.tan, found: rupees(e.gross), amount: rupees(0) }),
          explained: !known,
        }),
      );
  return out;
}

/** Credits by deductor and section compared with the claims of the return; challans by BSR code, date and serial. */
function ofCredits(account: Account, has: OfReturn): Difference[] {
  const out: Difference[] = [];
  const compare = (g: CreditGroup, claimed: Paise | undefined) => {
    const given = { figure: g.figure, evidence: g.tax, pieces: keys(g.pieces) };
    if (claimed === undefined || (claimed === 0 && g.tax > 100))
      out.push(
        difference({
          ...given,
          kind: 'omitted_in_return',
          amount: g.tax,
          text: say('diffCredit', { payer: g.payer, amount: rupees(g.tax) }),
        }),
      );
    else if (!near(claimed, g.tax, g.pieces.length > 1 ? 2 : 1))
      out.push(
        difference({
          ...given,
          kind: claimed > g.tax ? 'over_claimed' : 'under_claimed',
          amount: Math.abs(claimed - g.tax),
          other: claimed,
          text: say('diffOverClaimed', { payer: g.payer, found: rupees(claimed), amount: rupees(g.tax) }),
        }),
      );
  };
  const employers = [...has.employers];
  const claims = [...has.claims];
  const challans = [...has.challans];
  for (const g of account.credits) {
    if (g.tax === 0) continue;
    if (g.figure === 'tds_salary') {
      const at = employers.findIndex((e) => e.tan === g.id);
      compare(g, at < 0 ? undefined : employers.splice(at, 1)[0]!.tax);
    } else if (g.figure === 'advance_tax' || g.figure === 'self_assessment') {
      const { date, detail } = g.pieces[0]!;
      const at = challans.findIndex(
        (c) => Number(c.bsr) === Number(g.id) && c.date === date && c.serial === Number(detail.serial),
      );
      compare(g, at < 0 ? undefined : challans.splice(at, 1)[0]!.amount);
    } else {
      const same = claims.filter((c) => c.figure === g.figure && c.id === g.id);
      const own = same.filter((c) => c.section === g.section || c.section === '' || g.section === '');
      const list =
        own.length > 0 ? own : account.credits.filter((o) => o.id === g.id).length === 1 ? same : [];
      for (const c of list) claims.splice(claims.indexOf(c), 1);
      compare(g, list.length === 0 ? undefined : list.reduce((n, c) => n + c.tax, 0));
    }
  }
  const any = account.credits.length > 0;
  for (const c of any ? claims : [])
    if (c.tax > 100)
      out.push(
        difference({
          kind: 'over_claimed',
          figure: c.figure,
          amount: c.tax,
          other: c.tax,
          pieces: [],
          text: say('diffOverClaimed', { payer: c.id || c.path, found: rupees(c.tax), amount: rupees(0) }),
        }),
      );
  const known = account.credits.some((g) => g.figure === 'tds_salary');
  for (const e of known ? employers : [])
    if (e.tax > 100)
      out.push(
        difference({
          kind: 'over_claimed',
          figure: 'tds_salary',
          amount: e.tax,
          other: e.tax,
          pieces: [],
          text: say('diffOverClaimed', { payer: e.name || e.tan, found: rupees(e.tax), amount: rupees(0) }),
        }),
      );
  for (const c of challans)
    if (c.amount > 0)
      out.push(
        difference({
          kind: 'without_evidence',
          figure: 'advance_tax',
          amount: c.amount,
          other: c.amount,
          pieces: [],
          text: say('diffNone', { amount: rupees(c.amount) }),
          explained: !account.credits.some(
            (g) => g.figure === 'advance_tax' || g.figure === 'self_assessment',
          ),
        }),
      );
  return out;
}

/** Statements with more sales than this are not searched for the ones left out: chance would find some. */
const MOST_SOUGHT = 40;

/** The one or two omitted sales that explain the gain in the return; undefined if none or several do. */
function leftOut(lots: readonly Piece[], missing: Paise): Piece[] | undefined {
  if (lots.length < 2 || lots.length > MOST_SOUGHT) return undefined;
  for (const most of [1, 2]) {
    if (most === lots.length) return undefined;
    const found = [...subsets(lots, most)].filter(
      (out) =>
        out.length === most &&
        near(
          out.reduce((n, p) => n + (p.detail.gain ?? 0), 0),
          missing,
          most * 2,
        ),
    );
    if (found.length > 0) return found.length === 1 ? found[0] : undefined;
  }
  return undefined;
}

/** Gains of the return compared with the statements; tolerance of one rupee per lot. */
function ofGains(account: Account, has: OfReturn): Difference[] {
  const slab = account.gains.find((g) => g.figure === 'short_slab');
  const debt = account.gains.find((g) => g.figure === '50AA');
  const block = slab &&
    '50AA' in has.figures && {
      ...slab,
      figure: '50AA' as const,
      lots: [...(debt?.lots ?? []), ...slab.lots],
      consideration: slab.consideration + (debt?.consideration ?? 0),
      gain: slab.gain + (debt?.gain ?? 0),
    };
  const groups = block ? [...account.gains.filter((g) => g !== slab && g !== debt), block] : account.gains;
  return groups.flatMap((g) => {
    const inReturn = has.figures[g.figure];
    // Trades of a business are one amount of the return, rounded once.
    const trades = g.figure === 'speculative' || g.figure === 'fno';
    const rows = trades ? 1 : g.lots.length * 2;
    if (inReturn === undefined || near(inReturn, g.gain, rows)) return [];
    // A little less than the statement: expenses of the transfer it does not show (section 48(i)); of trades, charges it does.
    const most = trades ? chargesOf(g.lots) + 100 : g.consideration / 1000;
    const expenses = inReturn !== 0 && inReturn < g.gain && g.gain - inReturn <= most;
    const out = expenses || inReturn === 0 ? undefined : leftOut(g.lots, g.gain - inReturn);
    if (out)
      return out.map((p) =>
        difference({
          kind: 'omitted_in_return',
          figure: g.figure,
          amount: p.detail.gain ?? 0,
          evidence: p.detail.gain ?? 0,
          pieces: [p.key],
          text: say('diffOmitted', {
            payer: p.detail.name ?? p.payer,
            amount: rupees(p.detail.gain ?? 0),
          }),
        }),
      );
    return [
      difference({
        kind: expenses
          ? 'expenses_differ'
          : inReturn === 0
            ? 'omitted_in_return'
            : inReturn > g.gain
              ? 'more_in_return'
              : 'less_in_return',
        explained: expenses,
        figure: g.figure,
        amount: inReturn === 0 ? g.gain : Math.abs(inReturn - g.gain),
        evidence: g.gain,
        other: inReturn,
        pieces: keys(g.lots),
        text: say('diffLess', { found: rupees(inReturn), amount: rupees(g.gain) }),
      }),
    ];
  });
}

/** Differences between two papers, and problems within a row. */
function ofPapers(
  pieces: readonly Piece[],
  joins: readonly Join[],
  links: Linked,
  account: Account,
): Difference[] {
  const out: Difference[] = [];
  const all = links.pieces;
  for (const join of joins) {
    const [a, b] = [join.a.flatMap((k) => all.get(k) ?? []), join.b.flatMap((k) => all.get(k) ?? [])];
    const first = a[0];
    // Of a certificate's tax: below.
    if (!first || first.part === 'A') continue;
    if (Math.abs(join.difference) <= Math.max(100, Math.round(Math.abs(first.gross) / 1000))) continue;
    const other = b.reduce((n, p) => n + p.gross, 0);
    const own = a.reduce((n, p) => n + p.gross, 0);
    const given = { amount: join.difference, evidence: own, other, pieces: [...join.a, ...join.b] };
    if (join.rule === 'J9')
      out.push(
        difference({
          ...given,
          kind: 'depository_estimate',
          head: 'capital gains',
          figure: b[0]?.figure ?? '',
          text: say('diffEstimate', {
            name: first.detail.name ?? first.payer,
            found: rupees(own),
            amount: rupees(other),
          }),
          explained: true,
          feedback: 2,
        }),
      );
    else if (['J5', 'J10', 'J12', 'J20'].includes(join.rule))
      out.push(
        difference({
          ...given,
          kind:
            join.rule === 'J5'
              ? 'form16_differs'
              : join.rule === 'J12' || join.rule === 'J20'
                ? 'bank_differs'
                : 'redemption_differs',
          figure: first.figure || b[0]?.figure || '',
          ...(join.rule === 'J10' ? { head: 'capital gains' } : {}),
          text:
            join.rule === 'J5'
              ? say('diffForm16', { payer: first.payer, found: rupees(other), amount: rupees(own) })
              : say('diffSources', { payer: first.payer, found: rupees(own), amount: rupees(other) }),
          feedback: 2,
        }),
      );
  }
  for (const g of account.incomes) {
    const rest = g.others.filter(
      (p) =>
        p.code.startsWith('TDS-') && ['J1', 'J2', 'J3', 'J4', 'J8'].every((r) => links.by(r, p).length === 0),
    );
    if (rest.length === 0 || g.figure === 'salary_gross') continue;
    const deducted = rest.reduce((n, p) => n + p.gross, 0);
    const reported = g.pieces.reduce((n, p) => n + p.gross, 0);
    if (deducted > reported + Math.max(100, Math.round(reported / 1000)))
      out.push(
        difference({
          kind: 'sources_differ',
          figure: g.figure,
          amount: deducted - reported,
          evidence: deducted,
          other: reported,
          pieces: keys([...g.pieces, ...rest]),
          text: say('diffSources', { payer: g.payer, found: rupees(deducted), amount: rupees(reported) }),
          feedback: 2,
        }),
      );
  }
  return [
    ...out,
    ...ofRows(pieces, links),
    ...ofCreditPapers(pieces, links),
    ...ofCertificates(pieces, joins, links),
  ];
}

/**
 * Certificates of tax that show another amount than Form 26AS, which decides the credit. More in Form 26AS explains itself: a certificate may
 * cover a part of the year.
 */
function ofCertificates(pieces: readonly Piece[], joins: readonly Join[], links: Linked): Difference[] {
  const papers = pieces.filter(
    (p) => (p.source === 'form16' || p.source === 'form16a') && p.part === 'A' && counts(p),
  );
  if (papers.length === 0 || !pieces.some((p) => p.source === '26as' || p.source === 'ais')) return [];
  const all = links.pieces;
  const seen = new Set<string>();
  const of = (a: readonly Piece[], b: readonly Piece[]): Difference[] => {
    const [shown, found] = [a, b].map((l) => l.reduce((n, p) => n + p.tax, 0)) as [Paise, Paise];
    for (const p of a) seen.add(p.key);
    if (Math.abs(shown - found) <= 100) return [];
    return [
      difference({
        kind: 'certificate_differs',
        figure: a[0]!.source === 'form16' ? 'tds_salary' : 'tds_other',
        amount: Math.abs(shown - found),
        evidence: shown,
        other: found,
        pieces: keys([...a, ...b]),
        text: say('diffCertificate', {
          payer: a[0]!.payer,
          found: rupees(shown),
          amount: rupees(found),
        }),
        explained: found > shown,
      }),
    ];
  };
  const joined = joins.flatMap((j) => {
    const a = j.a.flatMap((k) => all.get(k) ?? []);
    return a[0] && papers.includes(a[0])
      ? of(
          a,
          j.b.flatMap((k) => all.get(k) ?? []),
        )
      : [];
  });
  return [...joined, ...papers.filter((p) => !seen.has(p.key) && p.tax > 0).flatMap((p) => of([p], []))];
}

/** Form 26AS and AIS where only one has a deduction, and provisional credits. */
function ofCreditPapers(pieces: readonly Piece[], links: Linked): Difference[] {
  const out: Difference[] = [];
  const live = pieces.filter((p) => counts(p) && !p.marks.includes('other_year'));
  const both = live.some((p) => p.source === '26as') && live.some((p) => p.source === 'ais');
  const grouped = (list: readonly Piece[]) => {
    const groups = new Map<string, Piece[]>();
    for (const p of list) {
      const key = `${p.payer_id}|${p.source === '26as' ? aisCodesOf(p.code)[0] : p.code}`;
      groups.set(key, [...(groups.get(key) ?? []), p]);
    }
    return groups;
  };
  if (both) {
    const joined = (p: Piece) => ['J6', 'J7'].some((r) => links.by(r, p).length > 0);
    const one = grouped(
      live.filter((p) => p.source === 'ais' && p.part === 'B1' && p.tax !== 0 && !joined(p)),
    );
    const two = grouped(
      live.filter(
        (p) => p.source === '26as' && ['I', 'IV', 'VI', 'VIII'].includes(p.part) && p.tax !== 0 && !joined(p),
      ),
    );
    for (const key of new Set([...one.keys(), ...two.keys()])) {
      const [a, t] = [one.get(key) ?? [], two.get(key) ?? []];
      const [inAis, in26as] = [a, t].map((l) => l.reduce((n, p) => n + p.tax, 0)) as [number, number];
      const first = (a[0] ?? t[0])!;
      out.push(
        difference({
          kind: a.length === 0 ? '26as_not_ais' : t.length === 0 ? 'ais_not_26as' : 'credit_differs',
          head: 'tds',
          figure: '',
          amount: Math.abs(inAis - in26as) || inAis,
          evidence: inAis,
          other: in26as,
          pieces: keys([...a, ...t]),
          text:
            a.length === 0
              ? say('diffCredit26as', { payer: first.payer, amount: rupees(in26as) })
              : t.length === 0
                ? say('diffCreditAis', { payer: first.payer, amount: rupees(inAis) })
                : say('diffSources', { payer: first.payer, found: rupees(inAis), amount: rupees(in26as) }),
        }),
      );
    }
  }
  for (const list of grouped(
    live.filter(
      (p) =>
        p.source === '26as' &&
        p.part !== 'VIII' &&
        p.part !== 'IX' &&
        p.status !== '' &&
        !/^[FM]$/.test(p.status),
    ),
  ).values()) {
    const tax = list.reduce((n, p) => n + p.tax, 0);
    out.push(
      difference({
        kind: 'non_final_credit',
        head: 'tds',
        figure: '',
        amount: tax,
        evidence: tax,
        pieces: keys(list),
        text: say('diffNotFinal', { payer: list[0]!.payer, status: list[0]!.status, amount: rupees(tax) }),
      }),
    );
  }
  return out;
}

/** Findings on single rows: other year, joint holders, unknown codes, sales without a statement, reversed rows. */
function ofRows(pieces: readonly Piece[], links: Linked): Difference[] {
  const out: Difference[] = [];
  const hasAis = pieces.some((p) => p.source === 'ais');
  for (const p of pieces) {
    // Already reported in the AIS.
    if (p.source === '26as' && p.marks.includes('other_year') && links.by('J6', p).length > 0) continue;
    const one = { amount: p.gross, evidence: p.gross, pieces: [p.key], figure: p.figure };
    if (p.marks.includes('reversed') && p.gross > 0)
      out.push(
        difference({
          ...one,
          kind: 'reversed',
          text: say('diffReversed', { payer: p.payer, amount: rupees(p.gross) }),
          explained: true,
        }),
      );
    if (!counts(p)) continue;
    if (p.marks.includes('other_year'))
      out.push(
        difference({
          ...one,
          kind: 'other_year',
          ...(p.role === 'challan' ? { head: 'taxes' } : {}),
          text:
            p.role === 'challan'
              ? say('diffYear', { year: p.detail.year ?? p.date, amount: rupees(p.gross) })
              : say('diffRowYear', {
                  payer: p.payer,
                  year: p.date === '' ? p.period : financialYearOn(p.date),
                }),
          explained: true,
        }),
      );
    if (p.role === 'unknown')
      out.push(
        difference({
          ...one,
          kind: 'unknown_code',
          text: say('diffUnknown', { code: p.code, amount: rupees(p.gross) }),
        }),
      );
    if (p.marks.includes('joint') && ['income', 'both', 'sale'].includes(p.role)) {
      // The registrar says whose share a row is; the other shares do not concern this taxpayer.
      const whole = p.detail.property_value ?? 0;
      const assigned = p.code === 'SFT-012' && p.gross < whole;
      out.push(
        difference({
          ...one,
          kind: 'joint_holder',
          text: assigned
            ? say('diffShare', { payer: p.payer, amount: rupees(p.gross), found: rupees(whole) })
            : say('diffJoint', { payer: p.payer }),
          explained: assigned,
          feedback: 3,
        }),
      );
    }
    if (p.marks.includes('minor') && !p.marks.includes('other_year'))
      out.push(
        difference({
          ...one,
          kind: 'minor_child',
          head: 'capital gains',
          amount: p.detail.gain ?? 0,
          text: say('diffMinor', {
            name: p.detail.name ?? p.payer,
            amount: rupees(p.detail.gain ?? 0),
          }),
        }),
      );
    const { derived, reported } = p.detail;
    if (derived !== undefined && reported !== undefined)
      out.push(
        difference({
          ...one,
          kind: 'derived_differs',
          amount: reported - derived,
          other: derived,
          text: say('diffDerived', {
            code: p.code,
            payer: p.payer,
            found: rupees(reported),
            amount: rupees(derived),
          }),
          explained: true,
        }),
      );
    if (p.role === 'sale' && !['J9', 'J10'].some((r) => links.by(r, p).length > 0))
      out.push(
        difference({
          ...one,
          kind: 'sale_without_statement',
          head: 'capital gains',
          text: say('diffSaleAlone', { name: p.detail.name ?? p.payer, amount: rupees(p.gross) }),
        }),
      );
    if (
      p.role === 'lot' &&
      hasAis &&
      !p.marks.includes('minor') &&
      !p.marks.includes('other_year') &&
      !['speculative', 'fno', 'buyback', ''].includes(p.figure) &&
      !['J9', 'J10', 'J11', 'J19'].some((r) => links.by(r, p).length > 0)
    )
      out.push(
        difference({
          ...one,
          kind: 'not_in_ais',
          text: say('diffLotAlone', { name: p.detail.name ?? p.payer, amount: rupees(p.gross) }),
          explained: true,
        }),
      );
    const stamp = p.detail.stamp_value ?? 0;
    // Ten per cent and fifty thousand rupees are let pass (section 56(2)(x)).
    if (p.code === 'SFT-012(P)' && stamp - p.gross > Math.max(5_000_000, p.gross / 10))
      out.push(
        difference({
          ...one,
          kind: 'stamp_above_price',
          head: 'other sources',
          amount: stamp - p.gross,
          text: say('diffPurchase', { amount: rupees(stamp - p.gross) }),
        }),
      );
  }
  return out;
}

/** Duplicates and wrong totals within a paper, and items only in the bank statement. */
function ofControls(pieces: readonly Piece[], supports: readonly Join[]): Difference[] {
  const out: Difference[] = [];
  const live = pieces.filter((p) => counts(p) && !p.marks.includes('other_year'));
  const seen = new Map<string, Piece>();
  for (const p of live) {
    const account16 = p.detail.account ?? '';
    if (!p.code.startsWith('SFT-016') || account16 === '' || p.gross === 0) continue;
    const key = `${p.code}|${account16}|${p.gross}`;
    const first = seen.get(key);
    seen.set(key, p);
    if (first)
      out.push(
        difference({
          kind: 'reported_twice',
          figure: p.figure,
          amount: p.gross,
          evidence: p.gross,
          other: first.gross,
          pieces: [p.key],
          text: say('diffTwice', { payer: p.payer, account: account16, amount: rupees(p.gross) }),
          feedback: 4,
        }),
      );
  }
  const all = new Map(pieces.map((p) => [p.key, p]));
  for (const join of supports)
    if (join.rule === 'J14' && !join.explained) {
      const own = join.a.reduce((n, k) => n + (all.get(k)?.detail.sales ?? 0), 0);
      out.push(
        difference({
          kind: 'control_total',
          head: 'capital gains',
          figure: '',
          amount: join.difference,
          evidence: own,
          other: own - join.difference,
          pieces: join.a,
          text: say('diffControl', {
            payer: all.get(join.a[0]!)?.payer ?? '',
            found: rupees(own),
            amount: rupees(own - join.difference),
          }),
          feedback: 2,
        }),
      );
    }
  if (live.some((p) => p.source === 'ais')) {
    const told = new Set(supports.filter((j) => j.rule === 'J17').flatMap((j) => j.a));
    for (const p of live)
      if (p.detail.line === 'dividend' && p.gross > 0 && !told.has(p.key) && !namedElsewhere(p, live))
        out.push(
          difference({
            kind: 'bank_dividend',
            figure: 'dividend',
            amount: p.gross,
            evidence: p.gross,
            pieces: [p.key],
            text: say('diffBankDividend', { payer: p.payer, amount: rupees(p.gross) }),
          }),
        );
  }
  return out;
}

/** Turnover under GST, and the stamp duty value of property, compared with the return. */
function ofTurnover(pieces: readonly Piece[], account: Account, has: OfReturn | undefined): Difference[] {
  const out: Difference[] = [];
  const live = pieces.filter(
    (p) => (p.code === 'EXC-GSTR3B' || p.code === 'SFT-012') && counts(p) && !p.marks.includes('other_year'),
  );
  const turnover = live.filter((p) => p.code === 'EXC-GSTR3B');
  const gst = turnover.reduce((n, p) => n + p.gross, 0);
  const receipts = has?.figures.business_receipts ?? account.totals.business_receipts ?? 0;
  // Supplies under GST beyond the receipts are receipts that are missing; a part of receipts may be exempt or outside GST.
  if (gst - receipts > Math.max(10_000, Math.round(gst / 1000)))
    out.push(
      difference({
        kind: 'gst_turnover',
        figure: 'business_receipts',
        amount: gst - receipts,
        evidence: gst,
        other: receipts,
        pieces: keys(turnover),
        text: say('diffTurnover', { found: rupees(gst), amount: rupees(gst - receipts) }),
      }),
    );
  if (has)
    for (const p of live) {
      const { stamp_value: stamp = 0, property_value: price = p.gross } = p.detail;
      if (p.code !== 'SFT-012' || price === 0) continue;
      const own = Math.round((stamp * p.gross) / price);
      // A tenth is let pass (third proviso to section 50C(1)).
      if (own > p.gross * 1.1 && has.property_taken > 0 && has.property_taken + 100 < own)
        out.push(
          difference({
            kind: 'stamp_above_price',
            figure: 'property_consideration',
            amount: own - has.property_taken,
            evidence: own,
            other: has.property_taken,
            pieces: [p.key],
            text: say('diffStamp', { payer: p.payer, amount: rupees(own - has.property_taken) }),
          }),
        );
    }
  return out;
}

/** Whether the words of a bank's line name a payer of the AIS or Form 26AS under another code. */
function namedElsewhere(line: Piece, live: readonly Piece[]): boolean {
  const words = new Set(line.payer.toUpperCase().split(/[^A-Z0-9]+/));
  return live.some((p) => {
    if (p.source !== 'ais' && p.source !== '26as') return false;
    const first = nameKey(p.payer)
      .split(' ')
      .filter((w) => w.length > 3);
    return first.length > 0 && first.every((w) => words.has(w));
  });
}

/** TIS categories compared with the sum of the rows. */
function ofTis(pieces: readonly Piece[], account: Account): Difference[] {
  return pieces.flatMap((p) => {
    if (p.source !== 'tis' || p.figure === '') return [];
    const same = pieces.filter((q) => q.source === 'tis' && q.figure === p.figure);
    if (same[0] !== p) return [];
    const said = same.reduce((n, q) => n + q.gross, 0);
    const rows = account.totals[p.figure] ?? 0;
    const feedback = same.some(
      (q) => q.detail.accepted !== undefined && q.detail.accepted !== null && q.detail.accepted !== q.gross,
    );
    const agrees = near(said, rows, 5);
    if (agrees && !feedback) return [];
    return [
      difference({
        kind: agrees ? 'tis_feedback' : 'tis_differs',
        figure: p.figure,
        amount: agrees ? (p.detail.accepted ?? 0) - p.gross : said - rows,
        evidence: rows,
        other: said,
        pieces: keys(same),
        text: say('diffTis', {
          category: p.category,
          found: rupees(agrees ? (p.detail.accepted ?? 0) : said),
          amount: rupees(rows),
        }),
        explained: agrees,
      }),
    ];
  });
}

/** Differences between papers and return; without a return only the turnover of the papers. */
export const differencesOfReturn = (
  pieces: readonly Piece[],
  account: Account,
  has: OfReturn | undefined,
): Difference[] => [
  ...(has
    ? [
        ...ofSalary(account, has),
        ...ofIncome(account, has),
        ...ofCredits(account, has),
        ...ofGains(account, has),
      ]
    : []),
  ...ofTurnover(pieces, account, has),
];

/** Differences between the papers. */
export const differencesOfPapers = (
  pieces: readonly Piece[],
  joins: readonly Join[],
  links: Linked,
  account: Account,
  supports: readonly Join[],
): Difference[] => [
  ...ofPapers(pieces, joins, links, account),
  ...ofControls(pieces, supports),
  ...ofTis(pieces, account),
];
