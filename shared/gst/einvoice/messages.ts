import { messagesOf } from '../../forms/messages.ts';

/** Message patterns of e-invoices and e-way bills. */
const patterns = {
  needed: '{field} is missing',
  notText: '{field} must be text',
  notNumber: '{field} must be a number',
  tooLong: '{field} has {found} characters, at most {max} are allowed',
  tooShort: '{field} has {found} characters, at least {min} are needed',
  wrongForm: '{field} “{found}” is not in the required format',
  notInList: '{field} “{found}” must be one of {codes}',
  outside: '{field} must be from {min} to {max}',
  places: '{field} may have at most {places} decimals',
  notDate: '{field} “{found}” must be a date as dd/mm/yyyy',
  unknown: '{field} is not in the schema: it stays in the file unchanged',
  notGroup: '{field} must be a group of fields',
  notList: '{field} must be a list',
  tooMany: '{field} has {found} rows, at most {max} are allowed',
  sum: '{field} is {found}, but {from} gives {expected}',
  future: 'The document is dated {day}, after today',
  gstinFault: '{field} “{found}” is not a GSTIN: look for a mistyped character',
  stateDiffers: '{field} is {found}, but the GSTIN begins with {expected}',
  sameParty: 'The buyer cannot be the seller',
  notUnregistered: 'A supply to an unregistered person needs no e-invoice: enter the buyer’s GSTIN',
  exportParty: 'For an export, {field} must be {expected}',
  intra: '{field}: the supply is within the State, so CGST and SGST apply, not IGST',
  inter: '{field}: the supply is between States, an export or to a SEZ, so IGST applies, not CGST and SGST',
  noTax: '{field}: a supply without payment of tax has no tax',
  halves: '{field}: CGST and SGST must be equal',
  rate: '{field} {found}% is not a GST rate',
  unit: '{field} “{found}” is not a unit code; use OTH for others',
  unitNeeded: '{field}: goods need a unit and a quantity',
  service: '{field}: code {hsn} is of a service, so IsServc must be Y',
  goods: '{field}: code {hsn} is for goods, so IsServc must be N',
  hsnShort: '{field} “{found}”: six digits are needed above 5 crore of turnover',
  reverseB2b: 'Reverse charge is allowed for B2B and SEZ supplies only',
  precedes: 'A credit or debit note should name the invoice it changes (RefDtls.PrecDocDtls)',
  duplicate: '{number} is in the file twice',
  serial: '{field}: serial number {found} is used twice',
  late: 'The document had to be reported within {days} days, by {day}',
  vehicle: '{field}: transport by road needs the number of the vehicle, or the transporter’s ID',
  transportDocument: '{field}: transport by rail, air or ship needs the number and date of its document',
  ewayOld: 'The document is older than {days} days: no e-way bill can be generated for it',
  ewayService: 'No e-way bill required: the document has services only',
  modeUnknown: '{field} is needed with a vehicle or transport document',
  subReason: 'subSupplyDesc is needed when the reason is Others',
  moved: 'For {kind}, {field} must be {expected}',
} as const;

export const say = messagesOf(patterns);

/** Why a document of a file cannot be imported as an invoice. */
const unheld = {
  note: 'Credit and debit notes are entered on their invoice',
  day: 'Its date cannot be read',
  rate: 'Invoices here do not offer a rate of {rate}%',
  items: 'An invoice here has at most 500 items',
  cess: 'Invoices here cannot have cess ({amount})',
  charge: 'Invoices here cannot have {field} ({amount})',
  total: 'Its total is {theirs}, but its items total {ours}',
  purchase: 'It was issued by {gstin}, not by this client',
  there: 'Invoice {number} is already in the list',
  unnumbered: 'It has no number',
  figure: '{field} cannot be read as a number',
  series: 'Karsetu assigns numbers like {number}, so it would be used twice',
} as const;

export const cannot = messagesOf(unheld);
