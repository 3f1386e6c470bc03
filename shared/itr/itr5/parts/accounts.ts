import * as z from 'zod';
import { amount, pan, text } from '../../../forms/fields.ts';
import { money, moneyIfAny, total } from '../../common/fields.ts';
import { sheet } from '../../common/sheet.ts';
import { extended, LOSS, typed, without, worked } from '../../itr3/parts/lines.ts';
import type { Row } from '../../values/names.ts';

type Part = Parameters<typeof extended>[0];
const inner = (part: Part): z.ZodObject => ('unwrap' in part ? (part.unwrap() as z.ZodObject) : part);
const within = (part: Part, key: string): Part => inner(part).shape[key] as unknown as Part;

const D = 'DebitsToPL.DebitPlAcnt';

/** Part A-P&L: remuneration and interest of partners in addition to ITR-3. */
export const profitLoss = (base: Part) =>
  extended(
    base,
    {
      // the file requires the PAN in this table
      bad_debts_pan: rowsWith(inner(base).shape['bad_debts_pan'] as unknown as z.ZodType, {
        pan: pan('PAN of the debtor', { json: 'PAN' }),
      }),
      ...typed([
        [
          'partners_remuneration',
          'Salary and remuneration to partners',
          `${D}.SalRemuneration`,
          { section: '40(b)', help: 'Firms only; must match the remuneration of the partners listed' },
        ],
        [
          'interest_partners_abroad',
          'Interest to partners or members, outside India or to non-residents',
          `${D}.InterestExpdrtDtls.NonResOtherCompany`,
          { section: '40(b)' },
        ],
        [
          'interest_partners',
          'Interest to partners or members, residents',
          `${D}.InterestExpdrtDtls.ResPartners`,
          { section: '40(b)' },
        ],
      ]),
    },
    {
      needs: [
        'DebitsToPL.TaxProvAppr.Appropriations',
        'NoBooksOfAccPL',
        'PersumptiveInc44AD',
        'PersumptiveInc44ADA',
      ],
    },
  ).optional();

/** Item 64: of a firm's income from goods carriages its partners' pay and interest are deducted (proviso to s.44AE(3)). */
export const carriages44ae = (base: Part) =>
  extended(base, {
    total_before: total('Presumptive income before partners’ pay', 'TotalPrsumptvIncGCUs44E', {
      jsonDefault: undefined,
    }),
    partners_pay: amount('Salary, remuneration and interest to partners out of this income', {
      section: '44AE(3)',
      help: 'Firms only; not debited in the account',
      when: (_: Row, all: Row) =>
        (all['personal'] as Record<string, unknown> | undefined)?.['status'] === '1',
    }).optional(),
    partners_allowed: total('of which allowed', 'SalRemrtnToPartnerFirm', {
      jsonDefault: undefined,
      section: '40(b)',
    }),
  }).optional();

const HELP_48 =
  'Section 45(4) gain attributed to this asset (rule 8AB, Form 5C); deducted from the sale price';
const nil48 = () =>
  money('Reduction on a reconstitution', 'Reduction48iii', { section: '48(iii)', help: HELP_48 });

const sold = (part: Part, node = ''): Part =>
  extended(part, {
    reduction_48iii: money('Reduction on a reconstitution', `${node}DeductSec48.Reduction48iii`, {
      section: '48(iii)',
      help: HELP_48,
    }),
  });

/** A list whose rows have further fields; its own texts are kept. */
const rowsWith = (part: z.ZodType, shape: Record<string, z.ZodType>) => {
  const list = (part as z.ZodOptional<z.ZodArray<z.ZodObject>>).unwrap();
  const row: z.ZodObject = z.strictObject({ ...list.element.shape, ...shape });
  return z
    .array(row)
    .meta(list.meta() ?? {})
    .optional();
};

/** Groups directly below a term whose deductions are listed in the file with the reduction of s.48(iii). */
const soldEach = (term: Part): Record<string, z.ZodType> =>
  Object.fromEntries(
    Object.entries(inner(term).shape).flatMap(([key, part]) => {
      const group = part instanceof z.ZodOptional ? part.unwrap() : part;
      if (!(group instanceof z.ZodObject)) return [];
      const places = Object.values(group.shape).map((field) => {
        const own = field instanceof z.ZodOptional ? field.unwrap() : field;
        return String((own as z.ZodType).meta()?.['json'] ?? '');
      });
      const listed = places.find((place) => /(^|\.)DeductSec48\./.test(place));
      if (listed !== undefined)
        return [
          [key, sold(part as unknown as Part, listed.slice(0, listed.indexOf('DeductSec48'))).optional()],
        ];
      // one level down: the sale inside the item
      const nested = key === 'assets' || key === 'listed_112' ? {} : soldEach(part as unknown as Part);
      return Object.keys(nested).length > 0
        ? [[key, extended(part as unknown as Part, nested).optional()]]
        : [];
    }),
  );

/** Schedule CG: gains on a firm's reconstitution (ss.45(4), 48(iii)), and lines only in ITR-5. */
export const capitalGains = (base: Part) => {
  const short = within(base, 'short');
  const long = within(base, 'long');
  const deemed45 = (json: string, label: string) =>
    moneyIfAny(label, json, {
      section: '45(4)',
      help: 'Money and value received in excess of the capital balance (the gain)',
    });
  const listed = within(long, 'listed_112');
  return extended(base, {
    short: extended(short, {
      land: rowsWith(inner(short).shape['land'] as unknown as z.ZodType, { reduction_48iii: nil48() }),
      other_assets: sold(within(short, 'other_assets')).optional(),
      ...soldEach(short),
      deemed_45_4: deemed45('AmtDeemedStcg45iv', 'Short-term gain on a reconstitution'),
    }).optional(),
    long: extended(long, {
      land: rowsWith(inner(long).shape['land'] as unknown as z.ZodType, {
        improvement_paid: moneyIfAny('Cost of improvement', 'ImproveCost'),
        reduction_48iii: nil48(),
      }),
      ...soldEach(long),
      assets: extended(within(long, 'assets'), {
        sale: sold(within(within(long, 'assets'), 'sale')).optional(),
      }).optional(),
      listed_112: extended(listed, {
        section_code: text('Section', {
          json: 'Proviso112SectionCode',
          jsonDefault: '22',
          computed: true,
        }).optional(),
        sale: sold(within(listed, 'sale')).optional(),
      }).optional(),
      deemed_45_4: deemed45('AmtDeemedLtcg45iv', 'Long-term gain on a reconstitution'),
      slump_sale: extended(within(long, 'slump_sale'), {
        deducted: total('Deduction under section 54', 'DeductionUnderSec54'),
      }).optional(),
    }).optional(),
  }).optional();
};

/** Schedule BP: two lines of insurers, nil. */
export const scheduleBp = (base: Part) => {
  const business = within(base, 'business');
  return extended(base, {
    business: extended(business, {
      in_pl_first_schedule: total(
        'of which the First Schedule',
        'ProfitLossInclRefrdSec.FirstSchITActOthr115B',
      ),
      deemed_first_schedule: total(
        'Deemed profit under the First Schedule',
        'DeemedProfitBusUs.FirstSchTActOther',
      ),
    }).optional(),
  }).optional();
};

/**
 * Part A-OI: disallowed remuneration is computed; the line on sugarcane is nil, the excess is entered among
 * the others.
 */
export const otherInformation = (base: Part) => {
  const of36 = within(base, 'disallowed_36');
  const of40 = within(base, 'disallowed_40');
  return extended(base, {
    disallowed_36: extended(of36, {
      sugar_price: total(
        'Price paid for sugarcane in excess of the Government-approved price',
        'AmtDisallUs36.ExpGovtApprovedSugarPrice',
        { section: '36(1)(xvii)' },
      ),
    }).optional(),
    disallowed_40: extended(without(of40, 'partners'), {
      partners: total(
        'Interest, salary, bonus or commission to partners or members',
        'AmtDisallUs40.IntSalBonPartner',
        { section: '40(b), 40(ba)' },
      ),
    }).optional(),
  }).optional();
};

/** Schedule OS: quarters of dividend u/s 115AD at its other rate, missing in the list of incomes. */
export const otherSources = (base: Part) =>
  extended(
    base,
    {
      dividend_115ad1ibd: sheet(
        { label: 'Dividend of a specified fund', json: 'DividendIncUs115AD1IBd.DateRange', section: '115AD' },
        worked([
          ['upto_15_jun', 'Up to 15 June', 'Upto15Of6'],
          ['upto_15_sep', '16 June to 15 September', 'Up16Of6To15Of9'],
          ['upto_15_dec', '16 September to 15 December', 'Up16Of9To15Of12'],
          ['upto_15_mar', '16 December to 15 March', 'Up16Of12To15Of3'],
          ['upto_31_mar', '16 to 31 March', 'Up16Of3To31Of3'],
        ]),
      ).optional(),
    },
    { needs: ['DividendIncUs115AD1IBd.DateRange'] },
  ).optional();

/** Schedules 80-IA and 80-IB: two businesses in addition to ITR-3; closed to new claims or to its filers, so nil. */
export const undertakings = (base: Part) => {
  const nil = (label: string, json: string, code: string) =>
    sheet(
      { label, json },
      {
        nature: text('Code of the business', {
          json: 'Sch80LocOrDescCode',
          jsonDefault: code,
          computed: true,
        }).optional(),
      },
    ).optional();
  return extended(base, {
    sec_80ia: extended(
      within(base, 'sec_80ia'),
      { infrastructure: nil('Infrastructure facility', 'DeductUs80_IA_4_i', 'INFRAFAC') },
      { needs: ['DeductUs80_IA_4_i'] },
    ).optional(),
    sec_80ib: extended(
      within(base, 'sec_80ib'),
      { jammu: nil('Undertakings in Jammu and Kashmir', 'DeductJKLocUs80_IB_4_Und', 'INDSRTL_JK') },
      { needs: ['DeductJKLocUs80_IB_4_Und'] },
    ).optional(),
  }).optional();
};

/** Schedule IF: the number of firms. */
export const partnerFirms = (base: Part) =>
  extended(base, {
    firms: total('Number of firms', 'PartnerInNumberOfFirms'),
    capital: total('Total capital balance', 'TotalFirmCapBalOn31Mar', { min: LOSS }),
  }).optional();

/** Schedule CFL: losses carried forward after an investment fund passed some on; for others the loss of the year. */
export const carriedLosses = (base: Part) => {
  const columns = [
    ['house_property', 'House property', 'TotalHPPTILossCF'],
    ['business', 'Business or profession', 'BusLossOthThanSpecLossCF'],
    ['speculative', 'Speculative business', 'LossFrmSpecBusCF'],
    ['specified', 'Specified business', 'LossFrmSpecifiedBusCF'],
    ['short_term', 'Short-term capital loss', 'TotalSTCGPTILossCF'],
    ['long_term', 'Long-term capital loss', 'TotalLTCGPTILossCF'],
    ['race_horses', 'Race horses', 'OthSrcLossRaceHorseCF'],
  ] as const;
  const years = Object.entries(inner(base).shape).filter(([key]) => key.startsWith('year_'));
  return extended(base, {
    ...Object.fromEntries(
      years.map(([key, year]) => [
        key,
        extended(year as unknown as Part, {
          lapsed: sheet(
            { label: 'Lapsed with partners who left', section: '78(1)' },
            worked(columns.map(([column, label]) => [column, label, ''])),
          ).optional(),
        }).optional(),
      ]),
    ),
    current_kept: extended(
      within(base, 'current'),
      worked(columns.map(([key, label, json]) => [key, label, json])),
      { label: 'Loss of the year carried forward', json: 'CurrentYearLossCF.LossSummaryDetail' },
    ).optional(),
  }).optional();
};
