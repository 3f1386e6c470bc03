import type { Issue } from '../../shared/forms/messages.ts';
import type { FormData } from '../../shared/forms/paths.ts';
import type { ItrForm } from '../../shared/itr/types.ts';
import { invalid } from '../errors.ts';

/** The department's prefill data as a return's form; 422 for a form that has no reader for it. */
export async function fromPrefill(
  form: ItrForm,
  type: string,
  json: unknown,
): Promise<{ data: FormData; warnings: Issue[] }> {
  const reader = (
    form as ItrForm & { importPrefill?: (json: unknown) => { data: FormData; warnings: Issue[] } }
  ).importPrefill;
  if (!reader) {
    const message = `Prefill data cannot be read into ${type}.`;
    throw invalid(message, [{ path: 'jsonFile', message }], 'form_not_available');
  }
  return reader(json);
}
