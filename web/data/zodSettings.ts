/**
 * Zod must not probe for `new Function`: the page's policy forbids it and would report each try. Set before any
 * schema loads, without pulling zod into the first load (zod reads this global when it starts).
 */
(globalThis as { __zod_globalConfig?: object }).__zod_globalConfig = { jitless: true };
