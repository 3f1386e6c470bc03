/** The profit and loss account of a company under Ind AS in the file. */
export const ACCOUNT_IND_AS = 'PARTA_PLIndAS';

/** The place under Ind AS of a path of the accounts as the form reads it; any other path as it is. */
export const pathInFile = (path: string): string =>
  path
    .replace(/\bPARTA_PL(?=\.(?:Credits|Debits)ToPL)/, ACCOUNT_IND_AS)
    .replace(/\b(Manufacturing|Trading)Account\b/, '$1AccountIndAS');
