import type { Middleware } from 'koa';
import { notFound } from '../base/errors.ts';

/** Last middleware: requests no route handled. */
export const notFoundAnswer: Middleware = async () => {
  throw notFound('Page not found.');
};
