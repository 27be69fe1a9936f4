import { mix, rgba } from '../../kit/colour.ts';
import type { Palette } from '../../kit/lights.ts';
import { lerp, type Point, type Side } from '../../kit/maths.ts';
import { dragonColours } from '../../kit/props/dragon-body.ts';
import { paintDragonHead } from '../../kit/props/dragon-head.ts';
import type { Context } from '../../kit/sheet.ts';
import { brush, polygon } from '../../kit/stroke.ts';

/** A water dragon: three loops of its back over the water, fins along it, the head raised. */
export function paintWaterDragon(
  ctx: Context,
  palette: Palette,
  [x, y]: Point,
  size: number,
  facing: Side,
): void {
  const colours = dragonColours(palette);
  const [dark, body, lit, edge] = colours;
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(facing * size, size);
  for (const [from, to, high, thick] of [
    [-250, -150, 46, 22],
    [-160, -40, 66, 28],
    [-50, 70, 60, 30],
  ] as const) {
    const arc = Array.from({ length: 25 }, (_, i): Point => {
      const t = i / 24;
      return [lerp(from, to, t), 8 - high * Math.sin(Math.PI * t)];
    });
    const up = (share: number): Point[] => arc.map(([px, py]): Point => [px, py - thick * share]);
    for (let i = 2; i < 23; i += 2) {
      const [px, py] = arc[i] as Point;
      polygon(
        ctx,
        [
          [px - 7, py - thick * 0.4],
          [px - 5, py - thick * 0.4 - 15],
          [px + 7, py - thick * 0.4],
        ],
        mix('#c8442f', dark, 0.2),
      );
    }
    brush(ctx, arc, thick, dark);
    brush(ctx, up(0.1), thick * 0.74, body);
    brush(ctx, up(0.26), thick * 0.34, lit);
    for (let i = 1; i < 24; i += 1) {
      const [px, py] = arc[i] as Point;
      ctx.beginPath();
      ctx.arc(px, py, thick * 0.26, 0.3, Math.PI - 0.3);
      ctx.lineWidth = 1.4;
      ctx.strokeStyle = rgba(mix(dark, palette.ink, 0.3), 0.7);
      ctx.stroke();
    }
  }
  const neck = Array.from({ length: 21 }, (_, i): Point => {
    const t = i / 20;
    return [lerp(60, 118, t) + 18 * Math.sin(t * 3), 8 - 104 * t];
  });
  brush(ctx, neck, (t) => 32 - 6 * t, dark);
  brush(
    ctx,
    neck.map(([px, py]): Point => [px + 3, py]),
    (t) => 24 - 5 * t,
    body,
  );
  brush(
    ctx,
    neck.map(([px, py]): Point => [px + 7, py]),
    (t) => 9 - 2 * t,
    edge,
  );
  paintDragonHead(ctx, [122, -106], colours, palette);
  ctx.restore();
}
