import { chakra } from '@chakra-ui/react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Navigate, Outlet, useNavigate } from 'react-router-dom';
import { useIsDirty } from '../data/dirty.ts';
import { retry } from '../data/lazy.ts';
import { useUser } from '../data/session.ts';
import { loadRooms } from '../i18n/language.ts';
import { paletteAsked } from '../ui/base/openPalette.ts';
import { Drawer } from './Drawer.tsx';
import { placesOf } from './navigation.ts';
import { OfflineBanner } from './OfflineBanner.tsx';
import { PromoBanner } from './PromoBanner.tsx';
import { SecondStepBanner } from './SecondStepBanner.tsx';
import { SessionEndBanner } from './SessionEndBanner.tsx';
import { Sidebar } from './Sidebar.tsx';
import { SignInAgain } from './SignInAgain.tsx';
import { TopBar } from './TopBar.tsx';
import { useFieldKeys } from './useFieldKeys.ts';
import { useIdleEnd } from './useIdleEnd.ts';
import { useSidebar } from './useSidebar.ts';

const CommandPalette = lazy(() =>
  Promise.all([retry(() => import('./CommandPalette.tsx')), loadRooms(['help'])]).then(([m]) => ({
    default: m.CommandPalette,
  })),
);
const ShortcutList = lazy(() =>
  retry(() => import('./ShortcutList.tsx')).then((m) => ({ default: m.ShortcutList })),
);

const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** The signed-in shell: sidebar or drawer, top bar, banners, and the page. */
export function Page() {
  const sidebar = useSidebar();
  const signedIn = useUser();
  const last = useRef(signedIn);
  if (signedIn) last.current = signedIn;
  // Read only once signed out: it changes with the first key typed, and would re-render the entire shell.
  const dirty = useIsDirty(!signedIn);
  // Signed out in another tab with unsaved work here: the page stays, and its next save asks to sign in
  // again.
  const user = signedIn ?? (dirty ? last.current : null);
  useIdleEnd(signedIn);
  useFieldKeys();
  const navigate = useNavigate();
  const [drawer, setDrawer] = useState(false);
  const [palette, setPalette] = useState(false);
  const [shortcuts, setShortcuts] = useState(false);

  useEffect(() => {
    const onKey = (e: KeyboardEvent) => {
      if ((e.ctrlKey || e.metaKey) && e.key.toLowerCase() === 'k') {
        e.preventDefault();
        setPalette((open) => !open);
      } else if (e.key === 'F2' && !e.defaultPrevented && !document.querySelector('dialog[open]')) {
        e.preventDefault();
        setPalette(true);
      } else if (e.key === '?' && !typing(e.target) && !e.ctrlKey && !e.metaKey) {
        e.preventDefault();
        setShortcuts(true);
      } else if (e.altKey && !e.ctrlKey && !e.metaKey && /^Digit[1-9]$/.test(e.code)) {
        const place = placesOf(user)[Number(e.code.slice(5)) - 1];
        if (!place) return;
        e.preventDefault();
        void navigate(place.to);
      }
    };
    const ask = () => setPalette(true);
    window.addEventListener('keydown', onKey);
    window.addEventListener(paletteAsked, ask);
    return () => {
      window.removeEventListener('keydown', onKey);
      window.removeEventListener(paletteAsked, ask);
    };
  }, [navigate, user]);

  // The browser's address, because a page may have written its filters there without the router.
  if (!user)
    return <Navigate to={`/login?next=${encodeURIComponent(location.pathname + location.search)}`} replace />;
  return (
    <chakra.div display="flex" minHeight="100dvh">
      <Sidebar state={sidebar} />
      <Drawer open={drawer} onClose={() => setDrawer(false)} />
      <chakra.div flex="1" minWidth="0" display="flex" flexDirection="column">
        <TopBar onMenu={() => setDrawer(true)} onPalette={() => setPalette(true)} />
        <chakra.main id="main" tabIndex={-1} flex="1" minWidth="0">
          <chakra.div
            px="var(--page-x)"
            pt="3"
            display="grid"
            gap="2"
            data-no-print
            _empty={{ display: 'none' }}
          >
            <OfflineBanner />
            <SessionEndBanner />
            <SecondStepBanner />
            {user.role !== 'admin' && <PromoBanner />}
          </chakra.div>
          <Outlet />
        </chakra.main>
      </chakra.div>
      <SignInAgain email={user.email} />
      <Suspense>
        {palette && (
          <CommandPalette onClose={() => setPalette(false)} onShortcuts={() => setShortcuts(true)} />
        )}
        {shortcuts && <ShortcutList onClose={() => setShortcuts(false)} />}
      </Suspense>
    </chakra.div>
  );
}
