import { attractionSuppliers } from './attractions/suppliers.ts';
import { carSuppliers } from './cars/suppliers.ts';
import { comboSuppliers } from './combos/suppliers.ts';
import { cruiseSuppliers } from './cruises/suppliers.ts';
import { experienceSuppliers } from './experiences/suppliers.ts';
import { northSuppliers } from './hotels/north/suppliers.ts';
import { southSuppliers } from './hotels/south/suppliers.ts';
import { serviceSuppliers } from './services/suppliers.ts';
import { tourSuppliers } from './tours/suppliers.ts';

/** Every invented business that the demo's products name. */
export const suppliers = [
  ...northSuppliers,
  ...southSuppliers,
  ...tourSuppliers,
  ...cruiseSuppliers,
  ...comboSuppliers,
  ...carSuppliers,
  ...serviceSuppliers,
  ...attractionSuppliers,
  ...experienceSuppliers,
];
