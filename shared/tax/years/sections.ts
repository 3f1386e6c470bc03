/**
 * Sections of the Income-tax Act, 1961 and the corresponding ones of the Act of 2025. `table`: by the
 * published comparison of the two Acts, or by the text and heading of the section in the Act of 2025 itself;
 * `secondary`: given by one source only. A section in neither is omitted.
 */
const table: Readonly<Record<string, string>> = {
  // heads of income
  '14': '13',
  '15': '15',
  '16': '19',
  '17': '16',
  '17(1)': '16',
  '17(2)': '17',
  '17(3)': '18',
  '22': '20',
  '23': '21',
  '24': '22',
  '25A': '23',
  '28': '26',
  '30': '28',
  '31': '28',
  '32': '33',
  // unexplained income, losses
  '68': '102',
  '69': '103',
  '69A': '104',
  '69C': '105',
  '69D': '106',
  '70': '108',
  '71': '109',
  '71B': '110',
  '72': '112',
  // deductions
  '80A': '122',
  '80C': '123',
  '80CCD': '124',
  '80CCH': '125',
  '80D': '126',
  '80DD': '127',
  '80DDB': '128',
  // special rates
  '111A': '196',
  '112': '197',
  '112A': '198',
  '115A': '207',
  '115AB': '208',
  '115AC': '209',
  '115ACA': '193',
  '115AD': '210',
  '115BA': '199',
  '115BAA': '200',
  '115BAB': '201',
  '115E': '214',
  // rebates and reliefs
  '87A': '156',
  '89': '157',
  '89A': '158',
  '90': '159',
  '90A': '159',
  '91': '160',
  // advance tax and interest
  '207': '403',
  '208': '404',
  '209': '405',
  '210': '406',
  '211': '408',
  '219': '410',
  '234B': '424',
  '234C': '425',
  // incomes exempt by Schedules II to VII; the retirement benefits of section 10 are deductions of the Table of section 19(1)
  '10': '11',
  '10(10)': '19',
  '10(10A)': '19',
  '10(10AA)': '19',
  '10(10B)': '19',
  '10(10C)': '19',
  // books, audit, presumptive income
  '44AA': '62',
  '44AB': '63',
  '44AD': '58',
  '44ADA': '58',
  '44AE': '58',
  // capital gains: section by section in the order of the Act of 1961
  '45': '67',
  '46': '68',
  '46A': '69',
  '47': '70',
  '48': '72',
  '49': '73',
  '50': '74',
  '50AA': '76',
  '50B': '77',
  '50C': '78',
  '50CA': '79',
  '54': '82',
  '54B': '83',
  '54D': '84',
  '54EC': '85',
  '54F': '86',
  '55': '90',
  // other sources, clubbing, losses of speculation and of capital
  '56': '92',
  '57': '93',
  '64': '99',
  '73': '113',
  '74': '111',
  // deductions of Chapter VIII
  '80E': '129',
  '80EE': '130',
  '80EEA': '131',
  '80EEB': '132',
  '80G': '133',
  '80GG': '134',
  '80GGA': '135',
  '80GGB': '136',
  '80GGC': '137',
  '80TTA': '153',
  '80TTB': '153',
  '80U': '154',
  // rates of Chapter XIII
  '115BAC': '202',
  '115BB': '194',
  '115BBE': '195',
  '115BBH': '194',
  '115BBJ': '194',
  '115JB': '206',
  '115JC': '206',
  // returns, deduction and collection at source, interest and fees
  '139': '263',
  '192': '392',
  '206C': '394',
  '201': '398',
  '234A': '423',
  '234E': '427',
  '234F': '428',
};

/** 80CCC: the comparison calls it omitted, others put annuity plans of a pension fund under Schedule XV, which section 123 allows. */
const secondary: Readonly<Record<string, string>> = {
  '80CCC': '123',
};

/** A section, then itself with ever fewer sub-sections: `10(10)(ii)`, `10(10)`, `10`. */
const shorter = (section: string): string[] => {
  const parts = section.split('(');
  return parts.map((_, i) =>
    parts
      .slice(0, parts.length - i)
      .join('(')
      .trim(),
  );
};

/** The section of the Act of 2025 replacing one of the Act of 1961, and its certainty; undefined where neither table has it. */
export function successorOf(
  section: string,
): { section: string; certainty: 'statute' | 'secondary' } | undefined {
  for (const key of shorter(section)) {
    if (Object.hasOwn(table, key)) return { section: table[key]!, certainty: 'statute' };
    if (Object.hasOwn(secondary, key)) return { section: secondary[key]!, certainty: 'secondary' };
  }
  return undefined;
}

/** The sections of the Act of 1961 replaced by a section of the Act of 2025; several if merged. */
export const predecessorsOf = (section: string): string[] =>
  Object.entries({ ...table, ...secondary })
    .filter(([, now]) => now === section)
    .map(([old]) => old);

/**
 * Section name in a line of a year: the new one, or that of the Act of 1961 if the new one is unknown or
 * uncertain.
 */
export function sectionIn(act: '1961' | '2025', section: string): string {
  if (act === '1961' || section.startsWith('Finance Act')) return section;
  const now = successorOf(section);
  return now?.certainty === 'statute' ? now.section : `${section} of 1961`;
}
