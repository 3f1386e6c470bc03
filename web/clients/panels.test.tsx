import { expect, test } from 'vitest';
import { markupOf, textsOf } from '../testing/markup.tsx';
import { GstYearPanel } from './GstYearPanel.tsx';
import type { PanelProps } from './panel.tsx';
import { ReturnsPanel } from './ReturnsPanel.tsx';

const gstin = (scheme: string, more: object = {}) => ({
  id: `r-${scheme}`,
  kind: 'gstin',
  number: `27AAACA${scheme.slice(0, 4).toUpperCase()}`,
  name: '',
  scheme,
  ...more,
});
const props = (page: object): PanelProps =>
  ({
    page: { client: { id: 'c1' }, registrations: [], returns: [], ...page },
    canEdit: true,
  }) as unknown as PanelProps;
const year = (...registrations: object[]) => <GstYearPanel {...props({ registrations })} />;

test('a GSTIN has the ways of its scheme', () => {
  const end = 'E-invoices';
  const head = 'GST through the year';
  expect(textsOf(year(gstin('regular')))).toEqual([
    head,
    'Suppliers',
    'Ledgers',
    'IMS',
    'Annual return',
    end,
  ]);
  expect(textsOf(year(gstin('composition')))).toEqual([head, 'CMP-08 / GSTR-4', end]);
  // a distributor files GSTR-6, which is not prepared here
  expect(textsOf(year(gstin('isd')))).toEqual([head, end]);
});

test('several GSTINs are told apart by name, else by number; one is not; what is not saved or no GSTIN is left out', () => {
  const both = textsOf(year(gstin('regular', { name: 'Nagpur' }), gstin('composition')));
  expect(both).toContain('Nagpur');
  expect(both).toContain('27AAACACOMP');
  expect(textsOf(year(gstin('composition', { name: 'Nagpur' })))).not.toContain('Nagpur');
  expect(textsOf(year(gstin('regular', { id: null }), gstin('regular', { kind: 'tan' })))).toHaveLength(2);
});

test('a client without returns is told how to begin, one with returns is not', () => {
  const none = 'No returns yet. Start one from a duty above.';
  expect(textsOf(<ReturnsPanel {...props({})} />)).toContain(none);
  const returns = [
    {
      id: 'i1',
      tax: 'itr',
      form: 'ITR-1',
      year: '2025-26',
      period: '2025-26',
      registration: '',
      correction: 0,
      status: 'draft',
      income: 800_000,
      tax_amount: 0,
      balance: -1200,
      filed_on: '',
      acknowledgement: '',
    },
  ];
  expect(textsOf(<ReturnsPanel {...props({ returns })} />)).not.toContain(none);
});

test('the ways to new returns are those the client may file', () => {
  const client = { id: 'c1', canFileITR: true, canFileGST: false, canFileTDS: true };
  const drawn = markupOf(<ReturnsPanel {...props({ client })} />);
  expect(drawn).toContain('/app/itr?entity=c1');
  expect(drawn).toContain('/app/tds?entity=c1');
  expect(drawn).not.toContain('/app/gst/home/');
});
