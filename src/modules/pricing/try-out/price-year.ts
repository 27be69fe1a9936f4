export {
  type ExplainedLine,
  type ExplainedStart,
  explainStart,
  type IdleRule,
} from './steps/explain-start.ts';
export { type PricedYear, priceYear } from './steps/price-year.ts';
