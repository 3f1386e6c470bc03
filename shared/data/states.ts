/**
 * States and union territories with the two codes in use: of GSTINs and places of supply (offline tool v3.2.4 state list), and of the
 * department's files (ITR schema, StateCode; e-TDS file format). 25 and 08, Daman and Diu, merged into 26 and 07 on 26 January 2020
 * (Act 44 of 2019); the ITR schema still has both.
 */
export const states = [
  { gst: '35', itd: '01', name: 'Andaman and Nicobar Islands' },
  { gst: '37', itd: '02', name: 'Andhra Pradesh' },
  { gst: '12', itd: '03', name: 'Arunachal Pradesh' },
  { gst: '18', itd: '04', name: 'Assam' },
  { gst: '10', itd: '05', name: 'Bihar' },
  { gst: '04', itd: '06', name: 'Chandigarh' },
  { gst: '26', itd: '07', name: 'Dadra and Nagar Haveli and Daman and Diu' },
  { gst: '25', itd: '08', name: 'Daman and Diu' },
  { gst: '07', itd: '09', name: 'Delhi' },
  { gst: '30', itd: '10', name: 'Goa' },
  { gst: '24', itd: '11', name: 'Gujarat' },
  { gst: '06', itd: '12', name: 'Haryana' },
  { gst: '02', itd: '13', name: 'Himachal Pradesh' },
  { gst: '01', itd: '14', name: 'Jammu and Kashmir' },
  { gst: '29', itd: '15', name: 'Karnataka' },
  { gst: '32', itd: '16', name: 'Kerala' },
  { gst: '31', itd: '17', name: 'Lakshadweep' },
  { gst: '23', itd: '18', name: 'Madhya Pradesh' },
  { gst: '27', itd: '19', name: 'Maharashtra' },
  { gst: '14', itd: '20', name: 'Manipur' },
  { gst: '17', itd: '21', name: 'Meghalaya' },
  { gst: '15', itd: '22', name: 'Mizoram' },
  { gst: '13', itd: '23', name: 'Nagaland' },
  { gst: '21', itd: '24', name: 'Odisha' },
  { gst: '34', itd: '25', name: 'Puducherry' },
  { gst: '03', itd: '26', name: 'Punjab' },
  { gst: '08', itd: '27', name: 'Rajasthan' },
  { gst: '11', itd: '28', name: 'Sikkim' },
  { gst: '33', itd: '29', name: 'Tamil Nadu' },
  { gst: '16', itd: '30', name: 'Tripura' },
  { gst: '09', itd: '31', name: 'Uttar Pradesh' },
  { gst: '19', itd: '32', name: 'West Bengal' },
  { gst: '22', itd: '33', name: 'Chhattisgarh' },
  { gst: '05', itd: '34', name: 'Uttarakhand' },
  { gst: '20', itd: '35', name: 'Jharkhand' },
  { gst: '36', itd: '36', name: 'Telangana' },
  { gst: '38', itd: '37', name: 'Ladakh' },
] as const;

/** Names of the States and union territories of today, by the alphabet. */
export const stateNames: readonly string[] = states
  .map((s) => s.name)
  .filter((name) => name !== 'Daman and Diu')
  .sort();
