import { type FormValues, getAt, setAt } from '../../forms/paths.ts';
import type { Itr3 } from '../values/itr3.ts';
import type { Itr5 } from '../values/itr5.ts';
import type { Itr6 } from '../values/itr6.ts';

const keys = ['audit.cash_received', 'audit.cash_paid'];

const respelt =
  (from: string, to: string) =>
  <T extends Pick<Itr3, 'audit'> | Pick<Itr5, 'audit'> | Pick<Itr6, 'audit'>>(data: T): T =>
    keys.reduce<FormValues>(
      (out, key) => (getAt(out, key) === from ? setAt(out, key, to) : out),
      data as FormValues,
    ) as T;

/** Shares of cash as the files of AY 2026-27 spell them: `Upto5Per` for the form's `UpTo5Per`. */
export const cashSharesInFile = respelt('UpTo5Per', 'Upto5Per');

/** Shares of cash of a file as the form spells them. */
export const cashSharesInForm = respelt('Upto5Per', 'UpTo5Per');
