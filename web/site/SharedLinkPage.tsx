import { chakra } from '@chakra-ui/react';
import { useEffect } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { errorText } from '../data/errors.ts';
import { isApiError } from '../data/http.ts';
import { useUser } from '../data/session.ts';
import { asksWho, LinkView, useShareAccess } from '../drive/LinkView.tsx';
import { t } from '../i18n/t.ts';
import { Button, ButtonLink } from '../ui/base/Button.tsx';
import { Card, Row, Stack } from '../ui/base/layout.tsx';
import { Spinner } from '../ui/base/Spinner.tsx';
import { usePageTitle } from '../ui/page/Page.tsx';
import { Band, SiteFrame } from './SiteFrame.tsx';

/**
 * Opens a share link: signed-in users continue in the drive; visitors see public items, or use a mailed code
 * or sign in.
 */
export function Page() {
  const { shareToken = '' } = useParams();
  const navigate = useNavigate();
  const user = useUser();
  const access = useShareAccess(shareToken);
  const needsLogin = asksWho(access);
  const heading = usePageTitle(t('Shared file'));

  const toLogin = () => {
    localStorage.setItem('pendingShareToken', shareToken);
    void navigate(`/login?next=${encodeURIComponent(`/shared/${shareToken}`)}`, {
      state: { notice: { message: 'Please sign in to open the shared file.' } },
    });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    if (needsLogin || !access.data) return;
    localStorage.removeItem('pendingShareToken');
    // Administrators have no drive.
    if (user && user.role !== 'admin')
      void navigate('/app/cloud-storage', {
        replace: true,
        state: {
          tab: 1,
          shareToken,
          message: t('Shared by {name}', { name: access.data.share.owner_name }),
        },
      });
  }, [needsLogin, access.data]);

  // Signed in, but the share names another address: the page asks for it.
  const unnamed = user && isApiError(access.error) && access.error.status === 404;
  if (needsLogin || unnamed || (access.data && (!user || user.role === 'admin')))
    return (
      <SiteFrame>
        <Band py="6">
          <chakra.h1 ref={heading} tabIndex={-1} fontSize="xl" mb="3">
            {access.data?.share.item?.name ?? t('Shared file')}
          </chakra.h1>
          <LinkView token={shareToken} {...(user ? {} : { onSignIn: toLogin })} />
        </Band>
      </SiteFrame>
    );
  const failed = access.error && !needsLogin;
  return (
    <SiteFrame>
      <chakra.div display="flex" justifyContent="center" px="4" py="12">
        <Card maxWidth="32rem" width="full">
          <Stack>
            <chakra.h1 ref={heading} tabIndex={-1} fontSize="xl">
              {failed ? t('This link does not open') : t('Opening the shared file')}
            </chakra.h1>
            {failed ? (
              <>
                <p role="alert">
                  {errorText(
                    access.error,
                    t('Failed to access shared file. The link may be invalid or expired.'),
                  )}
                </p>
                <Row>
                  {!user && (
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
