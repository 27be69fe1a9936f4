import type { DemoProduct } from '../demo-product.ts';
import { centreCombos } from './centre.ts';
import { nearAndFarCombos } from './near-and-far.ts';
import { northCombos } from './north.ts';
import { southCombos } from './south.ts';
import { tetCombos } from './tet.ts';

/** The bundles of the demo catalogue, from north to south, then those over Tết and those near and far. */
export const combos: DemoProduct[] = [
  ...northCombos,
  ...centreCombos,
  ...southCombos,
  ...tetCombos,
  ...nearAndFarCombos,
];
