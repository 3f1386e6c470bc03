import type { Itr2Year } from '../data/years.ts';
import type { Finding, Node, Reader, Rule } from './reader.ts';
import type { Sum } from './sum.ts';
import { incomeSums } from './sums-income.ts';
import { totalSums } from './sums-totals.ts';

const column = (node: Node, path: string): number => {
  const cut = path.indexOf('[].');
  if (cut < 0) return node.n(path);
  return node.rows(path.slice(0, cut)).reduce((t, row) => t + column(row, path.slice(cut + 3)), 0);
};

const nodes = (node: Node, list: string): readonly Node[] => {
  const cut = list.indexOf('[].');
  return cut < 0
    ? node.rows(list)
    : node.rows(list.slice(0, cut)).flatMap((row) => nodes(row, list.slice(cut + 3)));
};

/** Every sum of a year's file. */
export const sumsOf = (year: Itr2Year): Sum[] => [...incomeSums(year), ...totalSums(year)];

/** The sums of every schedule as one rule. */
export const sumRule: Rule = {
  id: 'SUM',
  message: 'The figure must be {value}, the total of its components; it is {found}',
  check: (r: Reader): Finding[] =>
    sumsOf(r.year).flatMap(({ list, at, plus, minus = [], gains = [], floor, needs, old }) =>
      (old && !r.old ? [] : list ? nodes(r, list) : [r]).flatMap((node) => {
        if (needs && !node.has(needs)) return [];
        const parent = at.includes('.') ? at.slice(0, at.lastIndexOf('.')) : '';
        if (parent && !node.has(parent)) return [];
        const sum =
          plus.reduce((t, p) => t + column(node, p), 0) +
          gains.reduce((t, p) => t + Math.max(0, column(node, p)), 0) -
          minus.reduce((t, p) => t + column(node, p), 0);
        const value = floor ? Math.max(0, sum) : sum;
        const found = node.n(at);
        return found === value ? [] : [{ at: node.to(at), params: { found, value } }];
      }),
    ),
};
