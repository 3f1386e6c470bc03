import { expect, it } from 'vitest';
import { kindLooks, kindOf } from './kinds.ts';

it.each([
  ['Form 16.PDF', 'pdf', 'PDF document'],
  ['scan.jpeg', 'image', 'Image'],
  ['scan.avif', 'image', 'Image'],
  ['gstr1.csv', 'csv', 'Table (CSV)'],
  ['b2b.tsv', 'csv', 'Table (CSV)'],
  ['itr.json', 'json', 'JSON file'],
  ['26Q.fvu', 'text', 'Text'],
  ['notes.md', 'text', 'Text'],
  ['ledger.xlsx', 'sheet', 'Spreadsheet'],
  ['ledger.xls', 'sheet', 'Spreadsheet'],
  ['ledger.ods', 'sheet', 'Spreadsheet'],
  ['letter.docx', 'document', 'Document'],
  ['letter.odt', 'document', 'Document'],
  ['slides.pptx', 'document', 'Document'],
  ['all.zip', 'archive', 'Archive'],
  ['all.tar.gz', 'archive', 'Archive'],
  ['movie.mp4', 'other', 'File'],
  ['README', 'other', 'File'],
  ['.json', 'other', 'File'],
] as const)('%s is of kind %s, called %s', (name, kind, label) => {
  expect(kindOf(name)).toBe(kind);
  expect(kindLooks[kind].label).toBe(label);
});
