import { expect, it } from 'vitest';
import { fieldsAgainstTree } from '../testing/department-fields.ts';

const found = await fieldsAgainstTree(4);

it.skipIf(!found)(
  'each field holds what its place in the department’s tree holds, no more and no less',
  () => {
    console.log(`ITR-4: ${found!.held} fields and lists held against the tree`);
    expect(found!.wrong).toEqual([]);
  },
);
