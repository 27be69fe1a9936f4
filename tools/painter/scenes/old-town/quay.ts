import { mix, rgba } from '../../kit/colour.ts';
import { glow } from '../../kit/glow.ts';
import type { Point } from '../../kit/maths.ts';
import { paintBougainvillea } from '../../kit/props/bougainvillea.ts';
import { makeRng, type Rng } from '../../kit/rng.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { brush, line, polygon } from '../../kit/stroke.ts';
import { paintRipples, paintWater } from '../../kit/water.ts';
import { paintFarBank } from './far-bank.ts';
import { makeRow, paintRow } from './house-row.ts';
import { paintLanternString } from './lantern-strings.ts';
import { paintCandles, paintTownBoat } from './on-the-water.ts';
import { paintPaving } from './paving.ts';
import { metreAt, project, type View } from './perspective.ts';
import { paintEaveLanterns } from './street.ts';
import type { TownColours } from './town-colours.ts';
import { paintTownsfolk } from './townsfolk.ts';

/** Metres from the eye's foot to the house fronts, and to the edge of the quay. */
const REACH = 6.2;
const EDGE = -1.7;

/** The quay along the river: shophouses on the right, sampans on the left. */
export function paintQuay(
  sheet: Sheet,
  colours: TownColours,
  horizon: number,
  sun: Point,
  seed: string,
): void {
  const rng = makeRng(`${seed}/quay`);
  const { palette } = colours;
  const view: View = { vanishing: [rng.range(470, 530), horizon], focal: 820, eye: 4.2 };
  paintFarBank(sheet, colours, seed, [-10, view.vanishing[0] + 40], horizon);
  const water = { palette, seed, horizon, sun };
  paintWater(sheet, { ...water, mirrorFrom: horizon + 3 });
  paintRipples(sheet, water);
  if (colours.street.evening) paintCandles(sheet, colours, seed, [horizon + 90, horizon + 380], [20, 330]);
  paintTownBoat(
    sheet,
    colours,
    { x: 396, waterline: horizon + 62, scale: 0.34, heading: -1 },
    `${seed}/far-boat`,
  );
  paintTownBoat(
    sheet,
    colours,
    { x: rng.range(190, 230), waterline: horizon + rng.range(190, 220), scale: 0.98, heading: 1 },
    `${seed}/boat`,
  );
  paintPaving(sheet, { view, colours, seed, from: EDGE, to: REACH, shade: 0 });
  paintEdge(sheet, colours, view);
  paintRow(sheet, rng, makeRow(rng, colours, rng.range(3, 4.5), 62), {
    view,
    colours,
    reach: REACH,
    air: 0.75,
    stand: 1,
    sunlit: true,
  });
  const z = rng.range(17, 20);
  const [x, y] = project(view, REACH - 0.35, 0, z);
  const m = metreAt(view, z);
  paintBougainvillea(sheet.main.ctx, rng, { palette, x, y, height: 3.1 * m, width: 2.6 * m });
  paintEaveLanterns(sheet, colours, view, rng, [1], REACH);
  paintTownsfolk(sheet.main.ctx, rng, colours, view, [
    { who: 'vendor', x: rng.range(2.2, 2.8), z: 11.6 },
    { who: 'ao-dai', x: rng.range(1.2, 1.8), z: rng.range(17, 19) },
    { who: 'couple', x: rng.range(3.2, 3.8), z: rng.range(22, 25) },
    { who: 'visitor', x: 0.9, z: rng.range(27, 30) },
    { who: 'couple', x: 2.2, z: rng.range(34, 40) },
  ]);
  paintPosts(sheet, colours, view, rng);
  paintLanternString(sheet.main.ctx, rng, colours, {
    from: [-30, rng.range(20, 60)],
    to: [sheet.width + 30, rng.range(120, 160)],
    sag: 46,
    count: 6,
    size: rng.range(72, 84),
  });
  if (colours.street.evening) {
    glow(sheet.main.ctx, {
      x: 960,
      y: horizon + 150,
      radius: 460,
      colour: palette.glow,
      strength: 0.24,
      blend: 'soft-light',
    });
  }
}

/** The stone kerb of the quay. */
function paintEdge(sheet: Sheet, { palette, paving, street }: TownColours, view: View): void {
  const near = (view.eye * view.focal) / (sheet.height + 60 - view.vanishing[1]);
  const at = (x: number, y: number, z: number): Point => project(view, x, y, z);
  const { ctx } = sheet.main;
  polygon(
    ctx,
    [at(EDGE, 0, near), at(EDGE, 0, 80), at(EDGE + 0.35, 0, 80), at(EDGE + 0.35, 0, near)],
    mix(paving[2], palette.lit, street.evening ? 0.2 : 0.4),
  );
  line(ctx, [at(EDGE, 0, near), at(EDGE, 0, 80)], 2.4, rgba(palette.ink, 0.55));
  line(ctx, [at(EDGE - 0.1, -0.25, near), at(EDGE - 0.02, -0.25, 80)], 5, rgba(palette.ink, 0.3));
}

/** Posts along the water from which lanterns are strung to the houses. */
function paintPosts(sheet: Sheet, colours: TownColours, view: View, rng: Rng): void {
  const { ctx } = sheet.main;
  for (const z of [46, 31, 21, 14.5, 10.2]) {
    const m = metreAt(view, z);
    const foot = project(view, EDGE + 0.2, 0, z);
    const top = project(view, EDGE + 0.2, 4.7, z);
    brush(ctx, [foot, top], (t) => m * (0.13 - 0.04 * t), mix(colours.street.wood, colours.palette.ink, 0.3));
    paintLanternString(ctx, rng, colours, {
      from: top,
      to: project(view, REACH, 5, z),
      sag: m * 0.55,
      count: 5,
      size: m * 0.66,
    });
  }
}
