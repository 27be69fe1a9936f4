export {
  type ExplainedLine,
  type ExplainedStart,
  explainStart,
  type IdleRule,
} from './steps/explain-start.ts';
export { type PricedYear, priceYear, type TriedParty } from './steps/price-year.ts';
