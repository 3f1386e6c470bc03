import { checkDraft, type FormModel } from '../../forms/form.ts';
import { type FormValues, setAt } from '../../forms/paths.ts';

/** The part of some data with fields in the form, and the other paths. */
export function knownPart(model: FormModel, data: FormValues): { kept: FormValues; left: string[] } {
  const left = checkDraft(model, data).map((i) => i.path);
  return { kept: left.reduce((rest, path) => setAt(rest, path, undefined), data), left };
}
