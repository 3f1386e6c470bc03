import type { Option } from '../../shared/forms/fields.ts';
import { isOn, radioText } from './control.ts';
import { turn } from './dom.ts';
import { reasons } from './reasons.ts';
import { codeOf } from './values.ts';

/** Code of a radio button: by the end of its id, its value or its caption, which must agree. */
function radioCode(input: HTMLInputElement, options: readonly Option[]): string | undefined {
  const hosted = input.closest('mat-radio-button')?.id;
  const ends = [input.id.replace(/-input$/, ''), hosted ?? '']
    .filter((id) => id.includes('.'))
    .map((id) => id.slice(id.lastIndexOf('.') + 1));
  const byEnd = options.find((o) => ends.includes(o.value))?.value;
  const byText = codeOf(options, input.value === 'on' ? '' : input.value, radioText(input));
  if (byEnd && byText && byEnd !== byText) return undefined;
  return byEnd ?? byText;
}

/** Code of the chosen radio button; blank if none is chosen, `?` if it is not understood. */
export function readRadio(inputs: readonly HTMLInputElement[], options: readonly Option[]): string {
  const on = inputs.filter(isOn);
  if (on.length === 0) return '';
  return (on.length === 1 && radioCode(on[0]!, options)) || '?';
}

/** Presses the one radio button of the code; the page has had no turn yet. */
export function pressRadio(
  inputs: readonly HTMLInputElement[],
  code: string,
  options: readonly Option[],
): string | undefined {
  const fit = inputs.filter((i) => !i.disabled && radioCode(i, options) === code);
  if (fit.length !== 1) return fit.length ? reasons.options : reasons.option;
  if (!isOn(fit[0]!)) fit[0]!.click();
  return undefined;
}

/** The same, with the page's turn. */
export async function writeRadio(
  inputs: readonly HTMLInputElement[],
  code: string,
  options: readonly Option[],
): Promise<string | undefined> {
  const why = pressRadio(inputs, code, options);
  if (!why) await turn();
  return why;
}

/** Presses a check box when it is not as wanted. Never sets `.checked`: frameworks would miss it. */
export function pressCheckbox(input: HTMLInputElement, on: boolean): void {
  if (isOn(input) !== on) input.click();
}

/** The same, with the page's turn. */
export async function writeCheckbox(input: HTMLInputElement, on: boolean): Promise<void> {
  pressCheckbox(input, on);
  await turn();
}
