import type { Figure, Role } from './pieces.ts';

/** Meaning of an AIS information code: role and figure. Sources: facts of the AIS utility and the AIS handbook. */
interface CodeMeaning {
  role: Role;
  figure: Figure | '';
  /** Code reporting the same receipt, if any. */
  twin?: readonly string[];
}

const credit = (figure: Figure | '', ...twin: string[]): CodeMeaning => ({
  role: 'credit',
  figure,
  ...(twin.length ? { twin } : {}),
});
const both = (figure: Figure): CodeMeaning => ({ role: 'both', figure });
const income = (figure: Figure): CodeMeaning => ({ role: 'income', figure });
const sale: CodeMeaning = { role: 'sale', figure: '' };
const control: CodeMeaning = { role: 'control', figure: '' };
const acquisition: CodeMeaning = { role: 'acquisition', figure: '' };

const codes: Readonly<Record<string, CodeMeaning>> = {
  'TDS-192': credit('salary_gross', 'TDS-Ann.II-SAL'),
  'TDS-192A': both('pf_withdrawal'),
  'TDS-193': both('interest_others'),
  'TDS-194': credit('dividend', 'SFT-015'),
  'TDS-194A': credit('interest_deposit', 'SFT-016(TD)', 'SFT-016(RD)'),
  'TDS-194B': both('winnings_115BB'),
  'TDS-194BB': both('winnings_115BB'),
  'TDS-194BA': both('winnings_115BBJ'),
  'TDS-194C': both('business_receipts'),
  'TDS-194D': both('business_receipts'),
  'TDS-194H': both('business_receipts'),
  'TDS-194I(a)': both('rent_machinery'),
  'TDS-194I(b)': both('rent_received'),
  'TDS-194IA(P)': acquisition,
  'TDS-194IA(R)': both('property_consideration'),
  'TDS-194IA(RV)': both('property_consideration'),
  'TDS-194IB(R)': both('rent_received'),
  'TDS-194J': both('business_receipts'),
  'TDS-194K': credit('dividend', 'SFT-18(Div)'),
  'TDS-194LBA': both('business_trust'),
  'TDS-194M1(R)': both('business_receipts'),
  'TDS-194N': credit(''),
  'TDS-194NF': credit(''),
  'TDS-194O': both('business_receipts'),
  'TDS-194Q': credit(''),
  'TDS-194R': both('business_receipts'),
  'TDS-194S': both('vda_consideration'),
  'TDS-194T': both('partner_receipts'),
  'TDS-195': both('nonresident_receipts'),
  'SFT-003': control,
  'SFT-004': control,
  'SFT-005': acquisition,
  'SFT-006': control,
  'SFT-007': acquisition,
  'SFT-008': acquisition,
  'SFT-009': income('buyback'),
  'SFT-010': acquisition,
  'SFT-011': control,
  'SFT-012': income('property_consideration'),
  'SFT-012(P)': acquisition,
  'SFT-013': control,
  'SFT-015': income('dividend'),
  'SFT-016(SB)': income('interest_savings'),
  'SFT-016(TD)': income('interest_deposit'),
  'SFT-016(RD)': income('interest_deposit'),
  'SFT-016(OD)': income('interest_others'),
  'SFT-17(Pur)': acquisition,
  'SFT-18(Pur)': acquisition,
  'SFT-18(Div)': income('dividend'),
  'EXC-GSTR3B': control,
  'EXC-GSTR1(P)': control,
  'TDS-Ann.II-SAL': income('salary_gross'),
};

/** Meaning of an AIS code; undefined if unknown, in which case the row is kept for a decision. */
export function meaningOf(code: string): CodeMeaning | undefined {
  const known = codes[code] ?? codes[code.replace(/\((P|R)\)$/, '')];
  if (known && (codes[code] || /^SFT-0(03|04)\(/.test(code))) return known;
  if (/^SFT-1[78]-[A-Z]{3}\(M\)$/.test(code)) return sale;
  if (/^SFT-1[78]-[A-Z]{3}\((OC|OD)\)$/.test(code)) return control;
  // Tax the taxpayer deducted from others is not income; tax others deducted is (26QC, 26QD, 26QE).
  if (/^TDS-194(IB|M\d?|S)\(P\)$/.test(code)) return acquisition;
  if (/^TDS-194M\d?\(RV?\)$/.test(code)) return both('business_receipts');
  if (/^TDS-194IB\(RV?\)$/.test(code)) return both('rent_received');
  if (/^TDS-194S\(RV?\)$/.test(code)) return both('vda_consideration');
  if (/^TCS-206C/.test(code)) return credit('');
  return undefined;
}

/** Form 26AS sections as the AIS codes that report the same deduction: 194JB is TDS-194J. */
export const aisCodesOf = (section: string): readonly string[] => {
  const s = section.toUpperCase().replace(/\s/g, '');
  const known: Readonly<Record<string, readonly string[]>> = {
    '194JA': ['TDS-194J'],
    '194JB': ['TDS-194J'],
    '194J(A)': ['TDS-194J'],
    '194J(B)': ['TDS-194J'],
    '4IA': ['TDS-194I(a)'],
    '194I(A)': ['TDS-194I(a)'],
    '4IB': ['TDS-194I(b)'],
    '194I(B)': ['TDS-194I(b)'],
    '194IA': ['TDS-194IA(R)', 'TDS-194IA(RV)', 'TDS-194IA(P)'],
    '194IB': ['TDS-194IB(R)', 'TDS-194IB(P)'],
    '194M': ['TDS-194M1(R)', 'TDS-194M(R)', 'TDS-194M1(P)', 'TDS-194M(P)'],
    '194S': ['TDS-194S', 'TDS-194S(R)', 'TDS-194S(P)'],
  };
  return known[s] ?? (s.startsWith('206C') ? [`TCS-${s}`] : [`TDS-${s}`]);
};

/** The section in Form 26AS, or of an AIS code, as written in the ITR; '' if none. */
export function itrSection(code: string): string {
  const s = code.toUpperCase().replace(/^TDS-/, '').replace(/\s/g, '');
  const known: Readonly<Record<string, string>> = {
    '192A': '192A',
    '193': '193',
    '194': '194',
    '194A': '94A',
    '194B': '94B',
    '194BA': '94BA',
    '194BB': '4BB',
    '194C': '94C',
    '194D': '94D',
    '194DA': '4DA',
    '194EE': '4EE',
    '194F': '4F',
    '194G': '4G',
    '194H': '4H',
    '194I(A)': '4-IA',
    '4IA': '4-IA',
    '194I(B)': '4-IB',
    '4IB': '4-IB',
    '194IA': '4IA',
    '194IA(R)': '4IA',
    '194IB': '4IB',
    '194IB(R)': '4IB',
    '194IC': '4IC',
    '194J(A)': '94J-A',
    '194JA': '94J-A',
    '194J': '94J-B',
    '194J(B)': '94J-B',
    '194JB': '94J-B',
    '194K': '94K',
    '194LA': '4LA',
    '194LBB': 'LBB',
    '194M': '94M',
    '194M1(R)': '94M',
    '194N': '94N',
    '194O': '94O',
    '194Q': '94Q',
    '194R': '94R',
    '194S': '94S',
    '195': '195',
  };
  return known[s] ?? '';
}

/** Head of a return a figure belongs to, as differences name it. */
export function headOf(figure: Figure | ''): string {
  if (figure === '') return 'none';
  if (figure === 'salary_gross' || figure === 'pf_withdrawal') return 'salary';
  if (figure === 'rent_received') return 'house property';
  if (figure === 'business_receipts' || figure === 'partner_receipts') return 'business';
  if (figure === 'vda_consideration' || figure === 'property_consideration') return 'capital gains';
  if (figure === 'speculative' || figure === 'fno') return 'business';
  if (/^(111A|112A?|50AA|short_slab|buyback)$/.test(figure)) return 'capital gains';
  if (/^tds|^tcs/.test(figure)) return 'tds';
  if (figure === 'advance_tax' || figure === 'self_assessment') return 'taxes';
  return 'other sources';
}
