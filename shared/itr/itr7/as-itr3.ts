import { signed } from '../common/read.ts';
import { asItr3 as itr5AsItr3 } from '../itr5/as-itr3.ts';
import type { Itr3 } from '../values/itr3.ts';
import type { Itr5 } from '../values/itr5.ts';
import type { Itr7 } from '../values/itr7.ts';

/** One gain or loss of Schedules 112A and 115AD as a row of their tables. */
const shareRow = (gain: number) => ({
  acquired: 'AE',
  isin: 'INNOTREQUIRD',
  name: 'Shares and units',
  sale_value: Math.max(0, gain),
  purchase_cost: Math.max(0, -gain),
});

/** An ITR-7 for the heads it shares with ITR-3: gains of ss.112A and 115AD, one figure here, as a row of the tables of shares. */
export const asItr3 = (data: Itr7): Itr3 => {
  const { purpose: _, audit: __, people: ___, ...rest } = data;
  const gain = signed(data.capital_gains?.long?.gain_112a);
  const foreign = signed(data.capital_gains?.long?.gain_115ad);
  return itr5AsItr3({
    ...rest,
    ...(gain === 0 ? {} : { schedule_112a: { rows: [shareRow(gain)] } }),
    ...(foreign === 0 ? {} : { schedule_115ad: { rows: [shareRow(foreign)] } }),
  } as unknown as Itr5);
};
