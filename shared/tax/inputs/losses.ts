/** Kinds of loss that travel between years (Schedule CFL, UD). */
export type LossKind =
  | 'house-property'
  | 'business'
  | 'speculative'
  | 'specified-business'
  | 'short-term'
  | 'long-term'
  | 'race-horses'
  | 'depreciation';
