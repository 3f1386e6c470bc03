import { type Issue, type Message, sentence } from '../../forms/messages.ts';
import type { PathOf } from '../../forms/paths.ts';
import type { Itr3 } from '../values/itr3.ts';
import { rupees } from './read.ts';

/** The parts of ITR-3, ITR-5 and ITR-6 that say where income of other heads is. */
interface Parts {
  profit_loss?: { dividends?: number; rent?: number; interest_income?: number };
  other_sources?: { dividend_income?: number; interest?: number };
  house_property?: { properties?: readonly { gross_annual_value?: number }[] };
  schedule_bp?: {
    business?: { credited?: { dividend?: number; house_property?: number; other_sources?: number } };
  };
}

/**
 * Income both in the profit of the account and under its own head, not deducted in Schedule BP (item 3):
 * taxed twice.
 */
export function creditedTwice({ profit_loss, other_sources, house_property, schedule_bp }: Parts): Issue[] {
  const taken = schedule_bp?.business?.credited;
  const rent = (house_property?.properties ?? []).reduce((n, p) => n + rupees(p.gross_annual_value), 0);
  const found = (
    key: 'dividend' | 'house_property' | 'other_sources',
    booked: number | undefined,
    returned: number | undefined,
    message: (amount: number) => Message,
  ): Issue<PathOf<Itr3>>[] => {
    const both = Math.min(rupees(booked), rupees(returned));
    return both > rupees(taken?.[key])
      ? [{ path: `schedule_bp.business.credited.${key}`, message: message(both), severity: 'warning' }]
      : [];
  };
  return [
    ...found('dividend', profit_loss?.dividends, other_sources?.dividend_income, (amount) =>
      sentence(
        'Dividends of {amount} are in both the profit and loss account and other sources: enter them here, or they are taxed twice',
        { amount },
      ),
    ),
    ...found('house_property', profit_loss?.rent, rent, (amount) =>
      sentence(
        'Rent of {amount} is in both the profit and loss account and house property: enter it here if it is the same rent, or it is taxed twice',
        { amount },
      ),
    ),
    ...found('other_sources', profit_loss?.interest_income, other_sources?.interest, (amount) =>
      sentence(
        'Interest of {amount} is in both the profit and loss account and other sources: enter it here if it is the same interest, or it is taxed twice',
        { amount },
      ),
    ),
  ];
}
