import * as z from 'zod';
import { financialYearOn, type IsoDate, todayInIst } from '../../../shared/dates.ts';
import { inWords, type Message, onWire, sentence } from '../../../shared/forms/messages.ts';
import {
  annualOf,
  type CompositionYear,
  type Dealer,
  dealers,
  emptyYear,
  inwardTables,
  problemsOf,
  statements,
} from '../../../shared/gst/composition/composition.ts';
import type { Taxes } from '../../../shared/gst/gstr1/supply.ts';
import { inRupees } from '../../../shared/gst/gstr3b/wire.ts';
import { periodName } from '../../../shared/gst/periods.ts';
import { paiseOf } from '../../../shared/sheets/cells.ts';
import type { SheetCell, WorkbookSheet } from '../../../shared/sheets/workbook.ts';
import type { Deps } from '../../base/deps.ts';
import { isDuplicate, stale } from '../../base/errors.ts';
import { fileReply, route } from '../../base/route.ts';
import { idParams, recordId, version } from '../../base/schemas.ts';
import { permissionOf } from '../../entities/reach.ts';
import { xlsxOf, xlsxType } from '../../files/workbook.ts';
import { GstInwardFile, type InwardFileDoc } from '../base/model.ts';
import { ofRegistration, type Registered, reachTaxpayer } from '../base/store.ts';

const year = z.string().regex(/^20\d{2}-\d{2}$/, inWords('looksLike', { example: '2025-26' }));
const query = z.strictObject({ financial_year: year.optional(), registration_id: recordId.optional() });
const at = (of: Registered, financialYear: string) => ({
  ...ofRegistration(of),
  kind: 'composition' as const,
  period: financialYear,
});

async function load(deps: Deps, of: Registered, financialYear: string) {
  const kept = await GstInwardFile.findOne(at(of, financialYear)).lean();
  return {
    version: kept?.version ?? 0,
    year: kept ? deps.vault.open<CompositionYear>(kept.content_sealed) : emptyYear(),
  };
}

/** Text of a problem, with the place of the figure. */
const problemMessage = (p: ReturnType<typeof problemsOf>[number]): { path: string; message: Message } =>
  p.problem === 'limit'
    ? {
        path: 'quarters',
        message: sentence(
          'The turnover of the year is above {limit}: the composition scheme ends (section 10)',
          {
            limit: { paise: p.limit! },
          },
        ),
      }
    : p.problem === 'taxable'
      ? {
          path: `quarters.${p.quarter! - 1}.taxable`,
          message: sentence('Quarter {n}: taxable supplies exceed total outward supplies', {
            n: p.quarter!,
          }),
        }
      : {
          path: 'inward',
          message: sentence(
            'Tables 4B, 4C and 4D of GSTR-4 differ from the reverse charge of the CMP-08 statements',
          ),
        };

async function present(deps: Deps, of: Registered, financialYear: string) {
  const { version, year } = await load(deps, of, financialYear);
  const today = todayInIst(deps.now());
  const list = statements(year, financialYear, today);
  const annual = annualOf(year, financialYear, today);
  return {
    financial_year: financialYear,
    gstin: of.gstin,
    registration_id: of.registration.id,
    scheme: of.registration.scheme,
    version,
    dealer: year.dealer,
    rate: dealers[year.dealer].rate,
    filed_on: year.filed_on,
    quarters: year.quarters.map((q) => inRupees(q)),
    inward: inRupees(year.inward),
    statements: list.map(({ days, ...s }) => ({ ...inRupees(s), days })),
    annual: {
      due: annual.due,
      paid: inRupees(annual.paid),
      by_rate: annual.byRate.map(({ rate, ...r }) => ({ rate, ...inRupees(r) })),
      fee: { days: annual.fee.days, amount: annual.fee.amount / 100 },
    },
    issues: problemsOf(year, of.gstin.slice(0, 2)).map((p) => {
      const { path, message } = problemMessage(p);
      return { path, ...onWire(message) };
    }),
  };
}

/** `GET /gst/composition/{entity}`: the figures of CMP-08 by quarter and of GSTR-4 of a financial year; rupees. */
export const readComposition = route({
  method: 'GET',
  path: '/gst/composition/:id',
  access: 'tax',
  limit: 'work',
  params: idParams,
  query,
  handle: async ({ user, params, query: asked, deps }) => {
    const of = await reachTaxpayer(deps, user, params.id, 'view', asked.registration_id);
    const chosen = asked.financial_year ?? financialYearOn(todayInIst(deps.now()));
    return { ...(await present(deps, of, chosen)), can_edit: permissionOf(user, of.entity) !== 'view' };
  },
});

const money = z
  .number(inWords('aNumber'))
  .min(0, inWords('notNegative'))
  .max(1e13)
  .refine((n) => paiseOf(n) !== undefined, inWords('moneyDecimals'))
  .transform((n) => Math.round(n * 100));
const taxes = z.strictObject({ igst: money, cgst: money, sgst: money, cess: money });
const day = z.iso.date(inWords('aDate')).or(z.literal(''));
const inward = z.strictObject({ value: money, tax: taxes });

/** `PUT /gst/composition/{entity}`: replaces the figures of a year; 409 if they were changed meanwhile. */
export const saveComposition = route({
  method: 'PUT',
  path: '/gst/composition/:id',
  access: 'tax',
  limit: 'work',
  params: idParams,
  body: z.strictObject({
    registration_id: recordId.optional(),
    financial_year: year,
    version: version.or(z.literal(0)),
    dealer: z.enum(Object.keys(dealers) as [Dealer, ...Dealer[]]),
    quarters: z
      .array(
        z.strictObject({ outward: money, taxable: money, inward: money, inwardTax: taxes, paid_on: day }),
      )
      .length(4),
    inward: z.strictObject({ '4A': inward, '4B': inward, '4C': inward, '4D': inward }),
    filed_on: day.default(''),
  }),
  audit: 'gst.composition-saved',
  handle: async ({ user, params, body, deps, note }) => {
    const of = await reachTaxpayer(deps, user, params.id, 'edit', body.registration_id);
    const content: CompositionYear = {
      dealer: body.dealer,
      quarters: body.quarters,
      inward: body.inward,
      filed_on: body.filed_on,
    };
    const content_sealed = deps.vault.seal(content);
    if (body.version === 0) {
      try {
        await GstInwardFile.create([{ ...at(of, body.financial_year), content_sealed }]);
      } catch (error) {
        throw isDuplicate(error) ? stale(null) : error;
      }
    } else {
      const { matchedCount } = await GstInwardFile.updateOne(
        { ...at(of, body.financial_year), version: body.version },
        { $set: { content_sealed }, $inc: { version: 1 } },
      );
      if (matchedCount === 0) throw stale(null);
    }
    note({ kind: 'entity', id: params.id, detail: body.financial_year });
    return {
      message: sentence('Composition figures saved'),
      ...(await present(deps, of, body.financial_year)),
      can_edit: true,
    };
  },
});

const heads = ['Value', 'Integrated tax', 'Central tax', 'State/UT tax', 'Cess'];
const cells = (value: number | null, t: Taxes): SheetCell[] => [
  value === null ? null : value / 100,
  t.igst / 100,
  t.cgst / 100,
  t.sgst / 100,
  t.cess / 100,
];
const inwardNames = {
  '4A': 'Inward supplies from registered suppliers, not reverse charge',
  '4B': 'Inward supplies from registered suppliers, reverse charge',
  '4C': 'Inward supplies from unregistered suppliers, reverse charge',
  '4D': 'Import of services',
} as const;

/** CMP-08 of the four quarters and the tables of GSTR-4 as sheets; rupees. */
function compositionSheets(own: CompositionYear, chosen: string, today: IsoDate): WorkbookSheet[] {
  const list = statements(own, chosen, today);
  const annual = annualOf(own, chosen, today);
  const quarters = list.flatMap((s): SheetCell[][] => {
    const name = periodName(s.period, 'quarterly');
    return [
      [name, '1', 'Outward supplies (including exempt)', ...cells(s.outward, s.outwardTax)],
      [
        name,
        '2',
        'Inward supplies, reverse charge, with import of services',
        ...cells(s.inward, s.inwardTax),
      ],
      [name, '3', 'Tax payable (1 + 2)', ...cells(null, s.payable)],
      [name, '4', 'Interest payable', ...cells(null, s.interest)],
    ];
  });
  return [
    { name: 'CMP-08', rows: [['Quarter', 'Row', 'Details', ...heads], ...quarters] },
    {
      name: 'GSTR-4',
      rows: [
        ['Table', 'Details', 'Rate', ...heads],
        ...inwardTables.map((t): SheetCell[] => [
          t,
          inwardNames[t],
          null,
          ...cells(own.inward[t].value, own.inward[t].tax),
        ]),
        [
          '5',
          'Self-assessed liability by CMP-08',
          null,
          ...cells(annual.paid.outward + annual.paid.inward, annual.paid.tax),
        ],
        ['5', 'Interest by CMP-08', null, ...cells(null, annual.paid.interest)],
        ...annual.byRate.map((r): SheetCell[] => [
          '6',
          'Outward supplies by rate',
          r.rate,
          ...cells(r.value, r.tax),
        ]),
        ['8', `Late fee, ${annual.fee.days} days`, null, annual.fee.amount / 100, null, null, null, null],
      ],
    },
  ];
}

/** `GET /gst/composition/{entity}/xlsx`: CMP-08 of the four quarters and the tables of GSTR-4; rupees. */
export const compositionXlsx = route({
  method: 'GET',
  path: '/gst/composition/:id/xlsx',
  access: 'tax',
  limit: 'heavy',
  exports: 'gst.exported',
  params: idParams,
  query,
  handle: async ({ user, params, query: asked, deps }) => {
    const of = await reachTaxpayer(deps, user, params.id, 'view', asked.registration_id);
    const today = todayInIst(deps.now());
    const chosen = asked.financial_year ?? financialYearOn(today);
    const { year: own } = await load(deps, of, chosen);
    return fileReply(
      `GSTR4_${of.gstin}_${chosen}.xlsx`,
      xlsxType,
      await xlsxOf(compositionSheets(own, chosen, today)),
    );
  },
});

/** Stored figures of a composition dealer's year, for its report. */
export function compositionOf(deps: Deps, kept: InwardFileDoc) {
  const year = deps.vault.open<CompositionYear>(kept.content_sealed);
  return { year, sheets: compositionSheets(year, kept.period, todayInIst(deps.now())) };
}
