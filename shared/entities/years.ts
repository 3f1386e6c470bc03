import { todayInIst } from '../dates.ts';

/** Assessment years of the entity form: ten years back to the next one, `2026-2027`, newest first. */
export function entityAssessmentYears(today: string = todayInIst()): string[] {
  const year = Number(today.slice(0, 4));
  return Array.from({ length: 12 }, (_, i) => `${year + 1 - i}-${year + 2 - i}`);
}

/** The current calendar year to the next: default of the entity form. */
export const defaultEntityAssessmentYear = (today: string = todayInIst()): string => {
  const year = Number(today.slice(0, 4));
  return `${year}-${year + 1}`;
};

/** Whether text is `YYYY-YYYY` of two consecutive years. */
export const isLongYear = (text: string): boolean =>
  /^\d{4}-\d{4}$/.test(text) && Number(text.slice(5)) === Number(text.slice(0, 4)) + 1;

/** `2026-2027` or `2026-27` as the entity form writes it; undefined for anything else. */
export function longYear(text: string): string | undefined {
  const match = /^(\d{4})-(\d{2}|\d{4})$/.exec(text.trim());
  if (!match) return undefined;
  const start = Number(match[1]);
  return (start + 1) % 100 === Number(match[2]) % 100 ? `${start}-${start + 1}` : undefined;
}
