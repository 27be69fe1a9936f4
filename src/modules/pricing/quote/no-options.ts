import type { QuoteOptions } from '#modules/pricing/schema.ts';

/** Nothing chosen besides dates and guests. */
export const noOptions: QuoteOptions = { extraBeds: 0, singles: 0, extras: [], openDated: false };
