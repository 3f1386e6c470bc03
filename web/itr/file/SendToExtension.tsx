import { Link } from 'react-router-dom';
import { askExtension, maxReturnLength } from '../../../shared/messages.ts';
import { t } from '../../i18n/t.ts';
import { extensionRuntime, useInstalled } from '../../site/installed.ts';
import { Button } from '../../ui/base/Button.tsx';
import { Heading, Note, Row } from '../../ui/base/layout.tsx';
import { showToast } from '../../ui/dialogs/toasts.ts';
import { StatusChip } from '../../ui/states/StatusChip.tsx';

/**
 * Sends the return's JSON to the browser extension, which fills the portal's pages; shows whether it is
 * installed.
 */
export function SendToExtension({ read, busy }: { read: () => Promise<string | undefined>; busy: boolean }) {
  const installed = useInstalled();
  const send = async () => {
    const json = await read();
    if (json === undefined) return;
    if (json.length > maxReturnLength) {
      showToast({
        tone: 'error',
        text: t('This return is too large for the extension: load the downloaded file there instead.'),
      });
      return;
    }
    const answer = await askExtension(extensionRuntime(), { type: 'send-return', json }, 5_000);
    if (answer?.ok)
      showToast({
        tone: 'success',
        text: t('The return was sent to the extension. Open its side panel on the portal.'),
      });
    else if (answer) showToast({ tone: 'error', text: t('The extension did not accept this return.') });
    else {
      installed.lost();
      showToast({
        tone: 'error',
        text: t('The extension did not respond. Is it installed and switched on?'),
      });
    }
  };
  const present = installed.state === 'present';
  const absent = installed.state === 'absent';
  return (
    <section aria-labelledby="send-extension">
      <Row mb="2">
        <Heading id="send-extension" as="h3" fontSize="md" mb="0">
          {t('2. Fill the portal with the extension')}
        </Heading>
        {present ? (
          <StatusChip tone="done">
            {t('Installed, version {version}', { version: installed.version ?? '' })}
          </StatusChip>
        ) : (
          absent && <StatusChip tone="attention">{t('Not found in this browser')}</StatusChip>
        )}
        {installed.newer && (
          <Link to="/download-extension">
            {t('Update to version {version}', { version: installed.newer })}
          </Link>
        )}
      </Row>
      <Note mb="3">
        {t('The return is sent directly to the extension’s panel in this browser, and nowhere else.')}
      </Note>
      <Row>
        <Button icon="puzzle" busy={busy} disabled={!present} onClick={() => void send()}>
          {t('Send to extension')}
        </Button>
        {absent && <Link to="/download-extension">{t('Install the extension')}</Link>}
      </Row>
    </section>
  );
}
