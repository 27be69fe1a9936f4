/** Foreign words of travel queries that Telex would turn into a Vietnamese syllable ('bus' → 'bú'). */
export const TELEX_KEPT_WORDS: ReadonlySet<string> = new Set(
  (
    'bar bars bas bass beer best book boss bus car cars coast cost dad days door dorm down gas host how ' +
    'laos last less low lux mass max miss mix moon nest now oasis off parks pass pax pets post queen rest ' +
    'room rooms rosa rose see sex six sofa sos surf tax taxi test town tree usa visa wc'
  ).split(' '),
);
