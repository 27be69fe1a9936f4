import type { DemoProduct } from '../demo-product.ts';
import { centralTours } from './centre.ts';
import { northernTours } from './north.ts';
import { southernTours } from './south.ts';

/** All tours of the demo, TR001 to TR024. */
export const tours: DemoProduct[] = [...northernTours, ...centralTours, ...southernTours];
