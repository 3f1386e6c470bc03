const hidden = 'script, style, template, svg, [hidden], [aria-hidden=true], dialog:not([open])';
const fields = 'input, select, textarea';
const controls =
  'button, a, summary, [role=tab], [role=switch], [role=checkbox], [role=radio], [role=option], [role^=menuitem]';
const lone = `${fields}, ${controls}, h1, h2, h3, h4, h5, h6, tr, [role=row], [role=progressbar], [role=separator], img`;
const inner = 'b, strong, em, i, small, span, time, code, mark, abbr, sup, sub, bdi, s, del, kbd, q';

const plain = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/(\b|%3D|%2F)[0-9a-f]{24}(?![0-9a-z])/g, '$1:id')
    .trim();

/** The texts below a node that a person reads, and the controls between them in brackets. */
function words(node: Node): string {
  return plain(
    [...node.childNodes]
      .map((child) => {
        if (child.nodeType === Node.TEXT_NODE) return child.textContent ?? '';
        if (!(child instanceof HTMLElement) || child.matches(hidden)) return '';
        if (child.matches(`${fields}, ${controls}`)) return ` [${describe(child)}] `;
        // A field tells its label itself.
        if (child.matches('label[for]')) return '';
        return child.matches(inner) ? words(child) : ` ${words(child)} `;
      })
      .join(''),
  );
}

const byIds = (ids: string | null) =>
  (ids ?? '')
    .split(' ')
    .map((id) => document.getElementById(id))
    .filter((element) => element !== null);

interface Index {
  /** The first label of each id. */
  labels: ReadonlyMap<string, HTMLElement>;
  /** Ids of the elements that describe another. */
  describing: ReadonlySet<string>;
}
let index: Index | undefined;

/** Labels and descriptions of the document, gathered once for all that is asked in one go: without a browser each search walks the page. */
function indexed(): Index {
  if (index) return index;
  const labels = new Map<string, HTMLElement>();
  for (const label of document.querySelectorAll<HTMLElement>('label[for]')) {
    const id = label.getAttribute('for')!;
    if (!labels.has(id)) labels.set(id, label);
  }
  const describing = new Set<string>();
  for (const element of document.querySelectorAll('[aria-describedby]'))
    for (const id of element.getAttribute('aria-describedby')!.split(/\s+/)) describing.add(id);
  index = { labels, describing };
  queueMicrotask(() => {
    index = undefined;
  });
  return index;
}

/** What a control is called. */
export function nameOf(element: HTMLElement): string {
  const given = element.getAttribute('aria-label');
  if (given) return plain(given);
  const labels = byIds(element.getAttribute('aria-labelledby'));
  if (labels.length > 0) return labels.map(textOf).join(' ');
  if (!element.matches(fields)) return textOf(element);
  const label = indexed().labels.get(element.id) ?? element.closest('label');
  return label ? textOf(label) : plain(element.getAttribute('placeholder') ?? element.title);
}

const textOf = (element: Element): string =>
  plain(
    [...element.childNodes]
      .map((child) => {
        if (child.nodeType === Node.TEXT_NODE) return child.textContent ?? '';
        if (!(child instanceof HTMLElement) || child.matches(`${hidden}, ${fields}`)) return '';
        return child.matches(inner) ? textOf(child) : ` ${textOf(child)} `;
      })
      .join(''),
  );

const flags = (element: HTMLElement): string[] => [
  ...((element as HTMLButtonElement).disabled || element.getAttribute('aria-disabled') === 'true'
    ? ['disabled']
    : []),
  ...((element as HTMLInputElement).readOnly ? ['read-only'] : []),
  ...((element as HTMLInputElement).required || element.getAttribute('aria-required') === 'true'
    ? ['required']
    : []),
  ...['pressed', 'expanded', 'current', 'selected', 'checked', 'invalid', 'sort', 'busy'].flatMap((state) => {
    const value = element.getAttribute(`aria-${state}`);
    if (value === null || (value === 'false' && /current|invalid|busy/.test(state))) return [];
    return [value === 'true' ? state : value === 'false' ? `not ${state}` : `${state} ${value}`];
  }),
];

/** A control in one line: what it is, its name, its value and state, what describes it. */
export function describe(element: HTMLElement): string {
  const name = nameOf(element);
  const more = flags(element);
  const says = byIds(element.getAttribute('aria-describedby')).map(textOf).filter(Boolean);
  const tail = [...more, ...says.map((text) => `(${text})`)].map((part) => ` ${part}`).join('');
  if (element instanceof HTMLInputElement) {
    const kind = element.type;
    if (kind === 'checkbox' || kind === 'radio')
      return `${kind} “${name}” ${element.checked ? 'on' : 'off'}${tail}`;
    return `${kind === 'text' ? 'field' : kind} “${name}” = ${JSON.stringify(plain(element.value))}${element.placeholder ? ` hint “${element.placeholder}”` : ''}${tail}`;
  }
  if (element instanceof HTMLSelectElement) {
    const options = [...element.options].map((o) => plain(o.textContent ?? ''));
    const shown =
      options.length > 8 ? [...options.slice(0, 3), `… ${options.length}`, ...options.slice(-1)] : options;
    const chosen = plain([...element.options].find((o) => o.selected)?.textContent ?? '');
    return `choice “${name}” = “${chosen}” of ${shown.join(' / ')}${tail}`;
  }
  if (element instanceof HTMLTextAreaElement)
    return `text “${name}” = ${JSON.stringify(element.value)}${tail}`;
  const role =
    element.getAttribute('role') ?? (element.matches('a') ? 'link' : element.tagName.toLowerCase());
  const address = element.getAttribute('href');
  const to = address === null ? '' : ` → ${plain(address).replace(/^blob:.*/, 'blob:')}`;
  return `${role} “${name}”${to}${tail}`;
}

/** How a grid counts its rows and columns for a screen reader: those shown, of all. */
function counted(grid: HTMLElement): string {
  const runs: [number, number][] = [];
  for (const row of grid.querySelectorAll('[aria-rowindex]')) {
    const at = Number(row.getAttribute('aria-rowindex'));
    const run = runs.at(-1);
    if (run?.[1] === at - 1) run[1] = at;
    else runs.push([at, at]);
  }
  const shown = runs.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(', ');
  const columns = grid.getAttribute('aria-colcount');
  return `grid rows ${shown} of ${grid.getAttribute('aria-rowcount')}${columns ? `, ${columns} columns` : ''}`;
}

/** What is on a part of the page, one line a thing, in the order of reading: as a screen reader tells it. */
export function outline(root: HTMLElement = document.body): string[] {
  const lines: string[] = [];
  let text = '';
  const flush = () => {
    if (plain(text)) lines.push(plain(text));
    text = '';
  };
  const visit = (node: Node): void => {
    if (node.nodeType === Node.TEXT_NODE) {
      text += node.textContent ?? '';
      return;
    }
    if (!(node instanceof HTMLElement) || node.matches(hidden)) return;
    if (node.matches('label[for]') && !node.querySelector(lone)) return;
    if (node.id && indexed().describing.has(node.id)) return;
    if (node.matches('label') && node.querySelector(fields)) {
      flush();
      lines.push(...[...node.querySelectorAll<HTMLElement>(fields)].map(describe));
      return;
    }
    if (node.matches(`${inner}, label`) && !node.querySelector(lone) && !node.hasAttribute('role')) {
      text += words(node);
      return;
    }
    flush();
    if (node.matches('h1, h2, h3, h4, h5, h6'))
      lines.push(`${'#'.repeat(Number(node.tagName[1]))} ${words(node)}`);
    else if (node.matches('tr, [role=row]'))
      lines.push(`| ${[...node.children].map((cell) => words(cell)).join(' | ')} |`);
    else if (node.matches(`${fields}, ${controls}`)) lines.push(describe(node));
    else if (node.matches('img')) lines.push(`image “${node.getAttribute('alt') ?? ''}”`);
    else {
      const role = node.getAttribute('role');
      const label = node.getAttribute('aria-label');
      const value = node.getAttribute('aria-valuenow');
      if (role && /alert|status|dialog|tablist|progressbar|menu|group|radiogroup/.test(role))
        lines.push(`${role}${label ? ` “${label}”` : ''}${value ? ` ${value}` : ''}:`);
      if (node.hasAttribute('aria-rowcount')) lines.push(counted(node));
      for (const child of node.childNodes) visit(child);
    }
    flush();
  };
  for (const child of root.childNodes) visit(child);
  flush();
  return lines;
}
