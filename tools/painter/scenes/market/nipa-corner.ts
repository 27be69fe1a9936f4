import { underLight } from '../../kit/lights.ts';
import { lerp } from '../../kit/maths.ts';
import { paintFrond } from '../../kit/props/frond.ts';
import { makeRng } from '../../kit/rng.ts';
import type { MarketView } from './market.ts';

/** Palm fronds over two corners, seen from above with the market below them. */
export function paintNipaCorner({ sheet, palette, seed }: MarketView): void {
  const layer = sheet.layer();
  const rng = makeRng(`${seed}/corner`);
  const tones = ['#1d4a40', '#2f6246', '#5f8a48', '#a3a348'].map((colour) => underLight(palette, colour));
  for (const [x, y, from, to] of [
    [-10, -10, 0.05, 1.5],
    [1215, 905, Math.PI + 0.05, Math.PI + 1.5],
  ] as const)
    for (let i = 0; i < 11; i++)
      paintFrond(
        layer.ctx,
        rng,
        [x, y],
        {
          angle: lerp(from, to, (i + 0.5) / 11) + rng.bell() * 0.08,
          length: lerp(150, 240, rng()),
          droop: 0.04,
        },
        tones[Math.min(3, Math.floor((i * 4) / 11))] as string,
        tones[2] as string,
      );
  sheet.stamp(layer);
}
