/** 'swap': two neighbouring letters changed places; 'letter': one is missing, too many or wrong. Null for anything else. */
export function slipBetween(typed: string, meant: string): 'swap' | 'letter' | null {
  if (typed === meant || Math.abs(typed.length - meant.length) > 1) return null;
  let same = 0;
  while (same < typed.length && typed[same] === meant[same]) same++;
  const typedRest = typed.slice(same);
  const meantRest = meant.slice(same);
  if (typed.length > meant.length) return typedRest.slice(1) === meantRest ? 'letter' : null;
  if (typed.length < meant.length) return typedRest === meantRest.slice(1) ? 'letter' : null;
  if (typedRest.slice(1) === meantRest.slice(1)) return 'letter';
  const isSwap =
    typedRest[0] === meantRest[1] &&
    typedRest[1] === meantRest[0] &&
    typedRest.slice(2) === meantRest.slice(2);
  return isSwap ? 'swap' : null;
}
