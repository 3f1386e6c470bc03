import { chakra } from '@chakra-ui/react';
import { dayTime } from '../i18n/format.ts';
import { t } from '../i18n/t.ts';
import { Button } from '../ui/base/Button.tsx';
import { Icon } from '../ui/base/Icon.tsx';
import { Note, Stack } from '../ui/base/layout.tsx';
import { Dialog } from '../ui/dialogs/Dialog.tsx';

export interface Device {
  device_id: string;
  device_name: string;
  last_seen_at: string;
}

interface Props {
  devices: Device[] | null;
  busy: boolean;
  onClose: () => void;
  onEnd: (deviceId: string) => void;
}

/** Shown when all devices of the plan are in use: the user can sign out one of them. */
export function DeviceLimitDialog({ devices, busy, onClose, onEnd }: Props) {
  return (
    <Dialog
      open={devices !== null}
      onClose={onClose}
      title={t('All devices of your plan are in use')}
      actions={<Button onClick={onClose}>{t('Cancel')}</Button>}
    >
      <Stack gap="3">
        <p>{t('Sign out one of these devices to sign in here, or upgrade your plan.')}</p>
        {devices?.map((device) => (
          <chakra.div
            key={device.device_id}
            display="flex"
            flexWrap="wrap"
            alignItems="center"
            gap="3"
            p="3"
            border="1px solid"
            borderColor="border"
            borderRadius="md"
          >
            <Icon name="device" />
            <chakra.div flex="1" minWidth="10rem">
              <b>{device.device_name || t('Unknown device')}</b>
              <Note>{t('Last used {when}', { when: dayTime(device.last_seen_at) })}</Note>
            </chakra.div>
            <Button size="sm" busy={busy} onClick={() => onEnd(device.device_id)}>
              {t('Sign out and continue')}
            </Button>
          </chakra.div>
        ))}
      </Stack>
    </Dialog>
  );
}
