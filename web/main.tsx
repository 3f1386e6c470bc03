import './data/zodSettings.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { DataProvider } from './data/DataProvider.tsx';
import { retry } from './data/lazy.ts';
import { language, loadRooms, useLanguage } from './i18n/language.ts';
import { keepPageForOffline } from './offline.ts';
import { router } from './routes.tsx';
import './theme/page.css';
import { applyPreferences, watchDevice } from './theme/preferences.ts';
import { ThemeProvider } from './theme/ThemeProvider.tsx';
import { loadMotion } from './ui/base/enter.ts';

applyPreferences();
watchDevice();
document.documentElement.lang = language();

/** A change of language re-renders the entire page; the shell asks first when something is unsaved. */
function App() {
  return <RouterProvider key={useLanguage()} router={router} />;
}

/** How long a blank page may wait for the first page's code before showing that it loads. */
const LONG = 400;

/** When the router has matched the first page, so that it is rendered once, without a loading state first. */
const settled = new Promise<void>((resolve) => {
  if (router.state.initialized) return resolve();
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    stop();
    resolve();
  });
  setTimeout(resolve, LONG);
});

// Without its dictionary the page is in English, which is better than blank.
const words = retry(() => loadRooms(['common', 'server'])).catch(() => undefined);
await Promise.all([words, settled]);
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <ThemeProvider>
      <DataProvider>
        <App />
      </DataProvider>
    </ThemeProvider>
  </StrictMode>,
);

if (import.meta.env.PROD) void keepPageForOffline();

// Lower priority than the first page; Safari has no requestIdleCallback.
const resting = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 1_000));
resting(() => void loadMotion().catch(() => undefined));
