import type { AssessmentYear } from '../dates.ts';
import type { ItrForm, ItrType } from './common/types.ts';

type Loader = () => Promise<ItrForm>;

/** Forms by type and year; each is its own chunk in a web bundle. */
const loaders: Partial<Record<ItrType, Partial<Record<AssessmentYear, Loader>>>> = {
  'ITR-1': {
    '2026-27': async () => (await import('./itr1/form.ts')).itr1Form('2026-27'),
    '2025-26': async () => (await import('./itr1/form.ts')).itr1Form('2025-26'),
    '2024-25': async () => (await import('./itr1/form.ts')).itr1Form('2024-25'),
  },
  'ITR-2': {
    '2026-27': async () => (await import('./itr2/form.ts')).itr2Form('2026-27'),
    '2025-26': async () => (await import('./itr2/form.ts')).itr2Form('2025-26'),
    '2024-25': async () => (await import('./itr2/form.ts')).itr2Form('2024-25'),
  },
  'ITR-3': {
    '2026-27': async () => (await import('./itr3/form.ts')).itr3Form('2026-27'),
    '2025-26': async () => (await import('./itr3/form.ts')).itr3Form('2025-26'),
    '2024-25': async () => (await import('./itr3/form.ts')).itr3Form('2024-25'),
  },
  'ITR-4': {
    '2026-27': async () => (await import('./itr4/form.ts')).itr4Form('2026-27'),
    '2025-26': async () => (await import('./itr4/form.ts')).itr4Form('2025-26'),
    '2024-25': async () => (await import('./itr4/form.ts')).itr4Form('2024-25'),
  },
  'ITR-5': {
    '2026-27': async () => (await import('./itr5/form.ts')).itr5Form('2026-27'),
  },
  'ITR-6': {
    '2026-27': async () => (await import('./itr6/form.ts')).itr6Form('2026-27'),
  },
  'ITR-7': {
    '2026-27': async () => (await import('./itr7/form.ts')).itr7Form('2026-27'),
  },
};

const loaded = new Map<string, Promise<ItrForm>>();

/** The forms and years that can be prepared, newest year first. */
export function itrFormsAvailable(): { type: ItrType; assessmentYear: AssessmentYear }[] {
  return Object.entries(loaders).flatMap(([type, years]) =>
    Object.keys(years).map((assessmentYear) => ({
      type: type as ItrType,
      assessmentYear: assessmentYear as AssessmentYear,
    })),
  );
}

/** Assessment years some form is prepared for, newest first. */
export const assessmentYears: readonly AssessmentYear[] = [
  ...new Set(itrFormsAvailable().map(({ assessmentYear }) => assessmentYear)),
]
  .sort()
  .reverse();

/** Default year of a new return. */
export const defaultAssessmentYear: AssessmentYear = assessmentYears[0]!;

/** Whether a form of a year can be prepared. */
export const isItrFormAvailable = (type: string, assessmentYear: string): boolean =>
  itrFormsAvailable().some((f) => f.type === type && f.assessmentYear === assessmentYear);

/** A form of a year, loaded once; rejects with a RangeError naming the form if not available. */
export function loadItrForm(type: ItrType, assessmentYear: string): Promise<ItrForm> {
  const key = `${type} ${assessmentYear}`;
  const known = loaded.get(key);
  if (known) return known;
  const loader = loaders[type]?.[assessmentYear as AssessmentYear];
  if (!loader)
    return Promise.reject(new RangeError(`${type} is not available for assessment year ${assessmentYear}`));
  const form = loader();
  loaded.set(key, form);
  return form;
}
