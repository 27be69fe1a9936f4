import type { KindName } from '#modules/catalog/kinds/kind-names.ts';

/** The kinds that suggestions ask a list of their own for (SRCH-01); products of other kinds come with the provinces. */
export const listedKinds: readonly KindName[] = ['hotel', 'combo', 'tour', 'cruise'];
