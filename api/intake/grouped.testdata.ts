import { gstinOf } from '../testing/gst.ts';
import { type Case, csv, ka, mh } from './nasty-cases.testdata.ts';

/** Another buyer of Maharashtra. */
const mh2 = gstinOf('ZZZFB2222C', '27');

/** Registers with columns for each rate, a bill a line; each truth is worked by hand beside it. */
export const groupedCases: Case[] = [
  {
    name: 'by rate: value and halves of tax side by side, a line of totals',
    purpose: 'sales',
    file: csv(
      'Date,Bill No,Party,GSTIN,Taxable 5%,CGST 2.5%,SGST 2.5%,Taxable 12%,CGST 6%,SGST 6%,Taxable 18%,CGST 9%,SGST 9%,Net Amount',
      `21/10/2025,A/1,Anand,${mh},1000,25,25,2000,120,120,,,,3290`,
      `22/10/2025,A/2,Bharat,${mh2},,,,500,30,30,10000,900,900,12360`,
      '23/10/2025,A/3,Cash,,400,10,10,,,,,,,420',
      'TOTAL,,,,1400,35,35,2500,150,150,10000,900,900,16070',
    ),
    // B2B: 3,000 + 10,500 = 13,500; tax 145 + 930 = 1,075 a head. B2CS: 400.
    want: { tables: { b2b: [2, 13500, 0, 1075, 1075], b2cs: [1, 400, 0, 10, 10] } },
  },
  {
    name: 'by rate: rates merged over the columns, integrated tax too',
    purpose: 'sales',
    file: {
      Register: [
        ['Sales October 2025'],
        [
          'Date',
          'Bill No',
          'Party',
          'GSTIN',
          'Place of Supply',
          '5%',
          null,
          null,
          null,
          '18%',
          null,
          null,
          null,
          'Total',
        ],
        [
          null,
          null,
          null,
          null,
          null,
          'Taxable',
          'CGST',
          'SGST',
          'IGST',
          'Taxable',
          'CGST',
          'SGST',
          'IGST',
          null,
        ],
        ['21-10-2025', 'A/1', 'Anand', mh, '27-Maharashtra', 1000, 25, 25, 0, 2000, 180, 180, 0, 3410],
        ['22-10-2025', 'A/2', 'Rao', ka, '29-Karnataka', 1000, 0, 0, 50, 0, 0, 0, 0, 1050],
      ],
    },
    want: { tables: { b2b: [2, 4000, 50, 205, 205] } },
  },
  {
    name: 'by rate: values by rate, taxes of all rates in one column a head',
    purpose: 'sales',
    file: csv(
      'Bill No,Bill Date,Customer,GSTIN,Place of Supply,Sale @5%,Sale @18%,IGST,CGST,SGST,Bill Amount',
      `A/1,21-10-2025,Anand,${mh},27-Maharashtra,1000,2000,0,205,205,3410`,
      `A/2,22-10-2025,Rao,${ka},29-Karnataka,1000,1000,230,0,0,2230`,
    ),
    want: { tables: { b2b: [2, 5000, 230, 205, 205] } },
  },
  {
    name: 'by rate: one value, the tax by rate',
    purpose: 'sales',
    file: csv(
      'Bill No,Bill Date,Customer,GSTIN,Taxable Value,CGST 2.5%,SGST 2.5%,CGST 9%,SGST 9%,Bill Amount',
      `A/1,21-10-2025,Anand,${mh},1000,25,25,,,1050`,
      `A/2,22-10-2025,Bharat,${mh2},3000,25,25,180,180,3410`,
    ),
    want: { tables: { b2b: [2, 4000, 0, 230, 230] } },
  },
  {
    name: 'by rate: rates alone over what was sold, the tax in one column',
    purpose: 'sales',
    file: csv(
      'Bill No,Bill Date,Customer,GSTIN,5%,12%,18%,GST Amount,Bill Amount',
      `A/1,21-10-2025,Anand,${mh},1000,,2000,410,3410`,
      `A/2,22-10-2025,Bharat,${mh2},,500,,60,560`,
    ),
    want: { tables: { b2b: [2, 3500, 0, 235, 235] } },
  },
  {
    name: 'by rate: rates alone over the tax, the value in one column',
    purpose: 'sales',
    file: csv(
      'Bill No,Bill Date,Customer,GSTIN,Taxable Value,GST 5%,GST 12%,GST 18%,Bill Amount',
      `A/1,21-10-2025,Anand,${mh},3000,50,,360,3410`,
      `A/2,22-10-2025,Bharat,${mh2},500,,60,,560`,
    ),
    want: { tables: { b2b: [2, 3500, 0, 235, 235] } },
  },
  {
    name: 'by rate: exempt and nil rated beside rates, to a consumer',
    purpose: 'sales',
    file: csv(
      'Date,Bill No,Party,GSTIN,Exempt Sale,Taxable 5%,CGST 2.5%,SGST 2.5%,Taxable 12%,CGST 6%,SGST 6%,Total',
      `21-10-2025,A/1,Anand,${mh},700,1000,25,25,,,,1750`,
      '22-10-2025,A/2,Cash,,300,,,,100,6,6,412',
    ),
    // A bill of taxed and exempt goods (rule 46A) stays in the table of its party, the exempt part at nought.
    want: { tables: { b2b: [1, 1700, 0, 25, 25], b2cs: [2, 400, 0, 6, 6] } },
  },
  {
    name: 'by rate: a line whose total value differs from its rates is refused',
    purpose: 'sales',
    file: csv(
      'Date,Bill No,Party,GSTIN,Taxable 5%,CGST 2.5%,SGST 2.5%,Taxable 12%,CGST 6%,SGST 6%,Total Taxable',
      `21-10-2025,A/1,Anand,${mh},1000,25,25,,,,1000`,
      `22-10-2025,A/2,Bharat,${mh2},1000,25,25,200,12,12,1000`,
    ),
    want: { tables: { b2b: [1, 1000, 0, 25, 25] }, aside: [/by rate do not add up/] },
  },
  {
    name: 'by rate: purchases with input tax by rate',
    purpose: 'purchases',
    file: csv(
      'Date,Supplier Invoice No,Supplier,Supplier GSTIN,Purchase 5%,CGST 2.5%,SGST 2.5%,Purchase 18%,CGST 9%,SGST 9%,IGST 18%,Total',
      `21-10-2025,S/1,Anand,${mh},1000,25,25,2000,180,180,,3410`,
      `22-10-2025,S/2,Rao,${ka},,,,1000,,,180,1180`,
    ),
    want: { tables: { purchases: [2, 4000, 180, 205, 205] } },
  },
  {
    name: 'by rate: a return with amounts below nought',
    purpose: 'sales',
    file: csv(
      'Date,Bill No,Party,GSTIN,Taxable 5%,CGST 2.5%,SGST 2.5%,Taxable 12%,CGST 6%,SGST 6%,Total',
      `21-10-2025,A/1,Anand,${mh},1000,25,25,,,,1050`,
      `25-10-2025,CN/1,Anand,${mh},-100,-2.50,-2.50,-200,-12,-12,-329`,
    ),
    want: { tables: { b2b: [1, 1000, 0, 25, 25], cdnr: [1, -300, 0, -14.5, -14.5] } },
  },
  {
    name: 'dollars with their rate, multiplied as a person says',
    purpose: 'sales',
    file: csv(
      'Invoice No,Invoice Date,Party Name,GSTIN,Place of Supply,Taxable Value,Rate,IGST,CGST,SGST,Invoice Value,Supply Type,Currency,Exchange Rate',
      'E/1,15-10-2025,Acme,,96-Other Countries,1000,0,0,0,0,1000,Export under LUT,USD,83.50',
    ),
    answers: { currency: 'multiply' },
    // 1,000 dollars at 83.50.
    want: { tables: { exp: [1, 83500, 0, 0, 0] }, warn: /USD/ },
  },
  {
    name: 'dollars beside amounts that are rupees already, as a person says',
    purpose: 'sales',
    file: csv(
      'Invoice No,Invoice Date,Party Name,GSTIN,Place of Supply,Taxable Value,Rate,IGST,CGST,SGST,Invoice Value,Supply Type,Currency,Exchange Rate',
      'E/1,15-10-2025,Acme,,96-Other Countries,83500,0,0,0,0,83500,Export under LUT,USD,83.50',
    ),
    answers: { currency: 'rupees' },
    want: { tables: { exp: [1, 83500, 0, 0, 0] } },
  },
  {
    name: 'bills of entry between bills of suppliers',
    purpose: 'purchases',
    file: csv(
      'Supplier Invoice No,Supplier Invoice Date,Supplier,Supplier GSTIN,BOE No,BOE Date,Port Code,Taxable Value,IGST,CGST,SGST',
      `S/1,15-10-2025,Anand,${mh},,,,10000,,900,900`,
      'INV-778,20-09-2025,Acme Inc,,1234567,16-10-2025,INNSA1,50000,9000,,',
    ),
    want: { tables: { purchases: [2, 60000, 9000, 900, 900] } },
  },
  {
    name: 'a supplier abroad without a bill of entry is refused',
    purpose: 'purchases',
    file: csv(
      'Supplier Invoice No,Supplier Invoice Date,Supplier,Supplier GSTIN,BOE No,BOE Date,Taxable Value,IGST,CGST,SGST',
      `S/1,15-10-2025,Anand,${mh},,,10000,,900,900`,
      'INV-778,20-09-2025,Acme Inc,,,,50000,9000,,',
    ),
    want: { tables: { purchases: [1, 10000, 0, 900, 900] }, aside: [/supplier GSTIN/] },
  },
  {
    name: 'by rate: sales within the State and beyond it in columns of their own, a blank bill among them',
    purpose: 'sales',
    file: csv(
      'Bill No,Bill Date,Party,GSTIN,Local Sales 5%,Interstate Sales 5%,Local Sales 18%,Interstate Sales 18%,CGST,SGST,IGST,Total,Status',
      `A/1,21-10-2025,Anand,${mh},1000,,2000,,205,205,,3410,`,
      `A/2,22-10-2025,Rao,${ka},,1000,,1000,,,230,2230,`,
      `A/3,23-10-2025,Anand,${mh},0,0,0,0,0,0,0,0,Cancelled`,
    ),
    want: { tables: { b2b: [2, 5000, 230, 205, 205] } },
  },
];
