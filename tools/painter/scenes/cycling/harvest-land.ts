import { mix } from '../../kit/colour.ts';
import { clamp, lerp, type Point, smoothstep } from '../../kit/maths.ts';
import { makeNoise } from '../../kit/noise.ts';
import { evenRamp, steppedRamp } from '../../kit/ramp.ts';
import type { SceneView } from '../../kit/scene-view.ts';
import { spray } from '../../kit/spray.ts';
import { polygon } from '../../kit/stroke.ts';
import { tone } from '../../kit/tone.ts';

export const FIELDS_FROM = 470;

/** Middle and half of the width of the road over a row. */
export function roadAt(y: number): readonly [middle: number, half: number] {
  const t = clamp((y - FIELDS_FROM) / (900 - FIELDS_FROM));
  return [560 + 330 * Math.sin(0.4 + 4.1 * t ** 0.75) * (0.3 + 0.7 * t), lerp(5, 104, t ** 1.3)];
}

/** Ripe rice in strips, greener toward the hills. */
export function paintRipeFields({ sheet, palette, seed, at }: SceneView): void {
  const noise = makeNoise(`${seed}/fields`);
  const layer = sheet.covered([0, FIELDS_FROM, 1200, 900]);
  const tones = ['#4f7d42', '#8fa84c', '#c99a35', '#e2bd55', '#f2dc8c'].map((colour) => at(colour));
  tone(
    layer,
    evenRamp(tones),
    (x, y) => {
      const depth = 30000 / (y - FIELDS_FROM + 30);
      const strip = Math.sin(Math.log(depth) * 9 + 0.6 * noise(x / 420, 3));
      const ditch = strip > 0.93 ? -0.5 : 0;
      return clamp(
        0.52 + 0.3 * noise(x / 520, Math.log(depth) * 2.2) + ditch + 0.1 * noise.fbm(x / 60, y / 8, 3),
        0.02,
        0.98,
      );
    },
    { box: [0, FIELDS_FROM, 1200, 900], grain: 0.2, step: 2 },
  );
  spray(layer, palette.haze, (_x, y) => 0.8 * smoothstep(FIELDS_FROM + 110, FIELDS_FROM, y), {
    box: [0, FIELDS_FROM, 1200, FIELDS_FROM + 120],
    soft: 1.2,
  });
  sheet.stamp(layer);
}

/** The road between its green verges. */
export function paintFieldRoad({ sheet, ctx, palette, seed, at }: SceneView): void {
  const noise = makeNoise(`${seed}/road`);
  const rows = Array.from({ length: 80 }, (_, i) => lerp(FIELDS_FROM + 3, 905, (i / 79) ** 1.2));
  const side = (hand: 1 | -1, more: number): Point[] =>
    rows.map((y): Point => {
      const [middle, half] = roadAt(y);
      return [middle + hand * half * (more + 0.06 * noise(y / 18, hand)), y];
    });
  polygon(ctx, [...side(-1, 1.34), ...side(1, 1.34).reverse()], at('#6d9a4c'));
  const layer = sheet.layer();
  polygon(layer.ctx, [...side(-1, 1), ...side(1, 1).reverse()], '#000000');
  const soil = at('#d8bd96');
  tone(
    layer,
    steppedRamp(
      [mix(soil, palette.ink, 0.24), mix(soil, palette.ink, 0.1), soil, mix(soil, palette.flank, 0.4)],
      0.6,
    ),
    (x, y) => {
      const [middle, half] = roadAt(y);
      return 0.66 + 0.24 * noise.fbm(x / 70, y / 16, 3) - 0.2 * Math.abs((x - middle) / half) ** 4;
    },
    { box: [0, FIELDS_FROM, 1200, 900], grain: 0.18 },
  );
  spray(layer, palette.haze, (_x, y) => 0.6 * smoothstep(FIELDS_FROM + 70, FIELDS_FROM, y), {
    box: [0, FIELDS_FROM, 1200, FIELDS_FROM + 80],
    soft: 1,
  });
  sheet.stamp(layer);
}
