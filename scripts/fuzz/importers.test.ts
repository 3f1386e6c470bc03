import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readLedgerRows } from '../../shared/accounts/table.ts';
import { readTally } from '../../shared/accounts/tally.ts';
import { readGstr1 } from '../../shared/gst/gstr1/json-read.ts';
import { sectionIds } from '../../shared/gst/gstr1/sections.ts';
import { checkAll } from '../../shared/gst/gstr1/validate.ts';
import { readGstr2b } from '../../shared/gst/gstr2b/read.ts';
import { readGstr3b } from '../../shared/gst/gstr3b/json.ts';
import { importTable } from '../../shared/gst/import/table.ts';
import { importTally } from '../../shared/gst/import/tally.ts';
import { parsePeriod } from '../../shared/gst/periods.ts';
import { entityFromJson } from '../../shared/itr/entity-autofill.ts';
import { import112aTable } from '../../shared/itr/itr2/import-112a.ts';
import { itrFormsAvailable, loadItrForm } from '../../shared/itr/registry.ts';
import { readCsv } from '../../shared/sheets/csv.ts';
import { readStatementText } from '../../shared/tds/text.ts';
import { mutateJson, mutateText } from './mutate.ts';

/**
 * Every importer on damaged samples: it never throws, never runs away, never touches a prototype. `FUZZ_RUNS` sets the
 * runs of each sample (60 here; `npm run fuzz` sets 3,000). A finding prints its seed.
 */
const runs = Number(process.env['FUZZ_RUNS'] ?? 60);
const samples = fileURLToPath(new URL('../../../shared/samples', import.meta.url));
const here = existsSync(samples);
if (!here) console.log('Samples are not here: importers are tried on the few built in only.');
const files = (folder: string, pattern: RegExp) =>
  here
    ? readdirSync(join(samples, folder))
        .filter((name) => pattern.test(name))
        .map((name) => ({ name, bytes: readFileSync(join(samples, folder, name)) }))
    : [];
const decoded = (bytes: Buffer) =>
  bytes[0] === 0xff && bytes[1] === 0xfe ? new TextDecoder('utf-16le').decode(bytes) : bytes.toString();

/** The longest a single file may keep a processor, in milliseconds of computing (not of waiting for a busy machine). */
const patience = 2000;
const mostMemory = 300 * 1024 ** 2;

function survives(act: (seed: number) => unknown): void {
  const before = process.memoryUsage().heapUsed;
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 0x7fffffff }), (seed) => {
      const started = process.cpuUsage();
      JSON.stringify(act(seed));
      const { user, system } = process.cpuUsage(started);
      expect((user + system) / 1000).toBeLessThan(patience);
      expect(Object.keys(Object.prototype)).toEqual([]);
    }),
    { numRuns: runs },
  );
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(mostMemory);
}

const taxpayer = {
  gstin: '27AAPFU0939F1ZV',
  period: parsePeriod('102025')!,
  frequency: 'monthly',
} as const;
const ids = () => {
  let n = 0;
  return () => `f${++n}`;
};
const table = (id: (typeof sectionIds)[number], text: string) =>
  importTable(taxpayer, id, readCsv(text), ids());

const ledgerCsv =
  'Ledger Name,Ledger Group,Opening,Debit,Credit\n"Rao, Sons & Co",Sundry Debtors,1000 Dr,"1,00,000.50",2500\nBank,Bank Accounts,500 Cr,,\n';
const invoiceCsv =
  'GSTIN/UIN of Recipient,Receiver Name,Invoice Number,Invoice date,Invoice Value,Place Of Supply,Reverse Charge,Invoice Type,Rate,Taxable Value,Cess Amount\n27AAPFU0939F1ZV,Rao,INV-1,05-Oct-2025,1180,27-Maharashtra,N,Regular,18,1000,0\n';
const tdsText =
  '1^FH^NS1^R^21112026^1^D^MUMA12345B^1^Karsetu^^^^^^^^\r\n2^BH^1^1^26Q^^^^^^^^MUMA12345B^^AAPFU0939F^202627^202526^Q2^Office\r\n3^CD^1^1^1^N^^^^^^00001^^^^0510001^^05102025\r\n4^DD^1^1^1^O^^2^^ABCPK1234L^^^Asha^100.00^0.00^0.00^100.00\r\n';

describe('importers of text survive damaged files', () => {
  it.each([{ name: 'built in', text: ledgerCsv }])('trial balance CSV, $name', ({ text }) =>
    survives((seed) => readLedgerRows(readCsv(mutateText(text, seed)))),
  );
  it.each([
    {
      name: 'built in',
      text: '<ENVELOPE><DSPACCNAME><DSPDISPNAME>Rao</DSPDISPNAME></DSPACCNAME></ENVELOPE>',
    },
    ...files('tally', /\.xml$/).map(({ name, bytes }) => ({ name, text: decoded(bytes) })),
  ])('Tally, $name', ({ text }) => {
    const short = text.slice(0, 60_000);
    survives((seed) => {
      const damaged = mutateText(short, seed);
      return [readTally(damaged), importTally(taxpayer, damaged, ids())];
    });
  });
  it.each(sectionIds)('GSTR-1 table of %s', (id) =>
    survives((seed) => table(id, mutateText(invoiceCsv, seed))),
  );
  it.each([
    { name: 'built in', text: 'Sl,ISIN\n1,INE1' },
    ...files('itr', /\.csv$/).map(({ name, bytes }) => ({ name, text: bytes.toString() })),
  ])('Schedule 112A, $name', ({ text }) =>
    survives((seed) => import112aTable(readCsv(mutateText(text, seed)))),
  );
  it('TDS statement text', () => survives((seed) => readStatementText(mutateText(tdsText, seed))));
});

describe('importers of JSON survive damaged files', () => {
  it.each(files('gst', /gstr1.*\.json$/))('GSTR-1, $name', ({ bytes }) => {
    const value = JSON.parse(bytes.toString()) as unknown;
    survives((seed) => {
      const read = readGstr1(mutateJson(value, seed));
      return [read, checkAll(taxpayer, read.sheets)];
    });
  });
  it('GSTR-2B and GSTR-3B', () => {
    const statement = {
      data: {
        gstin: '27AAPFU0939F1ZV',
        rtnprd: '102025',
        docdata: {
          b2b: [
            {
              ctin: '29AAPFU0939F1ZR',
              inv: [{ inum: 'A1', dt: '05-10-2025', val: 118, txval: 100, igst: 18 }],
            },
          ],
        },
      },
    };
    const summary = {
      gstin: '27AAPFU0939F1ZV',
      ret_period: '102025',
      sup_details: { osup_det: { txval: 1, iamt: 2 } },
      itc_elg: { itc_avl: [{ ty: 'IMPG', iamt: 5 }] },
    };
    survives((seed) => [readGstr2b(mutateJson(statement, seed)), readGstr3b(mutateJson(summary, seed))]);
  });
  it.each(files('itr', /\.json$/))('income-tax return or prefill, $name', async ({ bytes }) => {
    const value = JSON.parse(bytes.toString()) as unknown;
    const forms = await Promise.all(
      itrFormsAvailable()
        .filter((f) => f.assessmentYear !== '2024-25')
        .map((f) => loadItrForm(f.type, f.assessmentYear)),
    );
    let n = 0;
    survives((seed) => {
      const damaged = mutateJson(value, seed);
      // One form a run, in turn: each form sees each file several times.
      const form = forms[n++ % forms.length]!;
      const { data } = form.importJson(damaged);
      return [
        entityFromJson(damaged),
        form.importPrefill(damaged),
        form.compute(data),
        form.eligibility(data),
      ];
    });
  });
});
