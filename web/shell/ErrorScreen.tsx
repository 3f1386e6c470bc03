import { chakra } from '@chakra-ui/react';
import { useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { isApiError } from '../data/http.ts';
import { PartMissing } from '../data/lazy.ts';
import { t } from '../i18n/t.ts';
import { Button } from '../ui/base/Button.tsx';
import { Card, Row, Stack } from '../ui/base/layout.tsx';
import { usePageTitle } from '../ui/page/Page.tsx';

/** The same inside the shell, which already has a `main`. */
export const ErrorInside = () => <ErrorScreen inside />;

/** Shown after a crash: the error's text, Reload, and Try again. */
export function ErrorScreen({ inside = false }: { inside?: boolean }) {
  const error = useRouteError();
  const navigate = useNavigate();
  const here = useLocation();
  const heading = usePageTitle(t('Something went wrong'));
  const text = error instanceof Error ? error.message || error.name : String(error);
  return (
    <chakra.div
      {...(inside ? {} : { as: 'main', id: 'main' })}
      px="4"
      py="16"
      display="flex"
      justifyContent="center"
    >
      <Card maxWidth="36rem" width="full" role="alert">
        <Stack>
          <chakra.h1 ref={heading} tabIndex={-1} fontSize="xl">
            {t('Oops! Something went wrong')}
          </chakra.h1>
          {error instanceof PartMissing ? (
            <p>
              {t(
                'Part of this page did not load: the connection broke, or Karsetu has just been updated. Saved work is safe.',
              )}
            </p>
          ) : null}
          <p>{t('The application encountered an unexpected error. This might be temporary.')}</p>
          <chakra.pre
            p="3"
            bg="bg.subtle"
            borderRadius="md"
            fontFamily="mono"
            fontSize="sm"
            whiteSpace="pre-wrap"
            overflowX="auto"
          >
            {text}
            {isApiError(error) && error.requestId ? `\n${error.requestId}` : ''}
          </chakra.pre>
          <p>{t('If this problem persists, please contact support.')}</p>
          <Row>
            <Button look="primary" icon="refresh" onClick={() => location.reload()}>
              {t('Reload Page')}
            </Button>
            <Button onClick={() => void navigate(here, { replace: true })}>{t('Try Again')}</Button>
          </Row>
        </Stack>
      </Card>
    </chakra.div>
  );
}
