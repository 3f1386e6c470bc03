import { expect, it } from 'vitest';
import { asLines, readAcknowledgements } from './acknowledgements.ts';

it('reads client, number and day in any order and names the lines it cannot', () => {
  const text = [
    'PAN,Acknowledgement,Date',
    'ABCPK1234F,123456789012345,31/07/2026',
    '20-11-2026;27ABCPK1234F1ZX;AA271026000001Z',
    'MUMA12345B\t123456789012346\t2026-10-31',
    'ABCPK1234F,,31/07/2026',
    '',
  ].join('\n');
  expect(readAcknowledgements(text)).toEqual({
    found: [
      { of: 'ABCPK1234F', number: '123456789012345', filed_on: '2026-07-31' },
      { of: '27ABCPK1234F1ZX', number: 'AA271026000001Z', filed_on: '2026-11-20' },
      { of: 'MUMA12345B', number: '123456789012346', filed_on: '2026-10-31' },
    ],
    unread: [5],
  });
});

it('keeps of which return an acknowledgement read from a PDF is', () => {
  const read = {
    of: 'ABCPK1234F',
    number: '123456789180726',
    filed_on: '2026-07-18',
    return_of: 'ITR 2026-27',
  };
  expect(readAcknowledgements(asLines([{ file: 'a.pdf', ...read }]))).toEqual({ found: [read], unread: [] });
});
