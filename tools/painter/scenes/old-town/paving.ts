import { mix, rgba } from '../../kit/colour.ts';
import { clamp, type Point, smoothstep } from '../../kit/maths.ts';
import { makeNoise } from '../../kit/noise.ts';
import { ramp } from '../../kit/ramp.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { spray } from '../../kit/spray.ts';
import { line, polygon } from '../../kit/stroke.ts';
import { tone } from '../../kit/tone.ts';
import { groundAt, metreAt, project, type View } from './perspective.ts';
import type { TownColours } from './town-colours.ts';

export interface PavingOptions {
  view: View;
  colours: TownColours;
  seed: string;
  /** Edges of the paved ground, in metres from the middle. */
  from: number;
  to: number;
  /** How far the shade of the houses on the right reaches over it, in metres; none when 0. */
  shade: number;
}

/** Flagstones running away from the viewer, lamplight before the shops or the shade of the houses. */
export function paintPaving(sheet: Sheet, { view, colours, seed, from, to, shade }: PavingOptions): void {
  const { palette, paving, street } = colours;
  const noise = makeNoise(`${seed}/paving`);
  const layer = sheet.layer();
  const far = 80;
  const near = (view.eye * view.focal) / (sheet.height + 40 - view.vanishing[1]);
  const at = (x: number, z: number): Point => project(view, x, 0, z);
  polygon(layer.ctx, [at(from, near), at(from, far), at(to, far), at(to, near)], '#000000');
  const vy = view.vanishing[1];
  const box = [0, vy, sheet.width, sheet.height] as const;
  tone(
    layer,
    ramp([
      [0, paving[0]],
      [0.5, paving[1]],
      [1, paving[2]],
    ]),
    (x, y) => {
      const [, z] = groundAt(view, x, y);
      return clamp(
        0.72 -
          0.34 * smoothstep(vy, sheet.height, y) +
          0.2 * noise.fbm(x / 120, y / 26, 3) +
          0.1 * smoothstep(8, 40, z),
      );
    },
    { box, grain: 0.18 },
  );
  for (let x = Math.ceil(from); x <= to; x += 1)
    line(layer.ctx, [at(x, near), at(x, far)], 1.2, rgba(palette.ink, 0.14));
  for (let z = Math.ceil(near); z < 40; z += 1) {
    for (let x = Math.ceil(from); x < to; x++) {
      const shift = z + (x % 2 ? 0.5 : 0);
      line(
        layer.ctx,
        [at(x, shift), at(x + 1, shift)],
        clamp(metreAt(view, z) * 0.016, 0.5, 1.6),
        rgba(palette.ink, 0.18),
      );
    }
  }
  if (street.evening) {
    const pool = (x: number, y: number): number => {
      const [gx, gz] = groundAt(view, x, y);
      const toWall = Math.min(to - gx, from > -2 ? 99 : gx - from);
      return (
        0.75 *
        smoothstep(3.2, 0.2, toWall) *
        (0.75 + 0.4 * noise(gx * 0.4, gz * 0.6)) *
        smoothstep(70, 20, gz)
      );
    };
    spray(layer, palette.glow, pool, { box, soft: 1.2, max: 0.75 });
  } else if (shade > 0) {
    const cast = (x: number, y: number): number => {
      const [gx, gz] = groundAt(view, x, y);
      const edge = to - shade - 0.9 * noise(Math.floor(gz / 5.2) * 3.7, 2);
      return 0.8 * smoothstep(edge - 0.12, edge + 0.12, gx);
    };
    spray(layer, mix(street.shade, palette.ink, 0.35), cast, { box, step: 2, soft: 4, max: 0.62 });
  }
  const glare = (_x: number, y: number): number => 0.5 * smoothstep(vy + 90, vy + 6, y);
  spray(layer, palette.haze, glare, { box: [0, vy, sheet.width, vy + 100], soft: 1.3 });
  sheet.stamp(layer);
}
