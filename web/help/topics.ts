import { mark } from '../i18n/mark.ts';
import type { IconName } from '../ui/Icon.tsx';

/** One matter the help explains: what to do, in which order, and where it begins. */
export interface Topic {
  id: string;
  icon: IconName;
  to: string;
  title: string;
  text: string;
}

/** The help, in the order of a preparer's year. */
export const topics: readonly Topic[] = [
  {
    id: 'first-return',
    icon: 'itr',
    to: '/app/itr',
    title: mark('File an income-tax return'),
    text: mark(
      'Choose the client under ITR; the form that fits is suggested with its reason. Import the department’s prefill JSON or last year’s return, then go through the steps: every entry is saved as you type. Both regimes stand beside each other throughout.',
    ),
  },
  {
    id: 'portal',
    icon: 'puzzle',
    to: '/download-extension',
    title: mark('Get a return into the portal'),
    text: mark(
      'On the last step download the department’s JSON and upload it on the portal, or send the return to the extension and fill the portal’s pages section by section. Check what the panel reports, then confirm, submit and e-verify on the portal yourself.',
    ),
  },
  {
    id: 'filed',
    icon: 'check',
    to: '/app/itr',
    title: mark('After filing: acknowledgement, revised return'),
    text: mark(
      'Mark the return as filed with its acknowledgement number and date; it is then read-only. A revised return under section 139(5) starts from it as a copy.',
    ),
  },
  {
    id: 'regime',
    icon: 'half',
    to: '/app/itr',
    title: mark('Old or new regime'),
    text: mark(
      'Section 115BAC: the new regime is the default. Both are computed side by side with the section behind each line. Leaving the new regime with business income needs Form 10-IEA before the due date.',
    ),
  },
  {
    id: 'gstr1',
    icon: 'gst',
    to: '/app/gst',
    title: mark('Prepare GSTR-1'),
    text: mark(
      'Open the client under GST and start the month or quarter. Import invoices from Excel, CSV, Tally, the department’s JSON or this app’s sent invoices: you see what is new, changed or refused before anything is taken. Clear the list of findings, then download the JSON for the portal.',
    ),
  },
  {
    id: 'gstr3b',
    icon: 'gst',
    to: '/app/gst',
    title: mark('GSTR-2B matching and GSTR-3B'),
    text: mark(
      'Bring in the GSTR-2B JSON and your purchase register; matches come with their reasons and you decide on the rest. GSTR-3B is then prepared from GSTR-1 and the decided credit, with the set-off of rule 88A step by step, interest and late fee.',
    ),
  },
  {
    id: 'tds',
    icon: 'tds',
    to: '/app/tds',
    title: mark('TDS and TCS statements'),
    text: mark(
      'Choose form, year and quarter. Enter or import challans and deductees; thresholds are followed through the year, rates follow date, PAN and certificates. Clear the findings and download the text file for the department’s file validator. From April 2026 the forms are 138, 140, 144 and 143.',
    ),
  },
  {
    id: 'books',
    icon: 'ledger',
    to: '/app/accounts/trial-balance',
    title: mark('From Tally to balance sheet'),
    text: mark(
      'Import the trial balance from Tally XML, Excel or CSV; groups are mapped and remembered. Add closing stock and depreciation; Profit & Loss and Balance Sheet follow, as PDF, Excel and as figures of ITR-3.',
    ),
  },
  {
    id: 'invoices',
    icon: 'invoice',
    to: '/app/send-invoice',
    title: mark('Send an invoice and follow its payment'),
    text: mark(
      'Numbers run without gaps for each client and year. The mail carries the PDF with a UPI code; record payments as they come, remind, credit or cancel. Sent invoices can be taken into GSTR-1.',
    ),
  },
  {
    id: 'drive',
    icon: 'cloud',
    to: '/app/cloud-storage',
    title: mark('Keep and share documents'),
    text: mark(
      'Ask for storage on the drive page; an administrator opens it. Drop files or whole folders, attach them to a client and year, share by link with an expiry and, if you like, a password.',
    ),
  },
  {
    id: 'sharing',
    icon: 'share',
    to: '/app/companies',
    title: mark('Work on a client together'),
    text: mark(
      'Share an entity by e-mail to view or to edit. When two people change the same thing, the second is shown both versions and chooses: nothing is overwritten silently.',
    ),
  },
  {
    id: 'lost',
    icon: 'cloud',
    to: '/app',
    title: mark('Nothing typed is lost'),
    text: mark(
      'Returns are saved while you type, also when the line is gone: the entries wait on this device and are sent when it is back. When the session ends you sign in again in place. Deleted things come back from Undo or the bin for 30 days.',
    ),
  },
  {
    id: 'import-clients',
    icon: 'upload',
    to: '/app/companies/import',
    title: mark('Bring in your list of clients'),
    text: mark(
      'Fill the template or use your own Excel or CSV: columns are recognised, each row is checked and shown before anything is created.',
    ),
  },
  {
    id: 'devices',
    icon: 'device',
    to: '/app/account-settings?tab=devices',
    title: mark('Devices and sessions'),
    text: mark(
      'Each browser counts as a device of your plan. Sign out those you no longer use; a changed password signs out all others.',
    ),
  },
  {
    id: 'data',
    icon: 'download',
    to: '/app/account-settings?tab=data',
    title: mark('Your data'),
    text: mark(
      'Download everything kept about you as one file, or close the account: it is deleted after 30 days unless you sign in before.',
    ),
  },
];
