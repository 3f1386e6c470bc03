/**
 * Codes of the department's validator (FVU) named by published error pages and programs, with their subject.
 * The official list has more than 500 and is not published: a missing code is unknown, not unchecked.
 */
interface ValidatorCode {
  /** As the validator prints it; a range where the sources name one for several fields. */
  code: string;
  check: string;
  /** Where it is predicted: on typed data, on a text file, on both; `none` if it cannot be. */
  where: 'entry' | 'file' | 'both' | 'none';
  /** For `none`: why. */
  why?: string;
}

const entry = (code: string, check: string): ValidatorCode => ({ code, check, where: 'entry' });
const file = (code: string, check: string): ValidatorCode => ({ code, check, where: 'file' });
const both = (code: string, check: string): ValidatorCode => ({ code, check, where: 'both' });
const none = (code: string, check: string, why: string): ValidatorCode => ({
  code,
  check,
  where: 'none',
  why,
});

export const validatorCodes = [
  file('T-FV-1000', 'The file header has 18 fields'),
  file('T-FV-1001', 'The first record is the file header'),
  file('T-FV-1002', 'Lines are numbered without a gap'),
  file('T-FV-1003', 'Each record begins with its line number'),
  file('T-FV-1004', 'File type of the form'),
  file('T-FV-1005', 'Regular (R) or correction (C)'),
  file('T-FV-1006', 'Day the file was made, not in the future'),
  file('T-FV-1007', 'Sequence number of the file is a number'),
  file('T-FV-1008', 'At most ten batches'),
  file('T-FV-1009', 'Kind of uploader'),
  file('T-FV-1010', 'TAN of the file header'),
  file('T-FV-1011', 'Number of batches is a number'),
  file('T-FV-1012', 'A regular statement has one batch'),
  file('T-FV-1013', 'Number of batches equals the batch headers'),
  file('T-FV-1014', 'One file header'),
  file('T-FV-1015', 'A deductor’s file has a sequence number'),
  none('T-FV-1016', 'Number of the centre', 'asked of facilitation centres, not of a deductor’s file'),
  file('T-FV-1017', 'A filler is empty'),
  none('T-FV-1018', 'Count of batches, second form', 'no source tells it from T-FV-1013, which is predicted'),
  file('T-FV-1019', 'Plain text, fields joined by carets'),
  file('T-FV-1020', 'The file is not empty'),
  none('T-FV-1021', 'Version of the validator', 'asked online by the validator of itself'),
  file('T-FV-1022, 1026 to 1028', 'Hashes are empty before the validator fills them'),
  none('T-FV-1023', 'Indicator of paper statements', 'no field of the present layouts holds it'),
  file('T-FV-1024', 'SAM version is empty'),
  file('T-FV-1025', 'SCM version is empty'),
  file('T-FV-1029 to 1032', 'Challan file: there, not empty, of this TAN and name, enough challans'),
  none('T-FV-1041', 'Path of the challan file', 'typed into the validator itself'),
  file('T-FV-1033', 'Name of the preparing program'),
  none('T-FV-1034', 'The preparing program is known', 'the validator’s own list of programs is not public'),
  both('T-FV-2027', 'TAN of the deductor'),
  both('T-FV-2030', 'PAN of the deductor'),
  file('T-FV-2034', 'Assessment year follows the financial year'),
  both('T-FV-2035', 'A name is not signs alone'),
  both('T-FV-2041', 'State of the deductor'),
  both('T-FV-2042', 'PIN code of the deductor'),
  both('T-FV-2043', 'Whether the deductor’s address changed'),
  both('T-FV-2045', 'Designation of the person responsible'),
  both('T-FV-2047 to 2053', 'Address, State and e-mail of the person responsible'),
  both('T-FV-2076', 'Kind of deductor'),
  both('T-FV-2080, 2081', 'Fields that the kind of deductor asks: State, PAO, DDO, ministry, AIN'),
  both('T-FV-2084', 'Whether the address of the person responsible changed'),
  file('T-FV-2127', 'Count of salary records'),
  file('T-FV-2142', 'No salary records in the first three quarters'),
  both('T-FV-2164', 'PAN of a payee: structure and fourth letter'),
  file('T-FV-2208', 'Count of unmatched challans is empty'),
  both('T-FV-2213', 'Enter STD code and telephone together'),
  both('T-FV-2232', 'Token number of the earlier statement'),
  file('T-FV-3160', 'No section in a challan record'),
  both('T-FV-3169', 'A challan covers what the statement uses of it'),
  file('T-FV-3173', 'Name of the deductor equals that of the TAN'),
  file('T-FV-4202', 'Net tax of an employee'),
  entry('T-FV-4278', 'Tax agrees with amount and rate'),
  file('T-FV-6003', 'Batch total equals the challans'),
  entry('T_FV_6138', 'Standard deduction within its limit'),
  both('T_FV_6198', 'Whether the new regime is opted out of'),
  both('T_FV_6381', 'At least one payee'),
] as const satisfies readonly ValidatorCode[];

export type ValidatorRule = (typeof validatorCodes)[number]['code'];
