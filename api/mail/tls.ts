/**
 * Whether mail requires TLS: always, except to a server on this machine. `smtps:` starts with TLS; for
 * `smtp:`, a server without STARTTLS, or whose offer was stripped on the way, gets nothing.
 * `?requireTLS=false` in the address disables this.
 */
export function needsTls(smtpUrl: string): boolean {
  const { hostname, searchParams } = new URL(smtpUrl);
  if (searchParams.get('requireTLS') === 'false') return false;
  return !/^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}
