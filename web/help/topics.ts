import { mark } from '../i18n/mark.ts';
import { figures } from './figures.ts';
import type { Topic } from './topic.ts';

/** Tasks, in the order of a preparer's year. */
const matters: readonly Topic[] = [
  {
    id: 'first-return',
    icon: 'itr',
    to: '/app/itr',
    words:
      'how to file submit ITR tax return prepare start prefill Form 16 26AS AIS TIS which form ITR-1 ITR-2 ITR-3 ITR-4 ITR-5 ITR-6 ITR-7 firm LLP trust sahaj sugam आईटीआर रिटर्न कैसे भरें भरना दाखिल कौन सा फ़ॉर्म',
    title: mark('File an income-tax return'),
    text: mark(
      'Choose the client under ITR; the suitable form is suggested with its reason. Import the department’s prefill JSON or last year’s return, then go through the steps: every entry is saved as you type. Both regimes are shown side by side throughout.',
    ),
  },
  {
    id: 'firms',
    icon: 'itr',
    to: '/app/itr',
    words:
      'ITR-5 firm LLP partnership partner remuneration interest 40(b) AOP BOI association society co-operative 80P 115BAD 115BAE local authority estate trust फ़र्म साझेदारी समिति',
    title: mark('File ITR-5 for a firm, LLP, association or society'),
    text: mark(
      'Choose status and sub-status first: they decide the rates. Enter each partner or member with share, interest and remuneration; amounts not allowed by section 40(b) are added back and shown. Associations may choose the old regime, co-operative societies section 115BAD or 115BAE; firms have only one computation.',
    ),
  },
  {
    id: 'companies',
    icon: 'itr',
    to: '/app/itr',
    words:
      'ITR-6 company private limited public foreign MAT 115JB 115JAA 115BAA 115BAB 115BA 400 crore Schedule III SH-1 AL-1 80M section 79 कंपनी न्यूनतम वैकल्पिक कर',
    title: mark('File ITR-6 for a company'),
    text: mark(
      'Enter whether the company is domestic, which rate it chose (sections 115BA, 115BAA, 115BAB) and whether turnover was above ₹400 crore. Balance sheet and profit and loss account follow Schedule III, Division I or II (Ind AS). Minimum alternate tax and its credit are calculated from the accounts and Schedule MAT.',
    ),
  },
  {
    id: 'trusts',
    icon: 'itr',
    to: '/app/itr',
    words:
      'ITR-7 trust society charitable religious institution college school university hospital political party electoral 12A 12AB 10(23C) 13A 13B 11 Form 10 9A 10B accumulation corpus anonymous donation 115BBC 115BBI 115TD न्यास ट्रस्ट संस्था राजनीतिक दल',
    title: mark('File ITR-7 for a trust, institution or political party'),
    text: mark(
      'Choose the section of the return and the exemption section first: they decide the schedules. Enter contributions, income from property and amounts applied; 15% is set apart, and accumulations need Form 10. Anonymous donations and specified income are taxed at 30%. If exemption under sections 11 and 12 is lost, receipts less expenditure are taxed.',
    ),
  },
  {
    id: 'portal',
    icon: 'puzzle',
    to: '/download-extension',
    words: 'upload JSON e-verify everify submit autofill Chrome extension fill EVC पोर्टल भरना ई-सत्यापन अपलोड',
    title: mark('Get a return into the portal'),
    text: mark(
      'On the last step download the department’s JSON and upload it on the portal, or send the return to the extension and fill the portal’s pages section by section. Check what the panel reports, then confirm, submit and e-verify on the portal yourself.',
    ),
  },
  {
    id: 'filed',
    icon: 'check',
    to: '/app/itr',
    words: '139(5) acknowledgement ITR-V receipt mark filed revise correct mistake संशोधित पावती सुधार',
    title: mark('After filing: acknowledgement, revised return'),
    text: mark(
      'Mark the return as filed with its acknowledgement number and date; it is then read-only. A revised return under section 139(5) starts from it as a copy.',
    ),
  },
  {
    id: 'form-papers',
    icon: 'upload',
    to: '/app/itr',
    words:
      'import 26 AS TIS statement bank interest certificate employer missing documents list प्रीफिल आयात दस्तावेज़ सूची',
    title: mark('Form 16, Form 26AS, AIS and the prefill'),
    text: mark(
      'Download the prefill JSON from the portal and import it with “Import or carry forward”: it contains salary, interest, tax deducted and banks known to the department, and you see the changes first. Enter Form 16 under “Salary and pension”, and other tax in Form 26AS under “Taxes paid and bank accounts”. “File and download” lists the documents still missing.',
    ),
  },
  {
    id: 'updated',
    icon: 'clock',
    to: '/app/itr',
    words: '139(8A) 139(4) 140B ITR-U late return additional tax after due date विलंबित अद्यतन देर',
    title: mark('Belated and updated returns'),
    text: mark(
      'After the due date, choose section 139(4) in the step “Filing status”; interest and the fee u/s 234F are added. After the last date for a belated return, an updated return under section 139(8A) is possible if additional tax is payable: “File and download” shows the additional tax u/s 140B by date of filing.',
    ),
  },
  {
    id: 'regime',
    icon: 'half',
    to: '/app/itr',
    words: 'new old compare 115BAC 10-IEA 10IEA which regime better पुराना नया विधान व्यवस्था रिजीम तुलना',
    title: mark('Old or new regime'),
    text: mark(
      'Section 115BAC: the new regime is the default. Both are computed side by side, with the section for each line. With business income, opting out of the new regime needs Form 10-IEA before the due date.',
    ),
  },
  {
    id: 'advance-estimate',
    icon: 'clock',
    to: '/app/advance-tax',
    words:
      'estimate running year tax year 2026-27 instalment 15 December challan letter all clients एडवांस टैक्स किस्त अनुमान चालान',
    title: mark('Estimate advance tax for the current year'),
    text: mark(
      'Under Advance tax, every client has an estimate for the tax year: income from last year’s return, which you can overwrite, profit as per books, and TDS and challans from the papers. Instalments, shortfall and interest by date are calculated, with challan details and a letter in English or Hindi. “Compute all and write letters” does this for all clients and gives the letters as one zip. It is an estimate, not a return.',
    ),
  },
  {
    id: 'plan',
    icon: 'half',
    to: '/app/itr',
    words:
      'what if compare choices regime 10-IEA harvest gains 44AD books partner pay gift family clubbing section 64 letter तुलना विकल्प उपहार परिवार क्लबिंग',
    title: mark('Plan: what if'),
    text: mark(
      '“Plan” on the page “File and download” of a return compares it with up to four plans: the other regime, your own amounts, gains deferred or realised, section 44AD instead of books, partners’ remuneration, or a gift within the family, with the recipient’s return and income clubbed under section 64. Each shows what changes and why; the letter to the client is one page in English or Hindi. Nothing there changes the return.',
    ),
  },
  {
    id: 'readings',
    icon: 'itr',
    to: '/app/itr',
    words:
      'contested disputed interpretation 87A special rate surcharge reading utility authority case विवादित अर्थ',
    title: mark('Where the law has two readings'),
    text: mark(
      '“Contested readings” under “Tax computation” lists the points that affect this return: each reading, its authority, and the resulting tax. You can follow another reading for this return only; the computation mentions it.',
    ),
  },
  {
    id: 'calculators',
    icon: 'half',
    to: '/app/calculators',
    words:
      'calculator gratuity leave encashment pension VRS HRA perquisite relief 89 54 54F 54EC interest 234A 234B 234C TDS GST late fee कैलकुलेटर ग्रेच्युटी छुट्टी पेंशन',
    title: mark('Calculators with their working'),
    text: mark(
      'Gratuity, leave encashment, commuted pension, voluntary retirement, house rent allowance by months, rent-free house and perquisites, relief under section 89, exemption of gains (54, 54F, 54EC), interest before completion of a house, and interest under sections 234A to 234C, of TDS and of GST. Each shows its lines with their sections.',
    ),
  },
  {
    id: 'gstr1',
    icon: 'gst',
    to: '/app/gst',
    words:
      'how to file GST return outward supplies sales invoices import Excel Tally nil e-invoice जीएसटी रिटर्न कैसे भरें बिक्री जीएसटीआर',
    title: mark('Prepare GSTR-1'),
    text: mark(
      'Open the client under GST and start the month or quarter. Import invoices from Excel, CSV, Tally, the department’s JSON or invoices sent from Karsetu: you see what is new, changed or refused before anything is saved. Clear the list of findings, then download the JSON for the portal.',
    ),
  },
  {
    id: 'gstr3b',
    icon: 'gst',
    to: '/app/gst',
    words:
      'ITC input tax credit reconciliation purchase register mismatch 16(4) 36(4) set off IMS how to file GST return monthly इनपुट टैक्स क्रेडिट मिलान खरीद जीएसटी रिटर्न जीएसटीआर 3बी',
    title: mark('GSTR-2B matching and GSTR-3B'),
    text: mark(
      'Import the GSTR-2B JSON and your purchase register; matches are shown with reasons, and you decide on the rest. GSTR-3B is then prepared from GSTR-1 and the credit you decided to claim, with the set-off under rule 88A step by step, interest and late fee.',
    ),
  },
  {
    id: 'ims',
    icon: 'check',
    to: '/app/gst',
    words:
      'IMS invoice management system accept reject pending action deemed accepted credit note reduction ITC आईएमएस स्वीकार अस्वीकार लंबित',
    title: mark('Accept or reject in the Invoice Management System'),
    text: mark(
      'In IMS on a client’s GST page, import the JSON downloaded from the portal. Each record gets a suggestion based on its match with the purchase register, with the reason; decide, add remarks or the credit to reduce, see the effect on GSTR-2B and GSTR-3B, and save the upload file. Anything the portal does not accept, such as keeping a record pending for a second period, is refused with the reason.',
    ),
  },
  {
    id: 'gst-ledgers',
    icon: 'gst',
    to: '/app/gst',
    words:
      'credit ledger cash ledger balance electronic PMT-02 PMT-05 PMT-06 rule 37 180 days unpaid creditors supplier payment rule 37A reversal reclaim 4(B)(2) 4(D)(1) ITC लेजर शेष 180 दिन रिवर्सल',
    title: mark('Ledgers, the 180 days of rule 37, and rule 37A'),
    text: mark(
      'Under Ledgers on a client’s GST page, see the credit and cash ledgers from return to return; enter the portal’s opening balances and challans once. The 180-day list uses bills from the purchase registers and payments from a file or the page: unpaid amounts are suggested for proportionate reversal, and for reclaim when paid. Suppliers without GSTR-3B come from GSTR-2A. Lines added to the credit ledger go to table 4 of the GSTR-3B of their period. Enter a supplier’s credit notes as payments of the bill.',
    ),
  },
  {
    id: 'gstr1a',
    icon: 'gst',
    to: '/app/gst',
    words:
      'GSTR-1A GSTR 1A amend correct mistake filed GSTR-1 left out missed invoice add before GSTR-3B गलती सुधार छूटा बिल',
    title: mark('A mistake in a GSTR-1 that is filed'),
    text: mark(
      'Until GSTR-3B of the same period is filed, the GSTR-1 card on the client’s GST page offers GSTR-1A: enter or import documents left out, and amend wrong ones with the number and date of the original. The recipient of a document cannot be changed there. GSTR-3B and GSTR-9 use both returns together. After GSTR-3B, amend in the GSTR-1 of a later period.',
    ),
  },
  {
    id: 'composition',
    icon: 'gst',
    to: '/app/gst',
    words:
      'composition dealer scheme CMP-08 CMP 08 GSTR-4 GSTR 4 quarterly statement turnover 1% 5% 6% section 10 कंपोज़िशन डीलर तिमाही',
    title: mark('CMP-08 and GSTR-4 of a composition dealer'),
    text: mark(
      'For a GSTIN registered as Composition, the client’s GST page leads to CMP-08 and GSTR-4. Choose the kind of dealer and enter the turnover and reverse charge of each quarter: central and State tax, interest for delay, GSTR-4 by rate and its late fee are calculated, and Excel has them in the order of the forms. Enter both on the portal.',
    ),
  },
  {
    id: 'suppliers',
    icon: 'people',
    to: '/app/gst',
    words:
      'GSTR-2A supplier vendor not filed missing invoice credit at risk rule 37A 16(2)(aa) follow up reminder letter chase GSTR 2A आपूर्तिकर्ता जोखिम पत्र',
    title: mark('Suppliers who did not report or file'),
    text: mark(
      'Under Suppliers on a client’s GST page, the year’s purchases, GSTR-2A, GSTR-2B and GSTR-3B are compared by month and by supplier, largest risk first: credit not in GSTR-2B, and credit whose supplier did not file GSTR-3B (rule 37A). Import GSTR-2A there. A letter in English or Hindi lists the documents and returns; mark it as sent once you send it.',
    ),
  },
  {
    id: 'einvoice',
    icon: 'invoice',
    to: '/app/gst',
    words:
      'e-invoice einvoice IRN INV-01 QR code IRP acknowledgement e-way bill eway ewaybill transport vehicle 30 days ई-इनवॉइस ई-वे बिल आईआरएन',
    title: mark('E-invoices and e-way bills'),
    text: mark(
      'Under E-invoices on a client’s GST page, each issued invoice and credit note shows what its IRN requires and how many days are left. Select some and save the bulk file for the portal, then import the returned file: IRN and QR code are printed on the invoice. Files from other software can be checked and imported as invoices there too.',
    ),
  },
  {
    id: 'gstr9c',
    icon: 'gst',
    to: '/app/gst',
    words:
      'GSTR-9C 9C reconciliation statement audited turnover 5R 12F unreconciled reasons five crore मिलान विवरण ऑडिट टर्नओवर',
    title: mark('GSTR-9C, the reconciliation statement'),
    text: mark(
      'Open the GSTR-9 of the year and choose GSTR-9C. Rows of GSTR-9 are filled; enter the audited turnover of the GSTIN, its adjustments, tax by rate, credit in the accounts and credit by expense. Differences are calculated, and each needs a reason. Excel and PDF follow the order of the form; enter the figures in the portal’s offline tool.',
    ),
  },
  {
    id: 'gstr9',
    icon: 'gst',
    to: '/app/gst',
    words:
      'annual return GSTR-9 9C yearly reversal reclaim rule 37 37A 42 43 17(5) credit ledger 8A 6H वार्षिक रिटर्न जीएसटीआर 9 क्रेडिट लेजर',
    title: mark('GSTR-9 and the credit ledger'),
    text: mark(
      'Under Annual return on a client’s GST page, every row of GSTR-9 is calculated from the twelve months saved here. The Credit ledger next to it shows why credit was reversed and which reversal a reclaim relates to. Where the department’s own texts differ, “More than one reading” shows each result and saves your choice. Books against the returns, below the form, compares invoices, purchase registers and accounts saved here with GSTR-1, GSTR-2B and GSTR-3B. Excel and PDF follow the portal’s order; the JSON has only the rows whose keys are known, so check each row on the portal.',
    ),
  },
  {
    id: 'tds',
    icon: 'tds',
    to: '/app/tds',
    words:
      'how to file 24Q 26Q 27Q 27EQ 138 140 143 144 return FVU RPU utility quarterly challan टीडीएस टीसीएस रिटर्न कैसे भरें चालान तिमाही',
    title: mark('TDS and TCS statements'),
    text: mark(
      'Choose form, year and quarter. Enter or import challans and deductees; thresholds are tracked over the year, and rates depend on date, PAN and certificates. Clear the findings and download the text file for the department’s file validator. From April 2026 the forms are 138, 140, 144 and 143.',
    ),
  },
  {
    id: 'tds-correction',
    icon: 'tds',
    to: '/app/tds',
    words:
      'correction statement revise token PRN conso Form 16A Form 27D Form 130 131 certificate TRACES सुधार विवरण प्रमाणपत्र फ़ॉर्म 16',
    title: mark('Correct a TDS statement; data for Form 16 and 16A'),
    text: mark(
      'Open a filed statement and click “Prepare a correction”; for one filed elsewhere, click “Correct a statement filed elsewhere” under TDS and enter its text file and token number. “Import and export” has a data sheet for each deductee, the summary by challan and the deductees without a valid PAN.',
    ),
  },
  {
    id: 'books',
    icon: 'ledger',
    to: '/app/accounts/trial-balance',
    words:
      'trial balance accounts P&L profit loss Tally import XML tally prime stock closing depreciation व्यापार खाता टैली आयात मूल्यह्रास',
    title: mark('From Tally to balance sheet'),
    text: mark(
      'Import the trial balance from Tally XML, Excel or CSV; groups are mapped and remembered. Add closing stock and depreciation to get Profit & Loss and Balance Sheet as PDF, Excel and as figures for ITR-3, ITR-5 or ITR-6.',
    ),
  },
  {
    id: 'invoices',
    icon: 'invoice',
    to: '/app/send-invoice',
    words: 'bill billing UPI payment reminder credit note mail GST invoice बिल भुगतान बीजक',
    title: mark('Send an invoice and follow its payment'),
    text: mark(
      'Invoice numbers run without gaps for each client and year. The mail includes the PDF with a UPI code; record payments as they come, send reminders, credit or cancel. Sent invoices can be imported into GSTR-1.',
    ),
  },
  {
    id: 'drive',
    icon: 'cloud',
    to: '/app/cloud-storage',
    words: 'files upload folder cloud storage space link share document दस्तावेज़ फ़ाइल अपलोड',
    title: mark('Keep and share documents'),
    text: mark(
      'Ask for storage on the drive page; an administrator opens it. Drop files or folders, attach them to a client and year, share by link with an expiry and, if you like, a password.',
    ),
  },
  {
    id: 'sharing',
    icon: 'share',
    to: '/app/companies',
    words: 'share client colleague article assistant access permission team conflict साझा ग्राहक सहायक अनुमति',
    title: mark('Work on a client together'),
    text: mark(
      'Share an entity by e-mail to view or edit. When two people change the same thing, the second sees both versions and chooses: nothing is overwritten silently.',
    ),
  },
  {
    id: 'lost',
    icon: 'cloud',
    to: '/app',
    words: 'offline internet autosave draft undo recover session expired बिना इंटरनेट ड्राफ़्ट सहेजना',
    title: mark('Nothing typed is lost'),
    text: mark(
      'Returns are saved as you type, even if the connection is lost: entries wait on this device and are sent when it returns. When the session ends, sign in again on the same page. Deleted items can be restored with Undo, or from the bin for 30 days.',
    ),
  },
  {
    id: 'import-clients',
    icon: 'upload',
    to: '/app/companies/import',
    words: 'excel csv bulk import clients list add new client PAN ग्राहक जोड़ें जोड़ना सूची आयात एक्सेल',
    title: mark('Import your list of clients'),
    text: mark(
      'Fill the template or use your own Excel or CSV: columns are recognised, each row is checked and shown before anything is created.',
    ),
  },
  {
    id: 'bin',
    icon: 'trash',
    to: '/app/companies',
    words:
      'delete remove client restore recover undo trash bin deleted by mistake हटाना ग्राहक वापस लाना मिटाना',
    title: mark('Delete and restore'),
    text: mark(
      'After a deletion, “Undo” is available for ten seconds, also with Ctrl Z. Clients can be restored for 30 days with all their data: Companies/Individuals, “Import and export”, “Recently deleted”. The drive has its own trash.',
    ),
  },
  {
    id: 'sample',
    icon: 'tiles',
    to: '/app',
    words: 'demo example try practice sample firm trial test नमूना आज़माना अभ्यास',
    title: mark('Try everything on a sample firm'),
    text: mark(
      '“Try with a sample firm” on the dashboard creates three entities with a return, invoices and books, marked (Sample). “Remove the sample firm” deletes them again. The button is shown until you add your first client.',
    ),
  },
  {
    id: 'look',
    icon: 'language',
    to: '/app/help',
    words:
      'hindi english language dark light theme font size compact density keyboard shortcuts keys हिंदी भाषा अंग्रेज़ी गहरा रंग कुंजी कीबोर्ड',
    title: mark('Language, light and dark, row height, keys'),
    text: mark(
      '“Language and appearance” at the top right switches between English and Hindi, light and dark, comfortable and compact rows. Press ? anywhere for the list of keys, Ctrl K to find anything.',
    ),
  },
  {
    id: 'devices',
    icon: 'device',
    to: '/app/account-settings?tab=devices',
    words: 'password change forgot forgotten reset sign in login logout other computer पासवर्ड भूल बदलना लॉगिन',
    title: mark('Password, devices and sessions'),
    text: mark(
      'Each browser counts as a device of your plan. Sign out those you no longer use; changing the password signs out all others. If you forget your password, click “Forgot your password?” on the sign-in page: you get a link by e-mail to choose a new one.',
    ),
  },
  {
    id: 'data',
    icon: 'download',
    to: '/app/account-settings?tab=data',
    words: 'export backup download close account delete account privacy copy बैकअप डेटा खाता बंद',
    title: mark('Your data'),
    text: mark(
      'Download everything stored about you as one file, or close the account: it is deleted after 30 days unless you sign in before then. Backups are made by the person who runs your office’s server.',
    ),
  },
];

/** All help: tasks first, then dates, limits and rates. */
export const topics: readonly Topic[] = [...matters, ...figures];
