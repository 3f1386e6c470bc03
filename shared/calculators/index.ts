import type { Calculator } from './calculator.ts';
import { commutedPension } from './commuted-pension.ts';
import { gainsExemption } from './gains-exemption.ts';
import { gratuity } from './gratuity.ts';
import { gstInterest } from './gst-interest.ts';
import { hra } from './hra.ts';
import { interest234 } from './interest-234.ts';
import { leaveEncashment } from './leave-encashment.ts';
import { perquisites } from './perquisites.ts';
import { preConstruction } from './pre-construction.ts';
import { relief89 } from './relief-89.ts';
import { rentFreeHouse } from './rent-free-house.ts';
import { tdsInterest } from './tds-interest.ts';
import { voluntaryRetirement } from './voluntary-retirement.ts';

/** Every calculator, in the order offered. */
export const calculators: readonly Calculator[] = [
  gratuity,
  leaveEncashment,
  commutedPension,
  voluntaryRetirement,
  hra,
  rentFreeHouse,
  perquisites,
  relief89,
  gainsExemption,
  preConstruction,
  interest234,
  tdsInterest,
  gstInterest,
];
