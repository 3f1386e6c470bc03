import type { Calculator } from '../../shared/calculators/calculator.ts';

/** The calculators in display order; each loads its tax rules when chosen. */
export const list: readonly { name: string; title: string; load: () => Promise<Calculator> }[] = [
  {
    name: 'gratuity',
    title: 'Gratuity',
    load: async () => (await import('../../shared/calculators/gratuity.ts')).gratuity,
  },
  {
    name: 'leave-encashment',
    title: 'Leave encashment',
    load: async () => (await import('../../shared/calculators/leave-encashment.ts')).leaveEncashment,
  },
  {
    name: 'commuted-pension',
    title: 'Commuted pension',
    load: async () => (await import('../../shared/calculators/commuted-pension.ts')).commutedPension,
  },
  {
    name: 'voluntary-retirement',
    title: 'Voluntary retirement',
    load: async () => (await import('../../shared/calculators/voluntary-retirement.ts')).voluntaryRetirement,
  },
  {
    name: 'hra',
    title: 'House rent allowance',
    load: async () => (await import('../../shared/calculators/hra.ts')).hra,
  },
  {
    name: 'rent-free-house',
    title: 'Rent-free house',
    load: async () => (await import('../../shared/calculators/rent-free-house.ts')).rentFreeHouse,
  },
  {
    name: 'perquisites',
    title: 'Perquisites',
    load: async () => (await import('../../shared/calculators/perquisites.ts')).perquisites,
  },
  {
    name: 'relief-89',
    title: 'Relief for arrears and lump sums',
    load: async () => (await import('../../shared/calculators/relief-89.ts')).relief89,
  },
  {
    name: 'gains-exemption',
    title: 'Exemption of capital gains',
    load: async () => (await import('../../shared/calculators/gains-exemption.ts')).gainsExemption,
  },
  {
    name: 'pre-construction-interest',
    title: 'Pre-construction interest',
    load: async () => (await import('../../shared/calculators/pre-construction.ts')).preConstruction,
  },
  {
    name: 'interest-234',
    title: 'Interest for late return and advance tax',
    load: async () => (await import('../../shared/calculators/interest-234.ts')).interest234,
  },
  {
    name: 'tds-interest',
    title: 'TDS and TCS interest',
    load: async () => (await import('../../shared/calculators/tds-interest.ts')).tdsInterest,
  },
  {
    name: 'gst-interest',
    title: 'GST interest and late fee',
    load: async () => (await import('../../shared/calculators/gst-interest.ts')).gstInterest,
  },
];
