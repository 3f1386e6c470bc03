import { it } from 'vitest';
import { person } from '../testing/page.tsx';
import { presser } from '../testing/pagePresses.ts';

it('answers every control of calculators', async () => {
  const presses = presser(await person({ full_name: 'Calc Presser', email: 'calc-presser@example.in' }));
  for (const of of ['gratuity', 'hra']) await presses(`/app/calculators?of=${of}`);
});
