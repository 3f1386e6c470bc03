import type { Message } from '../../forms/messages.ts';
import { answerFor, type Question } from '../../intake/questions.ts';
import { cellText, type RawCell } from '../../sheets/cells.ts';
import { say } from '../messages.ts';
import type { Fields, Reading } from './register-reading.ts';

const currencyHeading = /^(invoice |document |txn |transaction )?curr(ency|\.)?( code)?$/i;
const rupeeWord = /^(inr|₹|rs\.?|re\.?|rupees?|indian rupees?|भारतीय रुपया|रुपये|रुपया)?$/i;

const exchangeHeading =
  /^(foreign )?((currency )?(exchange|conversion|conv\.?|ex\.?|exch\.?|fx) ?rate|rate of exchange)( ?\(?(inr|rs\.?|₹)\)?)?$/i;

/** The currency of a line, blank for rupees, and its exchange rate if given. */
function currencyOf(
  { layout }: Reading,
  cells: readonly RawCell[],
): { name: string; rate: number | undefined } {
  const textOf = (heading: RegExp) =>
    layout.names
      .map((name, i) => (heading.test(name.trim()) && !layout.off.has(i) ? cellText(cells[i]) : ''))
      .find((text) => text !== '') ?? '';
  const name = textOf(currencyHeading);
  if (rupeeWord.test(name)) return { name: '', rate: undefined };
  const rate = Number(textOf(exchangeHeading).replace(/,/g, ''));
  return { name: name.slice(0, 20), rate: rate > 0 && rate !== 1 ? rate : undefined };
}

/** Asks whether foreign-currency amounts must still be multiplied by the line's exchange rate. */
const askCurrency = (currency: string, rate: number): Omit<Question, 'documents'> => ({
  id: 'currency',
  text: say('askCurrency', { currency, rate }),
  options: [
    { value: 'multiply', label: say('currencyMultiply') },
    { value: 'rupees', label: say('currencyRupees') },
  ],
});

/**
 * Converts a foreign-currency line to rupees at its exchange rate: Zoho's amounts are in the document's
 * currency, for other files the user decides. Without a rate or an answer, the line is refused.
 */
export function inRupees(
  reading: Reading,
  fields: Fields,
): { fields: Fields; open?: { message: Message; asked?: string }; converted?: string } {
  const { name, rate } = currencyOf(reading, fields.cells);
  if (name === '') return { fields };
  if (rate === undefined) return { fields, open: { message: say('foreignCurrency', { currency: name }) } };
  const said = reading.layout.source?.id.startsWith('zoho-')
    ? 'multiply'
    : answerFor(reading.answers, 'currency', fields.text('number'));
  if (said === 'rupees') return { fields };
  if (said !== 'multiply') {
    const ask = askCurrency(name, rate);
    const number = fields.text('number');
    reading.questions.ask(ask, { key: number, label: number });
    return { fields, open: { message: ask.text, asked: ask.id } };
  }
  const money: Fields['money'] = (field) => {
    const read = fields.money(field);
    return read && 'paise' in read ? { paise: Math.round(read.paise * rate) } : read;
  };
  return { fields: { ...fields, money }, converted: name };
}
