import * as z from 'zod';
import type { IsoDate } from '../../dates.ts';
import { choice, group } from '../../forms/fields.ts';
import type { Step } from '../../forms/form.ts';
import { type FormValues, getAt, setAt } from '../../forms/paths.ts';
import type { Rupees } from '../../money.ts';
import { contestedPoints } from '../../tax/readings.ts';
import { rulesOf } from '../../tax/years/index.ts';
import type { SwitchOverrides } from '../../tax/years/types.ts';
import { isObject } from '../json/path.ts';
import type { ItrForm } from './types.ts';

const READINGS = 'readings';

/** Readings chosen for this return; the file has no place for them, the tax follows them. */
const part = group(
  {
    label: 'Contested readings',
    help: 'Leave a point blank to follow the department’s utility. The tax computation shows the effect of each choice.',
  },
  Object.fromEntries(
    contestedPoints.map(({ key, title, section, readings }) => [
      key,
      choice(
        title,
        readings.map(({ value, label }) => ({ value, label })),
        { section },
      ).optional(),
    ]),
  ),
).optional();

/** A form's schema with the readings. */
export const withReadings = <S extends z.ZodObject>(schema: S): S =>
  z.strictObject({ ...schema.shape, [READINGS]: part }) as unknown as S;

/** The steps with the readings after the tax. */
export const withReadingsStep = (steps: readonly Step[]): readonly Step[] =>
  steps.map((step) => (step.id === 'tax' ? { ...step, parts: [...step.parts, READINGS] } : step));

/** The readings of a return for the engine; unknown values are omitted. */
export const readingsOf = (data: object): { switches?: SwitchOverrides } => {
  const chosen = (data as FormValues)[READINGS];
  if (!isObject(chosen)) return {};
  const switches = Object.fromEntries(
    contestedPoints.flatMap(({ key, readings }) => {
      const value = chosen[key];
      return readings.some((one) => one.value === value) ? [[key, value]] : [];
    }),
  );
  return Object.keys(switches).length > 0 ? { switches: switches as SwitchOverrides } : {};
};

/** A reading with the resulting tax. */
interface ReadingOutcome {
  value: string;
  label: string;
  authority: string;
  /** Tax, interest and fee, and the balance (negative for a refund), whole rupees. */
  total: Rupees;
  balance: Rupees;
  /** Losses carried to the next year. */
  carried: Rupees;
  chosen: boolean;
  /** Followed when nothing is chosen. */
  usual: boolean;
}

/** A contested point that makes a difference to a return. */
export interface PointOutcome {
  key: string;
  title: string;
  section: string;
  readings: ReadingOutcome[];
}

/** The contested points on which this return's figures depend, each reading worked; RangeError where the draft cannot be computed. */
export function contestedOutcomes(
  form: ItrForm,
  year: string,
  data: FormValues,
  today?: IsoDate,
): PointOutcome[] {
  const usual = rulesOf(year).switches;
  return contestedPoints.flatMap(({ key, title, section, readings }): PointOutcome[] => {
    const now = getAt(data, `${READINGS}.${key}`) ?? usual[key];
    const worked = readings.map(({ value, label, authority }): ReadingOutcome => {
      const { chosen } = form.compute(setAt(data, `${READINGS}.${key}`, value), today);
      return {
        value,
        label,
        authority,
        total: chosen.totalLiability,
        balance: chosen.balancePayable - chosen.refund,
        carried: chosen.lossesCarriedForward.reduce((all, { amount }) => all + amount, 0),
        chosen: value === now,
        usual: value === usual[key],
      };
    });
    const [first] = worked;
    const differs = worked.some(
      (one) => one.total !== first!.total || one.balance !== first!.balance || one.carried !== first!.carried,
    );
    return differs || getAt(data, `${READINGS}.${key}`) !== undefined
      ? [{ key, title, section, readings: worked }]
      : [];
  });
}
