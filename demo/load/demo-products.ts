import { attractions } from '../catalogue/attractions/index.ts';
import { cars } from '../catalogue/cars/index.ts';
import { combos } from '../catalogue/combos/index.ts';
import { cruises } from '../catalogue/cruises/index.ts';
import type { DemoProduct } from '../catalogue/demo-product.ts';
import { experiences } from '../catalogue/experiences/index.ts';
import { northHotels } from '../catalogue/hotels/north/index.ts';
import { southHotels } from '../catalogue/hotels/south/index.ts';
import { services } from '../catalogue/services/index.ts';
import { tours } from '../catalogue/tours/index.ts';

/** The products of the demo in the order in which they are loaded: hotels first, because combos are made of them. */
export const demoProducts: DemoProduct[] = [
  ...northHotels,
  ...southHotels,
  ...cruises,
  ...tours,
  ...combos,
  ...cars,
  ...services,
  ...attractions,
  ...experiences,
];
