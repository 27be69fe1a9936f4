import { mix } from '../../kit/colour.ts';
import { type Palette, underLight } from '../../kit/lights.ts';
import { LOCAL } from '../../kit/local-colours.ts';
import { clamp } from '../../kit/maths.ts';
import { paintKarsts } from '../../kit/props/karst.ts';
import { type Massif, makeMassif } from '../../kit/props/karst-shape.ts';
import { paintMistBank } from '../../kit/props/mist-bank.ts';
import { makeRng } from '../../kit/rng.ts';
import type { Sheet } from '../../kit/sheet.ts';
import type { BayLayout } from './layout.ts';

/** Rows of rocks from far to near. `nearness` is how little air lies before them. */
const ROWS = [
  { nearness: 0.13, drop: -1, height: 95, count: 7, mist: 0.7, relief: 0.5 },
  { nearness: 0.29, drop: 2, height: 150, count: 5, mist: 0.6, relief: 0.8 },
  { nearness: 0.5, drop: 7, height: 215, count: 3, mist: 0.5, relief: 1 },
  { nearness: 0.84, drop: 16, height: 330, count: 0, mist: 0.28, relief: 1.15 },
] as const;

type Row = (typeof ROWS)[number];

/** Paints the four rows of rocks with mist between them. */
export function paintRocks(sheet: Sheet, palette: Palette, layout: BayLayout, seed: string): void {
  ROWS.forEach((row, i) => {
    const rowSeed = `${seed}/rocks${i}`;
    const base = layout.horizon + row.drop;
    const rng = makeRng(rowSeed);
    const massifs =
      row.count === 0
        ? layout.near.map((rock) => makeMassif(rng, rock))
        : farRocks(row, i, layout, sheet.width, rowSeed);
    if (massifs.length > 0) {
      const layer = sheet.layer();
      paintKarsts(layer, massifs, {
        seed: rowSeed,
        base,
        sunX: layout.sun[0],
        mist: mix(palette.haze, palette.sky[3], palette.light === 'night' ? 0.1 : 0.4),
        mistHeight: row.mist,
        relief: row.relief,
        ...rockColours(palette, row.nearness, i > 0),
      });
      sheet.stamp(layer);
    }
    if (row.count > 0) {
      const colour = palette.light === 'night' ? palette.haze : undefined;
      paintMistBank(sheet, { palette, seed: rowSeed, y: base - 16, height: 34, density: 0.8, colour });
    }
  });
}

/** Small rocks along the horizon, kept clear of the sun's path. */
function farRocks(
  { count, height }: Row,
  index: number,
  layout: BayLayout,
  width: number,
  seed: string,
): Massif[] {
  const rng = makeRng(`${seed}/far`);
  const massifs: Massif[] = [];
  for (let i = 0; i < count; i++) {
    let x = ((i + rng.range(0.15, 0.85)) / count) * width;
    if (index === 2) {
      x = i < 2 ? rng.range(620, 1150) : rng.range(0, 130);
      if (layout.farSide < 0) x = width - x;
    }
    let tall = height * rng.range(0.5, 1);
    const gap = Math.abs(x - layout.sun[0]);
    if (gap < 120 + (index > 0 ? tall * 0.9 : 0)) {
      if (index > 0) continue;
      tall *= 0.4;
    }
    massifs.push(
      makeMassif(rng, { x, width: tall * rng.range(0.55, 1.05), height: tall, solo: rng.chance(0.3) }),
    );
  }
  return massifs;
}

function rockColours(palette: Palette, nearness: number, withFoliage: boolean) {
  const { haze, mid, ink, flank } = palette;
  const local = mix(mid, ink, clamp((nearness - 0.4) * 2));
  const body = mix(haze, local, Math.min(1, nearness * 1.12));
  const green = mix(haze, underLight(palette, LOCAL.foliage[0]), nearness);
  const leaf = mix(haze, underLight(palette, LOCAL.foliage[1]), nearness);
  return {
    rock: [
      mix(body, ink, 0.3 + 0.55 * nearness),
      mix(body, ink, 0.16 + 0.4 * nearness),
      body,
      mix(body, flank, 0.18 + 0.2 * nearness),
      mix(body, flank, 0.34 + 0.34 * nearness),
    ],
    foliage: withFoliage
      ? [
          mix(mix(body, ink, 0.12 + 0.35 * nearness), green, 0.4),
          mix(mix(body, mix(mid, flank, 0.3), 0.45), leaf, 0.5),
        ]
      : [],
  };
}
