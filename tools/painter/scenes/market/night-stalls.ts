import { mix, rgba } from '../../kit/colour.ts';
import { glow } from '../../kit/glow.ts';
import { hazedPalette } from '../../kit/hazed-palette.ts';
import { underLight } from '../../kit/lights.ts';
import { LOCAL } from '../../kit/local-colours.ts';
import { clamp, lerp, type Point, type Side } from '../../kit/maths.ts';
import { makeNoise } from '../../kit/noise.ts';
import { Camera, type Spot } from '../../kit/props/camera.ts';
import { paintFolk } from '../../kit/props/folk/folk.ts';
import { LANTERN_SHAPES, paintLantern } from '../../kit/props/lantern.ts';
import { paintTree } from '../../kit/props/tree.ts';
import { steppedRamp } from '../../kit/ramp.ts';
import { makeRng } from '../../kit/rng.ts';
import type { Context } from '../../kit/sheet.ts';
import { paintClouds, paintSky, paintStars } from '../../kit/sky.ts';
import { line, polygon } from '../../kit/stroke.ts';
import { tone } from '../../kit/tone.ts';
import type { MarketView } from './market.ts';
import { paintNightStall } from './night-stall.ts';

/** Two rows of lit stalls along a street, lanterns over it, people between. */
export function paintNightStalls(view: MarketView): void {
  const { sheet, palette, seed, lamps } = view;
  const rng = makeRng(`${seed}/stalls`);
  const camera = new Camera({
    horizon: 432,
    eye: 2.3,
    focal: 880,
    centre: rng.range(560, 640),
    x: rng.range(-0.3, 0.3),
  });
  const [vanish] = camera.see([0, 2.3, 400]);
  paintSky(sheet.main, palette, { seed, horizon: 470, sun: [vanish, 420] });
  if (palette.light === 'night') paintStars(sheet.main, palette, { seed, horizon: 430, sun: [0, 0] });
  paintClouds(sheet.main, palette, { seed, horizon: 360, cover: 0.4 });
  const { ctx: main } = sheet.main;
  // Houses and trees behind the stalls.
  for (const [i, z] of [34, 26, 19, 13.5, 9].entries())
    for (const hand of [-1, 1] as const) {
      const [x, y] = camera.see([hand * 7.6, 0, z]);
      const m = camera.scaleAt([0, 0, z]);
      const near = clamp(0.3 + 0.16 * i);
      const r = makeRng(`${seed}/house${i}${hand}`);
      const wall = mix(
        palette.haze,
        mix(underLight(palette, r.pick(LOCAL.ochreWall)), palette.ink, 0.35 * lamps),
        near,
      );
      const roof = mix(palette.haze, mix(underLight(palette, LOCAL.tileRoof[1]), palette.ink, 0.3), near);
      const w = m * 5.4;
      const h = m * r.range(4.6, 6.4);
      main.fillStyle = wall;
      main.fillRect(x - w / 2, y - h, w, h);
      polygon(
        main,
        [
          [x - w * 0.58, y - h + 3],
          [x - w * 0.44, y - h - m * 1.3],
          [x + w * 0.44, y - h - m * 1.3],
          [x + w * 0.58, y - h + 3],
        ],
        roof,
      );
      for (const u of [-0.28, 0, 0.28]) {
        main.fillStyle = r.chance(0.6 * lamps) ? rgba('#ffd88a', 0.9) : mix(wall, palette.ink, 0.5);
        main.fillRect(x + u * w - m * 0.32, y - h + m * 0.6, m * 0.64, m * 1.2);
      }
      if (z > 10)
        paintTree(main, r, {
          x: x - hand * w * 0.5,
          y,
          height: m * 6,
          colours: [
            mix(palette.haze, mix(underLight(palette, '#1f4c3b'), palette.ink, 0.5), near),
            mix(palette.haze, underLight(palette, '#2f6248'), near),
            mix(palette.haze, underLight(palette, '#5d8a54'), near),
          ],
          side: -hand as Side,
        });
    }
  glow(main, { x: vanish, y: 430, radius: 340, colour: palette.glow, strength: 0.3 + 0.3 * lamps });
  paintStreet(view, vanish);
  const layer = sheet.layer();
  const { ctx } = layer;
  const rows = [22.8, 19.6, 16.6, 13.8, 11.2, 8.8, 6.6, 4.6];
  const people = makeRng(`${seed}/people`);
  rows.forEach((z, i) => {
    for (const hand of [-1, 1] as const) paintNightStall(ctx, camera, view, hand, z, i);
    if (i % 2 === 0) paintString(ctx, camera, view, z + 0.4, i);
    const crowd = i < 6 ? 2 : i === 6 ? 1 : 0;
    for (let k = 0; k < crowd; k++) {
      const x = people.range(-1.7, 1.7);
      const pz = Math.max(6.4 + people(), z - people.range(0.2, 1.6));
      const pair = people.chance(0.45);
      const facing: Side = people.chance(0.5) ? 1 : -1;
      for (let p = 0; p < (pair ? 2 : 1); p++) {
        const spot: Spot = [x + p * 0.55, 0, pz + p * 0.05];
        const [px, py] = camera.see(spot);
        const m = camera.scaleAt(spot);
        ctx.fillStyle = rgba(palette.ink, 0.32);
        ctx.beginPath();
        ctx.ellipse(px, py, m * 0.34, m * 0.06, 0, 0, Math.PI * 2);
        ctx.fill();
        const skirt = people.chance(0.4);
        paintFolk(ctx, people, {
          palette: pz > 12 ? hazedPalette(palette, 0.75) : palette,
          x: px,
          y: py,
          height: m * (p ? 1.58 : 1.7),
          pose: people.chance(0.7) ? 'stroll' : 'wait',
          facing,
          side: x > 0 ? 1 : -1,
          outfit: people.chance(0.18) ? 'ao-dai' : skirt ? 'dress' : 'shirt',
          hair: skirt ? 'long' : 'short',
          hat: people.chance(0.2) ? 'cone' : 'none',
        });
      }
    }
  });
  sheet.stamp(layer);
  for (const [z, x, strength] of [
    [6, -2.4, 0.3],
    [6, 2.4, 0.3],
    [12, 0, 0.34],
  ] as const) {
    const [px, py] = camera.see([x, 1.6, z]);
    glow(main, {
      x: px,
      y: py,
      radius: 2600 / z + 60,
      colour: palette.glow,
      strength: strength * (0.25 + 0.75 * lamps),
    });
  }
}

function paintStreet({ sheet, palette, seed, lamps }: MarketView, vanish: number): void {
  const noise = makeNoise(`${seed}/street`);
  const layer = sheet.covered([0, 444, sheet.width, sheet.height]);
  const stone = mix(underLight(palette, '#b39a80'), palette.ink, 0.4 * lamps);
  const warm = mix(stone, palette.glow, 0.15 + 0.32 * lamps);
  tone(
    layer,
    steppedRamp(
      [mix(stone, palette.ink, 0.5), mix(stone, palette.ink, 0.24), stone, warm, mix(warm, '#ffe6b8', 0.3)],
      0.6,
    ),
    (x, y) => {
      const q = (y - 444) / 456;
      const off = Math.abs(x - vanish) / (60 + 760 * q);
      return clamp(
        0.88 -
          0.36 * q -
          0.25 * Math.abs(off - 0.55) +
          0.3 * noise.fbm((x - vanish) / (20 + 220 * q), y / (6 + 26 * q), 3),
      );
    },
    { grain: 0.2 },
  );
  sheet.stamp(layer);
}

/** A string of lanterns over the street. */
function paintString(
  ctx: Context,
  camera: Camera,
  { palette, seed, lamps }: MarketView,
  z: number,
  i: number,
): void {
  const rng = makeRng(`${seed}/string${i}`);
  const place = (t: number): Spot => [lerp(-4.4, 4.4, t), 4.05 - 0.62 * 4 * t * (1 - t) + 0.2, z];
  line(
    ctx,
    Array.from({ length: 21 }, (_, k): Point => camera.see(place(k / 20))),
    1.2,
    mix(palette.ink, palette.haze, 0.2),
  );
  for (let k = 0; k < 6; k++) {
    const spot = place((k + 0.5 + rng.range(-0.1, 0.1)) / 6);
    const [x, y] = camera.see(spot);
    const m = camera.scaleAt(spot);
    paintLantern(ctx, {
      palette,
      x,
      y: y + m * 0.3,
      size: m * 0.46,
      colour: mix(rng.pick(LOCAL.lantern), palette.haze, clamp(z / 60)),
      shape: rng.pick(LANTERN_SHAPES),
      lit: 0.15 + 0.85 * lamps,
    });
  }
}
