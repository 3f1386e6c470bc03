/** Where to go after signing in: only paths of the signed-in area are followed. */
export function safeNext(next: string | null): string {
  if (!next || !/^\/(app|shared)(\/|\?|$)/.test(next) || next.includes('\\') || next.includes('//'))
    return '/app';
  return next;
}
