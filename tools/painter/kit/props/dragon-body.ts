import { type Hex, mix, rgba } from '../colour.ts';
import type { Palette } from '../lights.ts';
import { LOCAL } from '../local-colours.ts';
import type { Point } from '../maths.ts';
import type { Context } from '../sheet.ts';
import { brush, line, polygon } from '../stroke.ts';

/** Shade, body, lit, edge. */
export type DragonColours = readonly [Hex, Hex, Hex, Hex];

/** The gilded steel by lamplight, or painted by day. */
export function dragonColours(palette: Palette): DragonColours {
  if (palette.light === 'night' || palette.light === 'dusk') return LOCAL.dragon;
  const [wash, share] = palette.cast;
  return ['#8f4a1c', '#d08a2c', '#edb552', '#f9dc9a'].map((colour) =>
    mix(colour, wash, share),
  ) as unknown as DragonColours;
}

const STEPS = 200;

/** How high the back stands over the deck along the bridge: three waves, then the rising neck. */
function riseAt(u: number): number {
  const arch = (from: number, to: number, height: number): number =>
    u > from && u < to ? height * Math.sin((Math.PI * (u - from)) / (to - from)) : 0;
  const neck = u > 0.73 ? 124 * Math.sin((Math.PI * 0.6 * (u - 0.73)) / 0.27) : 0;
  return arch(0.03, 0.25, 80) + arch(0.25, 0.35, -24) + arch(0.35, 0.64, 156) + arch(0.64, 0.73, -24) + neck;
}

/** Middle line of the body from tail to neck. */
export function dragonSpine(from: number, to: number, deck: number): Point[] {
  return Array.from({ length: STEPS + 1 }, (_, i): Point => {
    const u = 0.02 + (0.965 * i) / STEPS;
    return [from + (to - from) * u, deck - riseAt(u)];
  });
}

const thickness = (t: number): number =>
  9 + 27 * Math.sin(Math.PI * Math.min(1, 0.08 + 0.8 * t)) + (t > 0.9 ? 4 : 0);

/** Body with scales, back fins, hangers and tail. */
export function paintDragonBody(
  ctx: Context,
  spine: readonly Point[],
  deck: number,
  colours: DragonColours,
): void {
  const [dark, body, lit, edge] = colours;
  for (const [x, y] of spine.filter((_, i) => i % 4 === 0))
    if (deck - y > 20)
      line(
        ctx,
        [
          [x, y],
          [x, deck],
        ],
        1.5,
        rgba(body, 0.6),
      );
  const normal = (i: number): Point => {
    const [ax, ay] = spine[Math.max(0, i - 1)] as Point;
    const [bx, by] = spine[Math.min(STEPS, i + 1)] as Point;
    const length = Math.hypot(bx - ax, by - ay) || 1;
    return [(by - ay) / length, -(bx - ax) / length];
  };
  const beside = (share: number): Point[] =>
    spine.map(([x, y], i): Point => {
      const [nx, ny] = normal(i);
      const off = share * thickness(i / STEPS);
      return [x + nx * off, y + ny * off];
    });
  brush(ctx, spine, thickness, body);
  brush(ctx, beside(-0.3), (t) => thickness(t) * 0.4, dark);
  brush(ctx, beside(0.2), (t) => thickness(t) * 0.4, lit);
  brush(ctx, beside(0.36), (t) => thickness(t) * 0.12, edge);
  const back = beside(0.5);
  for (let i = 4; i < STEPS; i += 3) {
    const [x, y] = spine[i] as Point;
    const [nx, ny] = normal(i);
    const half = thickness(i / STEPS) * 0.5;
    ctx.beginPath();
    ctx.moveTo(x + nx * half, y + ny * half);
    ctx.quadraticCurveTo(x - ny * half * 0.9, y + nx * half * 0.9, x - nx * half, y - ny * half);
    ctx.lineWidth = 1.5;
    ctx.strokeStyle = rgba(dark, 0.75);
    ctx.stroke();
    if (i % 6 !== 4 || i < 10) continue;
    const [fx, fy] = back[i] as Point;
    const fin = thickness(i / STEPS) * 0.36;
    polygon(
      ctx,
      [
        [fx + ny * fin * 0.6, fy - nx * fin * 0.6],
        [fx + nx * fin * 1.1 + ny * fin * 0.8, fy + ny * fin * 1.1 - nx * fin * 0.8],
        [fx - ny * fin * 0.6, fy + nx * fin * 0.6],
      ],
      i % 12 === 4 ? lit : body,
    );
  }
  const [tx, ty] = spine[0] as Point;
  ctx.beginPath();
  ctx.moveTo(tx, ty + 6);
  ctx.quadraticCurveTo(tx - 34, ty - 6, tx - 30, ty - 46);
  ctx.quadraticCurveTo(tx - 10, ty - 26, tx + 9, ty - 6);
  ctx.fillStyle = lit;
  ctx.fill();
}
