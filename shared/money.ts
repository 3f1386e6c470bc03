declare const unit: unique symbol;
/** A number of one unit: plain numbers are accepted, another unit does not compile. */
type Of<Unit extends string> = number & { readonly [unit]?: Unit };

/** Whole rupees as a safe integer; `Paise` are used only where a form or an invoice needs them. */
export type Rupees = Of<'rupees'>;
/** Integer paise; 100 paise are a rupee. */
export type Paise = Of<'paise'>;
/** A rate in hundredths of a per cent: 1250 is 12.5%. Rates of tax law. */
export type BasisPoints = Of<'basis points'>;
/** A rate in per cent: 18 is 18%. Rates as bills, registers and the department's files write them. */
export type Percent = Of<'per cent'>;

/** How a fraction is dropped: `half-up` is s.288A/288B and Rule 119A style, `half-even` is VBA's Round in the department's utility. */
export const roundings = ['half-up', 'half-even', 'down', 'up'] as const;
export type Rounding = (typeof roundings)[number];

const safe = (value: number): number => {
  if (!Number.isSafeInteger(value)) throw new RangeError('Amount is not a whole number within range');
  return value === 0 ? 0 : value;
};

const divide = (numerator: bigint, denominator: bigint, rounding: Rounding): bigint => {
  const negative = numerator < 0n !== denominator < 0n;
  const n = numerator < 0n ? -numerator : numerator;
  const d = denominator < 0n ? -denominator : denominator;
  const quotient = n / d;
  const twice = (n % d) * 2n;
  const up =
    rounding === 'up'
      ? twice > 0n
      : rounding === 'down'
        ? false
        : twice > d || (twice === d && (rounding === 'half-up' || quotient % 2n === 1n));
  const magnitude = up ? quotient + 1n : quotient;
  return negative ? -magnitude : magnitude;
};

/** `amount × numerator ÷ denominator` exactly, rounded once to a whole number (ties away from zero for `half-up`); throws RangeError on a zero denominator or an unsafe result. */
export const mulDiv = (
  amount: number,
  numerator: number,
  denominator: number,
  rounding: Rounding = 'half-up',
): number => {
  if (denominator === 0) throw new RangeError('Division by zero');
  safe(amount);
  const product = amount * numerator;
  if (Number.isSafeInteger(product) && product >= 0 && denominator > 0) {
    const rest = product % denominator;
    const quotient = (product - rest) / denominator;
    if (rest === 0 || rounding === 'down') return quotient;
    if (rounding === 'up') return quotient + 1;
    const twice = rest * 2;
    return twice > denominator || (twice === denominator && (rounding === 'half-up' || quotient % 2 === 1))
      ? quotient + 1
      : quotient;
  }
  return safe(Number(divide(BigInt(amount) * BigInt(numerator), BigInt(denominator), rounding)));
};

/** A rate in basis points (100 = 1%) of a whole amount, rounded once; 12.5% is 1250. */
export const percentOf = (amount: number, basisPoints: BasisPoints, rounding: Rounding = 'half-up'): number =>
  mulDiv(amount, basisPoints, 10_000, rounding);

/** Nearest multiple of `unit`; ties away from zero unless another rounding is named. */
export const roundTo = (amount: number, unit: number, rounding: Rounding = 'half-up'): number =>
  mulDiv(amount, 1, unit, rounding) * unit;

/** Total income to the nearest 10 rupees, 5 going up (s.288A). */
export const roundTotalIncome = (amount: Rupees): Rupees => roundTo(amount, 10);

/** Amount payable or refundable to the nearest 10 rupees, 5 going up (s.288B). */
export const roundPayable = (amount: Rupees): Rupees => roundTo(amount, 10);

/** Down to the whole hundred, as interest bases are (Rule 119A). */
export const floorToHundred = (amount: Rupees): Rupees => (amount > 0 ? amount - (amount % 100) : 0);

/** Sum of whole amounts, absent ones counting as 0. */
export const sum = (amounts: Iterable<number | undefined>): number => {
  let total = 0;
  for (const amount of amounts) total += amount ?? 0;
  return safe(total);
};

/** `amount` if positive, else 0. */
export const positive = (amount: number): number => Math.max(amount, 0);

/** Rupees to paise. */
export const toPaise = (rupees: Rupees): Paise => safe(rupees * 100);

/** Paise to whole rupees, half up unless another rounding is named. */
export const toRupees = (paise: Paise, rounding: Rounding = 'half-up'): Rupees =>
  mulDiv(paise, 1, 100, rounding);

const groupDigits = (digits: string): string => {
  if (digits.length <= 3) return digits;
  const head = digits.slice(0, -3);
  return `${head.replace(/\B(?=(\d\d)+$)/g, ',')},${digits.slice(-3)}`;
};

/** Indian digit grouping of whole rupees: 1234567 is `12,34,567`, negatives with a minus sign. */
export const groupIndian = (amount: Rupees): string => {
  const digits = groupDigits(String(Math.abs(safe(amount))));
  return amount < 0 ? `-${digits}` : digits;
};

/** `₹ 12,34,567`; negatives in brackets as accounts are written. */
export const formatRupees = (amount: Rupees): string =>
  amount < 0 ? `(₹ ${groupIndian(-amount)})` : `₹ ${groupIndian(amount)}`;

/** `12,34,567.05` of integer paise. */
export const formatPaise = (paise: Paise): string => {
  const magnitude = Math.abs(safe(paise));
  const rest = String(magnitude % 100).padStart(2, '0');
  const text = `${groupDigits(String(Math.floor(magnitude / 100)))}.${rest}`;
  return paise < 0 ? `-${text}` : text;
};

/** Why a typed amount was refused. */
type AmountError = 'empty' | 'not-a-number' | 'too-many-decimals' | 'too-large';
type ParsedAmount = { ok: true; paise: Paise } | { ok: false; reason: AmountError };

const decorations = /₹|\bINR\b|\bRs\.?|\/-|\s/gi;

/** A text with Devanagari digits as those of the other scripts. */
export const withDigits = (text: string): string =>
  text.replace(/[०-९]/g, (d) => String(d.charCodeAt(0) - 0x966));

/**
 * Reads an amount the way Indians write it: `1,00,000`, `(5,000)` for a negative, `₹ 1,00,000.50`, `Rs. 500/-`, `5,000 Cr`/`Dr` as Tally prints
 * (Dr negative). Returns integer paise, or the reason it was refused.
 */
export const parseAmount = (text: string): ParsedAmount => {
  let rest = withDigits(text).replace(decorations, '').replace(/[−–]/g, '-');
  if (rest === '') return { ok: false, reason: 'empty' };
  let negative = false;
  const bracketed = /^\((.*)\)$/.exec(rest);
  if (bracketed) {
    negative = true;
    rest = bracketed[1] ?? '';
  }
  const side = /^(.*?)(?:(Cr|Dr)\.?|\((Cr|Dr)\.?\))$/i.exec(rest);
  if (side) {
    rest = side[1] ?? '';
    if ((side[2] ?? side[3])?.toLowerCase() === 'dr') negative = !negative;
  }
  // Older programs write the sign at the end: 500-.
  rest = rest.replace(/^([\d,.]*\d)-$/, '-$1');
  const match = /^([+-]?)([\d,]*)(?:\.(\d*))?$/.exec(rest);
  const whole = match?.[2]?.replaceAll(',', '') ?? '';
  const fraction = match?.[3] ?? '';
  if (!match || (whole === '' && fraction === '') || !groupsMakeSense(match[2] ?? '')) {
    return { ok: false, reason: 'not-a-number' };
  }
  if (match[1] === '-') negative = !negative;
  if (fraction.replace(/0+$/, '').length > 2) return { ok: false, reason: 'too-many-decimals' };
  const paise = Number(whole || '0') * 100 + Number(fraction.padEnd(2, '0').slice(0, 2));
  if (!Number.isSafeInteger(paise)) return { ok: false, reason: 'too-large' };
  return { ok: true, paise: negative && paise !== 0 ? -paise : paise };
};

/** Commas may be in Indian (2,2,3) or western (3,3) style; `1,2` is a typing error, not a number. */
const groupsMakeSense = (digits: string): boolean =>
  !digits.includes(',') || /^\d{1,3}(,\d{2})*,\d{3}$/.test(digits) || /^\d{1,3}(,\d{3})+$/.test(digits);

/** As `parseAmount`, but whole rupees: a fraction of a rupee is rounded half up. */
export const parseRupees = (
  text: string,
): { ok: true; rupees: Rupees } | { ok: false; reason: AmountError } => {
  const parsed = parseAmount(text);
  return parsed.ok ? { ok: true, rupees: toRupees(parsed.paise) } : parsed;
};

const units = [
  '',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
  'Thirteen',
  'Fourteen',
  'Fifteen',
  'Sixteen',
  'Seventeen',
  'Eighteen',
  'Nineteen',
] as const;
const tens = ['', '', 'Twenty', 'Thirty', 'Forty', 'Fifty', 'Sixty', 'Seventy', 'Eighty', 'Ninety'] as const;

const belowHundred = (n: number): string =>
  n < 20 ? (units[n] ?? '') : [tens[Math.floor(n / 10)], units[n % 10]].filter(Boolean).join(' ');

const wordsOf = (n: number): string => {
  const parts: string[] = [];
  const crores = Math.floor(n / 1_00_00_000);
  if (crores > 0) parts.push(`${wordsOf(crores)} Crore`);
  const lakhs = Math.floor((n % 1_00_00_000) / 1_00_000);
  if (lakhs > 0) parts.push(`${belowHundred(lakhs)} Lakh`);
  const thousands = Math.floor((n % 1_00_000) / 1000);
  if (thousands > 0) parts.push(`${belowHundred(thousands)} Thousand`);
  const hundreds = Math.floor((n % 1000) / 100);
  if (hundreds > 0) parts.push(`${units[hundreds]} Hundred`);
  const rest = n % 100;
  if (rest > 0) parts.push(parts.length > 0 ? `and ${belowHundred(rest)}` : belowHundred(rest));
  return parts.join(' ');
};

/** `Rupees Twelve Lakh Thirty Four Thousand Five Hundred and Sixty Seven Only` of integer paise. */
export const amountInWords = (paise: Paise): string => {
  const magnitude = Math.abs(safe(paise));
  const rupees = Math.floor(magnitude / 100);
  const rest = magnitude % 100;
  const minus = paise < 0 ? 'Minus ' : '';
  const tail = rest > 0 ? ` and Paise ${belowHundred(rest)}` : '';
  return `${minus}Rupees ${rupees === 0 ? 'Zero' : wordsOf(rupees)}${tail} Only`;
};
