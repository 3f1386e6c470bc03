/**
 * Whether letters may go to a mail server only over TLS: always, but to one on this machine. `smtps:` begins with TLS anyway; for `smtp:`
 * a server that offers no STARTTLS, or from whose offer someone on the way took it, gets nothing. `?requireTLS=false` in the address allows it.
 */
export function needsTls(smtpUrl: string): boolean {
  const { hostname, searchParams } = new URL(smtpUrl);
  if (searchParams.get('requireTLS') === 'false') return false;
  return !/^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}
