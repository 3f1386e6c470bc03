import type { Issue } from '../../forms/messages.ts';

/** A sum the form has no place for: as an error the call is refused, since the tax would be shown without it. */
export const totalOnly = (path: string, severity: Issue['severity']): Issue => ({
  path,
  message: { text: 'Enter this in its schedule: a total alone cannot be filed' },
  severity,
});

/** Tax deducted without a deductor. */
export const withoutTan = (path: string): Issue => ({
  path,
  message: { text: 'Enter the TAN of the deductor: without it this tax cannot be claimed' },
  severity: 'warning',
});

/** Whole rupees out of a number or digits with commas; undefined for anything else. */
export const wholeOf = (value: unknown): number | undefined => {
  const text = typeof value === 'string' ? value.replaceAll(',', '').trim() : value;
  const n = typeof text === 'string' && text !== '' ? Number(text) : text;
  return typeof n === 'number' && Number.isFinite(n) ? Math.round(n) : undefined;
};

/**
 * Reads amounts of a documented call: empty is 0; invalid (or disallowed negative) amounts are 0 and reported
 * in `issues`, once per path.
 */
export function amountReader(issues: Issue[]) {
  const told = new Set<string>();
  return (path: string, value: unknown, signed = false): number => {
    if (value === undefined || value === null || value === '') return 0;
    const n = wholeOf(value);
    if (n !== undefined && (signed || n >= 0)) return n;
    if (!told.has(path))
      issues.push({
        path,
        message: {
          text: n === undefined ? 'Not an amount, so left out' : 'Negative amounts are left out here',
        },
        severity: 'warning',
      });
    told.add(path);
    return 0;
  };
}
