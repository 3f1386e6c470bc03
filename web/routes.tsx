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
  Component: Loading,
  loader: ({ request }) => {
    const { pathname, search } = new URL(request.url);
    return redirect(`/app${pathname}${search}`);
  },
});

/** Pages inside the signed-in shell, relative to /app: one line each. */
const inside: RouteObject[] = [
  { index: true, ...page(() => import('./dashboard/DashboardPage.tsx'), 'dashboard', 'entities') },
  { path: 'companies', ...page(() => import('./entities/EntityListPage.tsx'), 'entities') },
  { path: 'companies/new', ...page(() => import('./entities/NewEntityPage.tsx'), 'entities', 'states') },
  { path: 'companies/import', ...page(() => import('./entities/ImportPage.tsx'), 'entities') },
  { path: 'companies/success', ...page(() => import('./entities/SuccessPage.tsx'), 'entities') },
  {
    path: 'companies/:id/edit',
    ...page(() => import('./entities/EditEntityPage.tsx'), 'entities', 'states'),
  },
  { path: 'itr', ...page(() => import('./itr/ItrPage.tsx'), 'itr', 'forms', 'entities') },
  {
    path: 'itr/:form/:entityId',
    ...page(
      () => import('./itr/ItrWizardPage.tsx'),
      'itr',
      'forms',
      'tax',
      'itr-labels',
      'itr2-labels',
      'itr3-labels',
      'itr-codes',
      'itr-rules',
      'states',
      'entities',
    ),
  },
  { path: 'gst', ...page(() => import('./gst/GstPage.tsx'), 'gst', 'entities') },
  { path: 'gst/from-extension', ...page(() => import('./gst/FromExtensionPage.tsx'), 'gst', 'entities') },
  { path: 'gst/home/:entityId', ...page(() => import('./gst/HomePage.tsx'), 'gst', 'entities') },
  { path: 'gst/gstr1/:gstId', ...page(() => import('./gst/Gstr1Page.tsx'), 'gst', 'states') },
  { path: 'gst/gstr3b/:gstId', ...page(() => import('./gst/Gstr3bPage.tsx'), 'gst', 'states') },
  { path: 'gst/gstr2b/:gstId', ...page(() => import('./gst/Gstr2bPage.tsx'), 'gst') },
  {
    path: 'accounts/trial-balance',
    ...page(() => import('./accounts/TrialBalancePage.tsx'), 'accounts', 'account-labels', 'entities'),
  },
  { path: 'tds', ...page(() => import('./tds/TdsPage.tsx'), 'tds', 'tds-labels', 'entities') },
  { path: 'tds/:form', ...page(() => import('./tds/TdsPage.tsx'), 'tds', 'tds-labels', 'entities') },
  {
    path: 'tds/:form/:entityId',
    ...page(() => import('./tds/StatementPage.tsx'), 'tds', 'tds-labels', 'states', 'forms'),
  },
  {
    path: 'send-invoice',
    ...page(() => import('./invoices/InvoicePage.tsx'), 'invoices', 'invoice-labels', 'entities', 'states'),
  },
  { path: 'reports', ...page(() => import('./reports/ReportsPage.tsx'), 'reports', 'entities') },
  { path: 'cloud-storage', ...page(() => import('./drive/CloudStoragePage.tsx'), 'drive', 'entities') },
  { path: 'help', ...page(() => import('./help/HelpPage.tsx'), 'help') },
  { path: 'account-settings', ...page(() => import('./settings/SettingsPage.tsx'), 'settings', 'states') },
  { path: 'admin', ...page(() => import('./admin/AdminPage.tsx'), 'admin') },
  ...(import.meta.env.DEV ? [{ path: 'patterns', ...page(() => import('./ui/GalleryPage.tsx')) }] : []),
];

/** Pages anyone may see. */
const outside: RouteObject[] = [
  { path: '/', ...page(() => import('./site/LandingPage.tsx'), 'site') },
  { path: '/pricing', ...page(() => import('./site/PricingPage.tsx'), 'site') },
  { path: '/download-extension', ...page(() => import('./site/ExtensionPage.tsx'), 'site') },
  { path: '/login', ...page(() => import('./auth/LoginPage.tsx'), 'auth') },
  { path: '/register', ...page(() => import('./auth/RegisterPage.tsx'), 'auth') },
  { path: '/forgot-password', ...page(() => import('./auth/ForgotPasswordPage.tsx'), 'auth') },
  { path: '/reset-password', ...page(() => import('./auth/ResetPasswordPage.tsx'), 'auth') },
  { path: '/shared/:shareToken', ...page(() => import('./site/SharedLinkPage.tsx'), 'site', 'drive') },
];

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
      {
        path: '/invoice-preview',
        loader: signedIn,
        ErrorBoundary: ErrorScreen,
        ...page(() => import('./invoices/PreviewPage.tsx'), 'invoices', 'invoice-labels', 'states'),
      },
      ...aliases.map(alias),
      { path: '*', Component: Loading, loader: () => redirect('/') },
    ],
  },
];

/** The app's router. */
export const router = createBrowserRouter(routes);
