import { type Hex, mix } from '../../kit/colour.ts';
import { underLight } from '../../kit/lights.ts';
import { lerp, type Point, smoothstep } from '../../kit/maths.ts';
import { paintBackdrop } from '../../kit/props/backdrop.ts';
import { paintGrass } from '../../kit/props/grass.ts';
import { paintMistBank } from '../../kit/props/mist-bank.ts';
import { paintPineSlope } from '../../kit/props/pine-slope.ts';
import { paintRange } from '../../kit/props/range.ts';
import { makeRng } from '../../kit/rng.ts';
import type { BikeView } from './layout.ts';
import { paintNearRoad, paintWindings } from './pass-road.ts';
import { paintRoadster } from './roadster.ts';

/** Two on a motorbike along a pass; the road they came winds over the slopes behind them. */
export function paintPass(view: BikeView): void {
  const { sheet, seed, palette, rng } = view;
  const { haze, mid, ink, flank } = palette;
  const sun: Point = [rng.range(820, 960), rng.range(150, 190)];
  paintBackdrop(sheet, { palette, seed, horizon: 400, sun, radius: 36, birds: [420, 150] });
  for (const [i, y, amplitude, scale] of [
    [0, 330, 190, 340],
    [1, 450, 150, 300],
  ] as const) {
    const layer = sheet.layer();
    const body = mix(haze, mix(mid, ink, 0.35 * i), 0.42 + 0.3 * i);
    paintRange(layer, {
      seed: `${seed}/range${i}`,
      y,
      amplitude,
      base: y + 220,
      scale,
      colours: [mix(body, ink, 0.24), body, mix(body, haze, 0.2), mix(body, flank, 0.4)],
      side: 1,
      haze,
      hazeAtFoot: 0.75,
    });
    sheet.stamp(layer);
    paintMistBank(sheet, { palette, seed: `${seed}/mist${i}`, y: y + 120, height: 50, density: 0.75 });
  }
  const crest = paintPineSlope(sheet, {
    palette,
    seed: `${seed}/slope`,
    y: 560,
    amplitude: 44,
    base: 800,
    nearness: 0.72,
    height: [16, 26],
    side: 1,
    bend: (x) => -150 * smoothstep(560, 40, x) + 50 * smoothstep(600, 1200, x),
  });
  paintWindings(view, crest);
  paintNearRoad(view);
  paintRoadster(sheet.main.ctx, makeRng(`${seed}/saddle`), {
    palette,
    x: rng.range(690, 760),
    y: 770,
    length: 290,
    facing: 1,
    paint: rng.pick(['#c8472b', '#2f6f7c', '#e0b040', '#3a3f42']),
    side: 1,
    riders: 2,
  });
  paintVerge(view, 846, 900);
}

/** Wild grass and small flowers at the viewer's feet. */
function paintVerge({ sheet, palette, rng }: BikeView, from: number, to: number): void {
  const { ctx } = sheet.main;
  const leaf = ['#1f4a38', '#45774a', '#6d9a4c', '#93b45c'].map((colour) => underLight(palette, colour));
  ctx.fillStyle = mix(leaf[0] as Hex, palette.ink, 0.2);
  ctx.fillRect(0, from + 16, sheet.width, to - from);
  paintGrass(ctx, rng, {
    count: 1500,
    foot: (r) => [r() * sheet.width, lerp(from + 14, to + 20, r())],
    length: [14, 44],
    colours: leaf,
  });
  for (let i = 0; i < 120; i++) {
    const x = rng() * sheet.width;
    const y = lerp(from - 8, to - 10, rng());
    ctx.fillStyle = underLight(palette, rng.pick(['#f3ead6', '#e0b040', '#e27a72']));
    ctx.beginPath();
    ctx.arc(x, y, rng.range(2, 4), 0, 7);
    ctx.fill();
  }
}
