import type { QuoteOptions } from '../schema.ts';

/** Nothing chosen besides dates and guests. */
export const noOptions: QuoteOptions = { extraBeds: 0, singles: 0, extras: [], openDated: false };
