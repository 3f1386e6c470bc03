import { formatDate } from '../../shared/dates.ts';
import type { Letterhead } from '../../shared/firm/letterhead.ts';
import type { Plan } from '../../shared/itr/plan.ts';
import { formatRupees } from '../../shared/money.ts';
import type { Say } from '../pdf/languages.ts';
import { paper, right, tableLook } from '../pdf/paper.ts';

type Language = 'en' | 'hi';

/** Texts of the letter; `{names}` are filled in. */
const words = {
  en: {
    dear: 'Dear {name},',
    about: 'Income tax for assessment year {year} ({form}): your choices',
    intro: 'We compared your return as it is with the choices below. Amounts are in rupees.',
    choice: 'Choice',
    present: 'Return as it is',
    income: 'Total income',
    tax: 'Tax, interest and fee',
    balance: 'Balance (refund in brackets)',
    saved: 'Saved (extra cost in brackets)',
    best: 'The least tax is under “{title}”: {tax}, which is {saved} less than the return as it is.',
    none: 'No choice is cheaper than the return as it is: {tax}.',
    regimes: { old: 'old regime', new: 'new regime' },
    facts: 'What each choice changes, and why',
    change: '{title}: {label}, {after} in place of {before}',
    more: '{title}: changes not listed here: {count}',
    family: 'The family together: “{title}” with the return of {name}',
    apart: 'As they are',
    gift: 'With the gift',
    both: 'Together',
    close:
      'These figures are based on the facts we have today and on current law. Please tell us your choice before we file.',
    yours: 'Yours sincerely,',
  },
  hi: {
    dear: 'प्रिय {name},',
    about: 'असेसमेंट ईयर {year} का आयकर ({form}): आपके सामने विकल्प',
    intro: 'हमने आपके रिटर्न की तुलना नीचे दिए विकल्पों से की है। रकम रुपये में है।',
    choice: 'विकल्प',
    present: 'रिटर्न जैसा है',
    income: 'कुल आय',
    tax: 'टैक्स, ब्याज और फ़ीस',
    balance: 'बकाया (रिफ़ंड कोष्ठक में)',
    saved: 'बचत (ज़्यादा ख़र्च कोष्ठक में)',
    best: 'सबसे कम टैक्स “{title}” में है: {tax}, जो मौजूदा रिटर्न से {saved} कम है।',
    none: 'कोई विकल्प मौजूदा रिटर्न से सस्ता नहीं है: {tax}।',
    regimes: { old: 'पुरानी टैक्स व्यवस्था', new: 'नई टैक्स व्यवस्था' },
    facts: 'हर विकल्प में क्या बदलता है, और क्यों',
    change: '{title}: {label}, {before} की जगह {after}',
    more: '{title}: जो बदलाव यहाँ नहीं दिए: {count}',
    family: 'परिवार साथ में: “{title}”, {name} के रिटर्न के साथ',
    apart: 'जैसे हैं',
    gift: 'उपहार के साथ',
    both: 'कुल',
    close:
      'ये आँकड़े आज तक मिली जानकारी और मौजूदा क़ानून पर आधारित हैं। फ़ाइल करने से पहले बताएँ कि आप कौन-सा विकल्प चुनते हैं।',
    yours: 'भवदीय,',
  },
} as const satisfies Record<Language, unknown>;

const filled = (text: string, values: Record<string, string>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');

const money = (amount: number): string => (amount < 0 ? `(${formatRupees(-amount)})` : formatRupees(amount));
const plain = (value: unknown): string =>
  value === null || value === undefined
    ? '–'
    : typeof value === 'number'
      ? formatRupees(value)
      : typeof value === 'object'
        ? '…'
        : String(value);

/** Most changes listed per plan, so that the letter stays on one page. */
const MOST_CHANGES = 6;

/** Both returns of a family without and with the gift. */
function familyTable(
  w: (typeof words)[Language],
  { title, figures, family }: Plan['columns'][number],
  present: Plan['present'],
  name: string,
): object[] {
  if (!family) return [];
  const rows: [string, number, number][] = [
    [name, present.total, figures.total],
    [family.name, family.before.total, family.after.total],
  ];
  const sum = (at: 1 | 2) => rows.reduce((n, row) => n + row[at], 0);
  rows.push([w.both, sum(1), sum(2)]);
  return [
    {
      text: filled(w.family, { title, name: family.name }),
      bold: true,
      margin: [0, 10, 0, 4],
    },
    {
      layout: tableLook,
      table: {
        headerRows: 1,
        widths: ['*', 'auto', 'auto', 'auto'],
        body: [
          [
            { text: w.tax, bold: true },
            ...[w.apart, w.gift, w.saved].map((text) => right(text, { bold: true })),
          ],
          ...rows.map(([who, before, after]) => [
            who,
            right(money(before)),
            right(money(after)),
            right(money(before - after)),
          ]),
        ],
      },
    },
  ];
}

/** A plan as a one-page letter. */
export function planLetter(
  plan: Plan,
  of: {
    language: Language;
    say: Say;
    head: Letterhead | null;
    name: string;
    form: string;
    year: string;
    day: string;
  },
): object {
  const w = words[of.language];
  const { say } = of;
  const { present, columns } = plan;
  const best = columns.reduce<(typeof columns)[number] | undefined>(
    (found, column) => (column.saved > (found?.saved ?? 0) ? column : found),
    undefined,
  );
  const row = (title: string, figures: Plan['present'], saved?: number) => [
    // A plan named after its regime is not named twice.
    title.toLowerCase() === words.en.regimes[figures.regime]
      ? w.regimes[figures.regime].replace(/^./, (letter) => letter.toUpperCase())
      : `${title} (${w.regimes[figures.regime]})`,
    ...[
      money(figures.total_income),
      money(figures.total),
      money(figures.balance),
      saved === undefined ? '' : money(saved),
    ].map((text) => right(text, { noWrap: true })),
  ];
  const facts = columns.flatMap(({ title, changes, why, problem }) => [
    ...changes.slice(0, MOST_CHANGES).map(({ part, label, before, after }) =>
      filled(w.change, {
        title,
        label: [part, label]
          .filter(Boolean)
          .map((text) => say(text))
          .join(': '),
        before: plain(before),
        after: plain(after),
      }),
    ),
    ...(changes.length > MOST_CHANGES
      ? [filled(w.more, { title, count: String(changes.length - MOST_CHANGES) })]
      : []),
    ...(problem ? [problem] : why).map(({ text, params }) => `${title}: ${say(text, params)}`),
  ]);
  return paper({
    title: `Plan AY ${of.year}`,
    foot: `${of.name} · AY ${of.year}`,
    head: of.head,
    letter: true,
    say,
    content: [
      right(formatDate(of.day), { margin: [0, 0, 0, 12] }),
      filled(w.dear, { name: of.name }),
      { text: filled(w.about, { year: of.year, form: of.form }), bold: true, margin: [0, 8, 0, 8] },
      w.intro,
      {
        margin: [0, 10, 0, 10],
        layout: tableLook,
        table: {
          headerRows: 1,
          widths: ['*', 'auto', 'auto', 'auto', 'auto'],
          body: [
            [
              { text: w.choice, bold: true },
              ...[w.income, w.tax, w.balance, w.saved].map((text) => right(text, { bold: true })),
            ],
            row(w.present, present),
            ...columns.map(({ title, figures, saved }) => row(title, figures, saved)),
          ],
        },
      },
      best
        ? filled(w.best, {
            title: best.title,
            tax: money(best.figures.total),
            saved: money(best.saved),
          })
        : filled(w.none, { tax: money(present.total) }),
      ...columns.flatMap((column) => familyTable(w, column, present, of.name)),
      ...(facts.length > 0 ? [{ text: w.facts, bold: true, margin: [0, 10, 0, 4] }, { ul: facts }] : []),
      { text: w.close, margin: [0, 12, 0, 16] },
      {
        unbreakable: true,
        stack: [w.yours, { text: of.head?.name ?? '', bold: true, margin: [0, 30, 0, 0] }],
      },
    ],
  });
}
