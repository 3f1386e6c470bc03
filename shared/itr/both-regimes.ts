import type { Line } from '../tax/model/types.ts';

/** A line of the computation under both regimes; an amount is undefined where that regime has no such line. */
interface BothLine {
  label: string;
  section: string;
  depth: number;
  old: number | undefined;
  new: number | undefined;
}

/** Two computations side by side as a list: lines with the same id together, others after the line they follow. */
export function linesBoth(a: Line | undefined, b: Line | undefined, depth = 0): BothLine[] {
  const one = (a ?? b)!;
  const left = a?.children ?? [];
  const right = b?.children ?? [];
  const order: string[] = left.map((line) => line.id);
  right.forEach((line, i) => {
    if (order.includes(line.id)) return;
    const before = right[i - 1]?.id;
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, line.id);
  });
  return [
    { label: one.label, section: one.section ?? '', depth, old: a?.amount, new: b?.amount },
    ...order.flatMap((id) =>
      linesBoth(
        left.find((line) => line.id === id),
        right.find((line) => line.id === id),
        depth + 1,
      ),
    ),
  ];
}
