import { createBrowserRouter, type LoaderFunctionArgs, type RouteObject, redirect } from 'react-router-dom';
import { currentUser } from './data/session.ts';
import { page } from './lazy.ts';
import { ErrorScreen } from './shell/ErrorScreen.tsx';
import { Loading } from './shell/Loading.tsx';
import { RootLayout } from './shell/RootLayout.tsx';

/** Signed-in pages only: everyone else goes to /login and comes back afterwards. */
const signedIn = ({ request }: LoaderFunctionArgs) => {
  if (currentUser()) return null;
  const { pathname, search } = new URL(request.url);
  return redirect(`/login?next=${encodeURIComponent(pathname + search)}`);
};

/** Paths documented without /app lead to the same page below it. */
const alias = (path: string): RouteObject => ({
  path,
  loader: ({ request }) => {
    const { pathname, search } = new URL(request.url);
    return redirect(`/app${pathname}${search}`);
  },
});

/** Pages inside the signed-in shell, relative to /app: one line each. */
const inside: RouteObject[] = [];

/** Pages anyone may see. */
const outside: RouteObject[] = [{ path: '/login', ...page(() => import('./auth/LoginPage.tsx'), 'auth') }];

const aliases = [
  '/companies/*',
  '/gst/*',
  '/tds/*',
  '/itr/*',
  '/reports',
  '/send-invoice',
  '/cloud-storage',
  '/admin',
];

export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    ErrorBoundary: ErrorScreen,
    HydrateFallback: Loading,
    children: [
      ...outside,
      {
        path: '/app',
        loader: signedIn,
        ErrorBoundary: ErrorScreen,
        ...page(() => import('./shell/AppLayout.tsx'), 'shell'),
        children: [{ ErrorBoundary: ErrorScreen, children: inside }],
      },
      ...aliases.map(alias),
      { path: '*', loader: () => redirect('/') },
    ],
  },
];

/** The app's router. */
export const router = createBrowserRouter(routes);
