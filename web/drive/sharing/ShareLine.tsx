import { chakra } from '@chakra-ui/react';
import useSWR from 'swr';
import type { Share } from '../../../shared/drive/calls.ts';
import type { ViewsReply } from '../../../shared/drive/share-calls.ts';
import { withQuery } from '../../data/keys.ts';
import { day, dayTime } from '../../i18n/format.ts';
import { mark } from '../../i18n/mark.ts';
import { t, tn } from '../../i18n/t.ts';
import { Button } from '../../ui/base/Button.tsx';
import { Note, Row } from '../../ui/base/layout.tsx';
import { LoadError } from '../../ui/states/LoadError.tsx';
import { Skeleton } from '../../ui/states/Skeleton.tsx';
import { StatusChip, type Tone } from '../../ui/states/StatusChip.tsx';
import { drivePaths } from '../data/calls.ts';

const states: Readonly<Record<Share['state'], { label: string; tone: Tone }>> = {
  active: { label: mark('Active'), tone: 'done' },
  expired: { label: mark('Expired'), tone: 'attention' },
  revoked: { label: mark('Revoked'), tone: 'neutral' },
};
const acts: Readonly<Record<ViewsReply['views'][number]['act'], string>> = {
  opened: mark('opened'),
  previewed: mark('looked at'),
  downloaded: mark('downloaded'),
  refused: mark('was refused'),
};

/** Who opened a link, newest first. */
function ViewLog({ share }: { share: Share }) {
  const { data, error, mutate } = useSWR<ViewsReply>(
    withQuery(`${drivePaths.share(share.id)}/views`, { page_size: 100 }),
    { revalidateOnMount: true },
  );
  if (!data)
    return error ? <LoadError error={error} onRetry={() => void mutate()} /> : <Skeleton lines={2} />;
  if (data.views.length === 0) return <Note>{t('Not opened yet.')}</Note>;
  return (
    <chakra.ul maxHeight="12rem" overflowY="auto" fontSize="sm" tabIndex={0} aria-label={t('View log')}>
      {data.views.map((view, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries of a log have no other name
        <chakra.li key={i} py="0.5">
          <span className="num">{dayTime(view.at)}</span> · {view.who || t('Visitor')} {t(acts[view.act])}{' '}
          {view.item_name}
        </chakra.li>
      ))}
    </chakra.ul>
  );
}

interface Props {
  share: Share;
  logOpen: boolean;
  onLog: () => void;
  onEdit: () => void;
  onNewLink: () => void;
  onRevoke: () => void;
}

/** One share: its terms, number of openings, and actions. */
export function ShareLine({ share, logOpen, onLog, onEdit, onNewLink, onRevoke }: Props) {
  const facts = [
    share.expires_at ? t('until {day}', { day: day(share.expires_at) }) : t('no expiry'),
    ...(share.has_password ? [t('with a password')] : []),
    tn(share.views, 'opened {count} time', 'opened {count} times'),
  ];
  const people = share.people
    .map((p) => `${p.email} (${p.permission === 'edit' ? t('May edit') : t('May view')})`)
    .join(', ');
  return (
    <chakra.li py="3" borderTop="1px solid" borderColor="border">
      <Row gap="2">
        <b>{share.access === 'public' ? t('Anyone with the link') : t('Named people')}</b>
        <StatusChip tone={states[share.state].tone}>{t(states[share.state].label)}</StatusChip>
      </Row>
      {people && <chakra.p overflowWrap="anywhere">{people}</chakra.p>}
      <Note className="num">{facts.join(' · ')}</Note>
      <Row gap="2" mt="2">
        {share.state !== 'revoked' && (
          <>
            <Button size="sm" icon="edit" onClick={onEdit}>
              {t('Change')}
            </Button>
            <Button size="sm" icon="link" onClick={onNewLink}>
              {t('New link')}
            </Button>
          </>
        )}
        <Button size="sm" icon="eye" aria-expanded={logOpen} onClick={onLog}>
          {t('View log')}
        </Button>
        {share.state !== 'revoked' && (
          <Button size="sm" icon="stop" onClick={onRevoke}>
            {t('Revoke')}
          </Button>
        )}
      </Row>
      {logOpen && (
        <chakra.div mt="2">
          <ViewLog share={share} />
        </chakra.div>
      )}
    </chakra.li>
  );
}
