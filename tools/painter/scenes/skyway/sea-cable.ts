import { mix } from '../../kit/colour.ts';
import { lerp, type Point } from '../../kit/maths.ts';
import { paintBackdrop } from '../../kit/props/backdrop.ts';
import { paintFishingBoat } from '../../kit/props/fishing-boat.ts';
import { paintForest } from '../../kit/props/forest.ts';
import { paintIslet } from '../../kit/props/islet.ts';
import { paintPalm } from '../../kit/props/palm.ts';
import { makeRng } from '../../kit/rng.ts';
import type { SceneView } from '../../kit/scene-view.ts';
import type { Context } from '../../kit/sheet.ts';
import { curve, curve2, ellipse, polygon } from '../../kit/stroke.ts';
import { paintRipples, paintWater } from '../../kit/water.ts';
import { paintCableLine } from './cable-line.ts';

/** Pylons from island to island, cabins high above the fishing boats. */
export function paintSeaCable(view: SceneView): void {
  const { sheet, ctx, palette, seed, rng, at } = view;
  const horizon = 420;
  const sun: Point = [rng.range(250, 340), 210];
  paintBackdrop(sheet, { palette, seed, horizon, sun, birds: [520, 120] });
  for (const [i, [x, reach, height, nearness]] of (
    [
      [180, 150, 40, 0.3],
      [520, 190, 74, 0.46],
      [905, 120, 34, 0.36],
    ] as const
  ).entries())
    paintIslet(sheet, {
      palette,
      seed: `${seed}/isle${i}`,
      x,
      reach,
      height,
      waterline: horizon + 2 + i,
      nearness,
      side: -1,
    });
  const sea = { palette, seed, horizon, sun };
  paintWater(sheet, { ...sea, mirrorFrom: horizon + 3, mirror: 0.6, amplitude: 14 });
  paintRipples(sheet, sea);
  for (const [x, y, scale, heading] of [
    [330, 486, 0.9, 1],
    [420, 520, 1.2, -1],
    [250, 560, 1.5, 1],
    [560, 600, 2, 1],
    [420, 700, 2.6, -1],
    [790, 640, 2.2, -1],
    [700, 790, 3.4, 1],
  ] as const)
    paintFishingBoat(ctx, { palette, x, waterline: y, scale, heading });
  pylon(ctx, view, 520, 176, 428, 12, 0.5);
  pylon(ctx, view, 690, 150, 520, 24, 0.74);
  pylon(ctx, view, 1000, 96, 760, 52, 0.96);
  const layer = sheet.layer();
  for (const [i, shift] of [0, 46].entries()) {
    const far = curve2([690, 150 + shift * 0.4], [640, 196 + shift * 0.3], [570, 196], [520, 178], 24);
    const mid = curve([1000, 98 + shift], [830, 210 + shift * 0.8], [690, 150 + shift * 0.4], 40);
    const near = curve([1300, 60 + shift], [1150, 190 + shift], [1000, 98 + shift], 30);
    paintCableLine(layer.ctx, view, {
      points: [...near, ...mid, ...far],
      size: [270 - 40 * i, 16],
      cabins: i
        ? [
            [0.22, '#2f8f88'],
            [0.58, '#e0a53a'],
            [0.86, '#c8522a'],
          ]
        : [
            [0.47, '#c8522a'],
            [0.68, '#f3ead6'],
            [0.93, '#2f8f88'],
          ],
      side: -1,
    });
  }
  sheet.stamp(layer);
  shore(view);
  for (const [i, [fx, fy, cx, cy, size]] of (
    [
      [30, 890, 96, 470, 150],
      [140, 910, 230, 610, 130],
    ] as const
  ).entries())
    paintPalm(ctx, makeRng(`${seed}/palm${i}`), {
      palette,
      foot: [fx, fy],
      crown: [cx, cy],
      size,
      side: -1,
    });
  const leaves = ['#235a45', '#4f8350', '#8fab60'].map((colour) => at(colour)) as [string, string, string];
  paintForest(ctx, makeRng(`${seed}/bush`), {
    count: 120,
    at: (r, t): Point => [r() * 380 - 20, lerp(830, 915, t) + r.bell() * 10],
    size: [22, 36],
    colours: leaves,
    side: -1,
  });
}

function shore({ ctx, at }: SceneView): void {
  polygon(
    ctx,
    [
      [-10, 790],
      ...curve([-10, 800], [260, 800], [430, 910], 20),
      [-10, 910],
    ],
    at('#f1dfb8'),
  );
}

/** A tall portal of concrete, broad at its foot in the water. */
function pylon(
  ctx: Context,
  { palette, at }: SceneView,
  x: number,
  head: number,
  foot: number,
  width: number,
  nearness: number,
): void {
  const pale = at('#e6ddc8', nearness);
  const dark = mix(pale, palette.ink, 0.42 * nearness);
  const high = foot - head;
  const leg = (hand: number, shade: string): void =>
    polygon(
      ctx,
      [
        [x + hand * width * 0.28, head],
        [x + hand * width * 0.56, head],
        [x + hand * width * 1.1, foot],
        [x + hand * width * 0.7, foot],
      ],
      shade,
    );
  ellipse(ctx, x, foot, width * 1.7, width * 0.3, mix(palette.water[3], palette.ink, 0.3));
  leg(1, dark);
  leg(-1, pale);
  for (const t of [0.1, 0.42, 0.74]) {
    const half = width * (0.5 + 0.46 * t);
    ctx.fillStyle = mix(pale, dark, 0.35);
    ctx.fillRect(x - half, head + high * t, half * 2, Math.max(3, width * 0.28));
  }
  ctx.fillStyle = dark;
  ctx.fillRect(x - width * 1.2, head - width * 0.16, width * 2.4, Math.max(3, width * 0.26));
  ctx.fillStyle = mix(pale, dark, 0.3);
  ctx.fillRect(x - width * 1.3, foot - width * 0.2, width * 2.6, width * 0.3);
}
