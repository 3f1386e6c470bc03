import type { FactorStatus } from '../../shared/users/factor.ts';

/** Response of `/api/auth/second-factor/status`. */
export interface FactorState extends FactorStatus {
  idle_minutes: number;
  may_be_optional: boolean;
  totp: boolean;
  passkeys: readonly { id: string; name: string; created_at: string; last_used_at: string | null }[];
  recovery_codes_left: number;
}

/** A key in groups of four, as apps show it for typing. */
export const grouped = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? '';

/** Whether the last factor cannot be removed, because one is required. */
export const isLast = ({ required, totp, passkeys }: FactorState): boolean =>
  required && Number(totp) + passkeys.length < 2;
