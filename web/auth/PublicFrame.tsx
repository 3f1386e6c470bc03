import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { AppearanceMenu } from '../shell/AppearanceMenu.tsx';
import { LanguageWord } from '../shell/LanguageWord.tsx';
import { Logo } from '../ui/base/Icon.tsx';
import { usePageTitle } from '../ui/page/Page.tsx';

/** Layout of the sign-in pages: brand above a single card. */
export function PublicFrame({
  title,
  children,
  width = 26,
  above,
}: {
  title: string;
  children: ReactNode;
  width?: number;
  above?: ReactNode;
}) {
  const heading = usePageTitle(title);
  return (
    <chakra.div minHeight="100dvh" display="flex" flexDirection="column">
      <chakra.header
        display="flex"
        alignItems="center"
        justifyContent="space-between"
        px={{ base: '4', md: '6' }}
        height="60px"
      >
        <chakra.span display="contents">
          <Link
            to="/"
            style={{
              display: 'flex',
              gap: 10,
              alignItems: 'center',
              textDecoration: 'none',
              color: 'inherit',
            }}
          >
            <Logo />
            <b>Karsetu</b>
          </Link>
        </chakra.span>
        <chakra.span display="flex" alignItems="center" gap="1">
          <LanguageWord />
          <AppearanceMenu />
        </chakra.span>
      </chakra.header>
      <chakra.main
        id="main"
        tabIndex={-1}
        flex="1"
        display="flex"
        flexDirection="column"
        alignItems="center"
        px="4"
        pt={{ base: '3', md: '8' }}
        pb="12"
      >
        <chakra.div width="full" display="grid" gap="4" style={{ maxWidth: `${width}rem` }}>
          {above}
          <chakra.div
            bg="bg.surface"
            border="1px solid"
            borderColor="border"
            borderTop="3px solid"
            borderTopColor="accent"
            borderRadius="lg"
            boxShadow="card"
            p={{ base: '5', md: '8' }}
          >
            <chakra.h1 ref={heading} tabIndex={-1} fontSize="xl" mb="5">
              {title}
            </chakra.h1>
            {children}
          </chakra.div>
        </chakra.div>
      </chakra.main>
    </chakra.div>
  );
}
