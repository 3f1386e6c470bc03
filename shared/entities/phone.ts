const said = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** The number on a client's invoices: its phone, else its mobile; '' if it has neither. */
export const phoneOf = (data: Readonly<Record<string, unknown>>): string =>
  said(data['phone']) || said(data['mobile']);
