import { type Hex, mix } from '../../kit/colour.ts';
import { underLight } from '../../kit/lights.ts';
import { clamp, type Point } from '../../kit/maths.ts';
import { makeNoise } from '../../kit/noise.ts';
import type { Camera, Spot } from '../../kit/props/camera.ts';
import { steppedRamp } from '../../kit/ramp.ts';
import type { Layer } from '../../kit/sheet.ts';
import { line, polygon } from '../../kit/stroke.ts';
import { tone } from '../../kit/tone.ts';
import type { TheatreView } from './theatre.ts';

/** Height of the ceiling, and where the wall and the open side stand, in metres. */
export const HEIGHT = 4.2;
export const INNER = 1.9;
export const OUTER = -1.9;

/** Plastered wall with lattice doors between the columns, ceiling with beams. Returns the colour of the plaster. */
export function paintGalleryWall(
  { palette, seed, lamps }: TheatreView,
  inside: Layer,
  camera: Camera,
  columns: readonly number[],
): Hex {
  const { ctx } = inside;
  const noise = makeNoise(`${seed}/colonnade`);
  const red = underLight(palette, '#9c3528');
  const gold = underLight(palette, '#e0b050');
  const face = (spots: readonly Spot[]): Point[] => camera.outline(spots);
  const wall = mix(underLight(palette, '#d8b072'), palette.ink, 0.12);
  polygon(
    ctx,
    face([
      [INNER, 0, 0.5],
      [INNER, HEIGHT, 0.5],
      [INNER, HEIGHT, 24],
      [INNER, 0, 24],
    ]),
    '#000000',
  );
  tone(
    inside,
    steppedRamp(
      [
        mix(wall, palette.ink, 0.55),
        mix(wall, palette.ink, 0.32),
        mix(wall, palette.ink, 0.1),
        mix(wall, palette.flank, 0.4),
      ],
      0.6,
    ),
    (px, py) =>
      clamp(
        0.42 +
          0.2 * clamp((900 - px) / 300) +
          0.12 * clamp((py - 300) / 500) +
          0.3 * lamps +
          0.14 * noise.fbm(px / 60, py / 50, 3),
      ),
    { grain: 0.16 },
  );
  polygon(
    ctx,
    face([
      [INNER - 0.01, 0, 0.5],
      [INNER - 0.01, 0.9, 0.5],
      [INNER - 0.01, 0.9, 24],
      [INNER - 0.01, 0, 24],
    ]),
    mix(red, palette.ink, 0.3),
  );
  for (const z of columns) {
    // Lattice doors and framed panels between the columns.
    const from = z + 0.5;
    polygon(
      ctx,
      face([
        [INNER - 0.02, 0.05, from],
        [INNER - 0.02, 3, from],
        [INNER - 0.02, 3, from + 1.5],
        [INNER - 0.02, 0.05, from + 1.5],
      ]),
      mix(red, palette.ink, 0.4),
    );
    polygon(
      ctx,
      face([
        [INNER - 0.03, 1.2, from + 0.12],
        [INNER - 0.03, 2.86, from + 0.12],
        [INNER - 0.03, 2.86, from + 1.38],
        [INNER - 0.03, 1.2, from + 1.38],
      ]),
      lamps > 0.5 ? mix('#ffd07a', red, 0.2) : mix(palette.ink, '#5c402c', 0.35),
    );
    for (let k = 1; k < 6; k++)
      line(
        ctx,
        face([
          [INNER - 0.04, 1.2, from + 0.12 + k * 0.21],
          [INNER - 0.04, 2.86, from + 0.12 + k * 0.21],
        ]).slice(0, 2),
        Math.max(0.8, 8 / z),
        mix(red, palette.flank, 0.1),
      );
    for (let k = 1; k < 6; k++)
      line(
        ctx,
        face([
          [INNER - 0.04, 1.2 + k * 0.277, from + 0.12],
          [INNER - 0.04, 1.2 + k * 0.277, from + 1.38],
        ]).slice(0, 2),
        Math.max(0.8, 8 / z),
        mix(red, palette.flank, 0.1),
      );
    polygon(
      ctx,
      face([
        [INNER - 0.03, 0.25, from + 0.2],
        [INNER - 0.03, 0.95, from + 0.2],
        [INNER - 0.03, 0.95, from + 1.3],
        [INNER - 0.03, 0.25, from + 1.3],
      ]),
      mix(gold, red, 0.35),
    );
  }
  polygon(
    ctx,
    face([
      [OUTER - 0.5, HEIGHT, 0.5],
      [INNER, HEIGHT, 0.5],
      [INNER, HEIGHT, 24],
      [OUTER - 0.5, HEIGHT, 24],
    ]),
    mix(underLight(palette, '#5a2a20'), palette.ink, 0.4),
  );
  for (let z = 23; z > 0.8; z -= 0.62) {
    const beam = face([
      [OUTER - 0.4, HEIGHT - 0.02, z],
      [INNER, HEIGHT - 0.02, z],
      [INNER, HEIGHT - 0.02, z + 0.2],
      [OUTER - 0.4, HEIGHT - 0.02, z + 0.2],
    ]);
    if (beam.length > 2) polygon(ctx, beam, mix(mix(red, palette.ink, 0.45), palette.flank, 0.1));
  }
  return wall;
}
