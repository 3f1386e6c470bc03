import { expect, test } from 'vitest';
import { markupOf } from '../testing/markup.tsx';
import { CellEditor } from './CellEditor.tsx';
import type { GridColumn } from './types.ts';

const column = (more: object = {}) =>
  ({ key: 'rate', label: 'Rate', show: (v: unknown) => `${v} %`, ...more }) as unknown as GridColumn;
const drawn = (spec: GridColumn, row: object, kept?: string) =>
  markupOf(
    <CellEditor
      {...({
        spec,
        row: { id: 'r1', ...row },
        kept,
        onRowChange: () => undefined,
        onClose: () => undefined,
      } as unknown as Parameters<typeof CellEditor>[0])}
    />,
  );

test('a cell is edited from what it shows, or as its column edits it', () => {
  expect(drawn(column(), { rate: 18 })).toContain('value="18 %"');
  expect(drawn(column({ edit: (v: unknown) => String(v) }), { rate: 18 })).toContain('value="18"');
});

test('what was typed comes before what was kept, and that before the cell', () => {
  expect(drawn(column(), { rate: 18 }, '28')).toContain('value="28"');
  expect(drawn(column(), { rate: 18, typing: { key: 'rate', text: '5' } }, '28')).toContain('value="5"');
});

test('a choice stands on what the cell holds, an empty cell on none', () => {
  const choice = column({
    options: [
      { value: '5', label: '5%' },
      { value: '18', label: '18%' },
    ],
  });
  expect(drawn(choice, { rate: 18 })).toContain('<option value="18" selected="">18%</option>');
  expect(drawn(choice, {})).toContain('<option value="" selected=""></option>');
  expect(drawn(choice, { rate: 18, typing: { key: 'rate', text: '5' } })).toContain(
    '<option value="5" selected="">5%</option>',
  );
});
