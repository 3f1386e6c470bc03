import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { formatPaise } from '../../shared/money.ts';
import { formatCount, say, t } from '../i18n/t.ts';
import { Button } from '../ui/base/Button.tsx';
import { Card, Heading, Note, Row, Stack } from '../ui/base/layout.tsx';
import { AndMore } from '../ui/lists/AndMore.tsx';
import { FigureTable, Scroller } from '../ui/lists/FigureTable.tsx';
import { StatusChip } from '../ui/states/StatusChip.tsx';
import { type DeskAnswer, type Difference, headsInOrder } from './desk.ts';
import { figureName } from './names.ts';

const money = (rupees: number | null): string =>
  rupees === null ? '–' : formatPaise(Math.round(rupees * 100));

/** Each figure of the papers next to that of the return. */
export function SummaryCard({ desk }: { desk: DeskAnswer }) {
  const label = t('Papers and return by figure');
  return (
    <Card>
      <Scroller label={label}>
        <FigureTable>
          <caption>{label}</caption>
          <thead>
            <tr>
              <th scope="col">{t('Figure')}</th>
              <th scope="col" data-align="right">
                {t('Papers')}
              </th>
              <th scope="col" data-align="right">
                {t('Return')}
              </th>
              <th scope="col" data-align="right">
                {t('Difference')}
              </th>
            </tr>
          </thead>
          <tbody>
            {headsInOrder(desk.heads).map(([figure, head]) => (
              <tr key={figure} data-head={figure}>
                <th scope="row">{figureName(figure)}</th>
                <td data-align="right">{money(head.evidence)}</td>
                <td data-align="right">{money(head.return)}</td>
                <chakra.td
                  data-align="right"
                  {...(Math.abs(head.difference ?? 0) > 1 ? { color: 'danger', fontWeight: 'semibold' } : {})}
                >
                  {money(head.difference)}
                </chakra.td>
              </tr>
            ))}
          </tbody>
        </FigureTable>
      </Scroller>
    </Card>
  );
}

/** A difference; if its sentence names no payer, security or category, with its figure. */
const lineOf = ({ figure, words }: Difference): string => {
  const named = ['payer', 'name', 'category', 'code'].some((key) => words.params && key in words.params);
  return named || figure === '' ? say(words) : `${figureName(figure)}: ${say(words)}`;
};

/** Most differences listed. */
const MOST = 100;

/** Differences between papers and return; those with a reason are listed below. */
export function DifferencesCard({ desk }: { desk: DeskAnswer }) {
  const [most, setMost] = useState(MOST);
  const open = desk.differences.filter((d) => !d.explained);
  const explained = desk.differences.filter((d) => d.explained);
  return (
    <Card aria-labelledby="evidence-differences">
      <Row justifyContent="space-between">
        <Heading id="evidence-differences">{t('Differences')}</Heading>
        <StatusChip tone={desk.unexplained === 0 ? 'done' : 'attention'}>
          {desk.unexplained === 0
            ? t('Everything is explained')
            : t('{count} unexplained', { count: desk.unexplained })}
        </StatusChip>
      </Row>
      <Stack as="ul" gap="1" listStyleType="none" data-open-differences={desk.unexplained}>
        {open.slice(0, most).map((d, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: differences have no identity of their own
          <li key={i}>{lineOf(d)}</li>
        ))}
      </Stack>
      {open.length > most && (
        <Button size="sm" onClick={() => setMost(most + MOST)}>
          {t('Show {count} more', { count: formatCount(Math.min(MOST, open.length - most)) })}
        </Button>
      )}
      {desk.total_differences > desk.unexplained && (
        <details>
          <summary>
            {t('{count} with a reason', {
              count: desk.total_differences - desk.unexplained,
            })}
          </summary>
          <Stack as="ul" gap="1" listStyleType="none" mt="2">
            {explained.slice(0, 2 * MOST).map((d, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: differences have no identity of their own
              <Note as="li" key={i}>
                {lineOf(d)}
              </Note>
            ))}
            <AndMore
              as="li"
              left={desk.total_differences - desk.unexplained - Math.min(explained.length, 2 * MOST)}
            />
          </Stack>
        </details>
      )}
    </Card>
  );
}
