import { type Hex, mix, rgba } from '../../kit/colour.ts';
import { lerp, type Point } from '../../kit/maths.ts';
import { makeNoise } from '../../kit/noise.ts';
import { paintBackdrop } from '../../kit/props/backdrop.ts';
import { paintFishingBoat } from '../../kit/props/fishing-boat.ts';
import { paintFolk } from '../../kit/props/folk/folk.ts';
import { paintIslet } from '../../kit/props/islet.ts';
import { paintJungleSlope } from '../../kit/props/jungle-slope.ts';
import { makeRng } from '../../kit/rng.ts';
import type { SceneView } from '../../kit/scene-view.ts';
import { ellipse, polygon } from '../../kit/stroke.ts';
import { paintRipples, paintWater } from '../../kit/water.ts';

/** Columns of basalt that step down into the surf. */
export function paintBasalt(view: SceneView): void {
  const { sheet, ctx, palette, seed, rng } = view;
  const noise = makeNoise(`${seed}/land`);
  const horizon = 380;
  const sun: Point = [rng.range(330, 420), 190];
  paintBackdrop(sheet, { palette, seed, horizon, sun, birds: [520, 120] });
  paintIslet(sheet, { palette, seed: `${seed}/isle`, x: 330, reach: 210, height: 56, waterline: horizon + 1, nearness: 0.36, side: -1 });
  paintJungleSlope(sheet, {
    palette,
    seed: `${seed}/cape`,
    crest: (x) => 390 - 150 * Math.min(1, Math.max(0, (x - 720) / 420)) + 16 * noise.fbm(x / 70, 2, 2),
    base: horizon + 60,
    nearness: 0.7,
    size: [12, 18],
    side: -1,
    from: 720,
  });
  const sea = { palette, seed, horizon: horizon + 2, sun };
  paintWater(sheet, { ...sea, mirrorFrom: horizon + 4, mirror: 0.4 });
  paintRipples(sheet, sea);
  for (const [x, y, scale] of [
    [180, 440, 0.9],
    [420, 470, 1.2],
  ] as const)
    paintFishingBoat(ctx, { palette, x, waterline: y, scale, heading: 1 });
  columns(view);
  folk(view);
}

/** Row of the tops over a place of the reef; large where the columns stand high. */
function topAt(x: number, y: number, step: number): number {
  const landward = Math.max(0, (x - 300) / 900);
  return y - 150 * landward ** 1.3 - step;
}

function columns(view: SceneView): void {
  const { ctx, seed, at } = view;
  const rng = makeRng(`${seed}/columns`);
  const noise = makeNoise(`${seed}/steps`);
  const stone = at('#5f5d58');
  const foam = at('#ffffff');
  for (let row = 0; row < 13; row++) {
    const t = row / 12;
    const y = lerp(470, 930, t ** 1.2);
    const size = lerp(22, 60, t);
    const from = lerp(560, 110, t ** 0.8) + 70 * noise(row * 1.7, 3);
    for (let x = from + (row % 2) * size * 0.85; x < 1260; x += size * 1.7) {
      const step = 64 * (0.5 + noise(x / 130, row * 0.9)) * (0.5 + t);
      const px = x + rng.bell() * size * 0.1;
      const top = topAt(x, y, step);
      const foot = y + size * 1.3;
      const tint = mix(stone, at(rng.pick(['#7a7468', '#4f5a5c', '#8a7c66'])), rng.range(0.1, 0.6));
      hexagon(view, px, top, foot, size, tint);
      if (x < from + size * 2.4) {
        ctx.globalAlpha = 0.9;
        ellipse(ctx, px - size * 0.6, foot - size * 0.5, size * 1.1, size * 0.24, foam);
        ellipse(ctx, px - size * 1.5, foot - size * 0.2, size * 0.9, size * 0.14, rgba(foam, 0.6));
        ctx.globalAlpha = 1;
      }
    }
  }
}

/** One column: a lit top of six corners, two faces toward the eye. */
function hexagon({ ctx, palette }: SceneView, x: number, top: number, foot: number, size: number, colour: Hex): void {
  const flat = size * 0.42;
  const corner = (k: number): Point => [x + size * Math.cos((k * Math.PI) / 3), top + flat * Math.sin((k * Math.PI) / 3)];
  const face = (a: number, b: number, shade: string): void =>
    polygon(ctx, [corner(a), corner(b), [corner(b)[0], foot], [corner(a)[0], foot]], shade);
  face(2, 3, mix(colour, palette.flank, 0.12));
  face(1, 2, mix(colour, palette.ink, 0.34));
  face(0, 1, mix(colour, palette.ink, 0.58));
  polygon(ctx, [0, 1, 2, 3, 4, 5].map(corner), mix(colour, palette.flank, 0.44));
  ellipse(ctx, x + size * 0.1, top + flat * 0.1, size * 0.5, flat * 0.4, rgba(palette.ink, 0.08));
}

function folk({ ctx, palette, seed }: SceneView): void {
  for (const [x, y, h, pose, top, outfit, facing] of [
    [860, 500, 78, 'point', '#c8522a', 'shirt', -1],
    [910, 504, 76, 'wait', '#f3ead6', 'dress', -1],
    [1070, 560, 98, 'photo', '#d9a441', 'shirt', -1],
    [640, 640, 100, 'wave', '#c23a5a', 'dress', 1],
  ] as const) {
    ellipse(ctx, x + h * 0.1, y, h * 0.24, h * 0.035, rgba(palette.ink, 0.35));
    paintFolk(ctx, makeRng(`${seed}/f${x}`), {
      palette,
      x,
      y,
      height: h,
      pose,
      facing,
      side: -1,
      outfit,
      top,
      bottom: outfit === 'dress' ? top : '#2d3a4a',
      hair: outfit === 'dress' ? 'long' : 'short',
      hat: x === 910 ? 'sun' : 'none',
    });
  }
}
