import { agrees, type ControlState, show } from './act.ts';
import { type Control, headingsOf, regionOf, stateOf } from './control.ts';
import { isAddRowButton, isCommitButton, isOpenerButton, mayAddRow, wordsOn } from './deny.ts';
import { isVisible, topDialog, until } from './dom.ts';
import {
  among,
  type Candidate,
  captionsFor,
  find,
  headingSpeaks,
  headingsAbove,
  isNameless,
  isPointed,
  isUnderHeadings,
  knownOf,
  meaningIn,
  namedLike,
  type Page,
  pageOf,
  partOf,
  score,
  tail,
  type Within,
  wordsInUse,
} from './find.ts';
import { hasTable, isUnique, namesOf } from './listed.ts';
import { live } from './live.ts';
import { isListUnder, meaningOf } from './match.ts';
import { type RowSet, type Step, stepsOf } from './plan.ts';
import { plain, sameNumber } from './values.ts';

const rowBoxes =
  'tr, mat-expansion-panel, mat-card, .mat-mdc-row, [role="row"], [formgroupname], .uniservenxtcmp_Bootstrap_repeativetemplate_js, .rep_parent_comp, .repeat-row, .row-item';

const templates = new WeakMap<RowSet, Step[]>();

/** The direct fields of a repeater, one of each, wanted values left out. */
function template(set: RowSet): Step[] {
  let steps = templates.get(set);
  if (!steps) {
    const byLeaf = new Map<string, Step>();
    for (const row of set.rows)
      for (const node of row)
        if (node.node === 'step') byLeaf.set(node.json.join('.'), byLeaf.get(node.json.join('.')) ?? node);
    steps = [...byLeaf.values()];
    templates.set(set, steps);
  }
  return steps;
}

/** The rows of a repeater now on the page, in page order, with their candidates. */
export function rowsOnPage(page: Page, set: RowSet, parent?: Within): Within[] {
  // The path includes the enclosing rows, so it identifies `parent` within one reading of the page.
  let rows = page.rows.get(set.path);
  if (!rows) {
    const earlier = new Map(page.earlier?.get(set.path)?.map((row) => [row.key, row]));
    // An existing row keeps its identity, so that its facts need not be computed again.
    rows = searchRows(page, set, parent).map(({ key, within }) => {
      const known = earlier.get(key);
      return known && known.parent === parent ? known : { key, within, parent };
    });
    page.rows.set(set.path, rows);
  }
  return rows.map((row) => row.within);
}

const claims = new WeakMap<Candidate, Map<Step, boolean>>();

/** Whether a candidate's names fit a row's field better than any other field. */
function isFieldOf(page: Page, c: Candidate, step: Step): boolean {
  const known = claims.get(c) ?? new Map<Step, boolean>();
  claims.set(c, known);
  let claim = known.get(step);
  if (claim === undefined) {
    const points = score(c, step.json);
    const rival = Math.max(0, ...step.rivals.map((r) => score(c, r.json)));
    // Leaf names such as `Amount` are common: a row's field must also name the repeater, or be claimed by no
    // other.
    claim =
      !(rival > points || (rival === points && !headingSpeaks(c, step, page.root))) &&
      points > 0 &&
      (points >= 2 || c.names.length > 0 || c.ids.some((t) => t.length === 1));
    known.set(step, claim);
  }
  return claim;
}

function searchRows(page: Page, set: RowSet, parent?: Within): { key: unknown; within: Within }[] {
  const part = partOf(page, parent);
  const token = set.json.at(-1)!.toLowerCase();
  const steps = template(set);
  // A dialog has one record.
  if (page.root === topDialog() && !parent)
    return isDialogOf(page, set, steps) ? [{ key: page.root, within: () => true }] : [];
  const fieldsOf = (step: Step) =>
    namedLike(part, step.json).filter((c) => c.control.type !== 'output' && isFieldOf(page, c, step));
  const numbered = steps.flatMap(fieldsOf).filter((c) => c.rows.has(token));
  if (numbered.length > 0) {
    const numbers = [...new Set(numbered.map((c) => c.rows.get(token)!))].sort(
      (a, b) => Number(a) - Number(b),
    );
    // Lists of equal names under different parents: the rows of one are not those of another.
    const deep = Math.max(...numbered.map((c) => sharedPath(c, set)));
    return numbers.map((n) => ({
      key: `${n}/${deep}`,
      within: (c: Candidate) =>
        c.rows.get(token) === n && sharedPath(c, set) >= deep && (!parent || parent(c)),
    }));
  }
  let anchors: Candidate[] = [];
  const matched = new Set<Candidate>();
  const take = (own: readonly Candidate[]) => {
    for (const c of own) matched.add(c);
    const single = onceInRow(own);
    if (single.length > anchors.length) anchors = single;
  };
  for (const step of steps) take(fieldsOf(step));
  for (const { learned } of anchors.length === 0 ? steps : [])
    take(learned ? among(part, (c) => isPointed(c, learned, page.root)) : []);
  if (anchors.length === 0 || matched.size < steps.length) {
    const own = captioned(
      page,
      set,
      steps,
      anchors.length === 0 || steps.some((s) => s.learned)
        ? among(part, (c) => isNameless(c) && !matched.has(c))
        : [],
    );
    for (const some of own) take(some);
  }
  const boxes = boxesOf(anchors, matched, page.root);
  if (new Set(boxes).size < boxes.length) return [];
  return boxes.map((box) => ({
    key: box,
    within: (c: Candidate) => box.contains(c.control.host) && (!parent || parent(c)),
  }));
}

/** Candidates that occur once per table row: others do not distinguish rows. */
function onceInRow(own: readonly Candidate[]): Candidate[] {
  const rows = own.map((c) => c.control.host.closest('tr, [role="row"]'));
  const counts = new Map<Element | null, number>();
  for (const row of rows) counts.set(row, (counts.get(row) ?? 0) + 1);
  return own.filter((_, i) => !rows[i] || counts.get(rows[i]) === 1);
}

/** How many nodes of a list's path, counted from its own name outwards, a candidate's ids name. */
function sharedPath(c: Candidate, set: RowSet): number {
  const path = set.json.map((node) => node.toLowerCase()).reverse();
  let most = 0;
  for (const tokens of c.ids) {
    const at = tokens.lastIndexOf(path[0]!);
    let n = 0;
    while (at - n >= 0 && n < path.length && tokens[at - n] === path[n]) n += 1;
    most = Math.max(most, n);
  }
  return most;
}

/** Headings of the user's last click outside dialogs: a dialog belongs to the list it was opened from. */
let pressedUnder: readonly string[] | undefined;

/** Notes under which headings the user, or the filler, pressed a button. */
export function notePress(target: Element): void {
  const button = target.closest('button, a, [role="button"], input[type="button"]');
  if (
    button &&
    !button.closest('.modal, mat-dialog-container, [role="dialog"], dialog, .cdk-overlay-container')
  )
    pressedUnder = headingsOf(button, document.body);
}

/** Whether the open dialog is for a record of this list. */
function isDialogOf(page: Page, set: RowSet, steps: readonly Step[]): boolean {
  const words = wordsInUse();
  const found = steps.filter((s) => find(page, { ...s, rivals: [] }).control !== undefined).length;
  if (found < Math.min(2, steps.length)) return false;
  if (!words) return true;
  const title = among(page, (c) => c.control.type !== 'output')
    .slice(0, 1)
    .flatMap((c) => headingsAbove(c, page.root));
  const relation = isListUnder(title, namesOf(set), words, set.heading);
  if (relation === 'ours') return true;
  if (relation === 'foreign') return false;
  if (pressedUnder) {
    const from = isListUnder(pressedUnder, namesOf(set), words, set.heading);
    if (from === 'ours') return true;
    if (from === 'foreign') return false;
  }
  // No heading speaks: the fields must be those of no other list.
  const list = set.json.join('.');
  const fits = new Map<string, number>();
  for (const c of among(page, (x) => x.control.type !== 'output'))
    for (const other of new Set(words.fields.map((f) => f.list)))
      if (other && meaningOf(captionsFor(c), [], other, words).json)
        fits.set(other, (fits.get(other) ?? 0) + 1);
  const mine = Math.max(fits.get(list) ?? 0, found);
  return [...fits].every(([other, n]) => other === list || n < mine);
}

/** Rows recognised only by captions: controls of each field whose caption is under the repeater's heading. */
function captioned(
  page: Page,
  set: RowSet,
  steps: readonly Step[],
  pool: readonly Candidate[],
): Candidate[][] {
  const words = wordsInUse();
  const names = namesOf(set);
  const under = pool.filter((c) => isUnderList(page, set, names, c));
  const all: Candidate[][] = [];
  for (const step of steps) {
    if (!step.byLabel) continue;
    const known = knownOf(step.json);
    const own = under.filter((c) =>
      words && known
        ? meaningIn(c, known.list, page.root).json === known.json
        : find(pageOf(page.root, [c], page.sight), { ...step, rivals: [] }).control !== undefined,
    );
    if (own.length > 0) all.push(own);
  }
  return all;
}

const places = new WeakMap<Candidate, Map<RowSet, boolean>>();

/** Whether a control is under the heading of a list, or can belong to no other. */
function isUnderList(page: Page, set: RowSet, names: readonly string[], c: Candidate): boolean {
  const known = places.get(c) ?? new Map<RowSet, boolean>();
  places.set(c, known);
  let under = known.get(set);
  if (under === undefined) {
    const words = wordsInUse();
    const above = headingsAbove(c, page.root);
    if (words) {
      const relation = isListUnder(above, names, words, set.heading);
      under = relation === 'ours' || (relation !== 'foreign' && isOnlyListOf(set, c, page));
    } else under = above.slice(0, 3).some((h) => plain(h) === plain(set.label));
    known.set(set, under);
  }
  return under;
}

/** Whether a control under unknown headings can belong to this list alone: its caption is a field of no other list. */
function isOnlyListOf(set: RowSet, c: Candidate, page: Page): boolean {
  const words = wordsInUse()!;
  const list = set.json.join('.');
  if (!meaningIn(c, list, page.root).json) return false;
  const others = new Set(words.fields.map((f) => f.list).filter((l) => l !== list));
  return [...others].every((l) => {
    const meaning = meaningIn(c, l, page.root);
    return !meaning.json && !meaning.doubt;
  });
}

/**
 * Whether the only open row is the page's form for new records, whose button saves it: next to a table of
 * records, in a dialog, or with its own add or save button.
 */
export function isEntryForm(page: Page, set: RowSet, rows: readonly Within[], listed: boolean): boolean {
  if (page.root === topDialog()) return true;
  if (rows.length !== 1) return false;
  const token = set.json.at(-1)!.toLowerCase();
  const own = ownOf(page, rows[0]!);
  if (own.some((c) => c.rows.has(token))) return false;
  if (listed || hasTable(set)) return true;
  const box = within(page, rows[0]!);
  if (!box) return false;
  const mine = new Set(own);
  // A record without a value for each box of the form is one all the same.
  const foreign = (c: Candidate) => !mine.has(c) && c.control.type !== 'output' && !isOfList(page, c, set);
  for (let at: Element | null = box; at && at !== page.root; at = at.parentElement) {
    const around = at;
    if (among(page, (c) => foreign(c) && around.contains(c.control.host)).length > 0) break;
    if ([...around.querySelectorAll(pressable)].some((b) => isVisible(b) && isCommitButton(b))) return true;
  }
  return false;
}

/** Whether a control has the name or caption of some field of a list. */
function isOfList(page: Page, c: Candidate, set: RowSet): boolean {
  const list = set.json.join('.');
  if (isNameless(c)) return wordsInUse() !== undefined && meaningIn(c, list, page.root).json !== undefined;
  const leaves = wordsInUse()?.fields.flatMap((f) =>
    f.list === list ? [f.json.slice(f.json.lastIndexOf('.') + 1).toLowerCase()] : [],
  );
  return leaves?.some((leaf) => page.byLeaf.get(leaf)?.includes(c)) === true;
}

/** Whether several rows are forms for new records, each with its own Add button. */
export function addsEach(page: Page, rows: readonly Within[]): boolean {
  if (rows.length < 2) return false;
  const boxes = rows.map((row) => within(page, row));
  return boxes.every((box) => {
    let at = box;
    while (at?.parentElement && !boxes.some((b) => b && b !== box && at!.parentElement!.contains(b)))
      at = at.parentElement;
    return [...(at?.querySelectorAll(pressable) ?? [])].some(
      (b) => isVisible(b) && /^\W*add(?: (?:record|entry|details?))?\W*$/i.test(wordsOn(b)),
    );
  });
}

const pressable = 'button, a, [role="button"], input[type="button"], input[type="submit"]';

/**
 * For each of several fields with one name, the largest enclosing element without another of them; for a
 * single one, its row.
 */
function boxesOf(anchors: readonly Candidate[], matched: ReadonlySet<Candidate>, root: Element): Element[] {
  const hosts = anchors.map((a) => a.control.host);
  if (hosts.length === 1) {
    const box = hosts[0]!.closest(rowBoxes);
    if (box && root.contains(box) && box !== root) return [box];
    let at: Element = hosts[0]!;
    while (at.parentElement && at !== root && ![...matched].every((c) => at.contains(c.control.host)))
      at = at.parentElement;
    return [at];
  }
  const held = new Map<Element, number>();
  for (const host of hosts)
    for (let at: Element | null = host; at && at !== root.parentElement; at = at.parentElement)
      held.set(at, (held.get(at) ?? 0) + 1);
  return hosts.map((host) => {
    let at = host;
    while (at.parentElement && held.get(at.parentElement) === 1) at = at.parentElement as HTMLElement;
    return at;
  });
}

const identifying = /^(text|multiline|pan|tan|gstin|ifsc|aadhaar|choice|mobile|email)$/;
const strong = /^(pan|tan|gstin|ifsc|aadhaar)$/;

/** A page row's values for the fields of wanted rows: each field is looked up once for all comparisons. */
type Showing = (step: Step) => { control: Control; shown: ControlState } | undefined;

function showing(page: Page, row: Within): Showing {
  const known = new Map<string, Control | undefined>();
  return (step) => {
    const key = `${step.json.join('.')} ${step.label}`;
    if (!known.has(key)) known.set(key, find(page, step, row).control);
    const control = known.get(key);
    return control && control.type !== 'output' ? { control, shown: show(control, step) } : undefined;
  };
}

/** How well a page row fits a wanted row: 0 not at all; blank rows give undefined. */
function fitOf(showing: Showing, wanted: readonly Step[]): number | undefined {
  let points = 0;
  let against = 0;
  let filled = 0;
  for (const step of wanted) {
    const seen = showing(step);
    if (!seen) continue;
    const { control, shown } = seen;
    if (shown.blank || (control.type === 'checkbox' && shown.value === 'false')) continue;
    const typed = control.type === 'text' || control.type === 'date' || control.type === 'autocomplete';
    if (typed) filled += 1;
    const own = isUnique(step);
    const weight = strong.test(step.kind) || own ? 4 : identifying.test(step.kind) ? 2 : 1;
    if (agrees(shown, step) || (own && sameNumber(shown.text, step.want))) points += weight;
    else if (own && typed) return 0;
    else if (identifying.test(step.kind)) against += weight;
    if (!typed && control.type !== 'checkbox') filled += 0.1;
  }
  if (filled < 1 && (points === 0 || filled === 0 || wanted.some((s) => !identifying.test(s.kind))))
    return undefined;
  return points > against ? points : 0;
}

/** Whether a page row is empty, by the boxes of the first wanted row. */
export const isEmptyRow = (page: Page, set: RowSet, row: Within): boolean =>
  fitOf(
    showing(page, row),
    set.rows[0]!.filter((n): n is Step => n.node === 'step'),
  ) === undefined;

/** Which page row has which wanted row. `free` are blank page rows, `foreign` have other content. */
interface Pairing {
  pairs: Map<number, number>;
  free: number[];
  foreign: number[];
}

/** Pairs wanted rows with page rows by identifying values, best match first; never by position alone. */
export function pairRows(page: Page, set: RowSet, rows: readonly Within[]): Pairing {
  const wanted = set.rows.map((row) => row.filter((n): n is Step => n.node === 'step'));
  const scores: { want: number; at: number; points: number }[] = [];
  const free: number[] = [];
  const pairs = new Map<number, number>();
  rows.forEach((row, at) => {
    const seen = showing(page, row);
    const fits = wanted.map((steps) => fitOf(seen, steps));
    if (fits.every((f) => f === undefined)) free.push(at);
    else
      fits.forEach((points, want) => {
        if (points) scores.push({ want, at, points });
      });
  });
  scores.sort((a, b) => b.points - a.points || a.want - b.want || a.at - b.at);
  const used = new Set<number>();
  for (const { want, at } of scores) {
    if (pairs.has(want) || used.has(at)) continue;
    pairs.set(want, at);
    used.add(at);
  }
  const foreign = rows.map((_, i) => i).filter((i) => !used.has(i) && !free.includes(i));
  return { pairs, free, foreign };
}

/** Buttons that were pressed and brought no row the filler knows: a second press could open a second form. */
const vain = new WeakSet<Element>();

/** The one button that adds an empty row to this repeater, or undefined. */
function addButton(
  page: Page,
  set: RowSet,
  rows: readonly Within[],
  parent?: Within,
): HTMLElement | undefined {
  const every = live('button, a, [role="button"], input[type="button"]').filter(
    (b): b is HTMLElement => b !== page.root && page.root.contains(b),
  );
  if (set.learned) {
    const { caption, headings } = set.learned;
    const shown = every.filter(
      (b) =>
        plain(wordsOn(b)) === plain(caption) &&
        mayAddRow(b) &&
        isVisible(b) &&
        isUnderHeadings(headingsOf(b, page.root), headings ?? []),
    );
    if (shown.length === 1) return vain.has(shown[0]!) ? undefined : shown[0];
  }
  const all = every.filter(
    (b) => (isAddRowButton(b) || (rows.length === 0 && isOpenerButton(b))) && isVisible(b),
  );
  const inParent = parent ? within(page, parent) : undefined;
  // A single open row may be the page's form for new records: only words about a further row certainly save
  // nothing.
  const numbered = rows[0] && ownOf(page, rows[0]).some((c) => c.rows.has(set.json.at(-1)!.toLowerCase()));
  const safe = (b: HTMLElement | undefined) =>
    b &&
    (rows.length === 0
      ? opensOnly(page, b)
      : numbered || rows.length > 1 || further.test(b.textContent ?? ''))
      ? b
      : undefined;
  const points = (b: HTMLElement) =>
    tail(
      b.id
        .toLowerCase()
        .replace(/_add(_\w+)?$/, '')
        .split('.')
        .filter((t) => !/^\d+$/.test(t)),
      set.json,
    );
  const named = all.filter((b) => b.id.includes('.') && points(b) > 0 && (!inParent || inParent.contains(b)));
  const top = Math.max(0, ...named.map(points));
  const best = named.filter((b) => points(b) === top);
  if (best.length === 1 && (top >= 2 || set.json.length === 1)) return safe(best[0]);
  if (best.length > 1) return undefined;
  const anonymous = all.filter((b) => !/[._]add/i.test(b.id) || !b.id.includes('.'));
  const last = rows.at(-1);
  const lastBox = last ? within(page, last) : undefined;
  const isInRow = (b: Element) => rows.some((row) => within(page, row)?.contains(b));
  if (lastBox) {
    for (let at = lastBox.parentElement; at && page.root.contains(at); at = at.parentElement) {
      const inside = anonymous.filter((b) => at.contains(b) && !isInRow(b));
      if (inside.length > 1) return undefined;
      if (inside.length === 1) return foreignFields(page, at, rows, set) ? undefined : safe(inside[0]);
    }
    return undefined;
  }
  const known = wordsInUse();
  const names = namesOf(set);
  const speaking = anonymous.filter((b) => {
    const words = plain(b.textContent);
    const headings = headingsOf(b, page.root);
    const mine = known
      ? isListUnder(headings, names, known, set.heading) === 'ours'
      : plain(headings[0]) === plain(set.label);
    return mine || words === plain(`add ${set.rowLabel}`) || words === plain(`add ${set.label}`);
  });
  const inside = inParent ? speaking.filter((b) => inParent.contains(b)) : speaking;
  if (inside.length < 2) return safe(inside[0]);
  // The same repeater under several headings, such as short-term and long-term: the headings further out decide.
  const depth = (b: HTMLElement) => depthOf(headingsOf(b, page.root).map(plain), set);
  const deepest = Math.max(...inside.map(depth));
  const deep = inside.filter((b) => depth(b) === deepest);
  return deep.length === 1 ? safe(deep[0]) : undefined;
}

const further = /\b(another|more|new|row|blank)\b/i;

/** Whether a button can only open something: no box under its heading could be saved by it. */
function opensOnly(page: Page, button: HTMLElement): boolean {
  const region = regionOf(button, page.root);
  const heading = headingsOf(button, page.root)[0];
  return !among(
    page,
    (c) =>
      c.control.type !== 'output' &&
      region.contains(c.control.host) &&
      stateOf(c.control) === 'ready' &&
      (headingsAbove(c, page.root)[0] === heading ||
        (button.closest('form') ?? button).contains(c.control.host)),
  ).length;
}

/** How far out the headings above a button, nearest first, are those above the repeater. */
function depthOf(headings: readonly string[], set: RowSet): number {
  const wanted = [set.label, ...[...set.heading].reverse()].map(plain);
  let n = 0;
  while (n < wanted.length && n < headings.length && headings[n] === wanted[n]) n++;
  return n;
}

/** The candidates of a row that a person sees. */
const ownOf = (page: Page, row: Within): Candidate[] => among(partOf(page, row), () => true);

const around = new WeakMap<Page, Element | undefined>();

/** The smallest element around all candidates of a row. */
function within(page: Page, row: Within): Element | undefined {
  const part = partOf(page, row);
  if (!around.has(part)) {
    const own = ownOf(page, row);
    let at: Element | null = own[0]?.control.host ?? null;
    while (at && !own.every((c) => at!.contains(c.control.host))) at = at.parentElement;
    around.set(part, at ?? undefined);
  }
  return around.get(part);
}

/** Whether an element contains named fields of something other than this repeater. */
function foreignFields(page: Page, box: Element, rows: readonly Within[], set: RowSet): boolean {
  const leaves = new Set(set.rows.flatMap((r) => stepsOf(r)).map((s) => s.json.at(-1)!.toLowerCase()));
  const mine = new Set(rows.flatMap((r) => partOf(page, r).all));
  const foreign = among(
    page,
    (c) =>
      !mine.has(c) &&
      c.control.type !== 'output' &&
      box.contains(c.control.host) &&
      !c.ids.some((t) => leaves.has(t.at(-1)!)) &&
      !c.names.some((n) => leaves.has(n.slice(n.indexOf('_') + 1))),
  );
  return foreign.length > 0;
}

/** Clicks the add button once and waits for one more row; false if none appears. */
export async function addRow(
  read: (anew?: boolean) => Page,
  set: RowSet,
  count: number,
  parent?: () => Within | undefined,
): Promise<boolean> {
  const page = read();
  const at = parent?.();
  const button = addButton(page, set, rowsOnPage(page, set, at), at);
  if (!button || vain.has(button)) return false;
  const controls = () =>
    live('input, select, textarea, mat-select').filter((c) => page.root.contains(c)).length;
  const before = controls();
  const dialog = topDialog();
  notePress(button);
  button.click();
  const grown = await until(() => {
    if (topDialog() !== dialog) return rowsOnPage(read(true), set).length === 1;
    // A whole reading is dear: wait until something has come.
    if (page.root.isConnected && controls() <= before) return false;
    const now = read();
    const inside = parent?.();
    if (parent && !inside) return false;
    return rowsOnPage(now, set, inside).length === count + 1;
  }, 1_500);
  if (!grown) vain.add(button);
  return grown === true;
}
