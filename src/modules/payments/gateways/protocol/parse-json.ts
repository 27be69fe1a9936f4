/** Deeper than any message of a bank or provider; bounds recursion over external values. */
const maxDepth = 32;

/** Parses external JSON; undefined when it is invalid, or nested deeper than any genuine message. */
export function parseJson(text: string): unknown {
  if (isDeeperThan(text, maxDepth)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Counts brackets outside of strings, so that no deep value is ever built. */
function isDeeperThan(text: string, most: number): boolean {
  let depth = 0;
  let inString = false;
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    if (inString) {
      if (character === '\\') at++;
      else if (character === '"') inString = false;
    } else if (character === '"') inString = true;
    else if (character === '[' || character === '{') {
      if (++depth > most) return true;
    } else if (character === ']' || character === '}') depth--;
  }
  return false;
}
