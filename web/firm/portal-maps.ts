import { t } from '../i18n/t.ts';

/** What `GET /api/firm/portal-maps` answers. */
export interface Maps {
  maps: { id: string; form: string; year: string; fields: number; changed_by: string }[];
}

type Named = Pick<Maps['maps'][number], 'form' | 'year'>;

/** `itr1`, `2026-27` -> `ITR-1, AY 2026-27`. */
export const titleOf = ({ form, year }: Named): string =>
  t('ITR-{number}, AY {year}', { number: form.slice(3), year });

/** The name the extension gives such a file too. */
export const fileNameOf = ({ form, year }: Named): string => `portal-map-${form}-${year}.json`;

/** What a chosen file holds; a text that is no JSON is sent as it is, and the server says why it is refused. */
export function mapIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text.slice(0, 100);
  }
}
