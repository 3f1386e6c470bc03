import type { Paise } from '../money.ts';
import { aisCodesOf, itrSection, meaningOf } from './codes.ts';
import type { Join } from './joins.ts';
import { brandKey, nameKey } from './names.ts';
import {
  type CreditFigure,
  counts,
  type Figure,
  type GainFigure,
  gainFigures,
  type IncomeFigure,
  incomeFigures,
  type Piece,
} from './pieces.ts';

/** Income of one payer for one figure: the rows that count, the tax on it, and the rows that repeat it. */
export interface IncomeGroup {
  figure: IncomeFigure;
  payer: string;
  id: string;
  gross: Paise;
  tax: Paise;
  pieces: Piece[];
  /** The same receipt under another code or in another paper. */
  others: Piece[];
}

/** A credit of one deductor and section. */
export interface CreditGroup {
  figure: CreditFigure;
  payer: string;
  id: string;
  section: string;
  gross: Paise;
  tax: Paise;
  pieces: Piece[];
  others: Piece[];
}

/** Sales of one bucket, each counted once. */
interface GainGroup {
  figure: GainFigure;
  lots: Piece[];
  consideration: Paise;
  cost: Paise;
  charges: Paise;
  gain: Paise;
}

/** Totals of the papers. */
export interface Account {
  incomes: IncomeGroup[];
  credits: CreditGroup[];
  gains: GainGroup[];
  totals: Partial<Record<Figure, Paise>>;
}

const sum = (list: readonly Piece[], of: (p: Piece) => number = (p) => p.gross): Paise =>
  list.reduce((n, p) => n + of(p), 0);

/** Rows by key, with the rows matched to each. */
export interface Linked {
  pieces: ReadonlyMap<string, Piece>;
  by: (rule: string, piece: Piece) => readonly Piece[];
}

export function linksOf(pieces: readonly Piece[], joins: readonly Join[]): Linked {
  const all = new Map(pieces.map((p) => [p.key, p]));
  // The other side of each join as one list its rows share: forty rows joined with forty are not 1,600 pairs.
  const links = new Map<string, Map<string, Piece[][]>>();
  for (const join of joins) {
    const rule = links.get(join.rule) ?? new Map<string, Piece[][]>();
    links.set(join.rule, rule);
    for (const [from, to] of [
      [join.a, join.b],
      [join.b, join.a],
    ] as const) {
      const others = to.map((key) => all.get(key)!);
      for (const key of from) {
        const found = rule.get(key);
        if (found) found.push(others);
        else rule.set(key, [others]);
      }
    }
  }
  const none: readonly Piece[] = [];
  return {
    pieces: all,
    by: (rule, piece) => {
      const lists = links.get(rule)?.get(piece.key);
      if (!lists) return none;
      return lists.length === 1 ? lists[0]! : [...new Set(lists.flat())];
    },
  };
}

/** The figure for a deduction in Form 26AS that is missing in the AIS. */
const figureOf26as = (piece: Piece): IncomeFigure | '' => {
  const figure = meaningOf(aisCodesOf(piece.code)[0]!)?.figure ?? '';
  return (incomeFigures as readonly string[]).includes(figure) ? (figure as IncomeFigure) : '';
};

const incomeRoles = new Set(['income', 'both']);
const isIncomeFigure = (figure: string): figure is IncomeFigure =>
  (incomeFigures as readonly string[]).includes(figure);

/** Identifies a payer: the TAN of an employer, else the name (the brand of a fund house). */
const payerOf = (piece: Piece): string =>
  piece.figure === 'salary_gross'
    ? piece.payer_id
    : piece.detail.amc || /mutual fund/i.test(piece.payer)
      ? `fund ${brandKey(piece.detail.amc ?? piece.payer)}`
      : nameKey(piece.payer);

/** Rows of the AIS that report deductions, or of Form 26AS where the AIS does not have them. */
function incomesOf(live: readonly Piece[], links: Linked): IncomeGroup[] {
  const groups = new Map<string, IncomeGroup>();
  const groupOf = (figure: IncomeFigure, piece: Piece): IncomeGroup => {
    const key = `${figure}|${payerOf({ ...piece, figure })}`;
    const found = groups.get(key) ?? {
      figure,
      payer: piece.detail.amc ?? piece.payer,
      id: piece.payer_id,
      gross: 0,
      tax: 0,
      pieces: [],
      others: [],
    };
    groups.set(key, found);
    return found;
  };
  const add = (figure: IncomeFigure, piece: Piece, gross = piece.gross, tax = piece.tax) => {
    const group = groupOf(figure, piece);
    group.gross += gross;
    group.tax += tax;
    group.pieces.push(piece);
  };
  const repeat = (figure: IncomeFigure, piece: Piece, tax = 0) => {
    const group = groupOf(figure, piece);
    group.others.push(piece);
    group.tax += tax;
  };
  const ais = live.filter((p) => p.source === 'ais' && !p.marks.includes('other_year'));
  const traces = live.filter((p) => p.source === '26as' && !p.marks.includes('other_year'));
  for (const p of ais) {
    if (!incomeRoles.has(p.role) || !isIncomeFigure(p.figure)) continue;
    const [sale] = p.code.startsWith('TDS-') ? links.by('J8', p) : [];
    if (sale) {
      // The registrar's report has the sale, to which the deductions belong.
      const group = groupOf('property_consideration', sale);
      group.others.push(p);
      group.tax += p.tax;
    } else if (links.by('J19', p).length > 0) continue;
    else add(p.figure, p);
  }
  // Form 16 comes from the employer: its Part B is used if the AIS does not have the employer.
  for (const p of live.filter((q) => q.source === 'form16' && q.part === 'B')) {
    if (groups.has(`salary_gross|${p.payer_id}`)) repeat('salary_gross', p);
    else add('salary_gross', p);
  }
  // The exchange's statement has the purchase date and cost missing in the AIS.
  const exchange = ais.some((p) => p.code === 'TDS-194S' && links.by('J19', p).length === 0);
  for (const p of live) {
    if (p.role !== 'lot' || p.marks.includes('other_year')) continue;
    if (p.figure === 'vda_consideration' && (links.by('J19', p).length > 0 || !exchange)) add(p.figure, p);
    // A company's buy-back is a dividend (section 2(22)(f)), counted once if the company reports it.
    if (p.figure === 'buyback') {
      const word = nameKey(p.payer).split(' ')[0]!;
      const known = [...groups.values()].some(
        (g) =>
          g.figure === 'dividend' &&
          nameKey(g.payer).split(' ').includes(word) &&
          g.pieces.some((q) => Math.abs(q.gross - p.gross) <= 100),
      );
      if (!known) add('dividend', p);
    }
  }
  const deductions: [Piece[], string[]][] = [
    [ais.filter((p) => p.role === 'credit' && isIncomeFigure(p.figure)), ['J1', 'J2', 'J3', 'J4']],
    [traces.filter((p) => ['I', 'II', 'III', 'IV', 'V'].includes(p.part)), ['J6', 'J7', 'J15', 'J19']],
  ];
  for (const [list, rules] of deductions) {
    const left = new Map<string, Piece[]>();
    for (const p of list) {
      const figure = p.source === '26as' ? figureOf26as(p) : (p.figure as IncomeFigure);
      if (figure === '') continue;
      const twins = rules.flatMap((rule) => links.by(rule, p));
      const known = groups.get(`${figure}|${payerOf({ ...p, figure })}`);
      if (twins.length > 0) {
        let own: IncomeGroup | undefined;
        for (const t of twins) {
          own = groups.get(`${figure}|${payerOf({ ...t, figure })}`);
          if (own) break;
        }
        if (own) {
          own.others.push(p);
          if (p.source === 'ais') own.tax += p.tax;
        }
      } else if (figure === 'salary_gross' && known) repeat(figure, p, p.source === 'ais' ? p.tax : 0);
      else {
        const key = `${figure}|${payerOf({ ...p, figure })}|${p.source}`;
        left.set(key, [...(left.get(key) ?? []), p]);
      }
    }
    for (const rest of left.values()) {
      const first = rest[0]!;
      const figure =
        first.source === '26as' ? (figureOf26as(first) as IncomeFigure) : (first.figure as IncomeFigure);
      const known = groups.get(`${figure}|${payerOf({ ...first, figure })}`);
      // More deducted from than reported: the larger counts until it is settled.
      if (known && !rest.every((p) => known.pieces.includes(p))) {
        known.gross = Math.max(known.gross, sum(rest));
        known.tax += sum(rest, (p) => p.tax);
        known.others.push(...rest);
      } else for (const p of rest) add(figure, p);
    }
  }
  for (const p of traces)
    if (p.part === 'VII' && p.tax !== 0) add('interest_refund', { ...p, payer: 'Refund' }, p.tax, 0);
  const accounts = new Set(ais.filter((p) => p.code === 'SFT-016(SB)').map((p) => p.detail.account ?? ''));
  for (const p of live) {
    if (p.detail.line !== 'interest' || p.role !== 'line') continue;
    if (links.by('J12', p).length > 0) continue;
    if (accounts.has('') || accounts.has(p.payer_id)) continue;
    add('interest_savings', { ...p, payer: p.payer_id });
  }
  for (const p of live)
    if (p.source === 'certificate' && p.role === 'income' && isIncomeFigure(p.figure)) {
      const [twin] = links.by('J20', p);
      const own = groups.get(`${p.figure}|${payerOf(twin ?? p)}`);
      if (own && (twin || own.pieces.some((q) => q.code.startsWith('TDS-') || q.source === '26as')))
        own.others.push(p);
      else add(p.figure, p);
    }
  return [...groups.values()].filter((g) => g.pieces.length > 0);
}

/** Tax credits by deductor and section; Form 26AS decides where it has the deductor. */
function creditsOf(live: readonly Piece[], links: Linked): CreditGroup[] {
  const groups = new Map<string, CreditGroup>();
  const keyOf = (p: Piece): string =>
    `${p.payer_id}|${p.source === '26as' ? aisCodesOf(p.code)[0] : p.code.replace(/\((R|RV)\)$/, '(R)')}`;
  const figureOf = (p: Piece): CreditFigure => {
    const code = p.source === '26as' ? aisCodesOf(p.code)[0]! : p.code;
    if (code === 'TDS-192' || p.source === 'form16') return 'tds_salary';
    if (code.startsWith('TCS-')) return 'tcs';
    if (/^TDS-194((IA|IB|M\d?)\b|S\()/.test(code) || p.part === 'IV' || p.part === 'V') return 'tds3';
    return 'tds_other';
  };
  const add = (p: Piece) => {
    const key = keyOf(p);
    const group: CreditGroup = groups.get(key) ?? {
      figure: figureOf(p),
      payer: p.payer,
      id: p.payer_id,
      section: figureOf(p) === 'tcs' ? '' : itrSection(p.code),
      gross: 0,
      tax: 0,
      pieces: [],
      others: [],
    };
    group.gross += p.gross;
    group.tax += p.tax;
    group.pieces.push(p);
    groups.set(key, group);
  };
  const traces = live.filter(
    (p) =>
      p.source === '26as' &&
      ['I', 'III', 'IV', 'V', 'VI'].includes(p.part) &&
      !p.marks.includes('other_year'),
  );
  for (const p of traces) add(p);
  const has26as = live.some((p) => p.source === '26as');
  for (const p of live) {
    if (p.source !== 'ais' || p.part !== 'B1' || !['credit', 'both'].includes(p.role)) continue;
    if (p.marks.includes('other_year')) continue;
    const mates = [...links.by('J6', p), ...links.by('J7', p)];
    const group = mates.map((m) => groups.get(keyOf(m))).find(Boolean) ?? groups.get(keyOf(p));
    if (group && (mates.length > 0 || has26as)) group.others.push(p);
    else if (!has26as && p.tax !== 0) add(p);
  }
  const papers = live.filter((p) => ['form16', 'form16a'].includes(p.source) && p.part === 'A');
  for (const p of papers) {
    const own = [...groups.values()].find(
      (g) => g.id === p.payer_id && !g.pieces.every((q) => q.source === p.source) && g.figure === figureOf(p),
    );
    if (own) own.others.push(p);
    else if (!has26as) add(p);
  }
  for (const p of live) {
    if (p.role !== 'challan' || p.marks.includes('other_year')) continue;
    if (p.figure !== 'advance_tax' && p.figure !== 'self_assessment') continue;
    if (p.source === 'prefill' && links.by('J13', p).length > 0) continue;
    groups.set(`challan|${p.key}`, {
      figure: p.figure,
      payer: p.code,
      id: p.payer_id,
      section: p.detail.serial ?? '',
      gross: p.gross,
      tax: p.gross,
      pieces: [p],
      others: [],
    });
  }
  return [...groups.values()].filter((g) => g.pieces.length > 0);
}

/** Lots, each sale once: a registrar's row before a platform's, either before an account statement's. */
function gainsOf(live: readonly Piece[], links: Linked): GainGroup[] {
  const order = ['cams-cg', 'kfin-cg'];
  const lots = live.filter((p) => {
    if (p.role !== 'lot' || p.figure === '' || p.marks.includes('minor')) return false;
    const twins = links.by('J11', p);
    if (p.source === 'cas') return twins.length === 0;
    return order.includes(p.source) || !twins.some((t) => order.includes(t.source));
  });
  return gainFigures.flatMap((figure) => {
    const own = lots.filter((p) => p.figure === figure);
    if (own.length === 0) return [];
    const business = figure === 'speculative' || figure === 'fno';
    return [
      {
        figure,
        lots: own,
        consideration: sum(own),
        cost: sum(own, (p) => p.detail.cost ?? 0),
        charges: business ? 0 : sum(own, (p) => p.detail.charges ?? 0),
        gain: sum(own, (p) => p.detail.gain ?? 0),
      },
    ];
  });
}

/** Adds the papers up: each receipt, credit and sale once. */
export function accountOf(pieces: readonly Piece[], links: Linked): Account {
  const live = pieces.filter(counts);
  const incomes = incomesOf(live, links);
  const credits = creditsOf(live, links);
  const gains = gainsOf(live, links);
  const totals: Account['totals'] = {};
  for (const group of incomes) totals[group.figure] = (totals[group.figure] ?? 0) + group.gross;
  for (const group of credits) totals[group.figure] = (totals[group.figure] ?? 0) + group.tax;
  for (const group of gains) totals[group.figure] = group.gain;
  return { incomes, credits, gains, totals };
}
