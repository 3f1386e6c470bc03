/**
 * A draft-04 schema, as the department writes it, for a current validator: boolean exclusive limits are its default and
 * go, and so do the names of the draft.
 */
export const modernSchema = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(modernSchema);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(
        ([k, v]) =>
          !(['exclusiveMinimum', 'exclusiveMaximum'].includes(k) && typeof v === 'boolean') &&
          k !== '$schema' &&
          k !== 'id',
      )
      .map(([k, v]) => [k, modernSchema(v)]),
  );
};
