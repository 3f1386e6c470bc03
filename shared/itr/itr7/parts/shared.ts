import type * as z from 'zod';
import { code, moneyIfAny } from '../../common/fields.ts';
import { table } from '../../common/sheet.ts';
import { extended, LOSS, worked } from '../../itr3/parts/lines.ts';

type Part = z.ZodOptional<z.ZodObject>;
const within = (part: Part, key: string): Part =>
  (part.unwrap() as z.ZodObject).shape[key] as unknown as Part;

/** Schedule CG: gains of ss.112A and 115AD as one figure, as the form has no table of shares. */
export const capitalGains = (base: Part) =>
  extended(base, {
    long: extended(within(base, 'long'), {
      gain_112a: moneyIfAny(
        'Gain or loss on listed shares and units',
        'SaleOfEquityShareUs112A.SaleOfEquityShareUs112AAmt',
        {
          section: '112A',
          min: LOSS,
          jsonDefault: 0,
          help: 'Sale value less cost (section 55(2)(ac)) and expenses, before the exemption of 1,25,000',
        },
      ),
      gain_115ad: moneyIfAny(
        'Same, for a foreign institutional investor',
        'NRISaleOfEquityShareUs112A.NRISaleOfEquityShareUs112AAmt',
        {
          section: '115AD(1)(b)',
          min: LOSS,
          jsonDefault: 0,
        },
      ),
    }).optional(),
  }).optional();

/** Heads of income a deduction belongs to; the form also has the schedules of receipts. */
const heads = [
  { value: 'AI', label: 'Schedule AI' },
  { value: 'VC', label: 'Schedule VC' },
  { value: 'IE1', label: 'Schedule IE-1' },
  { value: 'IE2', label: 'Schedule IE-2' },
  { value: 'IE3', label: 'Schedule IE-3' },
  { value: 'IE4', label: 'Schedule IE-4' },
  { value: 'HP', label: 'House property' },
  { value: 'BP', label: 'Business or profession' },
  { value: 'CG', label: 'Capital gains' },
  { value: 'OS', label: 'Other sources' },
] as const;

/** Taxes paid: the heads of this form. */
export const taxesPaid = (base: Part) => {
  const again = (key: string, list: Parameters<typeof code>[2]) => {
    const rows = (within(base, key) as unknown as z.ZodOptional<z.ZodArray<z.ZodObject>>).unwrap();
    const section = rows.element.shape['section'] as z.ZodType;
    const meta = section.meta() as {
      options: { value: string; label: string }[];
      label: string;
      json: string;
    };
    return table(rows.meta() as unknown as Parameters<typeof table>[0], {
      ...rows.element.shape,
      section: code(
        meta.label,
        meta.json,
        meta.options.filter(({ value }) => value !== '94T' && value !== '94BA-P'),
      ),
      head: code('Head of income', 'HeadOfIncome', list).optional(),
    }).optional();
  };
  return extended(base, {
    tds_other: again('tds_other', [...heads, { value: 'NA', label: 'Not applicable' }]),
    tds_buyer_tenant: again('tds_buyer_tenant', heads),
  }).optional();
};

/**
 * Schedule OS: disallowed exemption of section 10 has a separate line, which is nil: it is entered as other
 * income.
 */
export const otherSources = (base: Part) =>
  extended(
    base,
    worked([
      [
        'exemption_disallowed',
        'Income whose exemption under section 10 was disallowed',
        'IncOthThanOwnRaceHorse.IncDisallwnExmpUs10',
      ],
    ]),
  ).optional();
