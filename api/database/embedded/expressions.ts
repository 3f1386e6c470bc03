import type { Doc } from './bson.ts';
import type { Fold } from './collation.ts';
import { unsupported } from './errors.ts';

export const evaluate = (_expression: unknown, _fold?: Fold): ((doc: Doc) => unknown) => {
  throw unsupported('expressions', 2);
};
export const updatePipeline = (_stages: Doc[], _fold?: Fold): ((doc: Doc) => Doc) => {
  throw unsupported('pipelines', 2);
};
