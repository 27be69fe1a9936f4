import { rgba } from '../colour.ts';
import { makeNoise } from '../noise.ts';
import { spray } from '../spray.ts';
import { polygon } from '../stroke.ts';
import type { Stage } from './room-stage.ts';
import { type Place, type Span, spotOf } from './solid.ts';

/** A woven rug with stripes along two edges. Lies under everything else. */
export function paintRug(stage: Stage, place: Place, u: Span, v: Span, seed = 'rug'): void {
  const { camera, colours, light, sheet } = stage;
  const layer = sheet.layer();
  const noise = makeNoise(`${stage.seed}/${seed}`);
  const patch = (u0: number, u1: number, v0: number, v1: number, colour: string): void => {
    const outline = camera.outline([
      spotOf(place, u0, 0.005, v0),
      spotOf(place, u1, 0.005, v0),
      spotOf(place, u1, 0.005, v1),
      spotOf(place, u0, 0.005, v1),
    ]);
    if (outline.length > 2) polygon(layer.ctx, outline, colour);
  };
  const [pale, stripe] = colours.rug;
  patch(u[0], u[1], v[0], v[1], pale);
  for (const [from, to] of [
    [0.07, 0.11],
    [0.15, 0.22],
    [0.26, 0.28],
  ] as const) {
    patch(u[0] + from, u[0] + to, v[0], v[1], rgba(stripe, 0.9));
    patch(u[1] - to, u[1] - from, v[0], v[1], rgba(stripe, 0.9));
  }
  spray(layer, light.shade, (x, y) => 0.12 + 0.3 * noise.fbm(x / 60, y / 24, 3), { soft: 1.5, max: 0.34 });
  sheet.stamp(layer);
}
