import { expect, it } from 'vitest';
import { fieldsAgainstTree } from './testing/department-fields.ts';

const found = await Promise.all(
  ([1, 2, 3, 4, 5, 6, 7] as const).map(async (itr) => [itr, await fieldsAgainstTree(itr)] as const),
);

for (const [itr, tree] of found)
  it.skipIf(!tree)(
    `ITR-${itr}: each field holds what its place in the department’s tree holds, no more and no less`,
    () => {
      console.log(`ITR-${itr}: ${tree!.held} fields and lists held against the tree`);
      expect(tree!.wrong).toEqual([]);
    },
  );
