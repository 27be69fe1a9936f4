import type { Place } from './places/place.ts';
import { provinces } from './provinces.ts';
import { districtsAndMalls } from './sights/districts-and-malls.ts';
import { highlandsSights } from './sights/highlands-sights.ts';
import { mekongDeltaSights } from './sights/mekong-delta-sights.ts';
import { northCentralSights } from './sights/north-central-sights.ts';
import { northeastSights } from './sights/northeast-sights.ts';
import { northwestSights } from './sights/northwest-sights.ts';
import { redRiverDeltaSights } from './sights/red-river-delta-sights.ts';
import { southCentralSights } from './sights/south-central-sights.ts';
import { southeastSights } from './sights/southeast-sights.ts';

const all: Place[] = [
  ...redRiverDeltaSights,
  ...northeastSights,
  ...northwestSights,
  ...northCentralSights,
  ...southCentralSights,
  ...highlandsSights,
  ...southeastSights,
  ...mekongDeltaSights,
  ...districtsAndMalls,
];

/** Places with one sentence only, by province. */
export const sights: Place[] = provinces.flatMap(({ slug }) =>
  all.filter(({ province }) => province === slug),
);
