import { type Hex, mix } from '../../kit/colour.ts';
import { clamp, lerp, type Point, smoothstep } from '../../kit/maths.ts';
import { makeNoise } from '../../kit/noise.ts';
import { steppedRamp } from '../../kit/ramp.ts';
import type { SceneView } from '../../kit/scene-view.ts';
import { spray } from '../../kit/spray.ts';
import { polygon } from '../../kit/stroke.ts';
import { tone } from '../../kit/tone.ts';

export const PATH_FROM = 556;

/** Middle and half of the width of the path over a row of the sheet. */
export function pathAt(y: number): readonly [middle: number, half: number] {
  const t = clamp((y - PATH_FROM) / (900 - PATH_FROM));
  return [690 - 250 * t ** 0.7 + 150 * Math.sin(t * 3.1), lerp(7, 168, t ** 1.35)];
}

/** Forest floor, and the path with shadows across it. */
export function paintPathGround({ sheet, palette, seed, at }: SceneView): void {
  const noise = makeNoise(`${seed}/ground`);
  const layer = sheet.layer();
  const edge: Point[] = [];
  for (let x = 0; x <= 1200; x += 8)
    edge.push([x, PATH_FROM + 12 - 34 * Math.abs(x / 640 - 1) ** 1.5 + 5 * noise(x / 60, 2)]);
  polygon(layer.ctx, [...edge, [1200, 900], [0, 900]], '#000000');
  const [dark, mid, pale] = ['#25553b', '#4c8049', '#9bb65c'].map((colour) => at(colour)) as [Hex, Hex, Hex];
  tone(
    layer,
    steppedRamp([mix(dark, palette.ink, 0.3), dark, mid, pale], 0.6),
    (x, y) =>
      0.42 +
      0.5 * noise.fbm(x / 130, y / 26, 3) +
      0.24 * smoothstep(160, 0, Math.abs(x - pathAt(y)[0]) - pathAt(y)[1]) -
      0.3 * smoothstep(780, 900, y),
    { box: [0, PATH_FROM - 60, 1200, 900], grain: 0.18 },
  );
  spray(layer, palette.haze, (_x, y) => 0.7 * smoothstep(PATH_FROM + 70, PATH_FROM - 10, y), {
    box: [0, PATH_FROM - 60, 1200, PATH_FROM + 80],
    soft: 0.9,
  });
  sheet.stamp(layer);
  const path = sheet.layer();
  const rows = Array.from({ length: 60 }, (_, i) => lerp(PATH_FROM + 4, 905, i / 59));
  const side = (hand: 1 | -1): Point[] =>
    rows.map((y): Point => {
      const [middle, half] = pathAt(y);
      return [middle + hand * (half + half * 0.16 * noise(y / 16, hand)), y];
    });
  polygon(path.ctx, [...side(-1), ...side(1).reverse()], '#000000');
  const soil = at('#c08a5e');
  tone(
    path,
    steppedRamp(
      [mix(soil, palette.ink, 0.36), mix(soil, palette.ink, 0.14), soil, mix(soil, palette.flank, 0.4)],
      0.6,
    ),
    (x, y) => {
      const [middle, half] = pathAt(y);
      const u = (x - middle) / half;
      // Shadows of the trunks lie across.
      const bars = 0.3 * smoothstep(0.2, 0.7, Math.sin(y / (7 + (y - PATH_FROM) * 0.09) + u * 0.8));
      return 0.7 + 0.2 * noise.fbm(x / 40, y / 12, 3) - 0.26 * Math.abs(u) ** 3 - bars * 0.8;
    },
    { box: [0, PATH_FROM, 1200, 900], grain: 0.2 },
  );
  spray(path, palette.haze, (_x, y) => 0.6 * smoothstep(PATH_FROM + 80, PATH_FROM, y), {
    box: [0, PATH_FROM, 1200, PATH_FROM + 90],
    soft: 0.9,
  });
  sheet.stamp(path);
}
