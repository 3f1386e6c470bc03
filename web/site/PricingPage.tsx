import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import useSWR from 'swr';
import { type Plan, plans } from '../../shared/plans.ts';
import { keys } from '../data/keys.ts';
import { bytes } from '../i18n/format.ts';
import { formatCount, t, tn } from '../i18n/t.ts';
import { ButtonAnchor, ButtonLink } from '../ui/base/Button.tsx';
import { Icon } from '../ui/base/Icon.tsx';
import { Card, Row } from '../ui/base/layout.tsx';
import { usePageTitle } from '../ui/page/Page.tsx';
import { StatusChip } from '../ui/states/StatusChip.tsx';
import type { ClientConfig } from './clientConfig.ts';
import { Band, SiteFrame } from './SiteFrame.tsx';

const Line = chakra('li', { base: { display: 'flex', gap: '2', alignItems: 'start', py: '1' } });

function PlanCard({ plan, marked }: { plan: Plan; marked: boolean }) {
  const lines = [
    tn(plan.devices, '{count} device', '{count} devices'),
    plan.entities === null
      ? t('Unlimited companies and individuals')
      : tn(plan.entities, '{count} company or individual', '{count} companies or individuals'),
    t('{size} of cloud storage', { size: bytes(plan.storageBytes) }),
    t('Files up to {size}', { size: bytes(plan.maxFileBytes) }),
    t('GSTR-1, 2B, 3B and GSTR-9, TDS statements, ITR-1 to ITR-7'),
    t('Chrome extension'),
  ];
  return (
    <Card
      as="article"
      display="flex"
      flexDirection="column"
      gap="4"
      borderColor={marked ? 'accent' : 'border'}
      borderTopWidth={marked ? '4px' : '1px'}
    >
      <Row justifyContent="space-between">
        <chakra.h2 fontSize="xl">{t(plan.name)}</chakra.h2>
        {marked && (
          <StatusChip tone="progress" icon={false}>
            {t('Suggested')}
          </StatusChip>
        )}
      </Row>
      <div>
        <chakra.p fontSize="3xl" fontWeight="bold" className="num">
          ₹ {formatCount(plan.inr)}
          <chakra.span fontSize="md" fontWeight="normal" color="fg.muted">
            {' '}
            {t('a month')}
          </chakra.span>
        </chakra.p>
        <chakra.p color="fg.muted" className="num">
          {t('or {amount} USD a month', { amount: plan.usd })}
        </chakra.p>
      </div>
      <chakra.ul flex="1">
        {lines.map((line) => (
          <Line key={line}>
            <chakra.span color="accent.text">
              <Icon name="check" />
            </chakra.span>
            {line}
          </Line>
        ))}
      </chakra.ul>
      <ButtonLink look={marked ? 'primary' : 'secondary'} wide to="/register" state={{ tier: plan.number }}>
        {t('Subscribe Now')}
      </ButtonLink>
    </Card>
  );
}

/** Plans from the shared table, the enterprise contact and FAQ. */
export function Page() {
  const heading = usePageTitle(t('Pricing'));
  const { data } = useSWR<ClientConfig>(keys.config);
  const contact = data?.contact_email;
  const faq: [string, string][] = [
    [
      t('How do I pay?'),
      t(
        'After you register our team contacts you within 24 hours. You can pay by bank transfer, UPI, card, or in USD through PayPal or Stripe.',
      ),
    ],
    [
      t('Can I change my plan?'),
      t('Yes. An upgrade takes effect immediately; a downgrade takes effect at the next billing cycle.'),
    ],
    [t('Is there a refund?'), t('Yes, there is a 7-day money-back guarantee.')],
    [
      t('What counts as a device?'),
      t(
        'Each browser you sign in from. When all devices of your plan are in use, you can sign one out and continue.',
      ),
    ],
    [
      t('What counts as a company or individual?'),
      t('Each PAN you prepare returns for. The same PAN in several years counts once.'),
    ],
    [
      t('Does the extension file the return?'),
      t(
        'No. It types the figures into the portal and reports every field. You check, confirm and submit yourself.',
      ),
    ],
  ];
  return (
    <SiteFrame>
      <Band pb="6">
        <chakra.h1 ref={heading} tabIndex={-1} fontSize={{ base: '2xl', md: '3xl' }} textAlign="center">
          {t('Plans and prices')}
        </chakra.h1>
        <chakra.p textAlign="center" color="fg.muted" mt="2">
          {t('Every plan prepares the same returns. They differ in devices, clients and storage.')}
        </chakra.p>
      </Band>
      <Band pt="0" display="grid" gap="6" gridTemplateColumns={{ base: '1fr', md: 'repeat(3, 1fr)' }}>
        {plans.map((plan) => (
          <PlanCard key={plan.tier} plan={plan} marked={plan.tier === 'tier2'} />
        ))}
      </Band>
      <Band pt="0">
        <Card display="flex" flexWrap="wrap" gap="6" alignItems="center" justifyContent="space-between">
          <chakra.div maxWidth="40rem">
            <chakra.h2 fontSize="xl" mb="1">
              {t('A larger practice?')}
            </chakra.h2>
            <chakra.p color="fg.muted">
              {t('More than ten devices, your own server or several offices: contact us for a quote.')}
            </chakra.p>
          </chakra.div>
          {contact ? (
            <ButtonAnchor
              icon="invoice"
              href={`mailto:${contact}?subject=${encodeURIComponent('Karsetu Enterprise')}`}
            >
              {t('Write to {email}', { email: contact })}
            </ButtonAnchor>
          ) : (
            <ButtonLink to="/register" state={{ tier: 3 }}>
              {t('Register with Enterprise')}
            </ButtonLink>
          )}
        </Card>
      </Band>
      <Band pt="0" maxWidth="52rem">
        <chakra.h2 fontSize="xl" mb="4">
          {t('Questions')}
        </chakra.h2>
        {faq.map(([question, answer]) => (
          <chakra.details key={question} borderBottom="1px solid" borderColor="border" py="3">
            <chakra.summary cursor="pointer" fontWeight="medium" minHeight="6">
              {question}
            </chakra.summary>
            <chakra.p color="fg.muted" mt="2">
              {answer}
            </chakra.p>
          </chakra.details>
        ))}
        <chakra.p mt="6" color="fg.muted">
          {t('Already registered?')} <Link to="/login">{t('Login')}</Link>
        </chakra.p>
      </Band>
    </SiteFrame>
  );
}
