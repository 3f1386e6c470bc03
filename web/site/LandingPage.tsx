import { chakra } from '@chakra-ui/react';
import { rupees } from '../i18n/format.ts';
import { t } from '../i18n/t.ts';
import { ButtonLink } from '../ui/base/Button.tsx';
import { Icon, type IconName } from '../ui/base/Icon.tsx';
import { Card, Note, Row } from '../ui/base/layout.tsx';
import { usePageTitle } from '../ui/page/Page.tsx';
import { StatusChip } from '../ui/states/StatusChip.tsx';
import { example } from './example.ts';
import { Band, SiteFrame } from './SiteFrame.tsx';

const Sheet = chakra('table', {
  base: {
    width: 'full',
    fontSize: { base: 'xs', md: 'sm' },
    '& th, & td': {
      py: '2',
      px: { base: '1.5', md: '3' },
      textAlign: 'right',
      fontVariantNumeric: 'tabular-nums',
      whiteSpace: 'nowrap',
    },
    '& th:first-child': { textAlign: 'left', whiteSpace: 'normal' },
    '& thead th': {
      whiteSpace: 'normal',
      color: 'fg.muted',
      fontWeight: 'medium',
      borderBottom: '1px solid',
      borderColor: 'border.strong',
    },
    '& tbody th': { fontWeight: 'normal' },
    '& tbody tr:not(:last-child) > *': { borderBottom: '1px solid', borderColor: 'border' },
    '& tr.total > *': {
      fontWeight: 'semibold',
      borderTop: '1px solid',
      borderBottom: '3px double',
      borderColor: 'fg.muted',
    },
  },
});

/** A sample computation: both regimes side by side. */
function Computation() {
  const { old, new: fresh, salary } = example;
  const minus = (n: number) => (n ? rupees(-n) : '—');
  return (
    <Card as="figure" p={{ base: '3', md: '5' }} boxShadow="float">
      <Row justifyContent="space-between" mb="3">
        <b>{t('Income-tax computation, AY 2026-27')}</b>
        <StatusChip tone="done">
          {t('New regime saves {amount}', { amount: rupees(old.payable - fresh.payable) })}
        </StatusChip>
      </Row>
      <Sheet>
        <thead>
          <tr>
            <th scope="col">{t('Example')}</th>
            <th scope="col">{t('Old regime')}</th>
            <th scope="col">{t('New regime')}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{t('Salary')}</th>
            <td>{rupees(salary)}</td>
            <td>{rupees(salary)}</td>
          </tr>
          <tr>
            <th scope="row">{t('Standard deduction, s. 16(ia)')}</th>
            <td>{minus(old.standardDeduction)}</td>
            <td>{minus(fresh.standardDeduction)}</td>
          </tr>
          <tr>
            <th scope="row">{t('Deductions, Chapter VI-A')}</th>
            <td>{minus(old.deductions)}</td>
            <td>{minus(fresh.deductions)}</td>
          </tr>
          <tr>
            <th scope="row">{t('Total income')}</th>
            <td>{rupees(old.totalIncome)}</td>
            <td>{rupees(fresh.totalIncome)}</td>
          </tr>
          <tr>
            <th scope="row">{t('Tax at slab rates')}</th>
            <td>{rupees(old.tax)}</td>
            <td>{rupees(fresh.tax)}</td>
          </tr>
          <tr>
            <th scope="row">{t('Health and education cess, 4%')}</th>
            <td>{rupees(old.cess)}</td>
            <td>{rupees(fresh.cess)}</td>
          </tr>
          <tr className="total">
            <th scope="row">{t('Tax payable')}</th>
            <td>{rupees(old.payable)}</td>
            <td>{rupees(fresh.payable)}</td>
          </tr>
        </tbody>
      </Sheet>
    </Card>
  );
}

function Feature({ icon, title, children }: { icon: IconName; title: string; children: string }) {
  return (
    <chakra.li display="flex" gap="4">
      <chakra.span color="accent.text" pt="1">
        <Icon name={icon} size={24} />
      </chakra.span>
      <div>
        <chakra.h3 fontSize="md" mb="1">
          {title}
        </chakra.h3>
        <chakra.p color="fg.muted">{children}</chakra.p>
      </div>
    </chakra.li>
  );
}

/** A screenshot, made by `npm run gallery -- --readme`. */
function Picture({ name, caption }: { name: string; caption: string }) {
  return (
    <chakra.figure>
      <chakra.img
        src={`/site/${name}.webp`}
        alt={caption}
        aspectRatio="1280 / 800"
        width="100%"
        loading="lazy"
        decoding="async"
        border="1px solid"
        borderColor="border"
        borderRadius="lg"
      />
      <chakra.figcaption mt="2" color="fg.muted">
        {caption}
      </chakra.figcaption>
    </chakra.figure>
  );
}

/** What the product is and for whom, with links to sign-in, pricing and the extension. */
export function Page() {
  const heading = usePageTitle('');
  return (
    <SiteFrame>
      <Band
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1.1fr)' }}
        gap={{ base: '8', lg: '12' }}
        alignItems="center"
        py={{ base: '8', md: '16' }}
      >
        <div>
          <chakra.h1
            ref={heading}
            tabIndex={-1}
            fontSize={{ base: '3xl', md: '4xl', xl: '5xl' }}
            fontWeight="bold"
            lineHeight="tight"
            letterSpacing="-0.025em"
          >
            {t('Every return of every client, ready before the due date')}
          </chakra.h1>
          <chakra.p mt="5" fontSize="lg" color="fg.muted" maxWidth="34rem">
            {t(
              'Karsetu prepares GST, TDS and income-tax returns for chartered accountants, tax consultants and their clients: import first, type last, and see where every figure comes from.',
            )}
          </chakra.p>
          <Row mt="8">
            <ButtonLink look="primary" size="lg" to="/login">
              {t('Login')}
            </ButtonLink>
            <ButtonLink size="lg" to="/pricing">
              {t('View Pricing')}
            </ButtonLink>
            <ButtonLink look="quiet" size="lg" icon="puzzle" to="/download-extension">
              {t('Chrome extension')}
            </ButtonLink>
          </Row>
        </div>
        <Computation />
      </Band>
      <chakra.div bg="bg.surface" borderTop="1px solid" borderBottom="1px solid" borderColor="border">
        <Band>
          <chakra.h2 fontSize="2xl" mb="8">
            {t('One place for your practice')}
          </chakra.h2>
          <chakra.ul
            display="grid"
            gap="8"
            gridTemplateColumns={{ base: '1fr', md: '1fr 1fr', lg: 'repeat(3, 1fr)' }}
          >
            <Feature icon="table" title={t('One board for your office')}>
              {t(
                'Every client and due date on one board: what is late, what is due this week and who is responsible. Handle many clients in one go.',
              )}
            </Feature>
            <Feature icon="people" title={t('A firm with roles')}>
              {t(
                'Roles for preparers, reviewers and partners; prepare, review, approve; client groups, hand-over, and a log of who viewed what.',
              )}
            </Feature>
            <Feature icon="search" title={t('Evidence desk')}>
              {t(
                'AIS, Form 26AS, TIS, Form 16, broker and bank statements are read and compared with the return line by line. Nothing enters the return until you accept it.',
              )}
            </Feature>
            <Feature icon="itr" title={t('Income-tax returns')}>
              {t(
                "ITR-1 to ITR-7. Last year's JSON or the department's prefill fills the form; both regimes are shown side by side; the department's published rules are checked before you download the JSON.",
              )}
            </Feature>
            <Feature icon="gst" title={t('GST returns')}>
              {t(
                'GSTR-1, 2B, IMS and 3B month by month, with ten thousand invoices in one sheet; supplier follow-up; GSTR-9 and 9C from the twelve months.',
              )}
            </Feature>
            <Feature icon="tds" title={t('TDS statements')}>
              {t(
                'Forms 24Q, 26Q, 27Q, 27EQ and 138 to 144: challans, deductees, yearly thresholds, interest and late fee, and the text file for the validation utility.',
              )}
            </Feature>
            <Feature icon="puzzle" title={t('Fills the portal for you')}>
              {t(
                'The Chrome extension types a finished return into the portal and reports every field. It never signs in, confirms or submits.',
              )}
            </Feature>
            <Feature icon="check" title={t('Nothing is lost')}>
              {t(
                'Income-tax returns, GSTR-1 and TDS statements are saved as you type; if the connection breaks, changes wait encrypted on your device. Deletions can be undone.',
              )}
            </Feature>
            <Feature icon="shield" title={t('Your office, your data')}>
              {t(
                'Runs on your own computer or server. PAN and bank details are encrypted where they are stored.',
              )}
            </Feature>
          </chakra.ul>
        </Band>
      </chakra.div>
      <Band>
        <chakra.h2 fontSize="2xl" mb="8">
          {t('How it looks')}
        </chakra.h2>
        <chakra.div display="grid" gap="8" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}>
          <Picture name="board" caption={t('The board: every client’s next return and due date')} />
          <Picture name="deductions" caption={t('ITR-1: deductions with both regimes side by side')} />
          <Picture name="computation" caption={t('The computation, every line with its section')} />
          <Picture name="gstr1" caption={t('GSTR-1 with ten thousand invoices')} />
        </chakra.div>
        <Note>{t('Sample clients and figures.')}</Note>
      </Band>
      <Band textAlign="center">
        <chakra.h2 fontSize="2xl">{t('Start with one client')}</chakra.h2>
        <chakra.p color="fg.muted" mt="2">
          {t('Register, get approved and upload last year’s return: its details are filled in for you.')}
        </chakra.p>
        <Row justifyContent="center" mt="6">
          <ButtonLink look="primary" size="lg" to="/register">
            {t('Register')}
          </ButtonLink>
        </Row>
      </Band>
    </SiteFrame>
  );
}
