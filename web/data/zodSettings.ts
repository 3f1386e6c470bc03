/**
 * Keeps zod from probing `new Function`, which the page's content security policy forbids and would report.
 * Set before any schema loads, without importing zod (it reads this global at start).
 */
(globalThis as { __zod_globalConfig?: object }).__zod_globalConfig = { jitless: true };
