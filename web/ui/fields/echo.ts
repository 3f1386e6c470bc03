/**
 * Texts a box has passed on and not yet had back as its value. A value that comes back is the box's own words, maybe older than
 * what was typed since: it must not replace them. Any other value comes from outside and does.
 */
export function echoes(): { told: (text: string) => void; isOwn: (value: string) => boolean } {
  let waiting: string[] = [];
  return {
    told: (text) => {
      waiting.push(text);
    },
    isOwn: (value) => {
      const at = waiting.indexOf(value);
      // Values in between may be skipped; after one from outside none is waited for.
      waiting = at < 0 ? [] : waiting.slice(at + 1);
      return at >= 0;
    },
  };
}
