import { assessmentYearOf, financialYearOn, startYear, todayInIst } from '../../shared/dates.ts';
import { currentUser } from './session.ts';

/**
 * The financial year for a page whose address has none: the firm's default if the page offers it, else
 * `usual`, else the current one.
 */
export const openingYear = <Y extends string>(years: readonly Y[], usual?: Y): Y => {
  const set = currentUser()?.financial_year;
  return (
    years.find((year) => set && startYear(year) === startYear(set)) ??
    usual ??
    (financialYearOn(todayInIst()) as Y)
  );
};

/** The same for pages by assessment year. */
export const openingAssessmentYear = <Y extends string>(years: readonly Y[], usual: Y): Y => {
  const set = currentUser()?.financial_year;
  return years.find((year) => set && year === assessmentYearOf(set)) ?? usual;
};
