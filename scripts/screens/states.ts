import { setAt } from '../../shared/forms/paths.ts';
import { template112a } from '../../shared/itr/itr2/import-112a.ts';
import { loadItrForm } from '../../shared/itr/registry.ts';
import { sampleReturn } from '../../shared/sample-firm/return.ts';
import { type Act, choose, inTurn, keys, network, opening, press, wait } from './acts.ts';
import type { Screen } from './list.ts';
import type { More } from './more.ts';

/** States of screens: dialogs, refused files, lost connections, what waits and what is empty. */

/** On a phone the tools of the board are folded behind “Filters”. */
const foldedOut: Act = async (page) => {
  if ((page.viewport()?.width ?? 0) < 768) await press('Filters')(page);
};

/** Shifts the page's clock to minutes before its session ends. */
const nearTheEnd: Act = (page) =>
  page.evaluateOnNewDocument(() => {
    const now = Date.now;
    Date.now = () => now() + 11 * 3600_000 + 55 * 60_000;
  });

/** A part of the app never arrives, even after the page's one reload; nor by the service worker, which asks the server past the page. */
const chunkGone =
  (name: RegExp): Act =>
  async (page) => {
    await page.setBypassServiceWorker(true);
    await network(name, 'fail')(page);
  };

/** Someone else saves the return that stands open; then a field of both is typed into. */
const raced =
  (id: string): Act =>
  async (page) => {
    const road = '[id="field-personal.address.road"]';
    await wait(road)(page);
    await page.evaluate(async (itr_id) => {
      const headers = {
        Authorization: `Bearer ${localStorage.getItem('token')}`,
        'Content-Type': 'application/json',
      };
      const { return: stored } = await (await fetch(`/api/itr/${itr_id}`, { headers })).json();
      const { personal } = stored.form_data;
      const address = {
        ...personal.address,
        road: `Their Road ${Date.now()}`,
        building_name: `House ${Date.now()}`,
      };
      const body = {
        itr_id,
        version: stored.version,
        itr_type: 'ITR-1',
        status: 'draft',
        form_data: { ...stored.form_data, personal: { ...personal, address } },
      };
      await fetch('/api/itr/create-itr.php', { method: 'POST', headers, body: JSON.stringify(body) });
    }, id);
    await page.focus(road);
    await page.keyboard.type('My Road');
    await page.keyboard.press('Tab');
    await wait('dialog[open] table')(page);
  };

const dialog = 'dialog[open]';
const alert = '[role=alert]';
const table = 'main table';

export async function stateScreens(more: More): Promise<Screen[]> {
  const { firm } = more;
  const itr1 = await loadItrForm('ITR-1', '2026-27');
  // The client's own file, with the bank's later certificate in it.
  const later = setAt(
    setAt(sampleReturn, 'other_sources.interest_from_deposits', 51_240),
    'taxes_paid.tds_other.0.tds_deducted',
    5_124,
  );
  const { json } = itr1.exportJson(later, { createdOn: '2026-07-20', softwareId: 'SW12345678' });
  const wizard = (id: string) => `/app/itr/itr1/${id}?year=2026-27`;
  const gstr1 = `/app/gst/gstr1/${firm.gstr1}`;
  const statement = `/app/tds/26q/${firm.company}?year=2025-2026&quarter=Q1`;
  const books = `/app/accounts/trial-balance?company_id=${firm.company}&year=2026-27`;
  const letter = { name: 'Engagement letter (Demo).txt' };
  const register = { name: 'Rent receipts (Demo).csv' };
  const inFolder = `/app/cloud-storage?folder=${more.folder}`;
  const ofFile = (action: string) =>
    inTurn(opening('Actions for {name}', letter), press(action), wait(dialog));
  const shell: Screen[] = [
    { name: 'shell-appearance', path: '/app', open: opening('Language and appearance') },
    { name: 'shell-account', path: '/app', open: opening('Account of {name}') },
    {
      name: 'shell-palette-search',
      path: '/app',
      open: inTurn(
        keys('Control', 'k'),
        wait(dialog),
        (page) => page.keyboard.type('gst'),
        wait('[role=option]'),
      ),
    },
    {
      name: 'shell-offline',
      path: '/app/companies',
      open: inTurn((page) => page.setOfflineMode(true), wait('[data-banner=warning]')),
    },
    {
      name: 'shell-session-end',
      path: '/app/companies',
      before: nearTheEnd,
      open: wait('[data-banner=warning]'),
    },
    {
      name: 'shell-sign-in-again',
      path: '/app/companies',
      before: nearTheEnd,
      open: inTurn(press('Sign in again'), wait(dialog)),
    },
    {
      name: 'shell-error',
      path: '/app/help',
      before: chunkGone(/HelpPage/),
      // Each of its two loads asks for the part three times.
      open: (page) => page.waitForSelector('main pre', { timeout: 60_000 }),
    },
    { name: 'shell-promo', path: '/app', kept: { hideExtensionPromo: '' } },
    {
      name: 'list-failed',
      path: '/app/companies',
      before: network(/api\/companies\/list/, 'fail'),
      open: wait(`main ${alert}`),
    },
    {
      name: 'dashboard-failed',
      path: '/app',
      before: network(/api\/(board|companies)/, 'fail'),
      open: wait(`main ${alert}`),
    },
    { name: 'board-jobs', path: '/app', open: inTurn(foldedOut, opening('Jobs')) },
    ...(
      [
        ['dashboard', '/app'],
        ['entities', '/app/companies'],
        ['client', `/app/clients/${firm.trader}`],
        ['itr', '/app/itr'],
        ['wizard', wizard(firm.person)],
        ['gstr1', gstr1],
        ['gstr3b', `/app/gst/gstr3b/${firm.gstr3b}`],
        ['26q', statement],
        ['books', `${books}&tab=manual`],
        ['invoices', '/app/send-invoice?tab=list'],
        ['reports', '/app/reports'],
        ['drive', '/app/cloud-storage'],
        ['settings', '/app/account-settings?tab=devices'],
      ] as const
    ).map(
      ([name, path]): Screen => ({
        name: `waiting-${name}`,
        path,
        waiting: true,
        before: network(/\/(api|storage)\//, 'wait'),
      }),
    ),
  ];
  const entities: Screen[] = [
    { name: 'entity-delete', path: '/app/companies', open: opening('Delete {name}') },
    { name: 'entity-menu', path: '/app/companies', open: opening('Import and export') },
    {
      name: 'entity-bin',
      path: '/app/companies',
      open: inTurn(opening('Import and export'), press('Recently deleted'), wait(dialog)),
    },
    { name: 'entity-none-found', path: '/app/companies?q=zzzz' },
    { name: 'entity-new-errors', path: '/app/companies/new', open: inTurn(press('Next'), wait(alert)) },
    {
      name: 'entity-import-preview',
      path: '/app/companies/import',
      open: choose(
        'clients.csv',
        'Status,PAN,First name,Last name,Date of birth,Mobile,Email,Address,Assessment year\nIndividual,ABCPK9999F,Neha,Joshi,1990-02-30,98765,neha,"5, Park Road",2026-2027\nIndividual,BNFPS7788Q,Farah,Sheikh,1992-11-30,9876543210,f@example.in,"12, M G Road",2026-2027\nSociety of everybody,XX,,,,,,,\n',
        table,
      ),
    },
    { name: 'settings-profile-errors', path: '/app/account-settings', open: wait('main form') },
    { name: 'settings-password', path: '/app/account-settings?tab=password' },
    { name: 'settings-devices', path: '/app/account-settings?tab=devices' },
    { name: 'settings-data', path: '/app/account-settings?tab=data' },
    { name: 'settings-delete', path: '/app/account-settings?tab=data', open: opening('Delete my account') },
  ];
  const itr: Screen[] = [
    { name: 'itr-row-menu', path: '/app/itr?q=Farah', open: opening('Actions for {name}') },
    {
      name: 'itr-filed-dialog',
      path: '/app/itr?q=Farah',
      open: inTurn(opening('Actions for {name}'), press('Mark as filed'), wait(dialog)),
    },
    { name: 'itr-file-validated', path: `${wizard(more.validated)}&view=file` },
    {
      name: 'itr-file-filed-dialog',
      path: `${wizard(more.validated)}&view=file`,
      open: opening('Mark as filed'),
    },
    { name: 'itr-read-only', path: `${wizard(more.filer)}&return=${more.filed}` },
    { name: 'itr-problems', path: `${wizard(more.rival)}&return=${more.rivalReturn}&view=issues` },
    {
      name: 'itr-conflict',
      path: `${wizard(more.rival)}&return=${more.rivalReturn}`,
      open: raced(more.rivalReturn),
    },
    { name: 'itr-not-there', path: wizard('0123456789abcdef01234567') },
    {
      name: 'itr-import-preview',
      path: wizard(firm.person),
      open: inTurn(
        opening('Import or carry forward'),
        choose(
          'ABCPK1234F.json',
          JSON.stringify(json),
          `${dialog} [role=radiogroup], ${dialog} input[type=radio]`,
        ),
      ),
    },
    {
      name: 'itr-import-refused',
      path: wizard(firm.person),
      open: inTurn(
        opening('Import or carry forward'),
        choose('cut off.json', '{"ITR": {', `${dialog} ${alert}`),
      ),
    },
    {
      name: 'itr-112a-errors',
      path: `/app/itr/itr2/${firm.person}?year=2026-27&return=${firm.itr['ITR-2']}&step=shares`,
      open: inTurn(
        press('Import Schedule 112A (CSV or Excel)'),
        wait('input[type=file]'),
        choose(
          '112a.csv',
          [
            template112a(false)
              .map((h) => `"${h}"`)
              .join(','),
            'AE,,INE009A01021,Infosys,100,1500,150000,90000,90000,,,,0,90000,60000',
            'BE,,INE009A0102X,Unknown Mills,ten,1500,150000,,,,,,,,',
          ].join('\n'),
          'main table caption',
        ),
      ),
    },
  ];
  const gst: Screen[] = [
    { name: 'gstr1-file', path: gstr1, open: opening('File {form}', { form: 'GSTR-1' }) },
    { name: 'gstr1-export-menu', path: gstr1, open: opening('Export') },
    { name: 'gstr1-delete', path: gstr1, open: inTurn(opening('Export'), press('Delete'), wait(dialog)) },
    { name: 'gstr1-import', path: gstr1, open: inTurn(press('Import'), wait('#import-gstr1')) },
    {
      name: 'gstr1-import-errors',
      path: `/app/import?company=${firm.trader}&for=sales`,
      open: choose(
        'sales.csv',
        'GSTIN/UIN of Recipient,Receiver Name,Invoice Number,Invoice date,Invoice Value,Place Of Supply,Reverse Charge,Applicable % of Tax Rate,Invoice Type,E-Commerce GSTIN,Rate,Taxable Value,Cess Amount\n24AANFA2641L1ZF,Anand Traders,B-77,05-Oct-25,11800,24-Gujarat,N,,Regular B2B,,18,10000,0\n24AANFA2641L1ZZ,Nobody Mills,B-78/2025/OCTOBER/LONG,35-Oct-25,many,99-Nowhere,N,,Regular B2B,,17,10000,0\n',
        table,
      ),
    },
    { name: 'gstr1-filed', path: `/app/gst/gstr1/${more.filedGstr1}` },
    { name: 'gstr1-b2cs', path: `${gstr1}?tab=b2cs` },
    { name: 'gstr1-notes', path: `${gstr1}?tab=notes` },
    { name: 'gstr1-documents', path: `${gstr1}?tab=documents` },
    {
      name: 'gstr1-find',
      path: gstr1,
      open: inTurn(
        wait('[role=gridcell]'),
        (page) => page.click('[role=gridcell]:nth-child(3)'),
        keys('Control', 'f'),
      ),
    },
    { name: 'gstr3b-file', path: `/app/gst/gstr3b/${firm.gstr3b}`, open: opening('File GSTR-3B') },
    { name: 'gstr3b-export-menu', path: `/app/gst/gstr3b/${firm.gstr3b}`, open: opening('Export') },
  ];
  const tds: Screen[] = [
    { name: '26q-file', path: statement, open: opening('Mark as filed') },
    { name: '26q-delete', path: statement, open: opening('Delete') },
    { name: '26q-with-problems', path: `${statement.replace('Q1', 'Q2')}&tab=problems` },
    {
      name: '26q-import-errors',
      path: `${statement}&tab=export`,
      open: choose(
        'deductees.csv',
        'Section code,PAN of the deductee,Name of the deductee,Date of payment or credit,Amount paid,Tax deducted\n94C,ABCPX,Nobody,2025-13-45,many,ten\n',
        `main table, main ${alert}`,
      ),
    },
    {
      name: 'tds-correct',
      path: `/app/tds?entity=${firm.company}`,
      open: opening('Correct a statement filed elsewhere'),
    },
    { name: 'tds-chosen', path: `/app/tds?entity=${firm.company}&year=2025-2026&for_quarter=Q1&form=26Q` },
  ];
  const accounts: Screen[] = [
    {
      name: 'books-import-errors',
      path: books,
      open: choose(
        'trial balance.csv',
        'ledger name,group,opening,debit,credit\nCash,Cash-in-Hand,100,many,0\n,Capital Account,0,0,10\nSales,Sales Accounts,0,0,10.555\n',
        table,
      ),
    },
    {
      name: 'books-delete',
      path: `${books}&tab=manual`,
      open: inTurn(opening('More'), press('Delete'), wait(dialog)),
    },
    {
      name: 'books-new',
      path: `/app/accounts/trial-balance?company_id=${firm.trader}&year=2026-27&tab=manual`,
    },
  ];
  const sent = '/app/send-invoice?tab=list&status=sent';
  const bill = { name: 'INV-202610-001' };
  const invoices: Screen[] = [
    {
      name: 'invoice-settings',
      path: `/app/send-invoice?company_id=${firm.trader}`,
      open: inTurn(wait('main form'), chooseCompany, opening('Logo, bank and default texts')),
    },
    {
      name: 'invoice-errors',
      path: '/app/send-invoice',
      open: inTurn(wait('main form'), chooseCompany, press('Send Invoice'), wait(alert)),
    },
    {
      name: 'invoice-payment',
      path: sent.replace('&status=sent', ''),
      open: opening('Enter a payment of {name}'),
    },
    { name: 'invoice-menu', path: sent.replace('&status=sent', ''), open: opening('More for {name}') },
    {
      name: 'invoice-credit-note',
      path: `/app/send-invoice?tab=list`,
      open: inTurn(opening('More for {name}', bill), press('Issue a credit note'), wait(dialog)),
    },
    {
      name: 'invoice-cancel',
      path: `/app/send-invoice?tab=list`,
      open: inTurn(opening('More for {name}', bill), press('Cancel invoice'), wait(dialog)),
    },
    { name: 'invoice-none', path: '/app/send-invoice?tab=list&status=cancelled' },
  ];
  const drive: Screen[] = [
    { name: 'drive-folder', path: inFolder },
    {
      name: 'drive-tiles',
      path: inFolder,
      kept: { driveView: JSON.stringify({ view: 'tiles', details: true }) },
    },
    { name: 'drive-menu', path: '/app/cloud-storage', open: opening('Actions for {name}', letter) },
    {
      name: 'drive-chosen',
      path: inFolder,
      open: inTurn(wait('[data-part=check]'), (page) => page.click('[data-part=check]')),
    },
    { name: 'drive-add', path: '/app/cloud-storage', open: inTurn(wait('[data-key]'), addMenu) },
    { name: 'drive-share', path: '/app/cloud-storage', open: ofFile('Share') },
    {
      name: 'drive-share-standing',
      path: inFolder,
      open: inTurn(opening('Actions for {name}', register), press('Share'), wait(dialog)),
    },
    { name: 'drive-preview-text', path: '/app/cloud-storage', open: ofFile('Open') },
    {
      name: 'drive-preview-sheet',
      path: inFolder,
      open: inTurn(
        opening('Actions for {name}', register),
        press('Open'),
        wait(`${dialog} table, ${dialog} pre`),
      ),
    },
    { name: 'drive-rename', path: '/app/cloud-storage', open: ofFile('Rename') },
    { name: 'drive-attach', path: '/app/cloud-storage', open: ofFile('Client and year') },
    {
      name: 'drive-details',
      path: '/app/cloud-storage',
      open: inTurn(opening('Actions for {name}', letter), press('Details')),
    },
    {
      name: 'drive-clash',
      path: '/app/cloud-storage',
      open: inTurn(wait('[data-key]'), choose(letter.name, 'Another letter.', dialog)),
    },
    {
      name: 'drive-upload',
      path: '/app/cloud-storage',
      open: inTurn(
        wait('[data-key]'),
        choose(letter.name, 'Another letter.', dialog),
        skipClash,
        wait('section ul li'),
      ),
    },
    { name: 'drive-none-found', path: '/app/cloud-storage?q=zzzz' },
    { name: 'drive-link-own', path: more.link },
  ];
  return [...shell, ...entities, ...itr, ...gst, ...tds, ...accounts, ...invoices, ...drive];
}

/** The first company of the list in the composer. */
const chooseCompany: Act = async (page) => {
  await page.click('main form [role=combobox]');
  await wait('[role=option]')(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
};

/** The menu for adding, where room is short it is one button. */
const addMenu: Act = (page) =>
  page
    .evaluate(() => (document.querySelector('main [aria-haspopup=menu]') as HTMLElement).click())
    .then(() => wait('[role=menu]')(page));

/** Leaves the taken name out. */
const skipClash: Act = (page) =>
  page.evaluate(() => {
    const open = document.querySelector('dialog[open]')!;
    (open.querySelector('input[value=skip]') as HTMLElement).click();
    (open.querySelector('button[type=submit]') as HTMLElement).click();
  });
