import { type FormModel, stepOf, treeOf } from '../../../shared/forms/form.ts';
import type { Issue } from '../../../shared/forms/messages.ts';
import { say, t } from '../../i18n/t.ts';
import { type TrailPart, trailOf } from '../state/show.ts';

/** Errors at or below a path, if given; warnings are not included. */
export const errorsIn = (issues: readonly Issue[], under = ''): Issue[] =>
  issues.filter((i) => i.severity === 'error' && (under === '' || i.path.startsWith(`${under}.`)));

/** Errors by id of the step that shows them; '' for those outside any step. */
export function issuesByStep(model: FormModel, issues: readonly Issue[]): Map<string, Issue[]> {
  const out = new Map<string, Issue[]>();
  for (const issue of errorsIn(issues)) {
    const step = stepOf(model, issue.path)?.id ?? '';
    const list = out.get(step);
    if (list) list.push(issue);
    else out.set(step, [issue]);
  }
  return out;
}

const partText = (part: TrailPart): string =>
  part.row === undefined ? t(part.label) : `${t(part.label)} ${part.row}`;

/** `Employer 2 › Gross salary`, translated; the outermost group is omitted if the step's title names it. */
export function placeText(model: FormModel, path: string): string {
  const trail = trailOf(treeOf(model), path);
  const shown = trail.length > 2 && trail[0]!.row === undefined ? trail.slice(1) : trail;
  return shown.map(partText).join(' › ');
}

/** An issue's text with its rule number. */
export function issueText(issue: Issue): string {
  const text = say(issue.message);
  return issue.rule ? `${text} (${t('rule {rule}', { rule: issue.rule })})` : text;
}
