import type { Middleware } from 'koa';
import { notFound } from '../base/errors.ts';

/** Last stop: whatever no one answered. */
export const notFoundAnswer: Middleware = async () => {
  throw notFound('There is nothing at this address.');
};
