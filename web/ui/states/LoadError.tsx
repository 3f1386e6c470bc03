import { errorText } from '../../data/errors.ts';
import { isApiError } from '../../data/http.ts';
import { t } from '../../i18n/t.ts';
import { Button } from '../base/Button.tsx';
import { Row } from '../base/layout.tsx';
import { showToast } from '../dialogs/toasts.ts';
import { Banner } from './Banner.tsx';

/** A failed load: message, request id, and Retry. */
export function LoadError({
  error,
  fallback,
  onRetry,
}: {
  error: unknown;
  fallback?: string;
  onRetry?: () => void;
}) {
  const requestId = isApiError(error) ? error.requestId : undefined;
  return (
    <Banner
      tone="error"
      title={errorText(error, fallback)}
      actions={
        <Row>
          {requestId && (
            <Button
              size="sm"
              icon="copy"
              onClick={() =>
                void navigator.clipboard
                  .writeText(requestId)
                  .then(() => showToast({ tone: 'success', text: t('Copied') }))
              }
            >
              {t('Copy request id')}
            </Button>
          )}
          {onRetry && (
            <Button size="sm" icon="refresh" onClick={onRetry}>
              {t('Try again')}
            </Button>
          )}
        </Row>
      }
    />
  );
}
