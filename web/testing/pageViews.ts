import { failing, lines, masked, note, open, type Person, whatFollowed } from './page.tsx';

const acts = /^(button|choice|field|text|checkbox|radio|file|switch|email|date|number) /;
const shut = /” .*(read-only|disabled)| (read-only|disabled)$/;

/** What may be pressed, chosen or typed into in a line of an outline. */
function offered(line: string): string[] {
  if (acts.test(line)) return shut.test(line) ? [] : [line];
  return [...line.matchAll(/\[((?:button|choice|field|checkbox|radio|switch) [^\]]*)\]/g)]
    .map(([, act = '']) => act)
    .filter((act) => !shut.test(act));
}

/** Opens pages as someone and notes what they are offered there beside ways to other pages: a step of the test’s outline. */
export async function offers(who: Person, name: string, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await open(path, who);
    note('', `=== ${masked(path)} for ${name}`, ...lines().flatMap(offered).map(masked));
  }
}

/** Opens pages while the server fails at all they read: what they say then is a step of the test’s outline. */
export async function showsFailures(who: Person, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    failing(({ path: asked }) => /^\/(api|storage)\//.test(asked));
    await open(path, who);
    failing();
    const told = whatFollowed(undefined).filter((line) =>
      /^(#|alert|button|message|kept|[^a-z|→])/.test(line),
    );
    note('', `=== ${masked(path)} while the server fails`, ...told);
  }
}
