import { type Hex, mix } from '../../kit/colour.ts';
import { clamp, type Point } from '../../kit/maths.ts';
import { makeNoise } from '../../kit/noise.ts';
import { steppedRamp } from '../../kit/ramp.ts';
import type { SceneView } from '../../kit/scene-view.ts';
import { spray } from '../../kit/spray.ts';
import { brush, polygon } from '../../kit/stroke.ts';
import { tone } from '../../kit/tone.ts';

/** White sand below a waterline, its wet rim and a lace of foam; `edge` is the row of the water over a column. */
export function paintWhiteShore({ sheet, palette, seed, at }: SceneView, edge: (x: number) => number): void {
  const noise = makeNoise(`${seed}/white`);
  const columns = Array.from({ length: 62 }, (_, i) => i * 20 - 10);
  const along = (drop: number): Point[] => columns.map((x): Point => [x, edge(x) + drop]);
  const shallow = mix(palette.water[1], at('#c8f2e4'), 0.55);
  spray(
    sheet.main,
    shallow,
    (x, y) => 0.85 * clamp(1 - (edge(x) - y) / 150) * clamp((edge(x) - y + 40) / 40),
    { box: [0, 380, 1200, 900], soft: 1.2, max: 0.8 },
  );
  const layer = sheet.layer();
  polygon(layer.ctx, [...along(0), [1210, 910], [-10, 910]], '#000000');
  const sand: Hex = at('#f7eedb');
  tone(
    layer,
    steppedRamp([mix(sand, at('#c9a878'), 0.5), mix(sand, at('#e0c79a'), 0.4), sand, mix(sand, '#ffffff', 0.4)], 0.6),
    (x, y) => clamp(0.36 + 0.5 * clamp((y - edge(x)) / 90) + 0.34 * noise.fbm(x / 120, y / 26, 3)),
    { grain: 0.16 },
  );
  sheet.stamp(layer);
  const { ctx } = sheet.main;
  for (const [drop, width, alpha] of [
    [-22, 3, 0.6],
    [-2, 7, 0.95],
  ] as const) {
    ctx.globalAlpha = alpha;
    brush(
      ctx,
      along(drop).map(([x, y]): Point => [x, y + 5 * noise(x / 60, drop)]),
      (t) => width * (0.6 + 0.5 * Math.abs(noise(t * 30, 3))),
      at('#ffffff'),
    );
  }
  ctx.globalAlpha = 1;
}
