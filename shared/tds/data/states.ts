/** State codes of e-TDS files (not the GST codes: Maharashtra is 19). */
export const tdsStates = [
  ['01', 'Andaman and Nicobar Islands'],
  ['02', 'Andhra Pradesh'],
  ['03', 'Arunachal Pradesh'],
  ['04', 'Assam'],
  ['05', 'Bihar'],
  ['06', 'Chandigarh'],
  ['07', 'Dadra and Nagar Haveli and Daman and Diu'],
  ['09', 'Delhi'],
  ['10', 'Goa'],
  ['11', 'Gujarat'],
  ['12', 'Haryana'],
  ['13', 'Himachal Pradesh'],
  ['14', 'Jammu and Kashmir'],
  ['15', 'Karnataka'],
  ['16', 'Kerala'],
  ['17', 'Lakshadweep'],
  ['18', 'Madhya Pradesh'],
  ['19', 'Maharashtra'],
  ['20', 'Manipur'],
  ['21', 'Meghalaya'],
  ['22', 'Mizoram'],
  ['23', 'Nagaland'],
  ['24', 'Odisha'],
  ['25', 'Puducherry'],
  ['26', 'Punjab'],
  ['27', 'Rajasthan'],
  ['28', 'Sikkim'],
  ['29', 'Tamil Nadu'],
  ['30', 'Tripura'],
  ['31', 'Uttar Pradesh'],
  ['32', 'West Bengal'],
  ['33', 'Chhattisgarh'],
  ['34', 'Uttarakhand'],
  ['35', 'Jharkhand'],
  ['36', 'Telangana'],
  ['37', 'Ladakh'],
].map(([value, label]) => ({ value: value!, label: label! }));

/** Kinds of deductor, letters of the file. */
export const deductorTypes = [
  { value: 'A', label: 'Central Government' },
  { value: 'S', label: 'State Government' },
  { value: 'D', label: 'Statutory body (Central)' },
  { value: 'E', label: 'Statutory body (State)' },
  { value: 'G', label: 'Autonomous body (Central)' },
  { value: 'H', label: 'Autonomous body (State)' },
  { value: 'L', label: 'Local authority (Central)' },
  { value: 'N', label: 'Local authority (State)' },
  { value: 'K', label: 'Company' },
  { value: 'M', label: 'Branch or division of a company' },
  { value: 'P', label: 'Association of persons' },
  { value: 'T', label: 'Association of persons (trust)' },
  { value: 'J', label: 'Artificial juridical person' },
  { value: 'B', label: 'Body of individuals' },
  { value: 'Q', label: 'Individual or HUF' },
  { value: 'F', label: 'Firm' },
] as const;

/** Government deductors, who may pay by book entry and name a ministry or State. */
export const governmentTypes: ReadonlySet<string> = new Set(['A', 'S', 'D', 'E', 'G', 'H', 'L', 'N']);

/** Government deductors of a State, who name it, and of the Union. */
export const ofState: ReadonlySet<string> = new Set(['S', 'E', 'H', 'N']);
export const ofCentre: ReadonlySet<string> = new Set(['A', 'D', 'G', 'L']);
