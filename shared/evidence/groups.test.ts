import { expect, it } from 'vitest';
import { kept } from '../testing/kept.ts';
import * as allGroups from './groups.ts';
import type { Figure } from './pieces.ts';

const { groupsOf } = kept(allGroups);

const row = (
  id: string,
  action: string,
  figure: Figure | '',
  role = 'income',
  decision: string | null = null,
) => ({
  id,
  role,
  figure,
  decision,
  suggestion: { action, figure },
});

it('groups rows by figure in the order of a return, what needs a person first, lines of a bank last', () => {
  const rows = [
    row('line', 'set_aside', '', 'line'),
    row('done', 'take', 'dividend', 'income', 'taken'),
    row('take', 'take', 'dividend'),
    row('ask', 'ask', 'dividend'),
    row('salary', 'match', 'salary_gross'),
  ];
  expect(groupsOf(rows).map((g) => [g.figure, g.rows.map((r) => r.id), g.ready, g.open])).toEqual([
    ['salary_gross', ['salary'], 1, 1],
    ['dividend', ['ask', 'take', 'done'], 1, 2],
    ['', ['line'], 1, 0],
  ]);
});
