import { expect, it } from 'vitest';
import { passkeyProblem } from './passkeys.ts';

it('says what to do about each thing browsers throw', () => {
  const said = (name: string, code?: string) =>
    passkeyProblem(Object.assign(new Error(), { name, code }), '10.0.0.5');
  expect(said('NotAllowedError')).toContain('Try again');
  expect(said('SecurityError', 'ERROR_INVALID_RP_ID')).toContain('10.0.0.5');
  expect(said('InvalidStateError', 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED')).toContain('already has');
  expect(said('Error')).toContain('cannot use passkeys');
});
