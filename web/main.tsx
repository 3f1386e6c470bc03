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

/** The whole page is redrawn in another language; the shell first asks when something is unsaved. */
function App() {
  return <RouterProvider key={useLanguage()} router={router} />;
}

/** How long an empty page may wait for the first page's code before it says that it loads. */
const LONG = 400;

/** When the router knows the first page: then it is drawn once, not first as a page that loads. */
const settled = new Promise<void>((resolve) => {
  if (router.state.initialized) return resolve();
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    stop();
    resolve();
  });
  setTimeout(resolve, LONG);
});

// Without its dictionary the page speaks English: better than a page that stays empty.
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

// The first page comes first; Safari has no requestIdleCallback.
const resting = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 1_000));
resting(() => void loadMotion().catch(() => undefined));
