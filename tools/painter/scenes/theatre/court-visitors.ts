import { rgba } from '../../kit/colour.ts';
import type { Side } from '../../kit/maths.ts';
import { paintFolk } from '../../kit/props/folk/folk.ts';
import type { Rng } from '../../kit/rng.ts';
import type { Layer } from '../../kit/sheet.ts';
import { ellipse } from '../../kit/stroke.ts';
import type { TheatreView } from './theatre.ts';

/** Visitors who cross the court, each with a shadow. */
export function paintCourtVisitors({ palette }: TheatreView, front: Layer, x: number, rng: Rng): void {
  const walkers = [
    { dx: -60, y: 590, h: 56, n: 2 },
    { dx: 110, y: 620, h: 66, n: 1 },
    { dx: -150, y: 690, h: 92, n: 2 },
    { dx: 160, y: 762, h: 122, n: 1 },
  ];
  for (const { dx, y, h, n } of walkers) {
    const shift = rng.range(-24, 24);
    for (let k = 0; k < n; k++) {
      const px = x + dx + shift + k * h * 0.36;
      ellipse(front.ctx, px - h * 0.22, y + 1, h * 0.3, h * 0.05, rgba(palette.ink, 0.3));
      const dress = rng.chance(0.6) ? 'ao-dai' : 'shirt';
      paintFolk(front.ctx, rng, {
        palette,
        x: px,
        y,
        height: h * (k ? 0.96 : 1),
        pose: 'stroll',
        facing: (dx < 0 ? 1 : -1) as Side,
        side: 1,
        outfit: dress,
        hair: dress === 'ao-dai' ? 'long' : 'short',
        hat: dress === 'ao-dai' ? 'cone' : 'none',
        top: dress === 'ao-dai' ? rng.pick(['#c23a5a', '#f3ead6', '#2d5d73', '#d9a441']) : '#e6dcc6',
      });
    }
  }
}
