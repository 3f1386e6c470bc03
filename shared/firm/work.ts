/** Divisions of a client's work; `all` is the client as a whole. */
export const duties = ['all', 'itr', 'gst', 'tds', 'accounts', 'invoices'] as const;
export type Duty = (typeof duties)[number];
