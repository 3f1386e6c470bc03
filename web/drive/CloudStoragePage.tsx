import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import useSWR from 'swr';
import type { DriveItem, UsageReply } from '../../shared/drive/calls.ts';
import { isApiError } from '../data/http.ts';
import { t } from '../i18n/t.ts';
import { Page as Frame } from '../ui/page/Page.tsx';
import { Tabs } from '../ui/page/Tabs.tsx';
import { Banner } from '../ui/states/Banner.tsx';
import { LoadError } from '../ui/states/LoadError.tsx';
import { Skeleton } from '../ui/states/Skeleton.tsx';
import { type DriveTab, driveTabs, useDriveAddress } from './data/address.ts';
import { ClashHost } from './data/askClash.tsx';
import { drivePaths, type StorageStatus } from './data/calls.ts';
import { FilesView } from './FilesView.tsx';
import { LinkView } from './LinkView.tsx';
import { NewFolderDialog } from './NameDialog.tsx';
import { SharedView } from './SharedView.tsx';
import { TrashView } from './TrashView.tsx';
import { UsageBar } from './UsageBar.tsx';
import { findUnfinished } from './uploads/add.ts';
import { UploadPanel } from './uploads/UploadPanel.tsx';
import { Waiting } from './Waiting.tsx';

/** Navigation state: the documented tab number, an opened share link, a message. */
interface Carried {
  tab?: number;
  shareToken?: string;
  message?: string;
}

/** `/app/cloud-storage`: the drive, or the request for one. */
export function Page() {
  const address = useDriveAddress();
  const location = useLocation();
  const carried = (location.state ?? {}) as Carried;
  const status = useSWR<StorageStatus>(drivePaths.status);
  const approved = status.data?.status === 'approved';
  const usage = useSWR<UsageReply>(approved ? drivePaths.usage() : null);
  const [naming, setNaming] = useState<{ folder: string; done: (item: DriveItem) => void } | null>(null);
  const [closedMessage, setClosedMessage] = useState(false);
  const byLink = carried.shareToken && !address.folder ? carried.shareToken : undefined;
  const tab: DriveTab = byLink ? (driveTabs[carried.tab ?? 1] ?? 'shared') : address.tab;

  useEffect(() => {
    // Failures are ignored: the next visit retries.
    if (approved) void findUnfinished().catch(() => undefined);
  }, [approved]);

  if (status.error && !status.data)
    return (
      <Frame title={t('Cloud Storage')}>
        {isApiError(status.error) && status.error.status === 503 ? (
          <Banner tone="warning" title={t('Cloud Storage is Currently Disabled')}>
            <p>{t('Please configure your cloud storage backend server.')}</p>
          </Banner>
        ) : (
          <LoadError
            error={status.error}
            fallback={t('Failed to load files')}
            onRetry={() => void status.mutate()}
          />
        )}
      </Frame>
    );
  const onUsage = () => void usage.mutate();
  const onNewFolder = (folder: string, done: (item: DriveItem) => void) => setNaming({ folder, done });
  const files = (shared: boolean) => (
    <FilesView
      key={shared ? 'shared' : 'own'}
      usage={usage.data?.usage}
      onUsage={onUsage}
      onNewFolder={onNewFolder}
      shared={shared}
    />
  );
  return (
    <Frame
      title={t('Cloud Storage')}
      width={100}
      actions={usage.data && <UsageBar usage={usage.data.usage} />}
    >
      <Tabs
        label={t('Cloud Storage')}
        tabs={[
          { id: 'files', label: t('My Drive') },
          { id: 'shared', label: t('Shared') },
          ...(approved ? [{ id: 'trash', label: t('Trash') }] : []),
        ]}
        value={tab}
        onValue={(id) => address.go({ tab: id as DriveTab })}
      >
        {!status.data ? (
          <Skeleton lines={8} height="28px" gap="18px" />
        ) : tab === 'shared' ? (
          <>
            {carried.message && !closedMessage && (
              <Banner title={carried.message} onClose={() => setClosedMessage(true)} />
            )}
            {byLink ? <LinkView token={byLink} /> : address.folder ? files(true) : <SharedView />}
          </>
        ) : !approved ? (
          <Waiting status={status.data} onChange={() => status.mutate()} />
        ) : tab === 'trash' ? (
          <TrashView onUsage={onUsage} />
        ) : (
          files(false)
        )}
      </Tabs>
      {naming && (
        <NewFolderDialog
          folderId={naming.folder}
          onClose={() => setNaming(null)}
          onDone={(item) => {
            setNaming(null);
            naming.done(item);
          }}
        />
      )}
      <ClashHost />
      <UploadPanel />
    </Frame>
  );
}
