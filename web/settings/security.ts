import type { FactorStatus } from '../../shared/users/factor.ts';

/** What `/api/auth/second-factor/status` answers. */
export interface FactorState extends FactorStatus {
  idle_minutes: number;
  may_be_optional: boolean;
  totp: boolean;
  passkeys: readonly { id: string; name: string; created_at: string; last_used_at: string | null }[];
  recovery_codes_left: number;
}

/** A key in groups of four, as apps show it for typing. */
export const grouped = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? '';

/** Whether what is left must stay: the account has to have one. */
export const isLast = ({ required, totp, passkeys }: FactorState): boolean =>
  required && Number(totp) + passkeys.length < 2;
