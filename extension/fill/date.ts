import { clickDay } from './calendar.ts';
import { hurry, isVisible, pause, turn, until } from './dom.ts';
import { announce, enter, leave } from './text.ts';
import { monthNumber, readDate, writeDate } from './values.ts';

/** Date format of a box, from its attributes; undefined if not given. */
function askedFormat(input: HTMLInputElement): string | undefined {
  const holder = input.closest<HTMLElement>('[data-date-format]');
  const said = holder?.dataset['dateFormat'] ?? input.placeholder;
  const found = /d{2}[-/.\s]m{2,3}[-/.\s]y{4}|y{4}[-/.]m{2}[-/.]d{2}|m{2}[-/.]d{2}[-/.]y{4}/i.exec(
    said ?? '',
  );
  return found?.[0].toLowerCase();
}

const toggleOf = (input: HTMLInputElement) =>
  input
    .closest('mat-form-field, .mat-mdc-form-field, .field')
    ?.querySelector<HTMLElement>('mat-datepicker-toggle button') ?? null;

/**
 * Opens Material's calendar of one box. A calendar that was closed may linger in the page while it fades, so only
 * the box's own counts, or where the box does not name it, one that was not there before.
 */
async function openCalendar(input: HTMLInputElement, toggle: HTMLElement): Promise<Element | undefined> {
  const before = new Set(document.querySelectorAll('mat-calendar'));
  const own = input.dataset['matCalendar'];
  toggle.click();
  return until(
    () =>
      [...document.querySelectorAll('mat-calendar')].find((c) =>
        own && c.id ? c.id === own : !before.has(c),
      ),
    2_500,
  );
}

/** Overlay of an open calendar; that of a dialog is dark, and a click on it would discard the record. */
const covers = () =>
  [...document.querySelectorAll<HTMLElement>('.cdk-overlay-backdrop')].filter(
    (b) => !b.classList.contains('cdk-overlay-dark-backdrop'),
  );

/** Closes the open calendar and waits until it no longer covers the page. */
async function closeCalendar(calendar: Element | undefined): Promise<void> {
  const backdrops = () => covers().filter((b) => b.classList.contains('cdk-overlay-backdrop-showing'));
  (backdrops().at(-1) ?? covers().at(-1))?.click();
  await until(() => {
    hurry(document.querySelector('.cdk-overlay-container'));
    return !calendar?.isConnected || backdrops().length === 0;
  }, 800);
  await turn();
}

/** The date chosen in Material's calendar, in its own words, so that 5/6 cannot be mistaken for 6/5. */
async function materialChoice(input: HTMLInputElement): Promise<string | undefined> {
  const toggle = toggleOf(input);
  if (!toggle) return undefined;
  const calendar = await openCalendar(input, toggle);
  const day = await until(
    () =>
      calendar?.querySelector('.mat-calendar-body-selected')?.closest('[aria-label]') ??
      calendar?.querySelector('.mat-calendar-body-cell[aria-pressed="true"]'),
    800,
  );
  const named = readDate(day?.getAttribute('aria-label') ?? '')?.iso;
  let iso = named;
  if (!iso && day) {
    const period = /([A-Za-z]{3,9})\s+(\d{4})/.exec(
      calendar?.querySelector('.mat-calendar-period-button')?.textContent ?? '',
    );
    if (period) iso = readDate(`${day.textContent?.trim()}-${period[1]}-${period[2]}`)?.iso;
  }
  await closeCalendar(calendar);
  return iso;
}

/** The date chosen in bootstrap-datepicker, from the calendar it opens on focus. */
async function bootstrapChoice(input: HTMLInputElement): Promise<string | undefined> {
  input.focus({ preventScroll: true });
  input.dispatchEvent(new FocusEvent('focus'));
  const open = () =>
    [...document.querySelectorAll('.datepicker.dropdown-menu, .datepicker-dropdown')].find(isVisible);
  const picker = await until(open, 150);
  const day = picker?.querySelector('.datepicker-days .day.active:not(.old):not(.new)');
  const title = /([A-Za-z]{3,9})\s+(\d{4})/.exec(
    picker?.querySelector('.datepicker-days .datepicker-switch')?.textContent ?? '',
  );
  const iso =
    day && title && monthNumber(title[1]!)
      ? readDate(`${day.textContent?.trim()}-${title[1]}-${title[2]}`)?.iso
      : undefined;
  if (picker)
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', keyCode: 27, bubbles: true }));
  leave(input);
  return iso;
}

const isMaterial = (input: HTMLInputElement) => input.matches('.mat-datepicker-input, [data-mat-calendar]');

/** The date a box shows as `YYYY-MM-DD`; its raw text when that cannot be read, blank when empty. */
export function readDateBox(input: HTMLInputElement): string {
  const raw = input.value.trim();
  return raw === '' ? '' : (readDate(raw, /^m/.test(askedFormat(input) ?? ''))?.iso ?? raw);
}

/**
 * Types a date, then verifies day, month and year: by the shown text if unambiguous, else by the calendar,
 * else by the format of the box.
 */
export async function writeDateBox(input: HTMLInputElement, iso: string): Promise<string | undefined> {
  if (input.readOnly && !isMaterial(input)) return clickOnly(input, iso);
  if (input.readOnly) return pickFromCalendar(input, iso);
  const asked = askedFormat(input);
  const formats =
    input.type === 'date' || isMaterial(input) ? ['yyyy-mm-dd', 'dd-mmm-yyyy'] : [asked ?? 'dd/mm/yyyy'];
  if (isMaterial(input) && asked) formats.push(asked);
  for (const format of formats) {
    const text = writeDate(iso, format);
    if (!text) continue;
    enter(input);
    input.value = text;
    announce(input);
    leave(input);
    await turn();
    if (input.classList.contains('ng-invalid')) await pause(0);
    if (input.value.trim() === '' || input.classList.contains('ng-invalid')) continue;
    if (await holds(input, iso)) return undefined;
  }
  if (
    !isMaterial(input) &&
    input.value.trim() === '' &&
    (await clickDay(input, iso)) &&
    (await holds(input, iso))
  )
    return undefined;
  return 'The page does not accept this date as typed';
}

/** For boxes without typing: clicks the calendar and verifies the shown date. */
async function clickOnly(input: HTMLInputElement, iso: string): Promise<string | undefined> {
  const before = input.value;
  const done = (await clickDay(input, iso)) && (readDateBox(input) === iso || (await holds(input, iso)));
  if (!done && input.value !== before && input.value.trim() !== '')
    return 'The page’s calendar set a different date: check it';
  return done ? undefined : 'The page accepts this date only from its calendar';
}

/** Observed day and month order of boxes by format. */
const orders = new Map<string, 'day' | 'month'>();

/** Clears the observed orders: another page may differ. */
export function forgetOrders(): void {
  orders.clear();
}

/** Key of boxes with the same date format: requested format and digit groups. */
const likeness = (input: HTMLInputElement) =>
  `${askedFormat(input) ?? ''} ${input.value.trim().replace(/\d+/g, '#')}`;

/**
 * Whether a Material box has an ambiguous date. The calendar settles it and shows the order of such boxes;
 * the next one is read in that order, and in the calendar again if it does not match.
 */
async function materialHolds(input: HTMLInputElement, iso: string): Promise<boolean> {
  const like = likeness(input);
  const order = orders.get(like);
  if (order && readDate(input.value, order === 'month')?.iso === iso) return true;
  const chosen = await materialChoice(input);
  const dayFirst = readDate(input.value)?.iso;
  const monthFirst = readDate(input.value, true)?.iso;
  if (chosen && dayFirst !== monthFirst) {
    if (chosen === dayFirst) orders.set(like, 'day');
    else if (chosen === monthFirst) orders.set(like, 'month');
  }
  return chosen === iso;
}

/** Whether the box has exactly this date. */
export async function holds(input: HTMLInputElement, iso: string): Promise<boolean> {
  if (input.type === 'date') return input.value === iso;
  const shown = readDate(input.value);
  if (shown?.certain) {
    if (shown.iso !== iso) return false;
    if (isMaterial(input) || !hasBootstrapPicker(input)) return true;
  }
  if (isMaterial(input)) return materialHolds(input, iso);
  const picked = hasBootstrapPicker(input) ? await bootstrapChoice(input) : undefined;
  if (picked !== undefined) return picked === iso;
  return readDateBox(input) === iso;
}

const hasBootstrapPicker = (input: HTMLInputElement) =>
  input.matches('[data-provide="datepicker"], [class*="datepicker"], [class*="datepciker"]') ||
  input.closest('.input-group.date') !== null;

/** Chooses year, month and day in Material's calendar; for boxes that cannot be typed into. */
async function pickFromCalendar(input: HTMLInputElement, iso: string): Promise<string | undefined> {
  const refusal = 'The page accepts this date only from its calendar';
  const toggle = toggleOf(input);
  if (!toggle) return refusal;
  const [year, month, day] = iso.split('-').map(Number) as [number, number, number];
  const calendar = await openCalendar(input, toggle);
  const cells = () => [...(calendar?.querySelectorAll<HTMLElement>('.mat-calendar-body-cell') ?? [])];
  const press = async (match: (cell: HTMLElement) => boolean) => {
    const cell = await until(
      () => cells().find((c) => match(c) && c.getAttribute('aria-disabled') !== 'true'),
      300,
    );
    cell?.click();
    await turn();
    return cell !== undefined;
  };
  const label = (c: HTMLElement) => c.textContent?.trim() ?? '';
  const abandon = async () => {
    await closeCalendar(calendar);
    return refusal;
  };
  calendar?.querySelector<HTMLElement>('.mat-calendar-period-button')?.click();
  await until(() => cells().some((c) => /^\d{4}$/.test(label(c))), 300);
  for (let i = 0; i < 12 && !cells().some((c) => label(c) === String(year)); i++) {
    const shown = cells()
      .map((c) => Number(label(c)))
      .filter((n) => n > 1000);
    if (shown.length === 0) return abandon();
    const move = year < shown[0]! ? '.mat-calendar-previous-button' : '.mat-calendar-next-button';
    calendar?.querySelector<HTMLElement>(move)?.click();
    await turn();
  }
  if (!(await press((c) => label(c) === String(year)))) return abandon();
  if (!(await press((c) => monthNumber(label(c)) === month))) return abandon();
  if (!(await press((c) => label(c) === String(day)))) return abandon();
  await until(
    () =>
      !calendar?.isConnected || !covers().some((b) => b.classList.contains('cdk-overlay-backdrop-showing')),
    800,
  );
  return (await holds(input, iso)) ? undefined : refusal;
}
