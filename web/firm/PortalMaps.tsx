import { chakra } from '@chakra-ui/react';
import useSWR from 'swr';
import { askExtension } from '../../shared/messages.ts';
import { del, get, post } from '../data/http.ts';
import { t, tn } from '../i18n/t.ts';
import { extensionRuntime, useInstalled } from '../site/installed.ts';
import { Button } from '../ui/base/Button.tsx';
import { Heading, Note, Row } from '../ui/base/layout.tsx';
import { showToast } from '../ui/dialogs/toasts.ts';
import { LoadError } from '../ui/states/LoadError.tsx';
import type { Act } from './firm.ts';
import { fileNameOf, type Maps, mapIn, titleOf } from './portal-maps.ts';

const Name = chakra('span', { base: { flex: '1', minWidth: '12rem' } });

/** Fields members taught the extension on the income-tax portal, shared as extension files. */
export function PortalMaps({ may, act }: { may: Record<string, boolean>; act: Act }) {
  const { data, error, mutate } = useSWR<Maps>('/api/firm/portal-maps');
  const installed = useInstalled();
  const doing = (job: () => Promise<unknown>) =>
    act(async () => {
      await job();
      await mutate();
    });
  const share = (file: File) =>
    doing(async () => post('/api/firm/portal-maps', { map: mapIn(await file.text()) }));
  const read = async (id: string) =>
    JSON.stringify((await get<{ map: unknown }>(`/api/firm/portal-maps/${id}`)).map, null, 2);
  const send = (id: string) =>
    act(async () => {
      const answer = await askExtension(
        extensionRuntime(),
        { type: 'send-map', json: await read(id) },
        5_000,
      );
      if (!answer) installed.lost();
      showToast(
        answer?.ok
          ? {
              tone: 'success',
              text: t('The portal map was sent to the extension. Accept it in its side panel.'),
            }
          : { tone: 'error', text: t('The extension did not accept the portal map.') },
      );
    });
  const download = (map: Maps['maps'][number]) =>
    act(async () => {
      const link = document.createElement('a');
      link.href = URL.createObjectURL(new Blob([await read(map.id)], { type: 'application/json' }));
      link.download = fileNameOf(map);
      link.click();
      URL.revokeObjectURL(link.href);
    });
  return (
    <section>
      <Heading>{t('Portal maps')}</Heading>
      <Note>
        {t(
          'What members taught the extension on the income-tax portal: captions, headings and ids, no values. Save the map as a file in the extension’s panel and share it here; maps from several members are merged.',
        )}
      </Note>
      {may['work.prepare'] && (
        <label>
          {t('Share a portal map')}{' '}
          <input
            type="file"
            accept="application/json,.json"
            onChange={(e) => {
              const [file] = e.target.files ?? [];
              e.target.value = '';
              if (file) void share(file);
            }}
          />
        </label>
      )}
      {error && !data && <LoadError error={error} onRetry={() => void mutate()} />}
      {data?.maps.length === 0 && <Note>{t('No portal map has been shared yet.')}</Note>}
      {data?.maps.map((map) => (
        <Row key={map.id}>
          <Name>
            {titleOf(map)}{' '}
            <Note>
              {tn(map.fields, '{count} field', '{count} fields')} · {map.changed_by}
            </Note>
          </Name>
          <Button size="sm" disabled={installed.state !== 'present'} onClick={() => void send(map.id)}>
            {t('Send to extension')}
          </Button>
          <Button size="sm" onClick={() => void download(map)}>
            {t('Download')}
          </Button>
          {may['work.delete'] && (
            <Button size="sm" onClick={() => void doing(() => del(`/api/firm/portal-maps/${map.id}`))}>
              {t('Remove')}
            </Button>
          )}
        </Row>
      ))}
    </section>
  );
}
