import { chakra } from '@chakra-ui/react';
import useSWR from 'swr';
import { planOf, tierOfNumber } from '../../shared/plans.ts';
import { keys } from '../data/keys.ts';
import { formatCount, t } from '../i18n/t.ts';
import type { ClientConfig } from '../site/clientConfig.ts';
import { ButtonLink } from '../ui/base/Button.tsx';
import { Row, Stack } from '../ui/base/layout.tsx';
import { StatusChip } from '../ui/states/StatusChip.tsx';
import { PublicFrame } from './PublicFrame.tsx';

export interface UserDetails {
  user_id: string;
  email: string;
  full_name: string;
  status: string;
  subscription_tier: number;
  device_limit?: number;
}

const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    columnGap: '6',
    rowGap: '2',
    '& dt': { color: 'fg.muted' },
    '& dd': { fontWeight: 'medium', minWidth: '0', overflowWrap: 'anywhere' },
  },
});

/** Confirmation of a registration: id, plan, devices and next steps. */
export function Registered({ details }: { details: UserDetails }) {
  const { data } = useSWR<ClientConfig>(keys.config);
  const tier = tierOfNumber(details.subscription_tier);
  const plan = tier ? planOf(tier) : undefined;
  return (
    <PublicFrame title={t('Registration successful')} width={36}>
      <Stack gap="6">
        <Facts>
          <dt>{t('Your user ID')}</dt>
          <dd className="num">{details.user_id}</dd>
          <dt>{t('Name')}</dt>
          <dd>{details.full_name}</dd>
          <dt>{t('E-mail')}</dt>
          <dd>{details.email}</dd>
          <dt>{t('Plan')}</dt>
          <dd>
            {plan ? `${t(plan.name)}, ₹ ${formatCount(plan.inr)} ${t('a month')}` : details.subscription_tier}
          </dd>
          <dt>{t('Device limit')}</dt>
          <dd className="num">{details.device_limit ?? plan?.devices}</dd>
          <dt>{t('Status')}</dt>
          <dd>
            <StatusChip tone="attention">{t(details.status)}</StatusChip>
          </dd>
        </Facts>
        <section>
          <chakra.h2 fontSize="md" mb="2">
            {t('Next steps')}
          </chakra.h2>
          <chakra.ol listStyleType="decimal" pl="5" display="grid" gap="1">
            <li>{t('Our team will contact you within 24 hours about the payment.')}</li>
            <li>{t('An administrator approves your account and you get an e-mail.')}</li>
            <li>{t('Sign in with your e-mail and password.')}</li>
          </chakra.ol>
        </section>
        <section>
          <chakra.h2 fontSize="md" mb="2">
            {t('Payment options')}
          </chakra.h2>
          <p>{t('Bank transfer, UPI, card, or in USD through PayPal or Stripe.')}</p>
        </section>
        <section>
          <chakra.h2 fontSize="md" mb="2">
            {t('Contact')}
          </chakra.h2>
          <p>
            {data?.contact_email ? (
              <a href={`mailto:${data.contact_email}`}>{data.contact_email}</a>
            ) : (
              t('Reply to the e-mail you just received, and quote your user ID.')
            )}
          </p>
        </section>
        <Row>
          <ButtonLink to="/">{t('Home')}</ButtonLink>
          <ButtonLink look="primary" to="/login">
            {t('Login')}
          </ButtonLink>
        </Row>
      </Stack>
    </PublicFrame>
  );
}
