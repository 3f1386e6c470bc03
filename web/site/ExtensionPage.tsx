import { chakra } from '@chakra-ui/react';
import { useNavigate } from 'react-router-dom';
import useSWR from 'swr';
import { keys } from '../data/keys.ts';
import { bytes } from '../i18n/format.ts';
import { t } from '../i18n/t.ts';
import { Button, ButtonAnchor, ButtonLink } from '../ui/base/Button.tsx';
import { Card, Row, Stack } from '../ui/base/layout.tsx';
import { showToast } from '../ui/dialogs/toasts.ts';
import { usePageTitle } from '../ui/page/Page.tsx';
import { Banner } from '../ui/states/Banner.tsx';
import { LoadError } from '../ui/states/LoadError.tsx';
import type { ClientConfig } from './clientConfig.ts';
import { useInstalled } from './installed.ts';
import { Band, SiteFrame } from './SiteFrame.tsx';

const Code = chakra('code', {
  base: {
    fontFamily: 'mono',
    fontSize: 'sm',
    bg: 'bg.subtle',
    px: '1.5',
    py: '0.5',
    borderRadius: 'sm',
    wordBreak: 'break-all',
  },
});

function Steps() {
  const steps: [string, string][] = [
    [t('Download the zip file'), t('Click Download Extension above and save the file.')],
    [
      t('Unpack it'),
      t(
        'Unpack the zip into a folder you will not move or delete. Chrome loads the extension from there each time it starts.',
      ),
    ],
    [t('Open the extensions page'), t('Type chrome://extensions into the address bar and press Enter.')],
    [t('Switch on Developer mode'), t('The switch is at the top right of that page.')],
    [t('Load the folder'), t('Click "Load unpacked" and choose the unpacked folder.')],
    [
      t('Pin it and open the side panel'),
      t('Click the puzzle piece in the toolbar, pin Karsetu, then click its icon on the portal page.'),
    ],
  ];
  return (
    <chakra.ol display="grid" gap="4" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}>
      {steps.map(([title, text], i) => (
        <Card as="li" key={title} display="flex" gap="4">
          <chakra.span fontSize="2xl" fontWeight="bold" color="accent.text" lineHeight="1.1" className="num">
            {i + 1}
          </chakra.span>
          <div>
            <chakra.h3 fontSize="md">{title}</chakra.h3>
            <chakra.p color="fg.muted">{text}</chakra.p>
          </div>
        </Card>
      ))}
    </chakra.ol>
  );
}

/** Pictures of the guide in a real browser; small and lazily loaded. */
function Pictures() {
  const pictures: [
    file: string,
    size: readonly [width: number, height: number],
    caption: string,
    alt: string,
  ][] = [
    [
      '2-loaded',
      [1000, 640],
      t('Steps 4 and 5: Karsetu is loaded'),
      t(
        'Chrome’s extensions page: Developer mode is on at the top right, Load unpacked is at the top left, and Karsetu is in the list.',
      ),
    ],
    [
      '4-return-loaded',
      [981, 760],
      t('On the portal: the return is loaded'),
      t(
        'Next to the return’s page the panel shows name, masked PAN, form, year and regime, and how many values belong to this section.',
      ),
    ],
    [
      '5-filled',
      [981, 760],
      t('First fill: every value read back'),
      t(
        'The fields on the page are filled; the report in the panel lists each of the 30 values as filled or already correct.',
      ),
    ],
  ];
  return (
    <Stack gap="6">
      {pictures.map(([file, [width, height], caption, alt]) => (
        <chakra.figure key={file}>
          <chakra.img
            src={`/guide/${file}.webp`}
            alt={alt}
            aspectRatio={`${width} / ${height}`}
            width="100%"
            loading="lazy"
            decoding="async"
            maxWidth={`${width}px`}
            border="1px solid"
            borderColor="border"
            borderRadius="md"
          />
          <chakra.figcaption color="fg.muted" fontSize="sm" mt="2">
            {caption}
          </chakra.figcaption>
        </chakra.figure>
      ))}
      <chakra.p color="fg.muted" fontSize="sm">
        {t('The page in the pictures is a test page with sample data, not the government’s portal.')}
      </chakra.p>
    </Stack>
  );
}

function Troubleshooting() {
  const troubles: [string, string][] = [
    [
      t('"Load unpacked" is not there'),
      t('Switch on Developer mode at the top right of chrome://extensions.'),
    ],
    [
      t('"Manifest file is missing"'),
      t('You chose the wrong folder: choose the one that holds manifest.json.'),
    ],
    [
      t('The panel says the page is not a return'),
      t(
        'Open the return on the income-tax portal first. The extension fills only when PAN, assessment year and form match.',
      ),
    ],
    [
      t('A field stays empty'),
      t(
        'The report in the panel names it. The portal may show it only after another answer: give that answer and fill again.',
      ),
    ],
    [
      t('It vanished after a restart'),
      t('The folder was moved or deleted. Unpack the zip again and load it from a folder you will not move.'),
    ],
  ];
  return (
    <div>
      {troubles.map(([trouble, help]) => (
        <chakra.details key={trouble} borderBottom="1px solid" borderColor="border" py="3">
          <chakra.summary cursor="pointer" fontWeight="medium">
            {trouble}
          </chakra.summary>
          <chakra.p color="fg.muted" mt="2">
            {help}
          </chakra.p>
        </chakra.details>
      ))}
    </div>
  );
}

/** Download, the six installation steps, troubleshooting and requirements. */
export function Page() {
  const heading = usePageTitle(t('Chrome extension'));
  const navigate = useNavigate();
  const { data, error, mutate } = useSWR<ClientConfig>(keys.config, {
    // The server builds it after starting, so the page polls.
    refreshInterval: (config) => (config && !config.extension ? 5000 : 0),
  });
  const built = data?.extension;
  const installed = useInstalled();
  return (
    <SiteFrame>
      <Band maxWidth="64rem">
        <Stack gap="8">
          <Row>
            <Button
              look="quiet"
              icon="left"
              onClick={() => (history.length > 1 ? void navigate(-1) : void navigate('/'))}
            >
              {t('Back')}
            </Button>
          </Row>
          <div>
            <chakra.h1 ref={heading} tabIndex={-1} fontSize={{ base: '2xl', md: '3xl' }}>
              {t('Karsetu for Chrome')}
            </chakra.h1>
            <chakra.p color="fg.muted" mt="2" maxWidth="44rem">
              {t(
                'Fills a return from its JSON on the income-tax portal and copies figures from the GST portal. Your data stays in the browser; nothing is confirmed or submitted for you.',
              )}
            </chakra.p>
          </div>
          {error && <LoadError error={error} onRetry={() => void mutate()} />}
          {data && !built && (
            <Banner tone="warning" title={t('The extension is not built on this server yet.')}>
              {t(
                'It is built within a minute after the program starts with npm start, and then appears here.',
              )}
            </Banner>
          )}
          {installed.state === 'present' && (
            <Banner
              tone={installed.newer ? 'warning' : 'success'}
              title={t('Installed, version {version}', { version: installed.version ?? '' })}
            >
              {installed.newer
                ? t(
                    'Version {version} is here: download it, unpack it into the same folder and click the round arrow of Karsetu on chrome://extensions.',
                    { version: installed.newer },
                  )
                : t('This is the newest version.')}
            </Banner>
          )}
          {built && (
            <Card>
              <Row gap="6">
                <ButtonAnchor look="primary" size="lg" icon="download" href={built.url} download>
                  {t('Download Extension')}
                </ButtonAnchor>
                <span className="num">
                  {t('Version {version}, {size}', { version: built.version, size: bytes(built.size) })}
                </span>
              </Row>
              <chakra.div mt="4" fontSize="sm" color="fg.muted">
                SHA-256: <Code>{built.checksum}</Code>{' '}
                <Button
                  look="link"
                  onClick={() =>
                    void navigator.clipboard
                      .writeText(built.checksum)
                      .then(() => showToast({ tone: 'success', text: t('Copied') }))
                  }
                >
                  {t('Copy')}
                </Button>
              </chakra.div>
            </Card>
          )}
          <section>
            <chakra.h2 fontSize="xl" mb="4">
              {t('Install it in six steps')}
            </chakra.h2>
            <Steps />
          </section>
          <section>
            <chakra.h2 fontSize="xl" mb="4">
              {t('How it looks, from loading to the first fill')}
            </chakra.h2>
            <Pictures />
          </section>
          <section>
            <chakra.h2 fontSize="xl" mb="2">
              {t('When something does not work')}
            </chakra.h2>
            <Troubleshooting />
          </section>
          <section>
            <chakra.h2 fontSize="xl" mb="2">
              {t('System requirements')}
            </chakra.h2>
            <chakra.ul listStyleType="disc" pl="5" color="fg.muted">
              <li>{t('Chrome 116 or newer, or another browser built on it (Edge, Brave)')}</li>
              <li>{t('Windows, macOS, Linux or ChromeOS')}</li>
              <li>{t('An account on the income-tax or GST portal: you sign in there yourself')}</li>
            </chakra.ul>
          </section>
          <Row>
            <ButtonLink look="primary" to="/login">
              {t('Go to Login')}
            </ButtonLink>
            <ButtonLink look="quiet" to="/extension-privacy">
              {t('Privacy of the extension')}
            </ButtonLink>
          </Row>
        </Stack>
      </Band>
    </SiteFrame>
  );
}
