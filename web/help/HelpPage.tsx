import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { t } from '../i18n/t.ts';
import { ButtonLink } from '../ui/base/Button.tsx';
import { Icon } from '../ui/base/Icon.tsx';
import { Card, Row, Stack } from '../ui/base/layout.tsx';
import { SearchBox } from '../ui/fields/SearchBox.tsx';
import { Page as Frame } from '../ui/page/Page.tsx';
import { EmptyState } from '../ui/states/EmptyState.tsx';
import { helpOpened } from './opened.ts';
import { searchEntries } from './search.ts';
import { searchedTopics } from './searched.ts';

/** All help topics with search as you type; `#topic` in the address opens one. */
export function Page() {
  const [asked, setAsked] = useState('');
  const { hash } = useLocation();
  useEffect(() => localStorage.setItem(helpOpened, 'true'), []);
  useEffect(() => {
    document.getElementById(hash.slice(1))?.scrollIntoView({ block: 'start' });
  }, [hash]);
  const shown = searchEntries(asked, searchedTopics()).map(({ topic }) => topic);
  return (
    <Frame title={t('Help')} intro={t('What to do, in which order, and where to start.')} width={56}>
      <Stack>
        <SearchBox value={asked} onValue={setAsked} label={t('Search the help')} />
        {shown.map((topic) => (
          <Card key={topic.id} id={topic.id} scrollMarginTop="72px">
            <Row gap="3" alignItems="start" flexWrap="nowrap">
              <chakra.span color="accent.text" mt="1">
                <Icon name={topic.icon} />
              </chakra.span>
              <div>
                <chakra.h2 fontSize="lg">{t(topic.title)}</chakra.h2>
                <chakra.p my="2" maxWidth="42rem">
                  {t(topic.text, topic.params)}
                </chakra.p>
                <ButtonLink size="sm" to={topic.to} aria-label={`${t('Begin')}: ${t(topic.title)}`}>
                  {t('Begin')}
                </ButtonLink>
              </div>
            </Row>
          </Card>
        ))}
        {shown.length === 0 && <EmptyState icon="help" title={t('No help topics match.')} />}
      </Stack>
    </Frame>
  );
}
