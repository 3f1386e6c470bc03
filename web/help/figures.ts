import { interestRate, lateFee } from '../../shared/gst/data/fees.ts';
import { b2clLimit } from '../../shared/gst/data/limits.ts';
import { defaultAssessmentYear } from '../../shared/itr/registry.ts';
import { groupIndian } from '../../shared/money.ts';
import { rulesOf } from '../../shared/tax/years/index.ts';
import type { Slab } from '../../shared/tax/years/types.ts';
import { day } from '../i18n/format.ts';
import { mark } from '../i18n/mark.ts';
import type { Topic } from './topic.ts';

/**
 * Dates, limits and rates preparers look up. Read from the tax data, so they are the figures the product
 * calculates with.
 */

const year = defaultAssessmentYear;
const rules = rulesOf(year);
const { deductions, salary, houseProperty, capitalGains, business, rebate, interest, fees, dueDates } = rules;
const gains = capitalGains.rates.at(-1)!;

const amount = groupIndian;
const percent = (basisPoints: number): string => `${basisPoints / 100}%`;
/** `4,00,001–8,00,000: 5%; …`: a rate table after its nil band. */
const bands = (slabs: readonly Slab[]): string =>
  slabs
    .slice(1)
    .map(({ upTo, rate }, i) => {
      const from = slabs[i]!.upTo!;
      return upTo === null
        ? `> ${amount(from)}: ${percent(rate)}`
        : `${amount(from + 1)}–${amount(upTo)}: ${percent(rate)}`;
    })
    .join('; ');
const rupeesOf = (paise: number): string => amount(paise / 100);

export const figures: readonly Topic[] = [
  {
    id: 'dates-itr',
    icon: 'calendar',
    to: '/app',
    words:
      'last date deadline belated revised updated audit 44AB अंतिम तारीख आखिरी तिथि रिटर्न कब तक due date ITR-1 ITR-2 ITR-3 ITR-4 आयकर आईटीआर नियत तिथि',
    title: mark('Due dates of income-tax returns'),
    text: mark(
      'AY {year}, section 139: without business income {simple}; with business or profession not audited {business}; audited persons and companies {audit}; with a transfer-pricing report {pricing}; the audit report {report}. Belated under 139(4) until {belated}, revised under 139(5) until {revised}, updated under 139(8A) until {updated}. A notification may extend them. The dashboard lists what comes next.',
    ),
    params: {
      year,
      simple: day(dueDates['no-business']),
      business: day(dueDates.business),
      audit: day(dueDates.audit),
      pricing: day(dueDates['transfer-pricing']),
      report: day(dueDates.auditReport),
      belated: day(dueDates.belated),
      revised: day(dueDates.revised),
      updated: day(dueDates.updated),
    },
  },
  {
    id: 'dates-gst',
    icon: 'calendar',
    to: '/app/gst',
    words:
      'last date deadline GSTR-1 GSTR-3B IFF PMT-06 quarterly monthly अंतिम तारीख कब तक तिमाही नियत तिथि जीएसटी जीएसटीआर-1 जीएसटीआर-3बी',
    title: mark('Due dates of GSTR-1, GSTR-3B and QRMP'),
    text: mark(
      'GSTR-1: the 11th of the next month; under QRMP the 13th after the quarter, with the IFF by the 13th after its first two months (rule 59). GSTR-3B: the 20th; under QRMP the 22nd or 24th after the quarter by State, with PMT-06 by the 25th after its first two months (rule 61). The client’s page under GST shows the date of each period.',
    ),
  },
  {
    id: 'dates-tds',
    icon: 'calendar',
    to: '/app/tds',
    words:
      'last date deadline deposit challan 24Q 26Q 27Q 27EQ 138 140 143 144 quarter return अंतिम तारीख कब तक जमा रिटर्न नियत तिथि टीडीएस टीसीएस',
    title: mark('Due dates of TDS and TCS'),
    text: mark(
      'Deposit: the 7th of the next month, for tax deducted in March 30 April (rules 30, 37CA). Statements of TDS: 31 July, 31 October, 31 January and 31 May; of TCS: 15 July, 15 October, 15 January and 15 May (rules 31A, 31AA). Form 16 by 15 June, Form 16A fifteen days after the statement is due.',
    ),
  },
  {
    id: 'slabs',
    icon: 'report',
    to: '/app/itr',
    words:
      'rate surcharge cess income tax new old senior citizen exemption limit 115BAC दर स्लैब आयकर छूट सीमा वरिष्ठ नागरिक',
    title: mark('Tax slabs and rates'),
    text: mark(
      'AY {year}, new regime (115BAC): nil up to {nil}; {bands}. Old regime: nil up to {oldNil}, from 60 years of age {senior}, from 80 {superSenior}; then {oldBands}. Health and education cess {cess}; surcharge above {surcharge}.',
    ),
    params: {
      year,
      nil: amount(rules.slabs.new[0]!.upTo!),
      bands: bands(rules.slabs.new),
      oldNil: amount(rules.slabs.old.below60[0]!.upTo!),
      senior: amount(rules.slabs.old.senior[0]!.upTo!),
      superSenior: amount(rules.slabs.old.superSenior[0]!.upTo!),
      oldBands: bands(rules.slabs.old.below60),
      cess: percent(rules.cess),
      surcharge: amount(rules.surcharge.individual.new[0]!.above),
    },
  },
  {
    id: 'rebate',
    icon: 'report',
    to: '/app/itr',
    words: '87A marginal relief limit no tax छूट सीमा धारा रिबेट',
    title: mark('Rebate under section 87A'),
    text: mark(
      'AY {year}, resident individuals. New regime: up to {newMax} where total income is not above {newLimit}, with marginal relief just above it, and not against tax at special rates. Old regime: up to {oldMax} where it is not above {oldLimit}, and not against tax under 112A.',
    ),
    params: {
      year,
      newMax: amount(rebate.new.max),
      newLimit: amount(rebate.new.limit),
      oldMax: amount(rebate.old.max),
      oldLimit: amount(rebate.old.limit),
    },
  },
  {
    id: 'deductions',
    icon: 'report',
    to: '/app/itr',
    words:
      'limit 80CCC 80CCD(1) 80CCD(2) 80E 80G 80GG LIC PPF ELSS NPS mediclaim health insurance tuition fees senior citizen donation education loan सीमा बीमा दान वरिष्ठ नागरिक निवेश कटौती कटौतियाँ 80सी 80डी',
    title: mark('Deductions of Chapter VI-A and their limits: 80C, 80D …'),
    text: mark(
      '80C with 80CCC and 80CCD(1) together {c80} (80CCE); NPS in addition {ccd1b} (80CCD(1B)); health insurance {d80}, from 60 years of age {d80Senior}, for the family and once more for the parents, with check-ups of {preventive} inside (80D); disability {disability}, severe {severe} (80DD, 80U); illness {ddb}, from 60 years {ddbSenior} (80DDB); savings interest {tta} (80TTA), from 60 years interest {ttb} (80TTB); rent without house rent allowance {gg} a month at most (80GG). All are for the old regime; of Chapter VI-A the new one keeps {kept}.',
    ),
    params: {
      c80: amount(deductions.c80),
      ccd1b: amount(deductions.ccd1b),
      d80: amount(deductions.d80.below60),
      d80Senior: amount(deductions.d80.senior),
      preventive: amount(deductions.d80.preventive),
      disability: amount(deductions.disability.ordinary),
      severe: amount(deductions.disability.severe),
      ddb: amount(deductions.ddb.below60),
      ddbSenior: amount(deductions.ddb.senior),
      tta: amount(deductions.tta),
      ttb: amount(deductions.ttb),
      gg: amount(deductions.gg.month),
      kept: deductions.newRegime.join(', '),
    },
  },
  {
    id: 'salary',
    icon: 'report',
    to: '/app/itr',
    words:
      'HRA exemption rent 10(13A) 16(ia) allowance Form 16 employer professional tax वेतन एचआरए किराया भत्ता छूट फ़ॉर्म 16 मानक कटौती सैलरी',
    title: mark('Salary: standard deduction and house rent allowance'),
    text: mark(
      'Standard deduction {standardNew} in the new regime, {standardOld} in the old one (16(ia)). House rent allowance, old regime only: the least of the allowance, rent less {over} of salary, and {metro} of salary in Delhi, Mumbai, Kolkata and Chennai or {other} elsewhere (10(13A), rule 2A). The step “Salary and pension” takes one row for each Form 16.',
    ),
    params: {
      standardNew: amount(salary.standardDeduction.new),
      standardOld: amount(salary.standardDeduction.old),
      over: percent(salary.hraSalaryShare.rentOver),
      metro: percent(salary.hraSalaryShare.metro),
      other: percent(salary.hraSalaryShare.other),
    },
  },
  {
    id: 'house-property',
    icon: 'home',
    to: '/app/itr',
    words:
      'home loan 24(b) 24 self-occupied let out rent loss 80EE 80EEA limit गृह ऋण ब्याज मकान किराया सीमा गृह संपत्ति होम लोन',
    title: mark('House property and the interest of a housing loan'),
    text: mark(
      '{standard} of the annual value is deducted (24(a)). Interest on self-occupied houses: up to {cap} a year in the old regime, nil in the new one; no such limit on let-out houses (24(b)). In the old regime a loss is set off against other heads up to {loss} a year (71(3A)).',
    ),
    params: {
      standard: percent(houseProperty.standardDeduction),
      cap: amount(houseProperty.selfOccupiedInterest),
      loss: amount(houseProperty.lossAgainstOthers),
    },
  },
  {
    id: 'capital-gains',
    icon: 'report',
    to: '/app/itr',
    words:
      'LTCG STCG shares mutual fund property indexation Schedule 112A CSV broker exemption पूँजी लाभ शेयर म्यूचुअल फंड दर पूँजी पूंजीगत लाभ अभिलाभ',
    title: mark('Capital gains: rates of 111A, 112 and 112A'),
    text: mark(
      'Shares and equity funds with securities transaction tax: {short} short-term (111A), {long} long-term above {free} a year (112A). Other long-term gains {other} (112), other short-term gains by slab. ITR-1 and ITR-4 take 112A gains up to {free}; in ITR-2 and ITR-3 Schedule 112A reads the department’s CSV and Excel.',
    ),
    params: {
      short: percent(gains.stcg111A),
      long: percent(gains.ltcg112A),
      other: percent(gains.ltcg112),
      free: amount(capitalGains.exemption112A),
    },
  },
  {
    id: 'presumptive',
    icon: 'report',
    to: '/app/itr',
    words:
      'ITR-4 sugam limit turnover profession goods carriage transporter truck digital अनुमानित प्रकल्पित टर्नओवर सीमा व्यापार आय',
    title: mark('Presumptive income: 44AD, 44ADA, 44AE'),
    text: mark(
      '44AD: {cash} of turnover, {bank} of what came through the bank, up to a turnover of {turnover}, or {turnoverBank} with at most {share} in cash. 44ADA: {profession} of receipts up to {receipts}, or {receiptsBank} likewise. 44AE: {light} a month for each vehicle, or {heavy} a ton a month above {weight} kg, at most {vehicles} vehicles. All of them in ITR-4.',
    ),
    params: {
      cash: percent(business.rate44AD.other),
      bank: percent(business.rate44AD.bank),
      turnover: amount(business.turnover44AD.base),
      turnoverBank: amount(business.turnover44AD.cashLight),
      share: percent(business.cashShare),
      profession: percent(business.rate44ADA),
      receipts: amount(business.receipts44ADA.base),
      receiptsBank: amount(business.receipts44ADA.cashLight),
      light: amount(business.goods.light),
      heavy: amount(business.goods.heavyPerTon),
      weight: amount(business.goods.heavyAboveKg),
      vehicles: String(business.goods.maxVehicles),
    },
  },
  {
    id: 'losses',
    icon: 'report',
    to: '/app/itr',
    words: 'carry forward brought forward set off CFL BFLA speculation depreciation हानि आगे ले जाना समायोजन',
    title: mark('Losses: set off and carried forward'),
    text: mark(
      '“Import or carry forward” in the return copies the losses of last year’s return. House property, business and capital losses are carried forward for 8 years, speculation losses for 4 (71B, 72, 73, 74); except house property losses and depreciation, only if the return of the loss year was filed in time (80). The order of set-off is followed year by year, with the balance carried forward.',
    ),
  },
  {
    id: 'advance-tax',
    icon: 'report',
    to: '/app/itr',
    words:
      '234A 234B 234C 234F interest late fee fine penalty instalment challan self assessment 140A ब्याज विलंब शुल्क किस्त अग्रिम कर एडवांस टैक्स देरी',
    title: mark('Advance tax, interest and late fee'),
    text: mark(
      'Advance tax where it is {threshold} or more: {first} by 15 June, {second} by 15 September, {third} by 15 December, {fourth} by 15 March; on presumptive income all of it by 15 March (208, 211). Interest of {monthly} a month for a late return (234A), for less than {share} paid (234B), for short instalments (234C). Fee for a late return {high}, up to a total income of {limit} {low} (234F). “Tax computation” reckons all of it.',
    ),
    params: {
      threshold: amount(interest.threshold),
      first: percent(interest.instalments[0]!.share),
      second: percent(interest.instalments[1]!.share),
      third: percent(interest.instalments[2]!.share),
      fourth: percent(interest.instalments[3]!.share),
      monthly: percent(interest.monthly),
      share: percent(interest.advanceShare),
      high: amount(fees.f.high),
      low: amount(fees.f.low),
      limit: amount(fees.f.limit),
    },
  },
  {
    id: 'gst-fee',
    icon: 'gst',
    to: '/app/gst',
    words: 'section 47 50 penalty GSTR-1 GSTR-3B nil return जुर्माना देरी जीएसटीआर जीएसटी विलंब शुल्क ब्याज',
    title: mark('Late fee and interest of GST'),
    text: mark(
      'Late fee of GSTR-1 and GSTR-3B: {day} a day, {nil} for a nil return; at most {small}, {middle} or {large} for a turnover up to 1.5 crore, up to 5 crore and above, {nilCap} for a nil return (section 47). Interest {interest}% a year on tax paid late (section 50). GSTR-3B reckons both by date.',
    ),
    params: {
      day: rupeesOf(lateFee.perDay),
      nil: rupeesOf(lateFee.perDayNil),
      small: rupeesOf(lateFee.caps[0].cap),
      middle: rupeesOf(lateFee.caps[1].cap),
      large: rupeesOf(lateFee.caps[2].cap),
      nilCap: rupeesOf(lateFee.nilCap),
      interest: String(interestRate.lateTax),
    },
  },
  {
    id: 'gstr1-tables',
    icon: 'gst',
    to: '/app/gst',
    words:
      'B2B B2CL B2CS CDNR CDNUR EXP limit 2.5 lakh credit note export table 12 13 सीमा क्रेडिट नोट जीएसटीआर-1 तालिका',
    title: mark('Which table of GSTR-1: B2B, B2CL, B2CS, HSN'),
    text: mark(
      'Sales to registered buyers go to B2B. Inter-State invoices above {limit} to unregistered buyers go to B2CL, other sales to them to B2CS by State and rate. Credit and debit notes follow the invoice: CDNR or CDNUR. Since May 2025, HSN has two parts, for B2B and B2C, and documents issued must be filled. “Findings” lists entries in the wrong table.',
    ),
    params: { limit: rupeesOf(b2clLimit('10-2026')) },
  },
  {
    id: 'tds-rates',
    icon: 'tds',
    to: '/app/tds',
    words:
      'rate threshold limit chart 192 193 194 194A 194C 194H 194I 194J 194Q 195 197 206AA 206C 234E 201 no PAN lower deduction certificate late fee interest सीमा बिना पैन विलंब शुल्क ब्याज दर टीडीएस दरें कटौती',
    title: mark('TDS rates, thresholds, interest and late fee'),
    text: mark(
      'Each deductee row shows its rate and threshold, which depend on section, date, kind of payee and payments so far in the year. Without a PAN the rate is the higher of the section’s and 20%, 5% for 194-O and 194Q (206AA); enter a certificate of lower deduction (197) in the row with its number. Interest is 1% per month for late deduction, 1.5% for late deposit (201(1A)); a late statement costs ₹200 per day, never more than the tax (234E).',
    ),
  },
];
