/** Where to go after signing in: only a path of our own signed-in area is followed. */
export function safeNext(next: string | null): string {
  if (!next || !/^\/(app|shared)(\/|\?|$)/.test(next) || next.includes('\\') || next.includes('//'))
    return '/app';
  return next;
}
