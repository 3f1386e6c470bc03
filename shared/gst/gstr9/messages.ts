import { messagesOf } from '../../forms/messages.ts';

/** Message patterns of GSTR-9. */
const patterns = {
  annualEarlier:
    '{number} is dated in {year}: it counts in table 10 of the GSTR-9 of that year, not in tables 4 and 5',
  annualMissing: 'No {form} here for {periods}: the rows do not include these months',
  annualDrafts:
    '{form} not marked as filed: {periods}. The portal opens GSTR-9 once all returns of the year are filed',
  annualReclaims:
    '{period}: the credit ledger does not explain {row}. Enter the reversal to which each reclaim relates',
  annualReversals:
    '{period}: the credit ledger does not explain {row}. Enter the reason for each reversal; until then it is included in 7H',
  annualPaidLess: '{period}: GSTR-3B has {amount} less tax than GSTR-1 (rule 88C)',
  annualPaidMore: '{period}: GSTR-3B has {amount} more tax than GSTR-1',
  annualCreditMore: '{period}: GSTR-3B claims {amount} more credit than GSTR-2B has (rule 88D)',
  annual6J:
    'Credit by 6(B) to 6(H) differs from the credit availed in GSTR-3B: the difference in 6(J) should be 0',
  annual8D:
    'More credit was availed than GSTR-2B allows for documents of the year: the department asks about this',
  annual8E: 'Split the difference in 8(D): credit available but not availed (8E) and ineligible credit (8F)',
  annual8I: 'More credit on imports was availed than GSTR-2B shows',
  annual14:
    'Tables 10 and 11 leave {amount} of tax that is not entered as paid: enter what the later GSTR-3B paid',
  annualLateCredit:
    'Credit notes of {amount} were reported from April to October after the year. Enter those for supplies of this year here; leave them out of 4(I) and 5(H) of the next year',
  annualLateDebit:
    'Debit notes of {amount} were reported from April to October after the year. Enter those for supplies of this year here; leave them out of 4(J) and 5(I) of the next year',
  annualLateCreditCounted:
    'Credit notes of {amount} reported from April to October after the year are counted here. Enter a lower figure if some are for supplies of the next year',
  annualLateDebitCounted:
    'Debit notes of {amount} reported from April to October after the year are counted here. Enter a lower figure if some are for supplies of the next year',
  annualCreditBefore:
    'Credit notes of {amount} from April to October are left out of 4(I) and 5(H): the GSTR-9 of the year before counts them in table 11. Enter those for supplies of this year',
  annualDebitBefore:
    'Debit notes of {amount} from April to October are left out of 4(J) and 5(I): the GSTR-9 of the year before counts them in table 10. Enter those for supplies of this year',
  annualShortHsn: 'HSN codes with fewer than {digits} digits: {codes}',
  originalUnknown: 'The original of {number} is not in Karsetu: enter the difference yourself',
} as const;

export const say = messagesOf(patterns);
