import { expect, it } from 'vitest';
import { kept } from '../testing/kept.ts';
import * as allAcknowledgements from './acknowledgements.ts';

const { readPortalAcknowledgement } = kept(allAcknowledgements);

/** The header of the acknowledgement as the income-tax portal prints it, as its text comes out of the PDF. */
const itrV = `Acknowledgement Number:123456789180726   Date of filing : 18-Jul-2026*
INDIAN INCOME TAX RETURN ACKNOWLEDGEMENT   Assessment
[Where the data of the Return of Income in Form ITR-1(SAHAJ), ITR-2, ITR-3, ITR-4(SUGAM), ITR-5, ITR-6, ITR-7
filed and verified]   Year
(Please see Rule 12 of the Income-tax Rules, 1962)   2026-27
PAN   ABCPK1234F
Name   ASHA KULKARNI
Form Number   ITR-1
Filed u/s   139(1)-On or before due date   e-Filing Acknowledgement Number   123456789180726`;

const gstr3b = `Form GSTR-3B
[See rule 61(5)]
Year   2026-27
Period   January
1. GSTIN of the supplier   27ABCPK1234F1Z5
2(a). Legal name of the registered person   ASHA KULKARNI
2(c). ARN   AA270127123456X
2(d). Date of ARN   20/02/2027`;

it('reads an ITR-V: whose, number, day and year', () =>
  expect(readPortalAcknowledgement(itrV)).toEqual({
    of: 'ABCPK1234F',
    number: '123456789180726',
    filed_on: '2026-07-18',
    return_of: 'ITR 2026-27',
  }));

it('reads a filed GSTR-3B; January belongs to the second calendar year', () =>
  expect(readPortalAcknowledgement(gstr3b)).toEqual({
    of: '27ABCPK1234F1Z5',
    number: 'AA270127123456X',
    filed_on: '2027-02-20',
    return_of: 'GSTR-3B 01-2027',
  }));

it('reads the quarter of a GSTR-1 by its last month', () =>
  expect(
    readPortalAcknowledgement(
      'Form GSTR-1 Financial Year 2026-27 Tax Period Apr-Jun 1. GSTIN 27ABCPK1234F1Z5 2(c). ARN AA270726123456X 2(d). Date of ARN 11/07/2026',
    ),
  ).toMatchObject({ return_of: 'GSTR-1 06-2026', filed_on: '2026-07-11' }));

it.each([
  [itrV.replace('ABCPK1234F', ''), 'It has no PAN, or more than one'],
  [
    itrV.replace('Number   123456789180726', 'Number   923456789180726'),
    'It has no 15-digit acknowledgement number, or more than one',
  ],
  [itrV.replace('18-Jul-2026', '31-Jun-2026'), 'It has no date of filing'],
  [itrV.replace('2026-27', ''), 'It has no assessment year'],
  [gstr3b.replace('27ABCPK1234F1Z5', '27ABCPK1234F1ZA'), 'It has no GSTIN, or more than one'],
  [gstr3b.replace('January', ''), 'It has no year or period'],
  ['Electricity bill of October', 'This is not an acknowledgement of an income-tax or GST return'],
])('says why it is none', (text, reason) =>
  expect(readPortalAcknowledgement(text)).toMatchObject({ text: reason }),
);

/** A provisional receipt, by what rule 31A(3) says it carries; no printed sample is at hand. */
const receipt = `Provisional Receipt of TDS Statement
TAN : MUMA12345B   Name of Deductor : DECCAN TRADERS
Form No. : 26Q   Financial Year : 2026-27   Quarter : Q2
Token Number (PRN) : 123456789012345   Date of filing : 28-Oct-2026`;

it('reads the receipt of a TDS statement: TAN, token, form, year and quarter', () =>
  expect(readPortalAcknowledgement(receipt)).toEqual({
    of: 'MUMA12345B',
    number: '123456789012345',
    filed_on: '2026-10-28',
    return_of: '26Q 2026-27 Q2',
  }));

it.each([
  [': MUMA12345B', ': MUMA12345', 'It has no TAN, or more than one'],
  ['123456789012345', '12345678901234', 'It has no 15-digit token number, or more than one'],
  ['Form No. : 26Q', 'Form No. : 16A', 'It has no TDS or TCS form, or more than one'],
  ['Quarter : Q2', 'Quarter : Q2 Q3', 'It has no year or quarter, or more than one'],
  ['Quarter : Q2', 'Quarter : Q0', 'It has no year or quarter, or more than one'],
  ['Quarter : Q2', 'Quarter : Q5', 'It has no year or quarter, or more than one'],
  ['28-Oct-2026', '32-Oct-2026', 'It has no date of filing'],
])('refuses a receipt with %s as %s', (from, to, text) =>
  expect(readPortalAcknowledgement(receipt.replace(from, to))).toEqual({ text }),
);
