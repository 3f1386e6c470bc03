import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { errorText } from '../data/errors.ts';
import { get } from '../data/http.ts';
import { withQuery } from '../data/keys.ts';
import { currentUser } from '../data/session.ts';
import { fromServer } from '../i18n/fromServer.ts';
import { t } from '../i18n/t.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { Card, Row, Stack } from '../ui/layout.tsx';
import { usePageTitle } from '../ui/Page.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { SiteFrame } from './SiteFrame.tsx';

interface Reply {
  requires_login?: boolean;
  success: boolean;
  message?: string;
  share?: { owner_name: string };
}

const failed = () => t('Failed to access shared file. The link may be invalid or expired.');

/** Opens a share link: signed in, it leads to the drive; else to sign-in and back here. */
export function Page() {
  const { shareToken = '' } = useParams();
  const navigate = useNavigate();
  const heading = usePageTitle(t('Shared file'));
  const [error, setError] = useState('');

  const toLogin = () => {
    localStorage.setItem('pendingShareToken', shareToken);
    void navigate(`/login?next=${encodeURIComponent(`/shared/${shareToken}`)}`, {
      state: { message: 'Please sign in to open the shared file.' },
    });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: one request for each token
  useEffect(() => {
    const controller = new AbortController();
    get<Reply>(withQuery('/api/cloud-storage/access-shared.php', { token: shareToken }), {
      signal: controller.signal,
      own401: true,
    })
      .then((reply) => {
        if (reply.requires_login) return toLogin();
        if (!reply.success) return setError(reply.message ? fromServer(reply.message) : failed());
        localStorage.removeItem('pendingShareToken');
        void navigate('/app/cloud-storage', {
          replace: true,
          state: {
            tab: 1,
            shareToken,
            message: t('Shared by {name}', { name: reply.share?.owner_name ?? '' }),
          },
        });
      })
      .catch((failure: unknown) => {
        if (controller.signal.aborted) return;
        if ((failure as { status?: number }).status === 401) return toLogin();
        setError(errorText(failure, failed()));
      });
    return () => controller.abort();
  }, [shareToken]);

  return (
    <SiteFrame>
      <chakra.div display="flex" justifyContent="center" px="4" py="12">
        <Card maxWidth="32rem" width="full">
          <Stack>
            <chakra.h1 ref={heading} tabIndex={-1} fontSize="xl">
              {error ? t('This link does not open') : t('Opening the shared file')}
            </chakra.h1>
            {error ? (
              <>
                <p role="alert">{error}</p>
                <Row>
                  {!currentUser() && (
                    <Button look="primary" onClick={toLogin}>
                      {t('Login to Access')}
                    </Button>
                  )}
                  <ButtonLink to="/">{t('Go Home')}</ButtonLink>
                </Row>
              </>
            ) : (
              <Row role="status" color="fg.muted">
                <Spinner />
                {t('Loading...')}
              </Row>
            )}
          </Stack>
        </Card>
      </chakra.div>
    </SiteFrame>
  );
}
