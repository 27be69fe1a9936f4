import { BAY_STAYS } from './stays/bay-stays.ts';
import { COAST_STAYS } from './stays/coast-stays.ts';
import { HILL_STAYS } from './stays/hill-stays.ts';
import { ISLAND_STAYS } from './stays/island-stays.ts';
import { PINE_STAYS } from './stays/pine-stays.ts';
import { TOWN_STAYS } from './stays/town-stays.ts';
import type { Stay } from './stay-plan.ts';

/** Every house of the catalogue, by what it is. */
export const STAYS: Readonly<Record<string, Stay>> = {
  ...TOWN_STAYS,
  ...BAY_STAYS,
  ...HILL_STAYS,
  ...PINE_STAYS,
  ...COAST_STAYS,
  ...ISLAND_STAYS,
};
