import { type Hex, mix } from '../colour.ts';
import { type Palette, underLight } from '../lights.ts';
import { lerp } from '../maths.ts';
import type { Context } from '../sheet.ts';
import type { Camera, Spot } from './camera.ts';
import { boxFaces, type Face, loft, meshLight, paintMesh } from './mesh.ts';
import { type Place, spotOf } from './solid.ts';
import { paintTop } from './speedboat-top.ts';

export interface SpeedboatOptions {
  palette: Palette;
  camera: Camera;
  place: Place;
  /** Hull by clear day. */
  hull: Hex;
  side: 1 | -1;
  /** Awning over the seats. */
  awning?: Hex;
  /** How far the bow lifts out of the water, in metres. */
  lift?: number;
}

/** Along the boat: place, half of the width and height of the sheer, half of the width of the chine. */
const FRAMES: readonly (readonly [u: number, half: number, sheer: number, chine: number])[] = [
  [-4, 1.12, 0.92, 1],
  [-3, 1.2, 0.92, 1.06],
  [-1.5, 1.25, 0.94, 1.08],
  [0, 1.25, 1, 1.04],
  [1.3, 1.16, 1.08, 0.88],
  [2.4, 0.94, 1.17, 0.6],
  [3.3, 0.6, 1.25, 0.28],
  [4, 0.2, 1.31, 0.06],
  [4.25, 0.02, 1.33, 0.01],
];

/** A speedboat (ca nô) of eight metres: open cockpit with benches, windscreen, awning, two outboard motors. */
export function paintSpeedboat(ctx: Context, options: SpeedboatOptions): void {
  const { palette, camera, place, side, lift = 0 } = options;
  const spot = (u: number, y: number, v: number): Spot =>
    spotOf(place, u, y + lift * Math.max(0, (u + 4) / 8) ** 1.5, v);
  const white = underLight(palette, '#f4f0e6');
  const hull = underLight(palette, options.hull);
  const light = meshLight(palette, side);
  const faces: Face[] = [];
  const ring = ([u, half, sheer, chine]: (typeof FRAMES)[number]): Spot[] => {
    const right: [number, number][] = [
      [sheer, half],
      [sheer - 0.2, half * 1.01],
      [0.42 * sheer, lerp(half, chine, 0.55)],
      [0, chine],
    ];
    return [...right.map(([y, v]) => spot(u, y, v)), ...right.reverse().map(([y, v]) => spot(u, y, -v))];
  };
  faces.push(
    ...loft(
      FRAMES.map(ring),
      (k) => (k === 0 || k === 6 ? hull : k === 3 ? mix(white, palette.ink, 0.5) : white),
      0.3,
    ),
  );
  const stern = FRAMES[0] as (typeof FRAMES)[number];
  const back = ring(stern);
  faces.push({
    spots: [back[0], back[3], back[4], back[7]] as Spot[],
    inside: spot(0, 0.4, 0),
    colour: white,
  });
  // The cockpit: floor and the inner sides, seen from above.
  const open = FRAMES.slice(0, 5);
  const floor = mix(underLight(palette, '#d8c7a4'), palette.ink, 0.1);
  for (let i = 0; i + 1 < open.length; i++) {
    const [a, b] = [open[i], open[i + 1]] as [(typeof FRAMES)[number], (typeof FRAMES)[number]];
    const inner = (f: (typeof FRAMES)[number], hand: number, y: number): Spot =>
      spot(f[0], y, f[1] * 0.86 * hand);
    faces.push({
      spots: [inner(a, 1, 0.4), inner(b, 1, 0.4), inner(b, -1, 0.4), inner(a, -1, 0.4)],
      inside: spot(a[0], -2, 0),
      colour: floor,
    });
    for (const hand of [1, -1]) {
      faces.push({
        spots: [inner(a, hand, 0.4), inner(b, hand, 0.4), inner(b, hand, b[2]), inner(a, hand, a[2])],
        inside: spot(a[0], 0.6, 5 * hand),
        colour: mix(white, palette.ink, 0.22),
      });
      faces.push({
        spots: [
          inner(a, hand, a[2]),
          inner(b, hand, b[2]),
          spot(b[0], b[2], b[1] * hand),
          spot(a[0], a[2], a[1] * hand),
        ],
        inside: spot(a[0], -2, 0),
        colour: white,
        gloss: 0.3,
      });
    }
  }
  const fore = FRAMES.slice(4);
  for (let i = 0; i + 1 < fore.length; i++) {
    const [a, b] = [fore[i], fore[i + 1]] as [(typeof FRAMES)[number], (typeof FRAMES)[number]];
    for (const hand of [1, -1])
      faces.push({
        spots: [
          spot(a[0], a[2] + 0.12, 0),
          spot(b[0], b[2] + 0.06, 0),
          spot(b[0], b[2], b[1] * hand),
          spot(a[0], a[2], a[1] * hand),
        ],
        inside: spot(a[0], -2, 0),
        colour: white,
        gloss: 0.35,
      });
  }
  const seat = underLight(palette, '#2f6f7c');
  for (const u of [-2.6, -1.5, -0.4]) {
    faces.push(...boxFaces(spot, [u - 0.25, u + 0.25], [0.42, 0.78], [-0.9, 0.9], seat));
    faces.push(...boxFaces(spot, [u - 0.32, u - 0.22], [0.7, 1.2], [-0.9, 0.9], mix(seat, white, 0.25)));
  }
  faces.push(...boxFaces(spot, [0.75, 1.2], [0.42, 1.25], [-0.75, 0.75], mix(white, palette.ink, 0.12)));
  const motor = mix(palette.ink, '#20262a', 0.6);
  for (const v of [-0.4, 0.4]) {
    faces.push(
      ...boxFaces(spot, [-4.46, -4.12], [0.74, 1.1], [v - 0.15, v + 0.15], mix(motor, white, 0.22), 0.5),
    );
    faces.push(...boxFaces(spot, [-4.36, -4.2], [0, 0.76], [v - 0.07, v + 0.07], mix(motor, white, 0.3)));
  }
  paintMesh(ctx, camera, faces, light);
  paintTop(ctx, options, spot, white);
}
