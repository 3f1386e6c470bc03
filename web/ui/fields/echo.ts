/**
 * Values an input has reported and not yet received back. A value that comes back is the input's own, perhaps
 * older than the current text, and must not replace it. Any other value comes from outside and does.
 */
export function echoes(): { told: (text: string) => void; isOwn: (value: string) => boolean } {
  let waiting: string[] = [];
  return {
    told: (text) => {
      waiting.push(text);
    },
    isOwn: (value) => {
      const at = waiting.indexOf(value);
      // Intermediate values may be skipped; after one from outside, none is expected.
      waiting = at < 0 ? [] : waiting.slice(at + 1);
      return at >= 0;
    },
  };
}
