import { lerp, type Point } from './maths.ts';
import type { Context } from './sheet.ts';

/** Filled polygon. */
export function polygon(ctx: Context, points: readonly Point[], colour: string): void {
  trace(ctx, points);
  ctx.fillStyle = colour;
  ctx.fill();
}

/** Begins a closed path through the points, for own fill, stroke or clip. */
export function trace(ctx: Context, points: readonly Point[]): void {
  ctx.beginPath();
  for (const [x, y] of points) ctx.lineTo(x, y);
  ctx.closePath();
}

/** Open line of one width. */
export function line(ctx: Context, points: readonly Point[], width: number, colour: string): void {
  ctx.beginPath();
  for (const [x, y] of points) ctx.lineTo(x, y);
  ctx.lineWidth = width;
  ctx.strokeStyle = colour;
  ctx.stroke();
}

/** Brush stroke of changing width: `width(t)` in pixels for t = 0 at the first point, 1 at the last. */
export function brush(
  ctx: Context,
  points: readonly Point[],
  width: number | ((t: number) => number),
  colour: string,
): void {
  const left: Point[] = [];
  const right: Point[] = [];
  const last = points.length - 1;
  points.forEach(([x, y], i) => {
    const [ax, ay] = points[Math.max(0, i - 1)] as Point;
    const [bx, by] = points[Math.min(last, i + 1)] as Point;
    const length = Math.hypot(bx - ax, by - ay) || 1;
    const half = (typeof width === 'number' ? width : width(i / last)) / 2;
    const nx = (-(by - ay) / length) * half;
    const ny = ((bx - ax) / length) * half;
    left.push([x + nx, y + ny]);
    right.push([x - nx, y - ny]);
  });
  polygon(ctx, [...left, ...right.reverse()], colour);
}

/** Points along a curve from `from` to `to`, bent toward `bend`. */
export function curve(from: Point, bend: Point, to: Point, count = 16): Point[] {
  return Array.from({ length: count + 1 }, (_, i): Point => {
    const t = i / count;
    return [
      lerp(lerp(from[0], bend[0], t), lerp(bend[0], to[0], t), t),
      lerp(lerp(from[1], bend[1], t), lerp(bend[1], to[1], t), t),
    ];
  });
}

/** Points along a curve with two bends. */
export function curve2(from: Point, bend1: Point, bend2: Point, to: Point, count = 24): Point[] {
  const first = curve(from, bend1, bend2, count);
  const second = curve(bend1, bend2, to, count);
  return first.map(([x, y], i): Point => {
    const [u, v] = second[i] as Point;
    return [lerp(x, u, i / count), lerp(y, v, i / count)];
  });
}

/** Filled ellipse. */
export function ellipse(
  ctx: Context,
  x: number,
  y: number,
  rx: number,
  ry: number,
  colour: string,
  turn = 0,
): void {
  ctx.beginPath();
  ctx.ellipse(x, y, rx, ry, turn, 0, Math.PI * 2);
  ctx.fillStyle = colour;
  ctx.fill();
}

/** Lying stroke with pointed ends: a glint or a shadow on water. */
export function lens(
  ctx: Context,
  x: number,
  y: number,
  length: number,
  thickness: number,
  colour: string,
): void {
  ctx.beginPath();
  ctx.moveTo(x - length / 2, y);
  ctx.quadraticCurveTo(x, y - thickness, x + length / 2, y);
  ctx.quadraticCurveTo(x, y + thickness, x - length / 2, y);
  ctx.fillStyle = colour;
  ctx.fill();
}
