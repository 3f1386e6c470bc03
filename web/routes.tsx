import type { ComponentType } from 'react';
import { createBrowserRouter, type LoaderFunctionArgs, type RouteObject, redirect } from 'react-router-dom';
import { type PageEntry, pagesInside, pagesOutside } from './build/pages.ts';
import { page } from './data/lazy.ts';
import { currentUser } from './data/session.ts';
import { ErrorInside, ErrorScreen } from './shell/ErrorScreen.tsx';
import { Loading } from './shell/Loading.tsx';
import { RootLayout } from './shell/RootLayout.tsx';

/** Signed-in pages: other users are redirected to /login and back afterwards. */
const signedIn = ({ request }: LoaderFunctionArgs) => {
  if (currentUser()) return null;
  const { pathname, search } = new URL(request.url);
  return redirect(`/login?next=${encodeURIComponent(pathname + search)}`);
};

/** Documented paths without /app redirect to the same page below it. */
const alias = (path: string): RouteObject => ({
  path,
  Component: Loading,
  loader: ({ request }) => {
    const { pathname, search } = new URL(request.url);
    return redirect(`/app${pathname}${search}`);
  },
});

const modules = import.meta.glob<{ Page: ComponentType }>('./*/*Page.tsx');
const drawn = ({ path, module, rooms }: PageEntry): RouteObject => ({
  ...(path === '' ? { index: true } : { path }),
  ...page(modules[`./${module}.tsx`]!, ...rooms),
});

/** Pages inside the signed-in shell, relative to /app; in development including the page of patterns. */
const inside: RouteObject[] = [
  ...pagesInside.map(drawn),
  ...(import.meta.env.DEV
    ? [{ path: 'patterns', ...page(() => import('./ui/gallery/GalleryPage.tsx')) }]
    : []),
];

/** Pages anyone may see. */
const outside: RouteObject[] = pagesOutside.map(drawn);

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
        // A filter or tab in the address does not reload the route, which would render it as loading first.
        shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
        ErrorBoundary: ErrorScreen,
        // A separate route: its loader retries a failed chunk, and /app already has one.
        children: [
          {
            ...page(() => import('./shell/AppLayout.tsx'), 'shell'),
            children: [{ ErrorBoundary: ErrorInside, children: inside }],
          },
        ],
      },
      {
        path: '/invoice-preview',
        loader: signedIn,
        ErrorBoundary: ErrorScreen,
        children: [
          {
            index: true,
            ...page(() => import('./invoices/PreviewPage.tsx'), 'invoices', 'invoice-labels', 'states'),
          },
        ],
      },
      ...aliases.map(alias),
      { path: '*', Component: Loading, loader: () => redirect('/') },
    ],
  },
];

/** The app's router. */
export const router = createBrowserRouter(routes);
