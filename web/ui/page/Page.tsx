import { chakra } from '@chakra-ui/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { Row } from '../base/layout.tsx';

interface Props {
  title: string;
  /** A line under the title. */
  intro?: ReactNode;
  /** Breadcrumb above the title. */
  crumb?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
  /** Footer of print, instead of the title. */
  onPaper?: string;
  /** Print has its own heading. */
  headless?: boolean;
  /** Maximum content width in rem; none for tables and grids. */
  width?: number;
}

/** In compact rows the page head is one line if there is room. */
const oneLine = {
  '@media screen and (min-width: 62rem)': {
    'html[data-density=compact] &': {
      py: '1.5',
      '& > header': { mb: '1', alignItems: 'center' },
      // Asked by its mark: by its place, every `div` of the page would be styled again when one beside it comes or goes.
      '& > header > [data-heading]': {
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'baseline',
        columnGap: '4',
        minWidth: '0',
        flex: '1',
      },
      '& h1': { fontSize: 'lg' },
      '& [data-crumb]': { display: 'none' },
      '& [data-intro]': { mt: '0', fontSize: 'sm', maxWidth: 'none' },
      '& [data-more]': { display: 'none' },
    },
  },
} as const;

/** Content for the bottom of a page (its keys) stays at the bottom of the screen, however short the page. */
const withFoot = {
  '&:has(> [data-page-foot]:not(:empty))': {
    display: 'flex',
    flexDirection: 'column',
    minHeight: 'calc(100dvh - var(--top-h))',
    pb: '0 !important',
    '& > [data-page-foot]': { position: 'sticky', bottom: '0', zIndex: 'banner', pt: '4' },
  },
} as const;

let navigated = false;

/** Sets the window title and, after navigation, moves the focus to the page's heading so that it is announced. */
export function usePageTitle(
  title: string,
  onPaper: string = title,
): React.RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    document.title = title ? `${title} · Karsetu` : 'Karsetu';
  }, [title]);
  useEffect(() => {
    // Used in print (web/theme/page.css).
    document.documentElement.style.setProperty('--paper-title', JSON.stringify(onPaper));
  }, [onPaper]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new pathname is what moves the focus
  useEffect(() => {
    const asked = document.querySelector('[autofocus], [data-autofocus]');
    // After a full load the focus stays at the top, where the skip link is.
    if (navigated && !asked && !document.querySelector('dialog[open]'))
      heading.current?.focus({ preventScroll: true });
    navigated = true;
  }, [pathname]);
  return heading;
}

/** Layout of a page: heading, actions and content. */
export function Page(props: Props) {
  const { title, intro, crumb, actions, children, width = 80, onPaper = title, headless } = props;
  const heading = usePageTitle(title, onPaper);
  return (
    <chakra.div
      px="var(--page-x)"
      py={{ base: '4', md: '6' }}
      mx="auto"
      width="full"
      css={{ ...oneLine, ...withFoot }}
      style={{ maxWidth: width ? `calc(${width}rem + 2 * var(--page-x))` : undefined }}
    >
      {crumb && (
        <chakra.div fontSize="sm" color="fg.muted" mb="1" data-no-print data-crumb>
          {crumb}
        </chakra.div>
      )}
      <chakra.header
        data-no-print={headless || undefined}
        display="flex"
        flexWrap="wrap"
        alignItems="end"
        justifyContent="space-between"
        columnGap="6"
        rowGap="3"
        mb={{ base: '4', md: '6' }}
      >
        <chakra.div minWidth="0" data-heading>
          <chakra.h1 ref={heading} tabIndex={-1} fontSize={{ base: 'xl', md: '2xl' }} letterSpacing="-0.01em">
            {title}
          </chakra.h1>
          {intro && (
            <chakra.div color="fg.muted" mt="1" maxWidth="46rem" data-intro>
              {intro}
            </chakra.div>
          )}
        </chakra.div>
        {actions && <Row data-no-print>{actions}</Row>}
      </chakra.header>
      {children}
      <chakra.div data-page-foot="" mt="auto" />
    </chakra.div>
  );
}
