import type { MassifOptions } from '../../kit/props/karst-shape.ts';
import { makeRng } from '../../kit/rng.ts';
import { SHEET_HEIGHT } from '../../kit/sheet.ts';

export type RiverComposition = 'valley' | 'cave' | 'lotus';
export const RIVER_COMPOSITIONS: readonly RiverComposition[] = ['valley', 'cave', 'lotus'];

export interface RiverBoat {
  x: number;
  waterline: number;
  scale: number;
  heading: 1 | -1;
  passengers: number;
}

/** Where things stand; the big wall is on the left, unless the whole is mirrored. */
export interface RiverLayout {
  composition: RiverComposition;
  mirrored: boolean;
  horizon: number;
  /** Column where the river goes through. */
  gap: number;
  /** Rows of rocks with their nearness, far ones first. */
  rows: readonly { nearness: number; rocks: readonly MassifOptions[] }[];
  boats: readonly RiverBoat[];
  pavilion: readonly [x: number, size: number] | null;
}

/** Lays out a composition by its seed. */
export function layOut(composition: RiverComposition, seed: string): RiverLayout {
  const rng = makeRng(`${seed}/layout`);
  const share = { valley: [0.58, 0.62], cave: [0.53, 0.56], lotus: [0.45, 0.49] }[composition] as [
    number,
    number,
  ];
  const horizon = Math.round(SHEET_HEIGHT * rng.range(...share));
  const gap = composition === 'cave' ? rng.range(560, 640) : rng.range(650, 730);
  const low = composition === 'lotus' ? 0.62 : 1;
  const rock = (x: number, width: number, height: number, solo = false): MassifOptions => ({
    x,
    width,
    height: height * low,
    solo,
  });
  const far = Array.from({ length: 7 }, (_, i) => {
    const height = rng.range(70, 150);
    return rock((i + rng.range(0.2, 0.8)) * 172, height * rng.range(0.5, 0.85), height);
  });
  const middle = [-1, 1].flatMap((side) => [
    rock(gap + side * rng.range(150, 190), rng.range(80, 110), rng.range(180, 230), rng.chance(0.5)),
    rock(gap + side * rng.range(330, 400), rng.range(110, 150), rng.range(210, 270)),
  ]);
  const walls = [
    rock(gap - rng.range(330, 370), rng.range(130, 160), rng.range(300, 360)),
    rock(gap + rng.range(330, 380), rng.range(110, 140), rng.range(230, 290)),
  ];
  const near = [
    rock(rng.range(60, 110), rng.range(190, 230), rng.range(440, 490)),
    rock(rng.range(1130, 1180), rng.range(110, 140), rng.range(270, 320)),
  ];
  const water = SHEET_HEIGHT - horizon;
  const boat = (x: number, down: number, scale: number, heading: 1 | -1, passengers = 2): RiverBoat => ({
    x,
    waterline: Math.round(horizon + water * down),
    scale,
    heading,
    passengers,
  });
  return {
    composition,
    mirrored: rng.chance(0.5),
    horizon,
    gap,
    rows: [
      { nearness: 0.16, rocks: far.filter(({ x }) => Math.abs(x - gap) > 46) },
      { nearness: 0.38, rocks: middle },
      { nearness: 0.64, rocks: walls },
      {
        nearness: 0.92,
        rocks: composition === 'valley' ? near : composition === 'lotus' ? near.slice(1) : [],
      },
    ],
    boats:
      composition === 'lotus'
        ? [boat(gap + 40, 0.1, 0.3, -1), boat(rng.range(360, 420), rng.range(0.3, 0.35), 0.86, 1, 1)]
        : composition === 'cave'
          ? [boat(gap + 70, 0.1, 0.3, -1), boat(rng.range(520, 600), rng.range(0.42, 0.48), 1, 1)]
          : [
              boat(gap + rng.range(20, 50), 0.13, 0.34, -1),
              boat(rng.range(540, 640), rng.range(0.46, 0.54), 1.08, 1),
            ],
    pavilion: composition === 'cave' ? null : [gap + rng.range(200, 230), 52],
  };
}
