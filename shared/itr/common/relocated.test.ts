import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { fieldsOf, walk } from '../../forms/walk.ts';
import { money } from './fields.ts';
import { relocated } from './relocated.ts';
import { sheet, table } from './sheet.ts';

const schema = z.strictObject({
  account: sheet(
    { label: 'Account', json: 'PL', needs: ['Debits.Taxes', 'Salary'] },
    {
      rent: money('Rent', 'Debits.Rent'),
      salary: money('Salary', 'Salary'),
      rows: table(
        { label: 'Rows', rowLabel: 'Row', json: 'Rows', needs: ['Deep'] },
        { name: money('Name', 'OldName') },
      ),
    },
  ),
});
const placesOf = (of: z.ZodObject) => fieldsOf(walk(of)).map((field) => `${field.path} ${field.json}`);

describe('a form kept in the places of another', () => {
  const moves = {
    'PL.Debits': 'PL.Account.Debits',
    'PL.Salary': null,
    'PL.Rows': 'PL.List',
    'PL.Rows[].OldName': 'PL.List[].Name',
  };

  it('moves groups, rows and fields, the longest place first, and leaves out what the other has not', () => {
    expect(placesOf(relocated(schema, moves)!)).toEqual([
      'account.rent PL.Account.Debits.Rent',
      'account.rows[].name PL.List[].Name',
    ]);
  });

  it('moves the objects the file needs with them', () => {
    const out = relocated(schema, moves)!.shape.account;
    expect(out.meta()).toMatchObject({ json: 'PL', needs: ['Account.Debits.Taxes'] });
    expect(out.shape.rows.meta()).toMatchObject({ json: 'List', needs: ['Deep'] });
  });

  it('refuses a place outside the enclosing group, which a model cannot say', () => {
    expect(() => relocated(schema, { 'PL.Salary': 'Elsewhere.Salary' })).toThrow(RangeError);
  });
});
