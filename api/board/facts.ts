import type { ClientFacts } from '../../shared/duties/duties.ts';
import type { Registration, TanStatement } from '../../shared/entities/registrations.ts';
import type { Frequency } from '../../shared/gst/periods.ts';
import type { EntityDoc } from '../entities/model.ts';

/** Fields of an entity's form that determine its duties. */
export const factFields = [
  'business',
  'profession',
  'special_business',
  'tax_audit',
  'transfer_pricing',
  'advance_tax',
  'residential_status',
  'senior_citizen',
  'very_senior_citizen',
] as const;

/** The facts of a client that determine its duties. */
export function factsOf(
  entity: Pick<EntityDoc, 'status' | 'data'>,
  registrations: readonly Registration[],
  more: {
    frequencies?: Readonly<Record<string, Frequency>>;
    statements?: Readonly<Record<string, readonly TanStatement[]>>;
    annual?: readonly string[];
    reconciled?: readonly string[];
  } = {},
): ClientFacts {
  const { data } = entity;
  const has = (key: (typeof factFields)[number]) => data[key] === true;
  const ordinary = has('business') || has('profession');
  const advance = data['advance_tax'];
  return {
    ...more,
    status: entity.status,
    registrations,
    business: ordinary || has('special_business'),
    presumptiveOnly: has('special_business') && !ordinary,
    audit: has('tax_audit'),
    transferPricing: has('transfer_pricing'),
    advanceTax: advance === 'yes' ? true : advance === 'no' ? false : undefined,
    nonResident: data['residential_status'] === '02',
    senior: has('senior_citizen') || has('very_senior_citizen'),
  };
}
