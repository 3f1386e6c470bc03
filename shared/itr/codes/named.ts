import type { Option } from '../../forms/fields.ts';

/** Options of lines of code and words: `01001 Growing and manufacturing of tea`. */
export const named = (lines: string): Option[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const at = line.indexOf(' ');
      const value = line.slice(0, at);
      return { value, label: `${value} - ${line.slice(at + 1)}` };
    });
