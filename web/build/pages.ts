/**
 * The pages of the app as data: the router renders them, and the HTML requests code and data of the page at
 * its address before the app has loaded (web/build/begin.ts).
 */
export interface PageEntry {
  /** Address; relative to /app inside the shell. */
  path: string;
  /** Module under web/ whose `Page` is rendered. */
  module: string;
  /** Dictionaries of the page. */
  rooms: readonly string[];
  /** Modules loaded on first render, relative to the project; `when` is the prefix of the matching addresses. */
  also?: readonly { when?: string; modules: readonly string[] }[];
  /**
   * The page's first reads, exactly as it requests them: `:name` is a part of the address, `?name` one of its
   * parameters. `bare`: only when the address has no parameters, for lists that take page and filters from
   * them.
   */
  reads?: readonly { path: string; bare?: true }[];
}

const entityPicker = (module: 'itr' | 'gst' | 'tds') => ({
  path: `/api/companies/list-by-status.php?module=${module}&page_size=50&sort=name&masked=true`,
  bare: true as const,
});
const list = (path: string, sort: string) => ({
  path: `${path}?page=1&page_size=50&sort=${sort}`,
  bare: true as const,
});
const itrForm = (form: string) => ({
  when: `/app/itr/${form}/`,
  modules: [`shared/itr/${form}/form.ts`],
});

/** Pages inside the signed-in shell. */
export const pagesInside: readonly PageEntry[] = [
  {
    path: '',
    module: 'board/BoardPage',
    rooms: ['board', 'dashboard', 'entities'],
    reads: [{ path: '/api/board', bare: true }],
  },
  {
    path: 'overview',
    module: 'dashboard/DashboardPage',
    rooms: ['board', 'dashboard', 'entities'],
    reads: [{ path: '/api/dashboard/summary' }],
  },
  {
    path: 'companies',
    module: 'entities/EntityListPage',
    rooms: ['entities'],
    reads: [{ path: '/api/companies/list?page=1&page_size=50&sort=name&masked=true', bare: true }],
  },
  { path: 'companies/new', module: 'entities/NewEntityPage', rooms: ['entities', 'states'] },
  ...['import', 'companies/import'].map((path) => ({
    path,
    module: 'intake/ImportPage',
    rooms: ['intake', 'returns', 'gst', 'tds', 'tds-labels', 'accounts', 'account-labels', 'entities'],
  })),
  { path: 'calculators', module: 'calculators/CalculatorsPage', rooms: ['calculators', 'forms'] },
  {
    path: 'advance-tax',
    module: 'advance-tax/AdvanceTaxListPage',
    rooms: ['advance-tax'],
  },
  { path: 'advance-tax/:client', module: 'advance-tax/AdvanceTaxPage', rooms: ['advance-tax'] },
  {
    path: 'evidence',
    module: 'evidence/EvidencePage',
    rooms: ['evidence', 'returns', 'itr', 'entities', 'account-labels'],
  },
  { path: 'companies/success', module: 'entities/SuccessPage', rooms: ['entities', 'itr'] },
  {
    path: 'companies/:id/edit',
    module: 'entities/EditEntityPage',
    rooms: ['entities', 'states'],
    reads: [{ path: '/api/companies/:id' }],
  },
  {
    path: 'clients/:id',
    module: 'clients/ClientPage',
    rooms: ['clients', 'advance-tax', 'board', 'returns', 'evidence', 'entities', 'itr'],
    reads: [{ path: '/api/clients/:id', bare: true }],
  },
  {
    path: 'itr',
    module: 'itr/ItrPage',
    rooms: ['returns', 'itr', 'forms', 'entities'],
    reads: [entityPicker('itr'), list('/api/itr/list', '-updated_at')],
  },
  {
    path: 'itr/:form/:entityId',
    module: 'itr/ItrWizardPage',
    rooms: [
      'returns',
      'itr',
      'evidence',
      'forms',
      'tax',
      'itr-labels',
      'itr2-labels',
      'itr3-labels',
      'itr5-labels',
      'itr6-labels',
      'itr7-labels',
      'itr-codes',
      'itr-rules',
      'states',
      'entities',
    ],
    also: [
      { modules: ['web/itr/base/openReturn.ts', 'web/itr/wizard/ReturnWizard.tsx'] },
      ...['itr1', 'itr2', 'itr3', 'itr4', 'itr5', 'itr6', 'itr7'].map(itrForm),
    ],
    reads: [{ path: '/api/companies/:entityId' }, { path: '/api/itr/?return' }],
  },
  {
    path: 'gst',
    module: 'gst/GstPage',
    rooms: ['returns', 'gst', 'entities'],
    reads: [entityPicker('gst'), list('/api/gst/list', '-updated_at')],
  },
  { path: 'gst/from-extension', module: 'gst/FromExtensionPage', rooms: ['returns', 'gst', 'entities'] },
  { path: 'gst/home/:entityId', module: 'gst/HomePage', rooms: ['returns', 'gst', 'gstr9', 'entities'] },
  {
    path: 'gst/gstr1/:gstId',
    module: 'gst/Gstr1Page',
    rooms: ['returns', 'gst', 'states'],
    reads: [{ path: '/api/gst/gstr1/:gstId?rows=false' }],
  },
  { path: 'gst/gstr3b/:gstId', module: 'gst/Gstr3bPage', rooms: ['returns', 'gst', 'states'] },
  { path: 'gst/gstr2b/:gstId', module: 'gst/Gstr2bPage', rooms: ['returns', 'gst'] },
  { path: 'gst/ims/:entityId', module: 'gst/ImsPage', rooms: ['gst', 'ims'] },
  { path: 'gst/composition/:entityId', module: 'gst/CompositionPage', rooms: ['gst', 'composition'] },
  { path: 'gst/ledger/:entityId', module: 'gst/LedgerPage', rooms: ['gst', 'gst-ledger'] },
  { path: 'gst/suppliers/:entityId', module: 'gst/SuppliersPage', rooms: ['gst', 'suppliers'] },
  { path: 'gst/einvoices/:entityId', module: 'gst/EinvoicePage', rooms: ['gst', 'einvoice'] },
  { path: 'gst/gstr9/:gstId', module: 'gst/Gstr9Page', rooms: ['returns', 'gst', 'gstr9'] },
  { path: 'gst/gstr9/:gstId/9c', module: 'gst/Gstr9cPage', rooms: ['gst', 'gstr9c'] },
  {
    path: 'accounts/trial-balance',
    module: 'accounts/TrialBalancePage',
    rooms: ['returns', 'accounts', 'account-labels', 'entities'],
  },
  {
    path: 'tds',
    module: 'tds/TdsPage',
    rooms: ['returns', 'tds', 'tds-labels', 'entities'],
    reads: [entityPicker('tds'), list('/api/tds/list', '-updated_at')],
  },
  { path: 'tds/:form', module: 'tds/TdsPage', rooms: ['returns', 'tds', 'tds-labels', 'entities'] },
  {
    path: 'tds/:form/:entityId',
    module: 'tds/StatementPage',
    rooms: ['returns', 'tds', 'tds-labels', 'states', 'forms'],
  },
  {
    path: 'send-invoice',
    module: 'invoices/InvoicePage',
    rooms: ['returns', 'invoices', 'invoice-labels', 'entities', 'states'],
  },
  { path: 'reports', module: 'reports/ReportsPage', rooms: ['returns', 'reports', 'entities'] },
  { path: 'cloud-storage', module: 'drive/CloudStoragePage', rooms: ['drive', 'entities'] },
  { path: 'help', module: 'help/HelpPage', rooms: ['help'] },
  {
    path: 'account-settings',
    module: 'settings/SettingsPage',
    rooms: ['settings', 'states', 'auth', 'firm'],
  },
  { path: 'admin', module: 'admin/AdminPage', rooms: ['admin'] },
];

/** Pages anyone may see. */
export const pagesOutside: readonly PageEntry[] = [
  { path: '/', module: 'site/LandingPage', rooms: ['site'] },
  { path: '/pricing', module: 'site/PricingPage', rooms: ['site'] },
  { path: '/download-extension', module: 'site/ExtensionPage', rooms: ['site'] },
  { path: '/extension-privacy', module: 'site/ExtensionPrivacyPage', rooms: ['site'] },
  { path: '/privacy', module: 'site/PrivacyPage', rooms: ['site'] },
  { path: '/login', module: 'auth/LoginPage', rooms: ['auth'] },
  { path: '/register', module: 'auth/RegisterPage', rooms: ['auth'] },
  { path: '/forgot-password', module: 'auth/ForgotPasswordPage', rooms: ['auth'] },
  { path: '/reset-password', module: 'auth/ResetPasswordPage', rooms: ['auth'] },
  { path: '/join', module: 'auth/JoinPage', rooms: ['auth', 'firm'] },
  { path: '/shared/:shareToken', module: 'site/SharedLinkPage', rooms: ['site', 'drive'] },
];
