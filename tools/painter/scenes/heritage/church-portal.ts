import { type Hex, mix, rgba } from '../../kit/colour.ts';
import { paintArch } from '../../kit/props/arch.ts';
import type { SceneView } from '../../kit/scene-view.ts';
import { line } from '../../kit/stroke.ts';

export const BASE = 690;

export function paintBand(
  ctx: SceneView['ctx'],
  x0: number,
  x1: number,
  y: number,
  pale: Hex,
  ink: Hex,
): void {
  ctx.fillStyle = pale;
  ctx.fillRect(x0, y, x1 - x0, 9);
  ctx.fillStyle = rgba(ink, 0.28);
  ctx.fillRect(x0, y + 9, x1 - x0, 7);
}

export function paintPortal(
  { ctx, palette, evening }: SceneView,
  x: number,
  half: number,
  high: number,
  brick: Hex,
  pale: Hex,
): void {
  paintArch(ctx, x, BASE, half + 11, high + 14, pale);
  paintArch(ctx, x, BASE, half + 6, high + 8, mix(brick, palette.ink, 0.3));
  paintArch(ctx, x, BASE, half, high, evening ? '#e8a850' : mix(palette.ink, '#4a2c22', 0.4));
  line(
    ctx,
    [
      [x, BASE],
      [x, BASE - high + 4],
    ],
    3,
    rgba(palette.ink, 0.6),
  );
}
