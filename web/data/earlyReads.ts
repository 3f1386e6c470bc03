/** Reads under way before the app asks for them. */
export interface EarlyReads {
  at: number;
  token: string;
  answers: Map<string, Promise<Response>>;
}
