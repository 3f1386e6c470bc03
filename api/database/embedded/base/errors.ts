/** MongoDB's codes for the errors this store can return (src/mongo/base/error_codes.yml). */
export const CODES = {
  InternalError: 1,
  BadValue: 2,
  FailedToParse: 9,
  Unauthorized: 13,
  TypeMismatch: 14,
  InvalidLength: 16,
  AuthenticationFailed: 18,
  NamespaceNotFound: 26,
  PathNotViable: 28,
  ConflictingUpdateOperators: 40,
  CursorNotFound: 43,
  MaxTimeMSExpired: 50,
  DollarPrefixedFieldName: 52,
  EmptyFieldName: 56,
  CommandNotFound: 59,
  ImmutableField: 66,
  CannotCreateIndex: 67,
  InvalidOptions: 72,
  InvalidNamespace: 73,
  IndexOptionsConflict: 85,
  IndexKeySpecsConflict: 86,
  UnsatisfiableWriteConcern: 100,
  WriteConflict: 112,
  CommandNotSupported: 115,
  CannotIndexParallelArrays: 171,
  TransactionTooOld: 225,
  NoSuchTransaction: 251,
  TransactionCommitted: 256,
  OperationNotSupportedInTransaction: 263,
  BSONObjectTooLarge: 10334,
  DuplicateKey: 11000,
  OutOfDiskSpace: 14031,
  UnrecognizedStage: 40324,
  UnknownField: 40415,
} as const;

const nameOf = new Map<number, string>(Object.entries(CODES).map(([name, code]) => [code, name]));

/** An error returned to the client as MongoDB would: code, name, message and labels. */
type CommandError = Error & {
  code: number;
  codeName: string;
  labels: string[];
  extra: Record<string, unknown>;
};

/** Creates an error with MongoDB's code; `extra` is merged into the reply (keyPattern, keyValue …). */
export const commandError = (
  code: number,
  message: string,
  extra: Record<string, unknown> = {},
  labels: string[] = [],
) => {
  const error = new Error(message) as CommandError;
  error.name = 'CommandError';
  error.code = code;
  error.codeName = nameOf.get(code) ?? `Location${code}`;
  error.labels = labels;
  error.extra = extra;
  return error;
};

/** Whether an error is a response for the client rather than a fault. */
export const isCommandError = (error: unknown): error is CommandError =>
  error instanceof Error && error.name === 'CommandError';

/** BadValue (2). */
export const badValue = (message: string) => commandError(CODES.BadValue, message);

/** For anything MongoDB supports and this store does not: an error, never a wrong result. */
export const unsupported = (what: string, code: number = CODES.CommandNotSupported) =>
  commandError(code, `${what} is not supported by the embedded store; set MONGODB_URI to use MongoDB`);

/** WriteConflict (112): the transaction must be retried from its start. */
export const writeConflict = () =>
  commandError(
    CODES.WriteConflict,
    'Caused by :: Write conflict during plan execution and yielding is disabled. :: Please retry your operation or multi-document transaction.',
    {},
    ['TransientTransactionError'],
  );
