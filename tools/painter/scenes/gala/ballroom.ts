import { mix, rgba } from '../../kit/colour.ts';
import { clamp, type Point, smoothstep } from '../../kit/maths.ts';
import { makeNoise } from '../../kit/noise.ts';
import { paintBanquetTable } from '../../kit/props/banquet-table.ts';
import { Camera, type Spot } from '../../kit/props/camera.ts';
import { evenRamp } from '../../kit/ramp.ts';
import { line, polygon } from '../../kit/stroke.ts';
import { tone } from '../../kit/tone.ts';
import { paintStage } from './ballroom-stage.ts';
import { paintChandeliers } from './chandeliers.ts';
import { paintGuest } from './guest.ts';
import { BACK, HALLS, type Hall, HIGH, REACH } from './hall.ts';
import { banquetColours, type GalaView } from './layout.ts';

/** A hall with round tables before a stage. */
export function paintBallroom(view: GalaView): void {
  const { sheet, seed, palette, rng, light } = view;
  const hall = HALLS[light] as Hall;
  const camera = new Camera({ horizon: 318, eye: 2.5, focal: 840, centre: rng.range(560, 640) });
  const noise = makeNoise(`${seed}/hall`);
  const room = sheet.layer();
  const { ctx } = room;
  const face = (spots: readonly Spot[], colour: string): void => polygon(ctx, camera.outline(spots), colour);
  face(
    [
      [-REACH, HIGH, 0.5],
      [REACH, HIGH, 0.5],
      [REACH, HIGH, BACK],
      [-REACH, HIGH, BACK],
    ],
    hall.ceiling,
  );
  for (const hand of [-1, 1]) {
    face(
      [
        [hand * REACH, 0, 0.5],
        [hand * REACH, 0, BACK],
        [hand * REACH, HIGH, BACK],
        [hand * REACH, HIGH, 0.5],
      ],
      mix(hall.wall, palette.ink, hand > 0 ? 0.06 : 0.18),
    );
    for (let z = 3; z < BACK; z += 3) {
      face(
        [
          [hand * (REACH - 0.02), 0.5, z],
          [hand * (REACH - 0.02), 0.5, z + 2.3],
          [hand * (REACH - 0.02), 5, z + 2.3],
          [hand * (REACH - 0.02), 5, z],
        ],
        mix(hall.wall, palette.ink, hand > 0 ? 0.16 : 0.28),
      );
      const frame = camera.outline([
        [hand * (REACH - 0.03), 0.5, z],
        [hand * (REACH - 0.03), 0.5, z + 2.3],
        [hand * (REACH - 0.03), 5, z + 2.3],
        [hand * (REACH - 0.03), 5, z],
      ]);
      if (frame.length > 2) line(ctx, [...frame, frame[0] as Point], 1.6, rgba(hall.trim, 0.8));
    }
  }
  face(
    [
      [-REACH, 0, BACK],
      [REACH, 0, BACK],
      [REACH, HIGH, BACK],
      [-REACH, HIGH, BACK],
    ],
    mix(hall.wall, palette.ink, 0.1),
  );
  // Coffers of the ceiling.
  for (let z = 3; z < BACK; z += 4)
    for (let x = -8; x < 8; x += 4) {
      face(
        [
          [x + 0.4, HIGH - 0.01, z],
          [x + 3.6, HIGH - 0.01, z],
          [x + 3.6, HIGH - 0.01, z + 3.2],
          [x + 0.4, HIGH - 0.01, z + 3.2],
        ],
        mix(hall.ceiling, palette.ink, 0.12),
      );
      face(
        [
          [x + 0.8, HIGH, z + 0.4],
          [x + 3.2, HIGH, z + 0.4],
          [x + 3.2, HIGH, z + 2.8],
          [x + 0.8, HIGH, z + 2.8],
        ],
        mix(hall.ceiling, palette.glow, 0.28),
      );
    }
  sheet.stamp(room);
  const floor = sheet.layer();
  polygon(
    floor.ctx,
    camera.outline([
      [-REACH, 0, 0.5],
      [REACH, 0, 0.5],
      [REACH, 0, BACK],
      [-REACH, 0, BACK],
    ]),
    '#000000',
  );
  tone(
    floor,
    evenRamp(hall.carpet),
    (px, py) => {
      const [x, , z] = camera.hit([px, Math.max(camera.horizon + 8, py)], 'y', 0);
      const weave =
        0.12 * Math.sin(x * 3.1) * Math.cos(z * 3.1) + 0.08 * Math.sin(x * 6.2 + 1) * Math.sin(z * 6.2);
      return clamp(
        0.34 +
          weave +
          0.5 * smoothstep(6, 22, z) * Math.exp(-((x / 6) ** 2)) +
          0.12 * noise.fbm(px / 130, py / 24, 2),
      );
    },
    { step: 2, grain: 0.16 },
  );
  sheet.stamp(floor);
  paintStage(view, camera, hall);
  paintChandeliers(view, camera, hall);
  const colours = banquetColours(view);
  const main = sheet.main.ctx;
  for (const [x, z] of [
    [-6.6, 16],
    [-2.3, 16.6],
    [2.3, 16.6],
    [6.6, 16],
    [-7, 12],
    [-2.6, 12.4],
    [2.6, 12.2],
    [7, 12],
    [-5, 8.6],
    [0.1, 9],
    [5.1, 8.5],
    [-2.6, 5.8],
    [2.8, 5.7],
  ] as const) {
    paintBanquetTable(main, rng, camera, colours, x, z);
    if (z > 6 && rng.chance(0.62)) {
      const [px, py] = camera.see([x + 1.9, 0, z + 0.2]);
      paintGuest(main, rng, {
        palette: view.palette,
        x: px,
        y: py,
        metre: camera.scaleAt([x, 0, z]),
        facing: rng.chance(0.5) ? 1 : -1,
        side: 1,
      });
    }
  }
}
