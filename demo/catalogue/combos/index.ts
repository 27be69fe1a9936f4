import type { DemoProduct } from '../demo-product.ts';
import { centreCombos } from './centre.ts';
import { northCombos } from './north.ts';
import { southCombos } from './south.ts';

/** The bundles of the demo catalogue, from north to south. */
export const combos: DemoProduct[] = [...northCombos, ...centreCombos, ...southCombos];
