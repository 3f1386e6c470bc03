import { isVisible, pause, turn, until } from './dom.ts';
import { monthNumber } from './values.ts';

/** Calendars of other makes than Material's: a title of month and year, arrows, days to press. */
const calendars =
  '.datepicker-dropdown, .datepicker.dropdown-menu, .ui-datepicker, .flatpickr-calendar.open, .react-datepicker, .p-datepicker, .bs-datepicker, .rdp, .calendar-popup, [role="dialog"] [role="grid"], .calendar, [class*="calendar" i]:not(input):not(button):not(i):not(span)';

const titleOf = (calendar: Element): { year: number; month: number } | undefined => {
  const selects = [...calendar.querySelectorAll('select')];
  const chosen = selects.map((s) => s.selectedOptions[0]?.text ?? '').join(' ');
  const head = calendar.querySelector(
    '.datepicker-days .datepicker-switch, .ui-datepicker-title, .flatpickr-current-month, .react-datepicker__current-month, .p-datepicker-title, .datepicker-switch, [aria-live], [class*="title" i], [class*="caption" i], [class*="header" i], th[colspan]',
  );
  const year = [...calendar.querySelectorAll<HTMLInputElement>('input')].map((i) => i.value).join(' ');
  const text = `${chosen} ${head?.textContent ?? ''} ${year}`;
  const y = /\b(19|20)\d\d\b/.exec(text);
  const name = /\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*/i.exec(text);
  return y && name ? { year: Number(y[0]), month: monthNumber(name[0]) } : undefined;
};

const arrow = (calendar: Element, back: boolean): HTMLElement | undefined => {
  const words = back ? /prev|back|‹|«|</i : /next|forward|›|»|>/i;
  const all = [
    ...calendar.querySelectorAll<HTMLElement>(
      'button, a, [role="button"], th.prev, th.next, .prev, .next, .flatpickr-prev-month, .flatpickr-next-month',
    ),
  ].filter(isVisible);
  return all.find((b) =>
    words.test(`${b.className} ${b.getAttribute('aria-label') ?? ''} ${b.title} ${b.textContent ?? ''}`),
  );
};

const dayCells =
  'td[data-day], td.day, .day, td a, td button, td, [role="gridcell"], .flatpickr-day, .react-datepicker__day';
const outside = /\b(old|new|disabled|other-month|prevMonthDay|nextMonthDay|outside|muted|unselectable)\b/i;

function dayOf(calendar: Element, day: number): HTMLElement | undefined {
  const fit = [...calendar.querySelectorAll<HTMLElement>(dayCells)].filter(
    (c) =>
      (c.textContent ?? '').trim() === String(day) &&
      !outside.test(`${c.className} ${c.closest('td')?.className ?? ''}`) &&
      c.getAttribute('aria-disabled') !== 'true' &&
      !(c instanceof HTMLButtonElement && c.disabled) &&
      isVisible(c),
  );
  // The innermost of nested cells; several of one number are days of two months.
  const inner = fit.filter((c) => !fit.some((other) => other !== c && c.contains(other)));
  return inner.length === 1 ? inner[0] : undefined;
}

function opened(input: HTMLInputElement, before: ReadonlySet<Element>): Element | undefined {
  const all = [...document.querySelectorAll(calendars)].filter(
    (c) => isVisible(c) && !c.contains(input) && titleOf(c),
  );
  const fresh = all.filter((c) => !before.has(c));
  const chosen = fresh.length > 0 ? fresh : all;
  return chosen.find((c) => !chosen.some((other) => other !== c && other.contains(c)));
}

/** Closes whatever the box has opened. */
async function shut(input: HTMLInputElement): Promise<void> {
  for (const type of ['keydown', 'keyup'])
    input.dispatchEvent(new KeyboardEvent(type, { key: 'Escape', keyCode: 27, bubbles: true }));
  input.blur();
  input.dispatchEvent(new FocusEvent('blur'));
  input.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  document.body.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
  document.body.dispatchEvent(new MouseEvent('mouseup', { bubbles: true }));
  await turn();
}

/** Chooses a day in a calendar that only clicks: month by month, then the day. False, and everything shut, when it cannot. */
export async function clickDay(input: HTMLInputElement, iso: string): Promise<boolean> {
  const [year, month, day] = iso.split('-').map(Number) as [number, number, number];
  const before = new Set([...document.querySelectorAll(calendars)].filter((c) => isVisible(c)));
  input.focus({ preventScroll: true });
  input.dispatchEvent(new FocusEvent('focus'));
  input.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  let calendar = await until(() => opened(input, before), 150);
  if (!calendar) {
    for (const type of ['mousedown', 'mouseup', 'click'])
      input.dispatchEvent(new MouseEvent(type, { bubbles: true }));
    calendar = await until(() => opened(input, before), 200);
  }
  if (!calendar) {
    const beside = input.parentElement?.querySelector<HTMLElement>(
      'button[type="button"], .input-group-addon, .input-group-text, [class*="icon" i]',
    );
    beside?.click();
    calendar = await until(() => opened(input, before), 300);
  }
  const give = async () => {
    await shut(input);
    return false;
  };
  if (!calendar) return give();
  const again = () => (calendar!.isConnected && isVisible(calendar!) ? calendar! : opened(input, before));
  await bySelects(calendar, year, month);
  for (let i = 0; i < 1_300; i++) {
    const now = again();
    const shown = now && titleOf(now);
    if (!now || !shown) return give();
    const off = (year - shown.year) * 12 + month - shown.month;
    if (off === 0) break;
    const button = arrow(now, off < 0);
    if (!button) return give();
    for (const type of ['mousedown', 'mouseup'])
      button.dispatchEvent(new MouseEvent(type, { bubbles: true }));
    button.click();
    const moved = await until(() => {
      const next = again();
      const title = next && titleOf(next);
      return title && (title.year !== shown.year || title.month !== shown.month);
    }, 400);
    if (!moved) return give();
  }
  const cell = again() && dayOf(again()!, day);
  if (!cell) return give();
  for (const type of ['mousedown', 'mouseup']) cell.dispatchEvent(new MouseEvent(type, { bubbles: true }));
  cell.click();
  await turn();
  await pause(0);
  if (again()) await shut(input);
  return true;
}

/** Jumps by the calendar's own lists of months and years, where it has them. */
async function bySelects(calendar: Element, year: number, month: number): Promise<void> {
  const choose = async (fits: (o: HTMLOptionElement) => boolean, is: (s: HTMLSelectElement) => boolean) => {
    const select = [...calendar.querySelectorAll('select')].find(is);
    const option = select && [...select.options].find(fits);
    if (!select || !option) return;
    select.value = option.value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
    await turn();
  };
  const isYear = (o: HTMLOptionElement) => /^\d{4}$/.test(o.text.trim());
  await choose(
    (o) => o.text.trim() === String(year),
    (s) => [...s.options].every(isYear),
  );
  await choose(
    (o) => monthNumber(o.text.trim()) === month,
    (s) => ![...s.options].every(isYear),
  );
}
