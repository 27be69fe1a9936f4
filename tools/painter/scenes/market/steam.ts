import { mix, rgba } from '../../kit/colour.ts';
import type { Palette } from '../../kit/lights.ts';
import type { Point } from '../../kit/maths.ts';
import { makeRng } from '../../kit/rng.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { fade } from '../../kit/spray.ts';
import { brush } from '../../kit/stroke.ts';

/** Steam that rises from a pot: widening strands, thinner toward the top. `high` in pixels. */
export function paintSteam(
  sheet: Sheet,
  palette: Palette,
  seed: string,
  [x, y]: Point,
  high: number,
  warm = 0,
): void {
  const rng = makeRng(`${seed}/steam`);
  const layer = sheet.layer();
  const colour = mix(mix('#fffaf0', palette.haze, 0.2), '#ffe0a8', 0.45 * warm);
  for (let i = 0; i < 9; i++) {
    const phase = rng() * 6;
    const drift = rng.range(0.05, 0.35) * high;
    const start = x + rng.bell() * high * 0.12;
    const rise = high * rng.range(0.6, 1.05);
    const points = Array.from({ length: 22 }, (_, k): Point => {
      const t = k / 21;
      return [start + drift * t * t + Math.sin(t * 5 + phase) * high * 0.06 * (0.3 + t), y - rise * t];
    });
    brush(
      layer.ctx,
      points,
      (t) => high * (0.04 + 0.16 * t) * Math.sin(Math.PI * (0.06 + 0.92 * t)),
      rgba(colour, 0.34),
    );
  }
  fade(layer, (_px, py) => 0.2 + 0.65 * Math.max(0, (y - py) / high) ** 1.4, {
    box: [x - high * 0.6, y - high * 1.1, x + high * 0.9, y + 6],
    soft: 1.5,
  });
  sheet.stamp(layer);
}
