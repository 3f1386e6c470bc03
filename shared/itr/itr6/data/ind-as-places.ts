/** The profit and loss account of a company under Ind AS in the file. */
export const ACCOUNT_IND_AS = 'PARTA_PLIndAS';

/** The Ind AS path for a path of the accounts; other paths unchanged. */
export const pathInFile = (path: string): string =>
  path
    .replace(/\bPARTA_PL(?=\.(?:Credits|Debits)ToPL)/, ACCOUNT_IND_AS)
    .replace(/\b(Manufacturing|Trading)Account\b/, '$1AccountIndAS');
