import type { DemoProduct } from '../demo-product.ts';
import { centralExperiences } from './centre.ts';
import { northernExperiences } from './north.ts';
import { southernExperiences } from './south.ts';

/** All experiences of the demo, TN001 to TN024. */
export const experiences: DemoProduct[] = [
  ...northernExperiences,
  ...centralExperiences,
  ...southernExperiences,
];
