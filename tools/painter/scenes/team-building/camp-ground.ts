import { type Hex, mix } from '../../kit/colour.ts';
import { hazedPalette } from '../../kit/hazed-palette.ts';
import { underLight } from '../../kit/lights.ts';
import { clamp, type Point, smoothstep } from '../../kit/maths.ts';
import { makeNoise } from '../../kit/noise.ts';
import { paintGrass } from '../../kit/props/grass.ts';
import { paintPine } from '../../kit/props/pine.ts';
import { steppedRamp } from '../../kit/ramp.ts';
import { spray } from '../../kit/spray.ts';
import { polygon } from '../../kit/stroke.ts';
import { tone } from '../../kit/tone.ts';
import type { TeamView } from './layout.ts';

/** A lawn from `top` down; `fire` is a place that lights it. */
export function paintLawn({ sheet, seed, palette, rng }: TeamView, top: number, fire?: Point): void {
  const noise = makeNoise(`${seed}/lawn`);
  const layer = sheet.layer();
  const outline: Point[] = [[0, 900]];
  for (let x = 0; x <= 1200; x += 6)
    outline.push([x, top + 10 * noise(x / 200, 4) - Math.abs(noise(x / 7, 2)) * 5]);
  polygon(layer.ctx, [...outline, [1200, 900]], '#000000');
  const [dark, mid, pale] = ['#23523a', '#4f8350', '#9cb45c'].map((colour) =>
    underLight(palette, colour),
  ) as [Hex, Hex, Hex];
  tone(
    layer,
    steppedRamp([mix(dark, palette.ink, 0.3), dark, mid, mix(mid, pale, 0.7)], 0.7),
    (x, y) => 0.66 + 0.34 * noise.fbm(x / 160, y / 26, 3) - 0.34 * smoothstep(top, 900, y),
    { grain: 0.16 },
  );
  const box = [0, top - 20, 1200, 900] as const;
  if (fire) {
    const [fx, fy] = fire;
    spray(
      layer,
      palette.glow,
      (x, y) => clamp(0.9 * Math.exp(-(((x - fx) / 300) ** 2) - ((y - fy) / 96) ** 2)),
      { box, soft: 1.2, max: 0.75 },
    );
  } else {
    // Stripes of shade from the trunks.
    spray(
      layer,
      mix(dark, palette.ink, 0.4),
      (x, y) => 0.5 * smoothstep(0.16, 0.4, noise((x + (y - top) * 1.2) / 120, 3)) * smoothstep(900, top, y),
      { box, soft: 1.6, max: 0.55 },
    );
  }
  spray(layer, palette.haze, (_x, y) => 0.5 * smoothstep(top + 70, top, y), { box, soft: 1.2 });
  sheet.stamp(layer);
  paintGrass(sheet.main.ctx, rng, {
    count: 460,
    foot: (r) => [r() * 1200, top + 90 + (810 - top) * r() ** 0.5],
    length: [6, 24],
    colours: [dark, mid, mid, pale],
  });
}

/** Tall pines: place, foot, height and nearness. Far ones first. */
export function paintPines(
  { sheet, palette, rng }: TeamView,
  pines: readonly (readonly [x: number, y: number, height: number, nearness: number])[],
): void {
  for (const [x, y, height, nearness] of pines) {
    const layer = sheet.layer();
    paintPine(layer.ctx, rng, {
      palette: nearness < 1 ? hazedPalette(palette, nearness) : palette,
      x: x + rng.bell() * 12,
      y,
      height: height * rng.range(0.94, 1.06),
      side: 1,
      lean: rng.bell() * 0.02,
    });
    sheet.stamp(layer);
  }
}
