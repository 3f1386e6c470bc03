/** Natures of document of table 13, in the form's order. */
export const documentNatures = [
  { value: '1', label: 'Invoices for outward supply' },
  { value: '2', label: 'Invoices for inward supply from unregistered person' },
  { value: '3', label: 'Revised Invoice' },
  { value: '4', label: 'Debit Note' },
  { value: '5', label: 'Credit Note' },
  { value: '6', label: 'Receipt Voucher' },
  { value: '7', label: 'Payment Voucher' },
  { value: '8', label: 'Refund Voucher' },
  { value: '9', label: 'Delivery Challan for job work' },
  { value: '10', label: 'Delivery Challan for supply on approval' },
  { value: '11', label: 'Delivery Challan in case of liquid gas' },
  {
    value: '12',
    label: 'Delivery Challan in cases other than by way of supply (excluding at S no. 9 to 11)',
  },
] as const;

/** Invoice types of tables 4 and 6 and of notes to registered persons. */
export const invoiceTypes = [
  { value: 'R', label: 'Regular B2B' },
  { value: 'SEWP', label: 'SEZ supplies with payment' },
  { value: 'SEWOP', label: 'SEZ supplies without payment' },
  { value: 'DE', label: 'Deemed Exp' },
  { value: 'CBW', label: 'Intra-State supplies attracting IGST' },
] as const;

/** Exports with or without payment of tax. */
export const exportTypes = [
  { value: 'WPAY', label: 'With payment of tax' },
  { value: 'WOPAY', label: 'Without payment of tax' },
] as const;

/** Credit or debit note. */
export const noteTypes = [
  { value: 'C', label: 'Credit note' },
  { value: 'D', label: 'Debit note' },
] as const;

/** Supplies a note to an unregistered person refers to. */
export const unregisteredTypes = [
  { value: 'B2CL', label: 'Large inter-state supply (B2CL)' },
  { value: 'EXPWP', label: 'Export with payment' },
  { value: 'EXPWOP', label: 'Export without payment' },
] as const;

/** Rows of table 8. */
export const nilSupplyTypes = [
  { value: 'INTRB2B', label: 'Inter-State supplies to registered persons' },
  { value: 'INTRAB2B', label: 'Intra-State supplies to registered persons' },
  { value: 'INTRB2C', label: 'Inter-State supplies to unregistered persons' },
  { value: 'INTRAB2C', label: 'Intra-State supplies to unregistered persons' },
] as const;

/** Table 14: the operator collects tax at source, or pays the tax itself. */
export const operatorTypes = [
  { value: 'TCS', label: 'Liable to collect tax u/s 52 (TCS)' },
  { value: '9(5)', label: 'Liable to pay tax u/s 9(5)' },
] as const;

/** Table 15: registered or unregistered supplier, registered (B) or unregistered (C) recipient. */
export const operatorSupplies = [
  { value: 'b2b', label: 'Registered supplier to registered recipient' },
  { value: 'b2c', label: 'Registered supplier to unregistered recipient' },
  { value: 'urp2b', label: 'Unregistered supplier to registered recipient' },
  { value: 'urp2c', label: 'Unregistered supplier to unregistered recipient' },
] as const;

/** The two parts of table 12 from May 2025. */
export const hsnParts = [
  { value: 'B2B', label: 'B2B supplies' },
  { value: 'B2C', label: 'B2C supplies' },
] as const;
