import { challanOf } from '../../shared/advance-tax/plan.ts';
import { financialYearOf, formatDate } from '../../shared/dates.ts';
import type { Letterhead } from '../../shared/firm/letterhead.ts';
import { groupIndian } from '../../shared/money.ts';
import { rulesOf } from '../../shared/tax/years/index.ts';
import { sayIn } from '../pdf/languages.ts';
import { denseLook, letterheadFor, paper, right } from '../pdf/paper.ts';
import { renderPdf } from '../pdf/render.ts';
import type { Estimate } from './estimate.ts';

export const letterLanguages = ['en', 'hi'] as const;
type LetterLanguage = (typeof letterLanguages)[number];

/** Text of the letter by language; amounts and dates are filled in. */
const words = {
  en: {
    subject: (year: string, act: string) => `Advance tax for tax year ${year} (Income-tax Act, ${act})`,
    hello: (name: string) => `Dear ${name},`,
    estimate: (date: string, from: string) =>
      `This is an estimate of ${date}, not a return. It is based on ${from}.`,
    from: {
      last: (form: string, year: string) => `your ${form} of assessment year ${year}`,
      books: 'your books of this year',
      typed: 'what you told us of this year',
    },
    and: ' and ',
    none: {
      below_threshold: 'Tax after TDS and TCS is below 10,000 rupees: no advance tax is due.',
      senior: 'You are a resident of 60 or more without business income: no advance tax is due.',
    },
    rows: {
      income: 'Estimated total income',
      tax: 'Tax with surcharge and cess',
      credits: 'Less: TDS and TCS of the year',
      payable: 'Advance tax of the year',
      paid: 'Paid so far',
    },
    columns: ['Due by', 'Share', 'To be paid by then', 'Paid by then', 'Short', 'Interest'],
    pay: (amount: string, day: string) => `Please pay ${amount} rupees by ${day}.`,
    nothing: (day: string) => `Nothing is to be paid by ${day}: enough has been paid.`,
    interest: (sections: { deferment: string; shortfall: string }, amount: string, date: string) =>
      `Interest for late instalments up to ${date} (sections ${sections.deferment} and ${sections.shortfall}): ${amount} rupees. It is paid with the return.`,
    challan: 'Challan',
    particulars: {
      form: 'Challan',
      year: 'Tax year (assessment year)',
      major: 'Major head',
      minor: 'Minor head',
      pan: 'PAN',
      name: 'Name',
      amount: 'Amount',
    },
    major: { '0020': '0020 (companies)', '0021': '0021 (other than companies)' },
    minor: '100 (advance tax)',
    close: 'If your income this year will be different, tell us before you pay.',
    sincerely: 'Yours sincerely,',
  },
  hi: {
    subject: (year: string, act: string) => `टैक्स ईयर ${year} का एडवांस टैक्स (आयकर अधिनियम, ${act})`,
    hello: (name: string) => `${name} जी,`,
    estimate: (date: string, from: string) => `यह ${date} का अनुमान है, रिटर्न नहीं। इसका आधार: ${from}।`,
    from: {
      last: (form: string, year: string) => `असेसमेंट ईयर ${year} का आपका ${form}`,
      books: 'इस साल की आपकी बही',
      typed: 'इस साल के बारे में आपकी दी हुई जानकारी',
    },
    and: ' और ',
    none: {
      below_threshold: 'TDS और TCS के बाद टैक्स 10,000 रुपये से कम है: एडवांस टैक्स नहीं भरना है।',
      senior: 'आप 60 साल या उससे ऊपर के निवासी हैं और बिज़नेस की आय नहीं है: एडवांस टैक्स नहीं भरना है।',
    },
    rows: {
      income: 'अनुमानित कुल आय',
      tax: 'सरचार्ज और सेस सहित टैक्स',
      credits: 'घटाएँ: साल का TDS और TCS',
      payable: 'साल का एडवांस टैक्स',
      paid: 'अब तक भरा',
    },
    columns: ['ड्यू डेट', 'हिस्सा', 'तब तक भरना है', 'तब तक भरा', 'कम', 'ब्याज'],
    pay: (amount: string, day: string) => `कृपया ${day} तक ${amount} रुपये भरें।`,
    nothing: (day: string) => `${day} तक कुछ नहीं भरना है: ज़रूरत भर भरा जा चुका है।`,
    interest: (sections: { deferment: string; shortfall: string }, amount: string, date: string) =>
      `${date} तक देर की किस्तों का ब्याज (धारा ${sections.deferment} और ${sections.shortfall}): ${amount} रुपये। यह रिटर्न के साथ भरा जाता है।`,
    challan: 'चालान',
    particulars: {
      form: 'चालान',
      year: 'टैक्स ईयर (असेसमेंट ईयर)',
      major: 'मेजर हेड',
      minor: 'माइनर हेड',
      pan: 'PAN',
      name: 'नाम',
      amount: 'रकम',
    },
    major: { '0020': '0020 (कंपनी)', '0021': '0021 (कंपनी को छोड़कर)' },
    minor: '100 (एडवांस टैक्स)',
    close: 'अगर इस साल आपकी आय अलग है, तो भरने से पहले हमें बताएँ।',
    sincerely: 'भवदीय,',
  },
} as const;

/** The letter of an estimate to its client, A4, under the firm's letterhead. */
function letterDefinition(estimate: Estimate, head: Letterhead | null, language: LetterLanguage): object {
  const { plan, year, entity, pan, last, books, facts } = estimate;
  const t = words[language];
  const day = formatDate;
  const money = groupIndian;
  const act = rulesOf(year).act;
  const from = [
    ...(last ? [t.from.last(last.record.itr_type, last.record.assessment_year)] : []),
    ...(books && facts.use_books ? [t.from.books] : []),
    ...(!last || facts.heads || facts.periods || facts.deductions ? [t.from.typed] : []),
  ].join(t.and);
  const challan = challanOf(plan, { pan, name: entity.name });
  const interest = plan.interest.deferment + plan.interest.shortfall;
  const title = t.subject(financialYearOf(year), act);
  const facts2 = (rows: readonly (readonly [string, string])[]) => ({
    layout: denseLook,
    table: {
      widths: ['*', 'auto'],
      body: rows.map(([label, value]) => [label, right(value)]),
    },
    margin: [0, 4, 0, 8],
  });
  return paper({
    title,
    foot: `${entity.name} · ${pan}`,
    head,
    letter: true,
    say: sayIn(language),
    content: [
      { text: day(plan.interest.on), alignment: 'right', margin: [0, 12, 0, 12] },
      { text: entity.name, bold: true },
      { text: `PAN ${pan}`, margin: [0, 0, 0, 12] },
      { text: title, bold: true, fontSize: 12, margin: [0, 0, 0, 10] },
      { text: t.hello(entity.name), margin: [0, 0, 0, 6] },
      { text: t.estimate(day(plan.interest.on), from) },
      facts2([
        [t.rows.income, money(plan.result.totalIncome)],
        [t.rows.tax, money(plan.tax)],
        [t.rows.credits, money(plan.tds + plan.tcs)],
        [t.rows.payable, money(Math.max(0, plan.payable))],
        [t.rows.paid, money(plan.paid)],
      ]),
      ...(plan.exempt
        ? [{ text: t.none[plan.exempt], bold: true, margin: [0, 4, 0, 8] }]
        : [
            {
              layout: denseLook,
              table: {
                headerRows: 1,
                widths: ['*', 45, 95, 75, 75, 60],
                body: [
                  t.columns.map((text, at) => ({
                    text,
                    bold: true,
                    ...(at > 0 ? { alignment: 'right' } : {}),
                  })),
                  ...plan.instalments.map((row) => [
                    day(row.due_by),
                    right(`${row.share / 100}%`),
                    right(money(row.required)),
                    right(money(row.paid)),
                    right(money(row.shortfall)),
                    right(row.state === 'past' ? money(row.interest) : ''),
                  ]),
                ],
              },
              margin: [0, 4, 0, 10],
            },
            ...(plan.next
              ? [
                  {
                    text: challan
                      ? t.pay(money(challan.amount), day(plan.next.due_by))
                      : t.nothing(day(plan.next.due_by)),
                    bold: true,
                    margin: [0, 0, 0, 8],
                  },
                ]
              : []),
            ...(interest > 0
              ? [
                  {
                    text: t.interest(plan.interest.sections, money(interest), day(plan.interest.on)),
                    margin: [0, 0, 0, 8],
                  },
                ]
              : []),
          ]),
      ...(challan
        ? [
            { text: t.challan, bold: true, margin: [0, 4, 0, 0] },
            facts2([
              [t.particulars.form, challan.form],
              [t.particulars.year, `${challan.tax_year} (${challan.assessment_year})`],
              [t.particulars.major, t.major[challan.major_head]],
              [t.particulars.minor, t.minor],
              [t.particulars.pan, challan.pan],
              [t.particulars.name, challan.name],
              [t.particulars.amount, money(challan.amount)],
            ]),
          ]
        : []),
      { text: t.close, margin: [0, 0, 0, 16] },
      {
        unbreakable: true,
        stack: [
          t.sincerely,
          { text: head?.name ?? '', bold: true, margin: [0, 30, 0, 0] },
          ...(head?.frn ? [{ text: `FRN ${head.frn}`, fontSize: 9 }] : []),
        ],
      },
    ],
  });
}

/** The letter as a PDF with its file name. */
export async function letterPdf(
  estimate: Estimate,
  firmId: string,
  language: LetterLanguage,
): Promise<{ name: string; body: Buffer }> {
  const body = await renderPdf(letterDefinition(estimate, await letterheadFor(firmId), language));
  return { name: `Advance tax ${financialYearOf(estimate.year)} ${estimate.pan}.pdf`, body };
}
