const GB = 1024 ** 3;

/** One plan: monthly prices and limits. `entities: null` is unlimited. */
export interface Plan {
  tier: 'tier1' | 'tier2' | 'tier3';
  /** The number the pricing page hands to registration. */
  number: 1 | 2 | 3;
  name: string;
  inr: number;
  usd: number;
  devices: number;
  /** Members of the firm. */
  users: number;
  entities: number | null;
  storageBytes: number;
  maxFileBytes: number;
}

/** The plans, cheapest first: the one source of prices and limits. */
export const plans = [
  {
    tier: 'tier1',
    number: 1,
    name: 'Starter',
    inr: 999,
    usd: 15,
    devices: 2,
    users: 5,
    entities: 5,
    storageBytes: 100 * GB,
    maxFileBytes: 1 * GB,
  },
  {
    tier: 'tier2',
    number: 2,
    name: 'Professional',
    inr: 1999,
    usd: 25,
    devices: 5,
    users: 15,
    entities: 15,
    storageBytes: 250 * GB,
    maxFileBytes: 50 * GB,
  },
  {
    tier: 'tier3',
    number: 3,
    name: 'Enterprise',
    inr: 2999,
    usd: 40,
    devices: 10,
    users: 50,
    entities: null,
    storageBytes: 500 * GB,
    maxFileBytes: 50 * GB,
  },
] as const satisfies readonly Plan[];

export type Tier = Plan['tier'];
export const tiers = ['tier1', 'tier2', 'tier3'] as const;

/** The plan of a tier. */
export const planOf = (tier: Tier): Plan => plans.find((p) => p.tier === tier)!;

/** The tier for a plan number; undefined if unknown. */
export const tierOfNumber = (number: number): Tier | undefined =>
  plans.find((p) => p.number === number)?.tier;

/** Label of a total in the drive, and the largest file allowed (documented mapping by total GB). */
export function storageLabel(totalBytes: number): { label: string; maxFileBytes: number } {
  const gb = totalBytes / GB;
  if (gb >= 1000) return { label: '1TB', maxFileBytes: 100 * GB };
  if (gb >= 500) return { label: '500GB', maxFileBytes: 50 * GB };
  return { label: '100GB', maxFileBytes: 1 * GB };
}
