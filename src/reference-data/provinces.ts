import { centralProvinces } from './provinces/central-provinces.ts';
import { northernProvinces } from './provinces/northern-provinces.ts';
import type { Province } from './provinces/province.ts';
import { southernProvinces } from './provinces/southern-provinces.ts';

/** The 34 provinces and cities since 1 July 2025, north to south. */
export const provinces: Province[] = [...northernProvinces, ...centralProvinces, ...southernProvinces];
