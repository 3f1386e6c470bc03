import { t } from '../i18n/t.ts';

/** Response of `GET /api/firm/portal-maps`. */
export interface Maps {
  maps: { id: string; form: string; year: string; fields: number; changed_by: string }[];
}

type Named = Pick<Maps['maps'][number], 'form' | 'year'>;

/** `itr1`, `2026-27` -> `ITR-1, AY 2026-27`. */
export const titleOf = ({ form, year }: Named): string =>
  t('ITR-{number}, AY {year}', { number: form.slice(3), year });

/** The file name the extension uses. */
export const fileNameOf = ({ form, year }: Named): string => `portal-map-${form}-${year}.json`;

/** Content of a chosen file; invalid JSON is sent as text, so that the server reports the reason. */
export function mapIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text.slice(0, 100);
  }
}
