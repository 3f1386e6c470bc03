import { textOf } from './dom.ts';

const secretWords =
  /pass(word|wd|phrase|code)|pwd|\botp\b|_otp|otp_|one.?time|captcha|\bcvv\b|\bmpin\b|\bpin\b|secret|security.?(answer|question|code)|login|panadhaaruserid|user.?id|sign.?in(?!g)|\bevc\b|\bdsc\b|token/i;
const secretHints = /^(one-time-code|current-password|new-password|cc-)/;
const declarations = /^(ConfirmVerificationDetails|declaration.*|agree.*|terms.*)$/i;

/** Whether a name, caption or placeholder speaks of a secret or of signing in. */
export function namesSecret(text: string): boolean {
  return secretWords.test(text.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/pin\s?code/gi, ''));
}

/** Whether a control must never be read or touched: secrets, sign-in, declarations, files, buttons. */
export function isForbidden(el: Element): boolean {
  const type = el.getAttribute('type')?.toLowerCase() ?? '';
  if (/^(password|hidden|file|submit|button|image|reset|color|range)$/.test(type)) return true;
  if (secretHints.test(el.getAttribute('autocomplete') ?? '')) return true;
  const own = [
    el.id,
    el.getAttribute('name'),
    el.getAttribute('formcontrolname'),
    el.getAttribute('placeholder'),
    el.getAttribute('aria-label'),
  ];
  if (own.some((text) => text && namesSecret(text))) return true;
  if (declarations.test(el.id)) return true;
  if (el.matches('input, textarea')) {
    const masked = getComputedStyle(el).getPropertyValue('-webkit-text-security');
    if (masked !== 'none' && masked !== '') return true;
  }
  return el.closest('form[action*="login" i], form[name*="login" i], [id*="captcha" i]') !== null;
}

/** Captions of buttons never clicked, in the portals' English. */
export const forbiddenWords =
  /\b(save|confirm|proceed|submit|continue|next|validate|verify|e-?verify|file|delete|remove|discard|clear|reset|cancel|close|back|edit|log ?(in|out)|sign ?(in|out)|pay|preview|upload|download|yes|ok|okay|accept|agree|send|finish|done|generate)\b/i;

const addWords = /^\+?\s*add\s+(another|more|details?|row|new|a\b.*|an\b.*|\w+(\s\w+){0,3})$/i;

/** Whether a button only adds an empty row, by its words, and submits nothing. */
export function isAddRowButton(button: Element): boolean {
  const words = (
    textOf(button) ||
    button.getAttribute('aria-label') ||
    button.textContent ||
    (button as HTMLInputElement).value ||
    ''
  )
    .replace(/\s+/g, ' ')
    .trim();
  if (!addWords.test(words) || forbiddenWords.test(words)) return false;
  const idWords = `${button.id} ${button.getAttribute('name') ?? ''}`.replace(/[._-]/g, ' ');
  if (/\b(save|confirm|submit|proceed|continue|delete)\b/i.test(idWords)) return false;
  if (button instanceof HTMLButtonElement || button instanceof HTMLInputElement)
    return !button.disabled && !(button.form && (button.type === 'submit' || button.type === 'image'));
  if (button instanceof HTMLAnchorElement)
    return /^(|#|javascript:void\(0\);?)$/.test(button.getAttribute('href') ?? '');
  return button.getAttribute('role') === 'button';
}

/** The words of a button. */
export const wordsOn = (button: Element): string =>
  (
    textOf(button) ||
    button.getAttribute('aria-label') ||
    button.textContent ||
    (button as HTMLInputElement).value ||
    ''
  )
    .replace(/\s+/g, ' ')
    .trim();

/**
 * Whether a button chosen by the user as the add-row button may be clicked: no words for saving, sending or
 * continuing, and no form submission.
 */
export function mayAddRow(button: Element): boolean {
  const idWords = `${button.id} ${button.getAttribute('name') ?? ''}`.replace(/[._-]/g, ' ');
  if (wordsOn(button) === '' || forbiddenWords.test(wordsOn(button)) || forbiddenWords.test(idWords))
    return false;
  if (button instanceof HTMLButtonElement || button instanceof HTMLInputElement)
    return !button.disabled && !(button.form && (button.type === 'submit' || button.type === 'image'));
  if (button instanceof HTMLAnchorElement)
    return /^(|#|javascript:void\(0\);?)$/.test(button.getAttribute('href') ?? '');
  return button.getAttribute('role') === 'button';
}

/** Whether a button saves a form for records: the filler never clicks it. */
export function isCommitButton(button: Element): boolean {
  return /^\W*(add|save|update|insert|submit|ok|done|add to list|add to table|(add|save)( this)? (record|entry|details?|row)|save (and|&) .*)\W*$/i.test(
    wordsOn(button),
  );
}

/** Whether a button says only Add: allowed if no form content could be saved by it. */
export function isOpenerButton(button: Element): boolean {
  if (!/^\W*add\W*$/i.test(wordsOn(button))) return false;
  const idWords = `${button.id} ${button.getAttribute('name') ?? ''}`.replace(/[._-]/g, ' ');
  if (/\b(save|confirm|submit|proceed|continue|delete)\b/i.test(idWords)) return false;
  if (button instanceof HTMLButtonElement || button instanceof HTMLInputElement)
    return !button.disabled && !(button.form && (button.type === 'submit' || button.type === 'image'));
  return button.getAttribute('role') === 'button' || /^(|#)$/.test(button.getAttribute('href') ?? 'x');
}
