import '@emotion/cache';
import { afterAll, vi } from 'vitest';

// Files of a worker share their modules. The style library asks once whether there is a document: before a test stands one in.
afterAll(() => vi.unstubAllGlobals());
