import { states } from '../itr/codes/states.ts';
import type { Paise } from '../money.ts';
import { amountOf } from './cells.ts';

/** Employer details of a certificate besides name and TAN; missing parts are absent. */
export interface EmployerDetail {
  address?: string;
  city?: string;
  /** Code of the state as the return has it. */
  state?: string;
  pincode?: string;
  /** Nature of employment as the return has it. */
  nature?: string;
}

/** Maximum text lengths of the returns (schemas of ITR-2 and ITR-3, AddressDetail). */
const longest = { address: 200, city: 50 };

const label = /^\s*(name and address|pan of|tan of|certificate|cit\b|assessment|period|quarter|part\b)/i;
const otherBlock = /name and address of the (employee|deductee|specified senior)/i;
const byName = [...states].sort((a, b) => b.label.length - a.label.length);

/** State named in a text; longer names first, so that no name is found within another. */
function stateIn(text: string): { code: string; name: string } | undefined {
  const words = ` ${text.toUpperCase().replace(/[^A-Z]+/g, ' ')} `;
  for (const { value, label: name } of byName)
    if (words.includes(` ${name.toUpperCase().replace(/[^A-Z]+/g, ' ')} `)) return { code: value, name };
  return undefined;
}

/**
 * The block below "Name and address of the Employer", up to the next label. If the employee's block is on the
 * right, columns are separated by three spaces, and a line with only the right column starts with them.
 */
function blockOf(lines: readonly string[]): string[] {
  const at = lines.findIndex((l) => /name and address of the (employer|deductor|specified bank)/i.test(l));
  if (at < 0) return [];
  const beside = otherBlock.test(lines[at]!);
  const out: string[] = [];
  for (const line of lines.slice(at + 1, at + 12)) {
    if (out.length > 0 && label.test(line)) break;
    if (out.length === 0 && label.test(line)) continue;
    const own = beside ? line.split(/ {3,}/)[0]! : line;
    if (own.trim() !== '') out.push(own.trim());
  }
  return out;
}

/** Private companies, firms and persons are not employers of the public sector; of others the paper does not say. */
const natureOf = (name: string, pan: string): string | undefined =>
  /\b(PRIVATE LIMITED|PVT\.? LTD|LLP)\b/i.test(name) || /^[A-Z]{3}[FPH]/.test(pan) ? 'OTH' : undefined;

/** Name and address of the employer from the lines of Part A of a Form 16; `pan` is the employer's, '' unknown. */
export function employerOf(lines: readonly string[], pan: string): { name: string; detail: EmployerDetail } {
  const [first = '', ...rest] = blockOf(lines);
  const wrapped = /^(PRIVATE |PVT\.? )?(LIMITED|LTD\.?)$/i.test(rest[0] ?? '');
  const name = wrapped ? `${first} ${rest.shift()}` : first;
  const nature = natureOf(name, pan);
  // Telephone and e-mail are not part of the address.
  const kept = rest.filter((l) => !/@/.test(l) && !/^[+()\d\s-]{7,}$/.test(l.replace(/^(ph|tel)\S*/i, '')));
  const joined = kept.join(', ');
  const pincode = [...joined.matchAll(/(?<!\d)[1-9]\d{5}(?!\d)/g)].at(-1)?.[0];
  const state = stateIn(kept.at(-1) ?? '') ?? stateIn(joined);
  // The place is before its pin code; state and country are named apart.
  const places = (pincode ? joined.slice(0, joined.lastIndexOf(pincode)) : joined)
    .split(',')
    .map((p) => p.replace(/[-\s]+$/, '').trim())
    .filter((p) => p !== '' && !/^india$/i.test(p) && p.toUpperCase() !== state?.name.toUpperCase());
  const city = pincode && places.length > 1 ? places.at(-1) : undefined;
  const address = (city ? places.slice(0, -1) : places).join(', ');
  return {
    name,
    detail: {
      ...(address ? { address: address.slice(0, longest.address) } : {}),
      ...(city ? { city: city.slice(0, longest.city) } : {}),
      ...(state ? { state: state.code } : {}),
      ...(pincode ? { pincode } : {}),
      ...(nature ? { nature } : {}),
    },
  };
}

/** Perquisites of Form 12BA in its order by the codes of the returns (NatureOfPerquisites). */
const perquisites: readonly (readonly [nature: string, words: RegExp])[] = [
  ['1', /^accommodation/i],
  ['2', /^cars?\b|other automotive/i],
  ['3', /sweeper|gardener|watchman/i],
  ['4', /^gas|electricity|water/i],
  ['5', /interest.?free|concessional loan/i],
  ['6', /holiday/i],
  ['7', /travel/i],
  ['8', /meals/i],
  ['9', /education/i],
  ['10', /gifts?|vouchers?/i],
  ['11', /credit card/i],
  ['12', /club/i],
  ['13', /use of mov(e)?able assets/i],
  ['14', /transfer of assets/i],
  ['16', /stock options.*80-?IAC|eligible start-?up/i],
  ['17', /stock options/i],
  ['19', /accretion|17\(2\)\(viia\)/i],
  ['18', /contribution.*(fund|scheme)|17\(2\)\(vii\)/i],
  ['15', /other benefit|amenity|privilege/i],
];

/** Whether a text contains a Form 12BA. */
const has12ba = (text: string): boolean => /FORM\s*(NO\.?)?\s*12BA/i.test(text);

/** Charged perquisites of a Form 12BA, by nature; the last of the three amounts in a row is taxable (rule 26A). */
export function perquisitesOf(lines: readonly string[]): [nature: string, amount: Paise][] {
  const at = lines.findIndex((l) => has12ba(l));
  if (at < 0) return [];
  const out = new Map<string, Paise>();
  for (const line of lines.slice(at + 1)) {
    const row = /^\s*\d{1,2}\.?\s+(\D.*?)\s+([\d,.]+)\s+([\d,.]+)\s+([\d,.]+)\s*$/.exec(line);
    if (!row || /total/i.test(row[1]!)) continue;
    const amount = amountOf(row[4]) ?? 0;
    const nature = perquisites.find(([, words]) => words.test(row[1]!))?.[0] ?? 'OTH';
    if (amount !== 0) out.set(nature, (out.get(nature) ?? 0) + amount);
  }
  return [...out];
}
