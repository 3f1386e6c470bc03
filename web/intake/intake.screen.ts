import { beforeAll, it } from 'vitest';
import { choose, type Furnished, furnished, looksAs, open, press } from '../testing/page.tsx';
import { presser } from '../testing/pagePresses.ts';

let me: Furnished;
beforeAll(async () => {
  me = await furnished('Intake Maker');
});

const file = (name: string, ...lines: string[]) => new File([`${lines.join('\n')}\n`], name);
const heading = 'Bill No,Bill Date,GSTIN,Place of Supply,Taxable Value,Rate,Salesman';

it('reads a register, asks what it does not tell, and imports it', async () => {
  await open(`/app/import?company=${me.firm.trader}&for=sales`, me);
  await looksAs('start');
  await choose(
    'Excel, CSV, Tally XML',
    file(
      'sales.csv',
      heading,
      // the days are in either order, the last line has no number
      'B1,05/10/2025,29AABCR1718E1ZL,Karnataka,1000,18,Ravi',
      'B2,10/05/2025,29AABCR1718E1ZL,Karnataka,500,18,Ravi',
      'B3,10/06/2025,29AABCR1718E1ZL,Karnataka,700,18,Ravi',
      ',06/10/2025,29AABCR1718E1ZL,Karnataka,700,18,Ravi',
    ),
  );
  await looksAs('asked');
  await open(`/app/import?company=${me.firm.trader}&for=sales`, me);
  await choose(
    'Excel, CSV, Tally XML',
    file('sales.csv', heading, 'B1,25/10/2025,29AABCR1718E1ZL,Karnataka,1000,18,Ravi'),
  );
  await looksAs('read');
  await press('Import');
  await looksAs('imported');
});

it('says of a file what it cannot be', async () => {
  await open(`/app/import?company=${me.firm.trader}&for=purchases`, me);
  await choose('Excel, CSV, Tally XML', file('list.csv', 'name,value', 'Asha,5'));
  await looksAs('nothing in it');
});

it('answers every control of an import', async () => {
  const mine = await furnished('Intake Presser');
  const presses = presser(mine, { fails: true });
  const page = `/app/import?company=${mine.firm.trader}&for=sales`;
  const read =
    (...lines: string[]) =>
    () =>
      choose('Excel, CSV, Tally XML', file('sales.csv', heading, ...lines));
  await presses(page);
  await presses(page, {
    first: read(
      'B1,05/10/2025,29AABCR1718E1ZL,Karnataka,1000,18,Ravi',
      ',06/10/2025,29AABCR1718E1ZL,Karnataka,700,18,Ravi',
    ),
  });
  await presses(page, { first: read('B2,25/10/2025,29AABCR1718E1ZL,Karnataka,1000,18,Ravi') });
  // Of more documents than are listed at once, the day may be read in two ways.
  const days = ['05/10/2025', '10/05/2025', '10/06/2025'];
  const many = Array.from(
    { length: 22 },
    (_, i) => `M${i},${days[i % 3]},29AABCR1718E1ZL,Karnataka,${1000 + i},18,Ravi`,
  );
  await presses(page, { first: read(...many), types: false });
  await presses(`/app/import?company=${mine.firm.company}&for=tds`, {
    first: () =>
      choose(
        'Excel, CSV, Tally XML',
        file(
          'tds.csv',
          'Party,PAN,Section,Date,Amount,TDS',
          'Kiran Works,ABCPK1234F,94C,20/04/2025,100000,1000',
        ),
      ),
  });
  await presses('/app/import', { first: read('B3,25/10/2025,29AABCR1718E1ZL,Karnataka,1000,18,Ravi') });
});
