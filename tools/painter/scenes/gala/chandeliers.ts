import { rgba } from '../../kit/colour.ts';
import { glow } from '../../kit/glow.ts';
import type { Point } from '../../kit/maths.ts';
import { levelRing } from '../../kit/props/banquet.ts';
import type { Camera } from '../../kit/props/camera.ts';
import { ellipse, line } from '../../kit/stroke.ts';
import { type Hall, HIGH } from './hall.ts';
import type { GalaView } from './layout.ts';

/** Rings of lamps on three cords. */
export function paintChandeliers({ sheet, palette }: GalaView, camera: Camera, hall: Hall): void {
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
