import type { Outcome } from '../../shared/calculators/calculator.ts';
import { useFromStore } from '../forms/state/hooks.ts';
import type { FormStore } from '../forms/state/store.ts';
import { rupees } from '../i18n/format.ts';
import { say, t, tn } from '../i18n/t.ts';
import { Heading, Note } from '../ui/base/layout.tsx';
import { FigureTable, Scroller } from '../ui/lists/FigureTable.tsx';
import { Banner } from '../ui/states/Banner.tsx';
import type { CalculatorOutput } from './open.ts';

const read = (store: FormStore) => store.figures() as CalculatorOutput | undefined;

/** The working of the open calculator, or the inputs still required. */
export function Working() {
  const shown = useFromStore(read, 'figures');
  if (!shown) return null;
  if ('wanted' in shown)
    return (
      <Note>
        {tn(shown.wanted, '{count} entry is missing or wrong.', '{count} entries are missing or wrong.')}
      </Note>
    );
  return <Lines of={shown.outcome} />;
}

function Lines({ of: { lines, warnings } }: { of: Outcome }) {
  return (
    <>
      <Heading id="working">{t('Working')}</Heading>
      <Scroller label={t('Working')}>
        <FigureTable aria-labelledby="working">
          <thead>
            <tr>
              <th scope="col">{t('Particulars')}</th>
              <th scope="col">{t('Section')}</th>
              <th scope="col" data-align="right">
                {t('Rupees')}
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity of their own and are drawn as they come
              <tr key={i} className={line.total ? 'total' : undefined}>
                <td data-sentence="">{line.total ? <strong>{say(line.text)}</strong> : say(line.text)}</td>
                <td>{line.section}</td>
                <td data-align="right">
                  {line.amount === undefined ? (
                    ''
                  ) : line.total ? (
                    <strong>{rupees(line.amount)}</strong>
                  ) : (
                    rupees(line.amount)
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </FigureTable>
      </Scroller>
      {warnings.map((warning) => (
        <Banner key={warning.text} tone="warning">
          {say(warning)}
        </Banner>
      ))}
    </>
  );
}
