/** All problems with the date or section of a return. */
export const filingMessages = {
  afterDueDate: 'The due date was {date}: a later return is filed under section 139(4)',
  afterAll:
    'The due date was {date} and the last date for a belated return {last}: only an updated return can be filed, from {from} to {to}',
  beforeDueDate: 'Until {date} the return is filed under section 139(1)',
  afterBelated:
    'The last date for a belated return was {last}: only an updated return can be filed, from {from} to {to}',
  afterRevised: 'The last date for a revised return was {date}',
  beforeOriginal: 'A return can be revised only after it was filed: {date}',
  originalOutOfTime: 'A return filed after {date} was filed too late and cannot be revised',
  updatedDays: 'An updated return can be filed from {from} to {to}',
  beforeNotice: 'The notice or order of {date} is later than the return that answers it',
  afterNotice: 'The time for this return ended on {date}, unless the officer has extended it',
} as const;
