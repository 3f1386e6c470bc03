import { assessmentYearOf, financialYearOn, startYear, todayInIst } from '../../shared/dates.ts';
import { currentUser } from './session.ts';

/** The financial year a page opens with where its address names none: that of the firm where the page has it, else `usual`, else today's. */
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
