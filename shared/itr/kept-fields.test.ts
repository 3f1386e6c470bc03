import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { treeOf } from '../forms/form.ts';
import type { FieldNode, FormNode } from '../forms/walk.ts';
import { loadItrForm } from './registry.ts';
import { conditionsOf, look } from './testing/conditions.ts';

/**
 * What a form asks and takes, written out: each group with its fields, their kinds, limits and choices, and when a field with a condition is
 * shown; of its words a digest. A limit, a choice, a word or a condition that changes by mistake shows here; one that changes on purpose is read line by line before it
 * is committed (`npx vitest run --project shared shared/itr/kept-fields.test.ts -u`).
 */

const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8);

interface Bounds {
  minValue?: number | null;
  maxValue?: number | null;
  minLength?: number | null;
  maxLength?: number | null;
}

/** `name text ≤50 !`: kind, limits, choices; `!` required, `=` worked out, `+` goes to next year, `~` only reported. */
function fieldLine({ key, meta, schema, optional }: FieldNode): string {
  const { minValue, maxValue, minLength, maxLength } = schema as Bounds;
  const far = (n: number | null | undefined) => n === undefined || n === null || Math.abs(n) >= 1e15;
  const limits = [
    ...(far(minValue) ? [] : [`≥${minValue}`]),
    ...(far(maxValue) ? [] : [`≤${maxValue}`]),
    ...(minLength ? [`from ${minLength}`] : []),
    ...(maxLength ? [`to ${maxLength}`] : []),
  ];
  const { options = [] } = meta;
  const choices = options.map((o) => o.value).join(' ');
  return [
    key,
    meta.kind,
    ...limits,
    ...(options.length > 0
      ? [choices.length > 40 ? `${options.length}#${digest(choices)}` : `(${choices})`]
      : []),
    [optional ? '' : '!', meta.computed ? '=' : '', meta.keeps ? '+' : '', meta.reported ? '~' : ''].join(''),
    ...(meta.jsonAs ? [`as ${meta.jsonAs}`] : []),
    ...(meta.jsonDefault === undefined ? [] : [`else ${meta.jsonDefault}`]),
    ...(meta.claims ? [`claims ${JSON.stringify(meta.claims)}`] : []),
  ]
    .filter(Boolean)
    .join(' ');
}

/** What a person reads at a node: label, section, help and the names of choices. */
const wordsOf = ({ meta }: FormNode) => {
  const { label, section, help, options } = meta as Partial<FieldNode['meta']>;
  return [label, section, help, options?.map((o) => o.label)];
};

function groupLines(nodes: readonly FormNode[], path = ''): string[] {
  const fields = nodes.filter((n): n is FieldNode => n.node === 'field');
  const words = digest(JSON.stringify(nodes.map(wordsOf)));
  return [
    ...(fields.length > 0
      ? [`${path || 'form'}: ${fields.map(fieldLine).join(', ')}; words ${words}`]
      : nodes.length > 0
        ? [`${path || 'form'}; words ${words}`]
        : []),
    ...nodes.flatMap((node) => {
      if (node.node === 'field') return [];
      const { maxRows, minRows } = node.meta as { maxRows?: number; minRows?: number };
      const at = node.node === 'rows' ? `${node.path}[${minRows ?? 0}..${maxRows ?? ''}]` : node.path;
      return groupLines(node.children, at);
    }),
  ];
}

/** `path when a = Y; b = 1, c = 2`: the answers with which it is shown, or without, whichever are fewer. */
function conditionLine(
  condition: ReturnType<typeof conditionsOf>[number],
  form: readonly FormNode[],
): string {
  const { runs } = look(condition, form);
  const shown = runs.filter((run) => run.shown);
  const rather = shown.length <= runs.length / 2;
  const told = (rather ? shown : runs.filter((run) => !run.shown)).map(({ answers }) =>
    answers.map(([path, answer]) => `${path} = ${String(answer ?? '–')}`).join(', '),
  );
  const all = told.join('; ');
  return `${condition.path} ${rather ? 'when' : 'unless'} ${all.length > 400 ? `${told.slice(0, 3).join('; ')} … ${told.length} of ${runs.length}, ${digest(all)}` : all}`;
}

describe.each([1, 2, 3, 4, 5, 6, 7] as const)('ITR-%d', (itr) => {
  it('asks and takes what it did', async () => {
    const { model } = await loadItrForm(`ITR-${itr}`, '2026-27');
    const form = treeOf(model);
    const told = [
      ...model.steps.map(({ id, title, parts }) => `${id}, ${title}: ${parts.join(' ')}`),
      '',
      ...groupLines(form),
      '',
      ...conditionsOf(form).map((condition) => conditionLine(condition, form)),
    ];
    await expect(`${told.join('\n')}\n`).toMatchFileSnapshot(`kept-fields/ITR-${itr}.txt`);
  });
});
