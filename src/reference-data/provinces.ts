import { highlandsProvinces } from './provinces/highlands-provinces.ts';
import { mekongDeltaProvinces } from './provinces/mekong-delta-provinces.ts';
import { northCentralProvinces } from './provinces/north-central-provinces.ts';
import { northeastProvinces } from './provinces/northeast-provinces.ts';
import { northwestProvinces } from './provinces/northwest-provinces.ts';
import type { Province } from './provinces/province.ts';
import { redRiverDeltaProvinces } from './provinces/red-river-delta-provinces.ts';
import { southCentralProvinces } from './provinces/south-central-provinces.ts';
import { southeastProvinces } from './provinces/southeast-provinces.ts';

/** The 34 provinces and cities since 1 July 2025, by their code, north to south. */
export const provinces: Province[] = [
  ...redRiverDeltaProvinces,
  ...northeastProvinces,
  ...northwestProvinces,
  ...northCentralProvinces,
  ...southCentralProvinces,
  ...highlandsProvinces,
  ...southeastProvinces,
  ...mekongDeltaProvinces,
].toSorted((a, b) => a.code.localeCompare(b.code));
