/**
 * Foreign words of travel queries that Telex would turn into a Vietnamese syllable ('bus' → 'bú'). Not here:
 * those that are also raw keys of a place name ('beer' in Ba Bể, 'max' in Bạch Mã).
 */
export const telexKeptWords: ReadonlySet<string> = new Set(
  (
    'bar bars bas bass best book boss bus car cars coast cost dad days door dorm down gas host laos ' +
    'last lux mass miss moon nest oasis parks pass pax pets post queen rest room rooms rosa rose six ' +
    'sofa sos surf tax taxi test town tree usa visa wc'
  ).split(' '),
);
