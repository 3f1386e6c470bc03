import { bytes, dayTime } from '../i18n/format.ts';
import { formatCount, t } from '../i18n/t.ts';
import type { IconName } from '../ui/base/Icon.tsx';

/** Response of the health call; sizes in bytes. */
export interface Health {
  version: string;
  uptime_seconds: number;
  store: { database: string; answers: boolean; ms: number; damage?: string };
  mail: { transport: 'smtp' | 'outbox'; sent: number; failed: number; last_failure_at: string | null };
  memory: { rss_bytes: number; total_bytes: number };
  /** The disk of DATA_DIR; null where it cannot be read. */
  disk: { free_bytes: number; total_bytes: number } | null;
  itd_software_id_set: boolean;
}

type Tone = 'fine' | 'attention' | 'problem';

/** One part of the server: a sentence on its state, and its usage where that can be shown as a meter. */
export interface HealthLine {
  id: string;
  icon: IconName;
  title: string;
  tone: Tone;
  text: string;
  /** 0 to 1. */
  used?: number;
}

/** Share of disk or memory from which a warning is shown. */
const nearlyFull = 0.9;

function storeLine({ store }: Health): HealthLine {
  const of = { id: 'store', icon: 'ledger', title: t('Store') } as const;
  if (!store.answers)
    return { ...of, tone: 'problem', text: t('The database is not responding: nothing can be saved.') };
  if (store.damage) return { ...of, tone: 'problem', text: store.damage };
  const name = store.database === 'mongodb' ? 'MongoDB' : t('The embedded store');
  return { ...of, tone: 'fine', text: t('{name} answered in {ms} ms.', { name, ms: formatCount(store.ms) }) };
}

function mailLine({ mail }: Health): HealthLine {
  const of = { id: 'mail', icon: 'invoice', title: t('Mail') } as const;
  if (mail.transport === 'outbox')
    return {
      ...of,
      tone: 'attention',
      text: t('No mail server is configured: mails are saved to the outbox folder and not delivered.'),
    };
  if (mail.failed > 0)
    return {
      ...of,
      tone: 'attention',
      text: t('{sent} mails sent, {failed} not accepted by the mail server, the last on {when}.', {
        sent: formatCount(mail.sent),
        failed: formatCount(mail.failed),
        when: mail.last_failure_at ? dayTime(mail.last_failure_at) : '',
      }),
    };
  return {
    ...of,
    tone: 'fine',
    text: t('{sent} mails sent since start-up, all accepted.', { sent: formatCount(mail.sent) }),
  };
}

/** Sentences on the parts of the server, those that need attention first. */
export function healthLines(health: Health): HealthLine[] {
  const { memory, disk } = health;
  const usedMemory = memory.rss_bytes / memory.total_bytes;
  const lines: HealthLine[] = [
    storeLine(health),
    ...(disk
      ? [
          {
            id: 'disk',
            icon: 'archive' as const,
            title: t('Disk'),
            tone:
              1 - disk.free_bytes / disk.total_bytes >= nearlyFull
                ? ('attention' as const)
                : ('fine' as const),
            text: t('{free} of {total} are free for data, files and backups.', {
              free: bytes(disk.free_bytes),
              total: bytes(disk.total_bytes),
            }),
            used: 1 - disk.free_bytes / disk.total_bytes,
          },
        ]
      : []),
    {
      id: 'memory',
      icon: 'device',
      title: t('Memory'),
      tone: usedMemory >= nearlyFull ? 'attention' : 'fine',
      text: t('The program uses {used} of {total}.', {
        used: bytes(memory.rss_bytes),
        total: bytes(memory.total_bytes),
      }),
      used: usedMemory,
    },
    mailLine(health),
    {
      id: 'software',
      icon: 'key',
      title: t("Department's software code"),
      tone: health.itd_software_id_set ? 'fine' : 'attention',
      text: health.itd_software_id_set
        ? t('Configured: the portal accepts uploaded returns.')
        : t('Returns can be filled and reviewed, but the portal will not accept their upload.'),
    },
  ];
  const order: readonly Tone[] = ['problem', 'attention', 'fine'];
  return lines.sort((a, b) => order.indexOf(a.tone) - order.indexOf(b.tone));
}
