import { type Hex, mix, rgba } from '../../kit/colour.ts';
import { glow } from '../../kit/glow.ts';
import { underLight } from '../../kit/lights.ts';
import { LOCAL } from '../../kit/local-colours.ts';
import { lerp, type Point } from '../../kit/maths.ts';
import { paintBackdrop } from '../../kit/props/backdrop.ts';
import { paintBanquetChair } from '../../kit/props/banquet.ts';
import { Camera } from '../../kit/props/camera.ts';
import { paintFolk } from '../../kit/props/folk/folk.ts';
import { paintForest } from '../../kit/props/forest.ts';
import { LANTERN_SHAPES, paintLantern } from '../../kit/props/lantern.ts';
import { paintLongTable } from '../../kit/props/long-table.ts';
import { paintPalm } from '../../kit/props/palm.ts';
import { paintRange } from '../../kit/props/range.ts';
import { line } from '../../kit/stroke.ts';
import { paintCourt } from './court.ts';
import { banquetColours, type GalaView } from './layout.ts';

/** One long table under rows of silk lanterns in a garden court. */
export function paintLanternTable(view: GalaView): void {
  const { sheet, seed, palette, rng, light, evening } = view;
  const horizon = 372;
  paintBackdrop(sheet, {
    palette,
    seed,
    horizon,
    sun: [rng.range(760, 900), light === 'night' ? 130 : 270],
    radius: 36,
  });
  const hills = sheet.layer();
  paintRange(hills, {
    seed: `${seed}/hills`,
    y: horizon - 20,
    amplitude: 90,
    base: horizon + 40,
    scale: 320,
    colours: [
      mix(palette.haze, palette.mid, 0.7),
      mix(palette.haze, palette.mid, 0.5),
      mix(palette.haze, palette.flank, 0.3),
    ],
    side: 1,
    haze: palette.haze,
  });
  sheet.stamp(hills);
  const leaf = (t: number): [Hex, Hex, Hex] =>
    LOCAL.foliage.map((colour) => mix(palette.haze, underLight(palette, colour), t)) as [Hex, Hex, Hex];
  const trees = sheet.layer();
  paintForest(trees.ctx, rng, {
    count: 240,
    at: (r, t) => {
      const x = r() * 1200;
      return [x, 380 - 150 * Math.abs((x - 600) / 600) ** 1.5 * r() + 40 * t];
    },
    size: [20, 34],
    colours: leaf(0.72),
    side: 1,
  });
  for (const [fx, cx, cy] of [
    [70, 120, 150],
    [1130, 1090, 130],
  ] as const)
    paintPalm(trees.ctx, rng, { palette, foot: [fx, 520], crown: [cx, cy], size: 150, side: 1 });
  sheet.stamp(trees);
  const camera = new Camera({ horizon, eye: 2.05, focal: 1060, centre: 620, x: -0.7 });
  paintCourt(view, camera);
  const { ctx } = sheet.main;
  const colours = banquetColours(view);
  const [z0, z1, half] = [4.3, 19, 0.62] as const;
  const middle = 0.35;
  const seats: number[] = [];
  for (let z = z1 - 0.6; z > z0 + 0.3; z -= 0.92) seats.push(z);
  const guest = (x: number, z: number, facing: 1 | -1): void => {
    const [px, py] = camera.see([x, 0.5, z]);
    const m = camera.scaleAt([x, 0.5, z]);
    const woman = rng.chance(0.5);
    paintFolk(ctx, rng, {
      palette,
      x: px,
      y: py,
      height: m * 1.64,
      pose: 'sit',
      facing,
      side: 1,
      outfit: woman ? 'dress' : 'blouse',
      hair: woman ? rng.pick(['long', 'bun', 'bob']) : 'short',
    });
  };
  const lanterns = (z: number): void => {
    const m = camera.scaleAt([0, 0, z]);
    const from = camera.see([-3.5, 3.75, z]);
    const to = camera.see([4.2, 3.75, z]);
    const at = (t: number): Point => [lerp(from[0], to[0], t), from[1] + m * 0.5 * 4 * t * (1 - t)];
    line(
      ctx,
      Array.from({ length: 25 }, (_, i) => at(i / 24)),
      Math.max(0.8, m * 0.012),
      rgba(palette.ink, 0.8),
    );
    for (let i = 0; i < 5; i++) {
      const [x, y] = at((i + 0.5 + rng.bell() * 0.1) / 5);
      const size = m * rng.range(0.42, 0.54);
      paintLantern(ctx, {
        palette,
        x,
        y: y + size * 0.62,
        size,
        colour: underLight(
          { ...palette, cast: [palette.cast[0], palette.cast[1] * 0.4] },
          rng.pick(LOCAL.lantern),
        ),
        shape: rng.pick(LANTERN_SHAPES),
        lit: evening ? 1 : 0.3,
      });
    }
  };
  for (const z of [22, 16, 12]) lanterns(z);
  for (const z of seats) {
    paintBanquetChair(ctx, camera, colours, middle + half + 0.34, z, -Math.PI / 2);
    paintBanquetChair(ctx, camera, colours, middle - half - 0.34, z, Math.PI / 2);
    if (z > 5.5 && rng.chance(0.85)) guest(middle + half + 0.3, z, -1);
    if (z > 5.5 && rng.chance(0.8)) guest(middle - half - 0.3, z, 1);
  }
  paintLongTable(ctx, rng, camera, colours, middle, z0, z1, half);
  for (const z of seats.filter((s) => s < 8))
    paintBanquetChair(ctx, camera, colours, middle - half - 0.34, z, Math.PI / 2);
  for (const z of [8.6, 6]) lanterns(z);
  const [wx, wy] = camera.see([3.2, 0, 9.6]);
  paintFolk(ctx, rng, {
    palette,
    x: wx,
    y: wy,
    height: camera.scaleAt([0, 0, 9.6]) * 1.68,
    pose: 'carry',
    facing: -1,
    side: 1,
    outfit: 'blouse',
    top: '#f1ede2',
    bottom: '#26303a',
  });
  if (evening)
    glow(ctx, { x: 620, y: 560, radius: 420, colour: palette.glow, strength: 0.3, blend: 'soft-light' });
}
