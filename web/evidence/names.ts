import { figureNames, paperNames } from '../../shared/evidence/names-of-figures.ts';
import type { Figure } from '../../shared/evidence/pieces.ts';
import { mark } from '../i18n/mark.ts';
import { t } from '../i18n/t.ts';
import type { DetailName } from './desk.ts';

export const sourceName = (source: string): string =>
  t<string>((paperNames as Readonly<Record<string, string>>)[source] ?? source);

const decisions: Readonly<Record<string, string>> = {
  taken: mark('Entered'),
  matched: mark('Matched'),
  disputed: mark('Disputed'),
  set_aside: mark('Set aside'),
};
export const decisionName = (decision: string): string => t<string>(decisions[decision] ?? decision);

const marks: Readonly<Record<string, string>> = {
  superseded: mark('Replaced by another row'),
  reversed: mark('Taken back'),
  repeated: mark('Duplicate row'),
  joint: mark('Held jointly'),
  other_year: mark('Another year'),
  own_payment: mark('Paid by the client'),
  minor: mark('Of a minor child'),
};
export const markName = (of: string): string => t<string>(marks[of] ?? of);

const details: Readonly<Record<DetailName, string>> = {
  place: mark('Place in the file'),
  payer_id: 'PAN/TAN',
  status: mark('Status'),
  account: mark('Account'),
  acknowledgement: mark('Acknowledgement number'),
  isin: 'ISIN',
  units: mark('Units'),
  bought: mark('Bought on'),
  cost: mark('Cost'),
  charges: mark('Charges'),
  stt: mark('Securities transaction tax'),
  gain: mark('Gain'),
  turnover: mark('Turnover'),
  stamp_value: mark('Stamp duty value'),
  holders: mark('Other holders'),
  derived: mark('After feedback'),
};
export const detailName = (name: DetailName): string => t<string>(details[name]);

export const figureName = (figure: Figure | ''): string =>
  figure === '' ? t('Other rows') : t<string>(figureNames[figure]);
