import { chakra } from '@chakra-ui/react';
import { t } from '../i18n/t.ts';
import { Stack } from '../ui/base/layout.tsx';
import { usePageTitle } from '../ui/page/Page.tsx';
import { Band, SiteFrame } from './SiteFrame.tsx';

/** Privacy policy and terms of a Karsetu server; the same for every installation. */
export function Page() {
  const heading = usePageTitle(t('Privacy and terms'));
  const parts: [string, string[]][] = [
    [
      t('What is stored'),
      [
        t('Your account: name, e-mail, phone, a hash of the password, devices and sign-ins.'),
        t('Clients with their returns and documents, as entered or imported by the office.'),
        t('A log of who viewed, changed or exported which client, and an audit trail of every change.'),
      ],
    ],
    [
      t('How it is protected'),
      [
        t(
          'PAN, GSTIN, Aadhaar, bank accounts, returns and files are encrypted on the server. A firm sees only its clients; administrators see no tax data.',
        ),
        t(
          'Nothing leaves the server except the e-mails it sends. There are no cookies, no analytics and no advertising.',
        ),
        t('The browser stores your session and unsaved work, which is encrypted once you are signed out.'),
      ],
    ],
    [
      t('How long it is kept'),
      [
        t(
          'Records of a client are kept for the years set by the firm. The firm erases them; nothing is erased automatically, and nothing under legal hold.',
        ),
        t(
          'An account or a firm is deleted 30 days after it is closed. Earlier backups still contain it until they expire.',
        ),
      ],
    ],
    [
      t('Your rights'),
      [
        t(
          'Under “Account Settings” you can download everything kept about you, correct it and close the account.',
        ),
        t('Clients ask their firm or its grievance officer (Digital Personal Data Protection Act, 2023).'),
      ],
    ],
    [
      t('Terms'),
      [
        t('Karsetu is free software under the Apache License 2.0 and comes without warranty.'),
        t(
          'It prepares returns and does not file them. Check every figure before you upload: the taxpayer and the person who signs are responsible for it.',
        ),
      ],
    ],
  ];
  return (
    <SiteFrame>
      <Band maxWidth="48rem">
        <Stack gap="6">
          <chakra.h1 ref={heading} tabIndex={-1} fontSize={{ base: '2xl', md: '3xl' }}>
            {t('Privacy and terms')}
          </chakra.h1>
          <p>
            {t(
              'This server is run by the office you work with. That office decides what is stored here and is responsible for it; the makers of Karsetu receive no data.',
            )}
          </p>
          {parts.map(([title, points]) => (
            <section key={title}>
              <chakra.h2 fontSize="xl" mb="2">
                {title}
              </chakra.h2>
              <chakra.ul listStyleType="disc" pl="5">
                {points.map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </chakra.ul>
            </section>
          ))}
        </Stack>
      </Band>
    </SiteFrame>
  );
}
