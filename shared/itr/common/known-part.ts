import { checkDraft, type FormModel } from '../../forms/form.ts';
import { type FormValues, setAt } from '../../forms/paths.ts';

/** What of some data a form has fields for, and the paths it has none for. */
export function knownPart(model: FormModel, data: FormValues): { kept: FormValues; left: string[] } {
  const left = checkDraft(model, data).map((i) => i.path);
  return { kept: left.reduce((rest, path) => setAt(rest, path, undefined), data), left };
}
