import type { Calculator, Outcome, WorkingLine } from '../../shared/calculators/calculator.ts';
import { calculators } from '../../shared/calculators/index.ts';
import { checkComplete, treeOf } from '../../shared/forms/form.ts';
import { english } from '../../shared/forms/messages.ts';
import type { FormNode } from '../../shared/forms/walk.ts';
import { fieldErrors, invalid } from '../base/errors.ts';
import { type Route, route } from '../base/route.ts';

/** An input of a calculator, as the API describes it. */
interface Fact {
  name: string;
  label: string;
  kind: string;
  required: boolean;
  choices?: string[];
  facts?: Fact[];
}

const factOf = (node: FormNode): Fact => ({
  name: node.key,
  label: node.meta.label,
  kind: node.node === 'field' ? node.meta.kind : node.node,
  required: !node.optional,
  ...(node.node === 'field'
    ? node.meta.options
      ? { choices: node.meta.options.map(({ value }) => value) }
      : {}
    : { facts: node.children.map(factOf) }),
});

const lineOf = ({ text, amount, section, total }: WorkingLine) => ({
  text: english(text),
  amount: amount ?? null,
  section: section ?? '',
  ...(total ? { total } : {}),
});

/** A result as the API returns it, texts in English. */
const presentOutcome = ({ result, lines, warnings }: Outcome) => ({
  result,
  lines: lines.map(lineOf),
  warnings: warnings.map(english),
});

/** `POST /calculators/{name}`: inputs as the body; returns figures, working and remarks. Stores nothing. */
const calculate = (of: Calculator): Route =>
  route({
    method: 'POST',
    path: `/calculators/${of.name}`,
    access: 'tax',
    limit: 'work',
    readOnly: true,
    // hidden fields are not required: the form's own check reports what is missing
    body: of.model.schema.partial(),
    handle: async ({ body }) => {
      const errors = checkComplete(of.model, body).filter(({ severity }) => severity === 'error');
      if (errors.length > 0) throw invalid(errors[0]!.message, fieldErrors(errors));
      return presentOutcome(of.work(body));
    },
  });

/** `GET /calculators`: every calculator with its inputs. */
const listCalculators = route({
  method: 'GET',
  path: '/calculators',
  access: 'tax',
  limit: 'work',
  handle: async () => ({
    calculators: calculators.map(({ name, title, intro, section, model }) => ({
      name,
      title,
      intro,
      section,
      facts: treeOf(model).map(factOf),
    })),
  }),
});

export const calculatorRoutes: readonly Route[] = [listCalculators, ...calculators.map(calculate)];
