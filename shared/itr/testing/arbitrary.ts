import * as fc from 'fast-check';
import type { FormValues } from '../../forms/paths.ts';
import type { FieldNode, FormNode } from '../../forms/walk.ts';

/** Values of every shape our text, date and identifier fields ask for; a field uses those its schema accepts. */
const candidates = [
  'Sample text',
  'AB-12/345',
  'ABCPE1234F',
  'AAAPA1234A',
  'DELA12345B',
  'SBIN0001234',
  '234567890124',
  '123456789012',
  '123456789012345',
  '1234567',
  '2025-26',
  '09027',
  '11008',
  'MH12AB1234',
  'T123456789',
  '91',
  '9876543210',
  '110001',
  'name@example.in',
  '27AAPFU0939F1ZV',
  '1234567890123456789012345678',
  'INABFP123456',
  '12345678',
  'ABCDEFGHIJ0123456789',
  'INE154A01025',
  'DIPP12345',
  'U17111MH2009PTC123456',
  '2021-22',
  '1961-03-01',
  '1990-05-05',
  '2016-06-06',
  '2020-01-01',
  '2023-06-06',
  '2024-05-05',
  '2025-06-30',
  '2026-06-30',
];

const limits = (node: FieldNode): { min: number; max: number } => {
  const s = node.schema as { minValue?: number | null; maxValue?: number | null };
  return { min: Math.max(1, s.minValue ?? 1), max: s.maxValue ?? 100 };
};

const fieldArbitrary = (node: FieldNode, most: number): fc.Arbitrary<unknown> => {
  const { kind, options } = node.meta;
  if (options) return fc.constantFrom(...options.map((o) => o.value));
  if (kind === 'flag') return fc.boolean();
  if (kind === 'amount' || kind === 'integer') {
    const { min, max } = limits(node);
    // a loss is typed as the file has it
    if (max < 1) return fc.integer({ min: -most, max });
    return fc.integer({ min, max: Math.max(min, Math.min(max, most)) });
  }
  if (kind === 'decimal') return fc.integer({ min: 1, max: 10_000 }).map((n) => n / 100);
  const fitting = candidates.filter((c) => node.schema.safeParse(c).success);
  if (fitting.length === 0) throw new Error(`no sample value for ${node.path}`);
  return fc.constantFrom(...fitting);
};

/** Amounts the file has only in the sum they make: typed with it they would replace it (house-loan.test.ts, land.test.ts). */
const parts = new Set(['interest_current', 'interest_before', 'fmv_2001', 'stamp_2001']);

/** Random data of a form: typed fields only, optional ones and rows sometimes absent, amounts up to `most`. Hidden parts may be filled. */
export function formArbitrary(nodes: readonly FormNode[], most: number): fc.Arbitrary<FormValues> {
  const typed = nodes.filter((n) => n.node !== 'field' || (!n.meta.computed && !parts.has(n.key)));
  return fc
    .record(
      Object.fromEntries(
        typed.map((n) => {
          const value: fc.Arbitrary<unknown> =
            n.node === 'field'
              ? fieldArbitrary(n, most)
              : n.node === 'group'
                ? formArbitrary(n.children, most)
                : fc.array(formArbitrary(n.children, most), {
                    minLength: n.meta.minRows ?? 0,
                    maxLength: Math.min(n.meta.maxRows ?? 2, 2),
                  });
          return [n.key, n.optional ? fc.option(value, { nil: undefined, freq: 3 }) : value];
        }),
      ),
    )
    .map((row) => Object.fromEntries(Object.entries(row).filter(([, v]) => v !== undefined)));
}

const isEmpty = (v: unknown) =>
  v === undefined ||
  v === '' ||
  (Array.isArray(v) ? v.length === 0 : v !== null && typeof v === 'object' && Object.keys(v).length === 0);

/** The part of form data that a file can hold: typed, visible, with a place in the file, and not what the file says anyway. */
export function filePart(nodes: readonly FormNode[], here: FormValues, whole: FormValues = here): FormValues {
  const out: FormValues = {};
  // the file says 0 of a credit that is not claimed, and 0 is read as the answer
  const claimed = (node: FormNode): node is FieldNode =>
    node.node === 'field' && (node.meta.claims?.of.some((key) => Number(here[key] ?? 0) > 0) ?? false);
  for (const node of nodes) {
    const value = here[node.key] ?? (claimed(node) ? node.meta.jsonDefault : undefined);
    if (value === undefined || (node.meta.when && !node.meta.when(here, whole))) continue;
    if (node.node === 'field') {
      if (!node.json || !node.meta.json || node.meta.computed || value === false) continue;
      const plain = node.meta.jsonAs === 'number' ? Number(value) : value;
      if (plain !== node.meta.jsonDefault || claimed(node)) out[node.key] = value;
    } else if (node.node === 'group') out[node.key] = filePart(node.children, value as FormValues, whole);
    else if (node.meta.json)
      out[node.key] = (value as FormValues[]).map((row) => filePart(node.children, row, whole));
  }
  return Object.fromEntries(Object.entries(out).filter(([, v]) => !isEmpty(v)));
}
