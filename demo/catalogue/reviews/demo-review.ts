import type { TripType } from '#modules/reviews/rules/trip-types.ts';

/** A review of the demo as its author would have typed it. */
export interface DemoReview {
  by: string;
  trip: TripType;
  score: number;
  /** In the order of the criteria of the product's kind; 0 where nothing was filled in. */
  scores?: number[];
  title: string;
  pros: string;
  cons: string;
  text: string;
  /** Month of the stay, 'YYYY-MM', and the day of writing. */
  in: string;
  on: string;
  helpful?: number;
  reply?: { by: string; text: string; on: string };
}

/** The reviews of one product, named as 'kind/slug'. */
export type ReviewsByProduct = Record<string, DemoReview[]>;
