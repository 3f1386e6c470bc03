/** Where the income-tax content script runs: the signed-in application, not the public pages. */
export const itrMatches = ['https://eportal.incometax.gov.in/iec/foservices/*'];

/** Where the GST content script runs. */
export const gstMatches = [
  'https://return.gst.gov.in/returns/auth/*',
  'https://return.gst.gov.in/imsweb/auth/*',
  'https://gstr2b.gst.gov.in/gstr2b/auth/*',
  'https://payment.gst.gov.in/payment/auth/ledger/*',
];
