import { chakra } from '@chakra-ui/react';
import { useLanguage } from '../i18n/language.ts';
import { t } from '../i18n/t.ts';
import { ButtonLink } from '../ui/base/Button.tsx';
import { Row, Stack } from '../ui/base/layout.tsx';
import { usePageTitle } from '../ui/page/Page.tsx';
import inHindi from './extension-privacy.hi.md?raw';
import policy from './extension-privacy.md?raw';
import { policyParts } from './policy.ts';
import { Band, SiteFrame } from './SiteFrame.tsx';

/** The extension's privacy policy, from the repository; in Hindi its translation. */
export function Page() {
  const heading = usePageTitle(t('Privacy of the extension'));
  const shown = useLanguage();
  const [first, ...rest] = policyParts(shown === 'hi' ? inHindi : policy);
  return (
    <SiteFrame>
      <Band maxWidth="48rem">
        <Stack gap="6" lang={shown}>
          <chakra.h1 ref={heading} tabIndex={-1} fontSize={{ base: '2xl', md: '3xl' }}>
            {first?.heading}
          </chakra.h1>
          {first?.paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
          {rest.map((part) => (
            <section key={part.heading}>
              <chakra.h2 fontSize="xl" mb="2">
                {part.heading}
              </chakra.h2>
              {part.paragraphs.map((text) => (
                <p key={text}>{text}</p>
              ))}
              <chakra.ul listStyleType="disc" pl="5">
                {part.points.map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </chakra.ul>
            </section>
          ))}
          <Row>
            <ButtonLink to="/download-extension">{t('Chrome extension')}</ButtonLink>
          </Row>
        </Stack>
      </Band>
    </SiteFrame>
  );
}
