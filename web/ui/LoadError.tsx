import { errorText } from '../data/errors.ts';
import { isApiError } from '../data/http.ts';
import { t } from '../i18n/t.ts';
import { Banner } from './Banner.tsx';
import { Button } from './Button.tsx';
import { Row } from './layout.tsx';
import { showToast } from './toasts.ts';

/** A failed load: what happened, the request id to quote, and a way to try again. */
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
