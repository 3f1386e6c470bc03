import type { Paise } from './money.ts';

/** Hindi has a separate word for each number below a hundred. */
const belowHundred = (
  'शून्य एक दो तीन चार पाँच छह सात आठ नौ दस ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस ' +
  'बीस इक्कीस बाईस तेईस चौबीस पच्चीस छब्बीस सत्ताईस अट्ठाईस उनतीस तीस इकतीस बत्तीस तैंतीस चौंतीस पैंतीस छत्तीस सैंतीस अड़तीस उनतालीस ' +
  'चालीस इकतालीस बयालीस तैंतालीस चौवालीस पैंतालीस छियालीस सैंतालीस अड़तालीस उनचास पचास इक्यावन बावन तिरपन चौवन पचपन छप्पन सत्तावन अट्ठावन उनसठ ' +
  'साठ इकसठ बासठ तिरसठ चौंसठ पैंसठ छियासठ सड़सठ अड़सठ उनहत्तर सत्तर इकहत्तर बहत्तर तिहत्तर चौहत्तर पचहत्तर छिहत्तर सतहत्तर अठहत्तर उनासी ' +
  'अस्सी इक्यासी बयासी तिरासी चौरासी पचासी छियासी सतासी अट्ठासी नवासी नब्बे इक्यानवे बानवे तिरानवे चौरानवे पंचानवे छियानवे सत्तानवे अट्ठानवे निन्यानवे'
).split(' ');

const steps: readonly (readonly [size: number, word: string])[] = [
  [10_000_000, 'करोड़'],
  [100_000, 'लाख'],
  [1000, 'हज़ार'],
  [100, 'सौ'],
];

function wordsOf(n: number): string {
  const parts: string[] = [];
  let rest = n;
  for (const [size, word] of steps) {
    const count = Math.floor(rest / size);
    if (count > 0) parts.push(`${count < 100 ? belowHundred[count] : wordsOf(count)} ${word}`);
    rest %= size;
  }
  if (rest > 0 || parts.length === 0) parts.push(belowHundred[rest]!);
  return parts.join(' ');
}

/** `रुपये बारह लाख चौंतीस हज़ार पाँच सौ सड़सठ और पैसे पचास मात्र` of integer paise. */
export function amountInHindi(paise: Paise): string {
  const magnitude = Math.abs(paise);
  const rest = magnitude % 100;
  const tail = rest > 0 ? ` और पैसे ${belowHundred[rest]}` : '';
  return `${paise < 0 ? 'घटाएँ ' : ''}रुपये ${wordsOf(Math.floor(magnitude / 100))}${tail} मात्र`;
}
