import type { Issue } from '../../forms/messages.ts';
import { sentence } from '../../forms/messages.ts';
import { rupees } from './read.ts';

/** The parts of ITR-3, ITR-5 and ITR-6 that say where dividends are. */
interface Parts {
  profit_loss?: { dividends?: number };
  other_sources?: { dividend_income?: number };
  schedule_bp?: { business?: { credited?: { dividend?: number } } };
}

/** Dividends in the profit of the account and under other sources too, not taken off in Schedule BP (item 3): taxed twice. */
export function dividendsTwice({ profit_loss, other_sources, schedule_bp }: Parts): Issue[] {
  const booked = rupees(profit_loss?.dividends);
  const returned = rupees(other_sources?.dividend_income);
  const taken = rupees(schedule_bp?.business?.credited?.dividend);
  const both = Math.min(booked, returned);
  return both > taken
    ? [
        {
          path: 'schedule_bp.business.credited.dividend',
          message: sentence(
            'Dividends of {amount} are in the profit and loss account and under other sources: enter them here, or they are taxed twice',
            { amount: both },
          ),
          severity: 'warning',
        },
      ]
    : [];
}
