/** Reads started before the app has loaded. */
export interface EarlyReads {
  at: number;
  token: string;
  answers: Map<string, Promise<Response>>;
}
