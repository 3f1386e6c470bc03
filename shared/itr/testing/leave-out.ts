import type { FormValues } from '../../forms/paths.ts';

/**
 * What rules say of a sound return that lacks one of its parts, or one field of a part: `without`, and the names of the rules. What
 * is only missing breaks nothing but the rules that ask for it.
 */
export function brokenWithout(
  data: FormValues,
  rulesBroken: (data: FormValues) => readonly string[],
): Record<string, string> {
  const out: Record<string, string> = {};
  const look = (name: string, without: FormValues) => {
    const rules = [...new Set(rulesBroken(without))].sort();
    if (rules.length > 0) out[name] = rules.join(' ');
  };
  for (const [part, value] of Object.entries(data)) {
    const { [part]: _, ...rest } = data;
    look(part, rest);
    if (Array.isArray(value)) continue;
    for (const field of Object.keys(value as FormValues)) {
      const { [field]: __, ...others } = value as FormValues;
      look(`${part}.${field}`, { ...data, [part]: others });
    }
  }
  return out;
}
