import { pressCheckbox, pressRadio, readRadio, writeCheckbox, writeRadio } from './choice.ts';
import type { Control } from './control.ts';
import { isOn, radioText } from './control.ts';
import { holds, readDateBox, writeDateBox } from './date.ts';
import type { Step } from './plan.ts';
import { chooseNow, readMatSelect, readSelect, writeMatSelect, writeSelect } from './select.ts';
import { typeText, writeAutocomplete, writeText } from './text.ts';
import { canonical, codeOf, isBlank, plain, readDate } from './values.ts';

/** Current state of a control, in the spelling of `Step.want`. `text` is the visible text. */
export interface ControlState {
  value: string;
  text: string;
  blank: boolean;
}

const yesNo = [
  { value: 'Y', label: 'Yes' },
  { value: 'N', label: 'No' },
] as const;
const trueFalse = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
] as const;

/** The choices of a step; a flag is a choice of yes and no. */
function optionsOf(step: Step) {
  return step.options ?? (step.kind === 'flag' ? trueFalse : yesNo);
}

const isOnWord = (want: string) => /^(true|y|yes|1)$/i.test(want);
const isOffWord = (want: string) => /^(false|n|no|0)$/i.test(want);

/** Reads a control for a step. */
export function show(control: Control, step: Step): ControlState {
  const options = optionsOf(step);
  const chosen = (value: string, text: string): ControlState => {
    if (value === '' && text === '') return { value: '', text: '', blank: true };
    return { value: codeOf(options, value, text) ?? (text || value), text: text || value, blank: false };
  };
  const { el } = control;
  switch (control.type) {
    case 'select': {
      const { value, text } = readSelect(el as HTMLSelectElement);
      return chosen(value, text);
    }
    case 'mat-select':
      return chosen('', readMatSelect(el));
    case 'radio': {
      const code = readRadio(control.inputs!, options);
      return { value: code, text: options.find((o) => o.value === code)?.label ?? code, blank: code === '' };
    }
    case 'checkbox': {
      const on = isOn(el as HTMLInputElement);
      const value =
        isOnWord(step.want) || isOffWord(step.want)
          ? on === isOnWord(step.want)
            ? step.want
            : on
              ? 'true'
              : 'false'
          : String(on);
      return { value, text: on ? 'Yes' : 'No', blank: !on };
    }
    case 'date': {
      const value = readDateBox(el as HTMLInputElement);
      if (isBlank('date', (el as HTMLInputElement).value)) return { value: '', text: '', blank: true };
      return { value, text: (el as HTMLInputElement).value, blank: value === '' };
    }
    default: {
      const raw = control.type === 'output' ? (el.textContent ?? '') : (el as HTMLInputElement).value;
      if (step.kind === 'choice' || step.kind === 'flag') return chosen(raw.trim(), raw.trim());
      if (isBlank('text', raw)) return { value: '', text: '', blank: true };
      if (step.kind === 'date')
        return { value: readDate(raw)?.iso ?? raw.trim(), text: raw.trim(), blank: raw.trim() === '' };
      return { value: canonical(step.kind, raw), text: raw.trim(), blank: isBlank(step.kind, raw) };
    }
  }
}

/** Chosen option of a control, in the page's words; '' if none. */
export function chosenWords({ type, el, inputs }: Control): string {
  if (type === 'select') return readSelect(el as HTMLSelectElement).text;
  if (type === 'mat-select') return readMatSelect(el);
  if (type === 'autocomplete' || type === 'text') return (el as HTMLInputElement).value.trim();
  const on = inputs?.filter(isOn) ?? [];
  return on.length === 1 ? radioText(on[0]!) : '';
}

/** Whether the shown value matches the wanted one. */
export function agrees(shown: ControlState, step: Step): boolean {
  if (shown.blank && shown.value === '') return step.want === '';
  if (step.kind === 'date' || step.kind === 'choice' || step.kind === 'flag')
    return shown.value === step.want;
  return shown.value === canonical(step.kind, step.want);
}

/** Text typed for a value: the words of a choice, else the value itself. */
function textFor(step: Step, want: string): string {
  return step.options?.find((o) => o.value === want)?.label ?? want;
}

/**
 * Sets a control that needs no waiting: `done`, or a reason (English source text) if it rejects the value.
 * Undefined for controls that open something or load their options late.
 */
export function putNow(control: Control, step: Step): { done: true } | { why: string } | undefined {
  const { el } = control;
  const { want } = step;
  const said = (why: string | undefined) => (why ? { why } : { done: true as const });
  switch (control.type) {
    case 'text':
      return step.kind === 'date' ? undefined : said(typeText(el as HTMLInputElement, textFor(step, want)));
    case 'radio':
      return said(pressRadio(control.inputs!, want, optionsOf(step)));
    case 'checkbox':
      if (!isOnWord(want) && !isOffWord(want)) return undefined;
      pressCheckbox(el as HTMLInputElement, isOnWord(want));
      return { done: true };
    case 'select':
      return chooseNow(el as HTMLSelectElement, want, optionsOf(step)) ? { done: true } : undefined;
    default:
      return undefined;
  }
}

/** Sets a control; resolves to a reason (English source text) if the page rejects the value. */
export async function put(control: Control, step: Step, want: string): Promise<string | undefined> {
  const options = optionsOf(step);
  const { el } = control;
  switch (control.type) {
    case 'select':
      return writeSelect(el as HTMLSelectElement, want, options);
    case 'mat-select':
      return writeMatSelect(el, want, options);
    case 'radio':
      return writeRadio(control.inputs!, want, options);
    case 'checkbox':
      if (!isOnWord(want) && !isOffWord(want))
        return 'The page has a checkbox where the return has several options';
      await writeCheckbox(el as HTMLInputElement, isOnWord(want));
      return undefined;
    case 'date':
      return writeDateBox(el as HTMLInputElement, want);
    case 'autocomplete': {
      const label = options === yesNo ? undefined : options.find((o) => o.value === want)?.label;
      return writeAutocomplete(
        el as HTMLInputElement,
        (text) => (step.options ? codeOf(options, '', text) === want : plain(text) === plain(want)),
        label ?? want,
      );
    }
    case 'text':
      if (step.kind === 'date') return writeDateBox(el as HTMLInputElement, want);
      return writeText(el as HTMLInputElement, textFor(step, want));
    default:
      return 'The page does not let this field be changed';
  }
}

/** Restores the earlier value of a control; text as it was typed. */
export async function restore(control: Control, step: Step, before: ControlState): Promise<boolean> {
  const { el } = control;
  if (control.type === 'checkbox') await writeCheckbox(el as HTMLInputElement, !before.blank);
  else if (control.type === 'radio' || control.type === 'mat-select') {
    if (before.blank) return false;
    await put(control, step, before.value);
  } else if (control.type === 'select') {
    const select = el as HTMLSelectElement;
    if (before.blank) {
      const prompt = [...select.options].findIndex((o) => readSelectBlank(o));
      if (prompt < 0) return false;
      select.selectedIndex = prompt;
      select.dispatchEvent(new Event('input', { bubbles: true }));
      select.dispatchEvent(new Event('change', { bubbles: true }));
    } else await put(control, step, before.value);
  } else if (control.type !== 'output') {
    if (control.type === 'date' && !before.blank) await writeDateBox(el as HTMLInputElement, before.value);
    else await writeText(el as HTMLInputElement, before.text);
  }
  const now = show(control, step);
  return now.value === before.value;
}

const readSelectBlank = (o: HTMLOptionElement) => o.value === '' || /^\?|select/i.test(o.value || o.text);

/** Whether a control has the wanted value. An ambiguous date is looked up in the page's calendar. */
export async function has(control: Control, step: Step, shown: ControlState): Promise<boolean> {
  if (control.type !== 'date' || shown.blank) return agrees(shown, step);
  const read = readDate(shown.text);
  if (!read || read.certain) return agrees(shown, step);
  const swapped = readDate(shown.text, true)?.iso;
  if (read.iso !== step.want && swapped !== step.want) return false;
  return holds(control.el as HTMLInputElement, step.want);
}
