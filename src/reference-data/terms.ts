import { facilities } from './terms/facilities.ts';
import { stayAndTripTerms } from './terms/stay-and-trip-terms.ts';
import type { Term } from './terms/term.ts';

/** Every controlled vocabulary of the demo catalogue; a slug is unique within its taxonomy. */
export const terms: Term[] = [...facilities, ...stayAndTripTerms];
