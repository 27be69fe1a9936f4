import { type Hex, mix, rgba } from '../../kit/colour.ts';
import { glow } from '../../kit/glow.ts';
import { clamp, lerp, type Point, smoothstep } from '../../kit/maths.ts';
import { makeNoise } from '../../kit/noise.ts';
import { levelRing, paintBanquetTable } from '../../kit/props/banquet.ts';
import { Camera, type Spot } from '../../kit/props/camera.ts';
import { paintFigure } from '../../kit/props/figure.ts';
import { paintPerson } from '../../kit/props/person.ts';
import { evenRamp } from '../../kit/ramp.ts';
import { spray } from '../../kit/spray.ts';
import { ellipse, line, polygon } from '../../kit/stroke.ts';
import { tone } from '../../kit/tone.ts';
import { banquetColours, type GalaView } from './layout.ts';

const BACK = 23;
const REACH = 10.5;
const HIGH = 6.4;

interface Hall {
  wall: Hex;
  ceiling: Hex;
  carpet: readonly [Hex, Hex, Hex];
  curtain: Hex;
  screen: readonly Hex[];
  trim: Hex;
}

const HALLS: Record<string, Hall> = {
  golden: {
    wall: '#d9bf94',
    ceiling: '#ecdcba',
    carpet: ['#6f3a30', '#94523f', '#b9785a'],
    curtain: '#8f2f2a',
    screen: ['#2f6f78', '#7fb0a6', '#f3d9a0', '#f0a860'],
    trim: '#b98a4a',
  },
  dusk: {
    wall: '#7d5d72',
    ceiling: '#94768a',
    carpet: ['#3a2a48', '#55405f', '#7d5f78'],
    curtain: '#4c2f5f',
    screen: ['#3f3a66', '#8d5a80', '#e08a78', '#f6c98a'],
    trim: '#d9a45a',
  },
  night: {
    wall: '#2f4566',
    ceiling: '#3a5272',
    carpet: ['#14223c', '#233a58', '#3f5670'],
    curtain: '#18305a',
    screen: ['#10284a', '#1f5a78', '#4aa0a0', '#ffd98a'],
    trim: '#d9b46a',
  },
};

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
      paintFigure(main, rng, {
        palette: view.palette,
        x: px,
        y: py,
        height: camera.scaleAt([x, 0, z]) * 1.68,
        pose: 'toast',
        facing: rng.chance(0.5) ? 1 : -1,
        side: 1,
        dress: rng.chance(0.5),
        hair: rng.chance(0.5) ? 'long' : 'short',
      });
    }
  }
}

/** Platform, screen with a landscape of hills, curtains, beams of light, a host. */
function paintStage({ sheet, palette, rng, evening }: GalaView, camera: Camera, hall: Hall): void {
  const layer = sheet.layer();
  const { ctx } = layer;
  const z = BACK - 0.1;
  const see = (x: number, y: number, depth = z): Point => camera.see([x, y, depth]);
  const [x0, y0] = see(-5.4, 5.4);
  const [x1, y1] = see(5.4, 1.3);
  const fill = ctx.createLinearGradient(0, y0, 0, y1);
  hall.screen.forEach((colour, i) => {
    fill.addColorStop(i / (hall.screen.length - 1), colour);
  });
  ctx.fillStyle = fill;
  ctx.fillRect(x0, y0, x1 - x0, y1 - y0);
  ellipse(ctx, lerp(x0, x1, 0.64), lerp(y0, y1, 0.5), 20, 20, '#fff3d2');
  for (const [base, amp, t] of [
    [0.72, 0.16, 0.35],
    [0.86, 0.12, 0.6],
  ] as const) {
    const points: Point[] = [[x0, y1]];
    for (let i = 0; i <= 40; i++)
      points.push([
        lerp(x0, x1, i / 40),
        lerp(y0, y1, base - amp * (Math.sin(i * 0.33 + base * 20) * 0.6 + 0.4 * Math.sin(i * 0.71))),
      ]);
    polygon(ctx, [...points, [x1, y1]], mix(hall.screen[0] as Hex, palette.ink, t - 0.2));
  }
  for (const hand of [-1, 1]) {
    for (let i = 0; i < 11; i++) {
      const a = hand * (5.2 + i * 0.28);
      const b = hand * (5.2 + (i + 1) * 0.28);
      polygon(
        ctx,
        [see(a, 5.9), see(b, 5.9), see(b + hand * 0.05, 0.9), see(a, 0.9)],
        mix(hall.curtain, i % 2 ? palette.ink : palette.glow, i % 2 ? 0.3 : 0.12),
      );
    }
  }
  for (let i = 0; i < 24; i++) {
    const a = -8.3 + (i * 16.6) / 24;
    const b = a + 16.6 / 24;
    const drop = 5.55 - 0.12 * (i % 2);
    polygon(
      ctx,
      [see(a, 6.2), see(b, 6.2), see(b, drop), see(a, drop)],
      mix(hall.curtain, i % 2 ? palette.ink : palette.glow, i % 2 ? 0.2 : 0.08),
    );
  }
  const deck = (spots: readonly Spot[], colour: string): void => polygon(ctx, camera.outline(spots), colour);
  deck(
    [
      [-7.4, 0.8, 19.6],
      [7.4, 0.8, 19.6],
      [7.4, 0.8, BACK],
      [-7.4, 0.8, BACK],
    ],
    mix(hall.trim, hall.carpet[1], 0.35),
  );
  deck(
    [
      [-7.4, 0, 19.6],
      [7.4, 0, 19.6],
      [7.4, 0.8, 19.6],
      [-7.4, 0.8, 19.6],
    ],
    mix(hall.curtain, palette.ink, 0.35),
  );
  line(ctx, [see(-7.4, 0.8, 19.6), see(7.4, 0.8, 19.6)], 3, mix(hall.trim, '#fff3d2', 0.5));
  sheet.stamp(layer);
  const main = sheet.main.ctx;
  for (const [x, dress] of [
    [-1.8, 'ao-dai'],
    [-0.9, 'shirt'],
  ] as const) {
    const [px, py] = see(x, 0.8, 20.6);
    paintPerson(main, rng, {
      palette,
      x: px,
      y: py,
      height: camera.scaleAt([0, 0, 20.6]) * 1.72,
      pose: 'stand',
      dress,
      hair: dress === 'ao-dai' ? 'long' : 'short',
      side: 1,
      top: dress === 'ao-dai' ? '#c8322a' : '#26303a',
      bottom: dress === 'ao-dai' ? '#f3ead6' : '#26303a',
    });
  }
  for (const [from, to] of [
    [-6, -1.4],
    [-2.4, 2.2],
    [2.4, -1],
    [6, 1.6],
  ] as const) {
    const beam = sheet.covered();
    beam.ctx.clearRect(0, 0, sheet.width, sheet.height);
    polygon(
      beam.ctx,
      [
        see(from - 0.1, 6.1, 19),
        see(from + 0.1, 6.1, 19),
        see(to + 1.3, 0.8, 20.5),
        see(to - 1.3, 0.8, 20.5),
      ],
      rgba('#fff0c4', evening ? 0.2 : 0.12),
    );
    spray(beam, '#fff0c4', () => 0.2, { soft: 1 });
    sheet.stamp(beam);
  }
  const [gx, gy] = see(0, 2.6);
  glow(main, { x: gx, y: gy, radius: 420, colour: palette.glow, strength: evening ? 0.4 : 0.26 });
}

/** Rings of lamps on three cords. */
function paintChandeliers({ sheet, palette }: GalaView, camera: Camera, hall: Hall): void {
  const { ctx } = sheet.main;
  for (const [x, z, r] of [
    [-4.2, 15, 0.9],
    [4.2, 15, 0.9],
    [0, 9, 1],
    [-5.6, 7, 0.95],
    [5.6, 7, 0.95],
  ] as const) {
    const m = camera.scaleAt([x, 4.6, z]);
    const [px, py] = camera.see([x, 4.7, z]);
    const [, top] = camera.see([x, HIGH, z]);
    for (const dx of [-r * 0.6, 0, r * 0.6])
      line(
        ctx,
        [
          [px + dx * m * 0.2, top],
          [px + dx * m, py],
        ],
        1.2,
        rgba(palette.ink, 0.5),
      );
    glow(ctx, { x: px, y: py, radius: m * 2.6, colour: palette.glow, strength: 0.5 });
    for (const [radius, y] of [
      [r, 4.7],
      [r * 0.66, 4.4],
    ] as const) {
      const ring = levelRing(camera, [x, y, z], radius);
      line(ctx, [...ring, ring[0] as Point], Math.max(2, m * 0.07), hall.trim);
      ring.forEach(([rx, ry], i) => {
        if (i % 2) return;
        ellipse(ctx, rx, ry - m * 0.02, m * 0.05, m * 0.07, '#fff6dc');
        line(
          ctx,
          [
            [rx, ry],
            [rx, ry + m * 0.2],
          ],
          Math.max(0.8, m * 0.02),
          rgba('#fff0c4', 0.7),
        );
      });
    }
  }
}
