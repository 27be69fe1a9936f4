import type { SaleModel } from '#modules/catalog/kinds/kind.ts';
import { bundlePricer } from './bundle-pricer.ts';
import { cabinsPricer } from './cabins-pricer.ts';
import { guestsPricer } from './guests-pricer.ts';
import { piecesPricer } from './pieces-pricer.ts';
import type { Pricer } from './pricer.ts';
import { stayPricer } from './stay-pricer.ts';
import { vehiclesPricer } from './vehicles-pricer.ts';

/** Which pricer prices which model of sale. */
export const pricers: Record<SaleModel, Pricer> = {
  stay: stayPricer,
  guests: guestsPricer,
  cabins: cabinsPricer,
  bundle: bundlePricer,
  pieces: piecesPricer,
  vehicles: vehiclesPricer,
};
