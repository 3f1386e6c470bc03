/**
 * Score of typed letters against a text: all in order, with full words and word starts preferred. Undefined
 * without a match; higher is better.
 */
export function fuzzyScore(typed: string, text: string): number | undefined {
  const wanted = typed.trim().toLowerCase();
  const hay = text.toLowerCase();
  if (wanted === '') return 0;
  const at = hay.indexOf(wanted);
  if (at >= 0) return 1000 - at + (at === 0 || /[\s/(-]/.test(hay[at - 1]!) ? 500 : 0);
  let score = 0;
  let from = 0;
  for (const letter of wanted.replaceAll(' ', '')) {
    const found = hay.indexOf(letter, from);
    if (found < 0) return undefined;
    const wordStart = found === 0 || /[\s/(-]/.test(hay[found - 1]!);
    score += wordStart ? 10 : found === from ? 5 : 1;
    from = found + 1;
  }
  return score;
}
