import { mix } from '../../kit/colour.ts';
import { glow } from '../../kit/glow.ts';
import type { Point } from '../../kit/maths.ts';
import { paintBougainvillea } from '../../kit/props/bougainvillea.ts';
import { paintForest } from '../../kit/props/forest.ts';
import { LANTERN_SHAPES, paintLantern } from '../../kit/props/lantern.ts';
import { makeRng, type Rng } from '../../kit/rng.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { polygon } from '../../kit/stroke.ts';
import { makeRow, paintRow } from './house-row.ts';
import { paintLanternString } from './lantern-strings.ts';
import { paintPaving } from './paving.ts';
import { metreAt, project, type View } from './perspective.ts';
import type { TownColours } from './town-colours.ts';
import { paintTownsfolk } from './townsfolk.ts';

/** Half of the width of the street, in metres. */
const REACH = 4.3;

/** A street of shophouses that runs away from the viewer, lanterns strung across it. */
export function paintStreet(sheet: Sheet, colours: TownColours, horizon: number, seed: string): void {
  const rng = makeRng(`${seed}/street`);
  const view: View = { vanishing: [rng.range(640, 700), horizon], focal: 860, eye: 4.6 };
  paintEnd(sheet, colours, view, rng);
  paintPaving(sheet, {
    view,
    colours,
    seed,
    from: -REACH,
    to: REACH,
    shade: colours.palette.light === 'noon' ? 2.4 : 3.6,
  });
  const row = { view, colours, reach: REACH, air: 0.75 } as const;
  paintRow(sheet, rng, makeRow(rng, colours, rng.range(2.5, 4), 58), { ...row, stand: -1, sunlit: true });
  paintRow(sheet, rng, makeRow(rng, colours, rng.range(2.5, 4), 58), { ...row, stand: 1, sunlit: false });
  const { ctx } = sheet.main;
  for (const [stand, z] of [
    [-1, rng.range(13, 17)],
    [1, rng.range(21, 26)],
  ] as const) {
    const [x, y] = project(view, stand * (REACH - 0.35), 0, z);
    const m = metreAt(view, z);
    paintBougainvillea(ctx, rng, { palette: colours.palette, x, y, height: 3.1 * m, width: 2.5 * m });
  }
  paintEaveLanterns(sheet, colours, view, rng, [-1, 1], REACH);
  paintTownsfolk(ctx, rng, colours, view, [
    { who: 'vendor', x: rng.range(-1.7, -1.1), z: 11.4 },
    { who: 'couple', x: rng.range(1, 1.6), z: rng.range(16, 18) },
    { who: 'ao-dai', x: rng.range(-0.2, 0.6), z: rng.range(21, 24) },
    { who: 'visitor', x: -2.6, z: rng.range(19, 22) },
    { who: 'couple', x: -1.2, z: rng.range(29, 33) },
    { who: 'visitor', x: 1.5, z: rng.range(36, 42) },
    { who: 'visitor', x: 2.7, z: rng.range(25, 28) },
  ]);
  for (const z of [40, 27, 18, 12]) paintAcross(sheet, colours, view, rng, z, rng.range(5.5, 6));
  paintAcross(sheet, colours, view, rng, 7.4, 6.9, 6.4);
  if (colours.street.evening) {
    for (const x of [220, 1000])
      glow(ctx, {
        x,
        y: horizon + 150,
        radius: 420,
        colour: colours.palette.glow,
        strength: 0.22,
        blend: 'soft-light',
      });
  }
}

/** What closes the street: a tree and roofs in the haze. */
function paintEnd(sheet: Sheet, { palette, street }: TownColours, view: View, rng: Rng): void {
  const layer = sheet.layer();
  const [vx, vy] = view.vanishing;
  const far = mix(palette.haze, street.evening ? street.shade : palette.mid, 0.4);
  polygon(
    layer.ctx,
    [
      [vx - 120, vy + 60],
      [vx - 120, vy - 4],
      [vx - 84, vy - 30],
      [vx + 70, vy - 26],
      [vx + 120, vy + 2],
      [vx + 120, vy + 60],
    ],
    far,
  );
  paintForest(layer.ctx, rng, {
    count: 26,
    at: (r): Point => [vx + r.bell() * 84, vy - 14 - 40 * r()],
    size: [12, 18],
    colours: [mix(far, palette.ink, 0.25), mix(far, palette.mid, 0.3), mix(far, palette.flank, 0.3)],
    side: 1,
  });
  sheet.stamp(layer);
}

/** Small lanterns under the lean-to roofs. */
export function paintEaveLanterns(
  sheet: Sheet,
  { palette, lanterns, lit }: TownColours,
  view: View,
  rng: Rng,
  stands: readonly (-1 | 1)[],
  reach: number,
): void {
  for (const stand of stands) {
    for (let z = 44; z > 6.5; z -= rng.range(1.5, 2.6) * (z > 20 ? 1.8 : 1)) {
      const [x, y] = project(view, stand * (reach - 0.95), 2.25, z);
      paintLantern(sheet.main.ctx, {
        palette,
        x,
        y,
        size: metreAt(view, z) * 0.42,
        colour: rng.pick(lanterns),
        shape: rng.pick(LANTERN_SHAPES),
        lit,
      });
    }
  }
}

function paintAcross(
  sheet: Sheet,
  colours: TownColours,
  view: View,
  rng: Rng,
  z: number,
  high: number,
  reach = REACH + 0.2,
): void {
  const m = metreAt(view, z);
  paintLanternString(sheet.main.ctx, rng, colours, {
    from: project(view, -reach, high, z + rng.range(-0.8, 0.8)),
    to: project(view, reach, high, z + rng.range(-0.8, 0.8)),
    sag: m * 0.7,
    count: reach > REACH + 1 ? 8 : 6,
    size: m * 0.72,
  });
}
