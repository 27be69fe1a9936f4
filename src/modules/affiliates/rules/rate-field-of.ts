import type { KindName } from '#modules/catalog/kinds/kind-names.ts';

/** The field of a kind's rate in the form of an affiliate. */
export const rateFieldOf = (kind: KindName) => `rate-${kind}` as const;
