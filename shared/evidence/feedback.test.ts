import { expect, it } from 'vitest';
import { sentence } from '../forms/messages.ts';
import type { Difference } from './differences.ts';
import { feedbackText } from './feedback.ts';
import type { Mark, Piece } from './pieces.ts';

const row = (...marks: Mark[]): Piece => ({
  key: 'a',
  source: 'ais',
  part: 'B1',
  code: 'SFT-016(SB)',
  category: '',
  payer: 'State Bank of India',
  payer_id: 'AAACS8577K',
  date: '',
  period: 'FY 2025-26',
  gross: 3_120_00,
  tax: 0,
  deposited: null,
  status: '',
  role: 'income',
  figure: 'interest_savings',
  marks,
  place: '',
  group: 'a',
  detail: { tsn: '7' },
});
const differing = (kind: string, feedback = 0): Difference => ({
  kind,
  head: 'other sources',
  figure: 'interest_savings',
  amount: 0,
  evidence: 0,
  other: 0,
  pieces: ['a'],
  text: sentence('Half of it is of the other holder'),
  explained: false,
  feedback,
});
const option = (piece: Piece, ...differences: Difference[]) =>
  /^Feedback (\d): ([^.]*)\./.exec(feedbackText(piece, differences))!.slice(1).join(' ');

// The options of the AIS: 1 correct, 2 not fully correct, 3 of another PAN or year, 4 duplicate, 5 denied.
it.each([
  ['nothing known of it', row(), [], '2 Information is not fully correct'],
  ['a joint holder', row('joint'), [], '3 Information relates to other PAN/Year'],
  ['a minor child', row('minor'), [], '3 Information relates to other PAN/Year'],
  ['another year', row('other_year'), [], '3 Information relates to other PAN/Year'],
  [
    'a row that is there twice',
    row('repeated'),
    [],
    '4 Information is duplicate / included in other information',
  ],
  ['a row the return lacks', row(), [differing('omitted_in_return')], '5 Information is denied'],
  [
    'what a difference says first',
    row('repeated'),
    [differing('x'), differing('y', 3)],
    '3 Information relates to other PAN/Year',
  ],
] as const)('%s is answered with its option', (_, piece, differences, expected) =>
  expect(option(piece, ...differences)).toBe(expected),
);

it('names the row as the portal shows it, and the reason of the papers but not what the return lacks', () => {
  expect(feedbackText(row('joint'), [differing('less_in_return')])).toBe(
    'Feedback 3: Information relates to other PAN/Year. SFT-016(SB), State Bank of India (AAACS8577K), FY 2025-26, 3,120.00, TSN 7.',
  );
  expect(feedbackText(row('joint'), [differing('joint_share')])).toContain(
    'TSN 7. Half of it is of the other holder',
  );
});
