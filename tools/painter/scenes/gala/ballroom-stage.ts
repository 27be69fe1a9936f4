import { type Hex, mix, rgba } from '../../kit/colour.ts';
import { glow } from '../../kit/glow.ts';
import { lerp, type Point } from '../../kit/maths.ts';
import type { Camera, Spot } from '../../kit/props/camera.ts';
import { paintPerson } from '../../kit/props/person.ts';
import { spray } from '../../kit/spray.ts';
import { ellipse, line, polygon } from '../../kit/stroke.ts';
import { BACK, type Hall } from './hall.ts';
import type { GalaView } from './layout.ts';

/** Platform, screen with a landscape of hills, curtains, beams of light, a host. */
export function paintStage({ sheet, palette, rng, evening }: GalaView, camera: Camera, hall: Hall): void {
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
