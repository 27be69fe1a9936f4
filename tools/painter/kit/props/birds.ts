import { rgba } from '../colour.ts';
import type { Palette } from '../lights.ts';
import type { Point } from '../maths.ts';
import type { Rng } from '../rng.ts';
import type { Context } from '../sheet.ts';

/** A few birds around a point, each a bent stroke of 10–18 px. */
export function paintBirds(ctx: Context, rng: Rng, palette: Palette, [x, y]: Point): void {
  ctx.save();
  ctx.strokeStyle = rgba(palette.ink, 0.7);
  ctx.lineWidth = 1.6;
  for (let i = rng.int(3, 6); i > 0; i--) {
    const bx = x + rng.bell() * 70;
    const by = y + rng.bell() * 34;
    const span = rng.range(5, 9);
    ctx.beginPath();
    ctx.moveTo(bx - span, by - span * 0.35);
    ctx.quadraticCurveTo(bx - span * 0.35, by - span * 0.5, bx, by);
    ctx.quadraticCurveTo(bx + span * 0.4, by - span * 0.55, bx + span, by - span * 0.2);
    ctx.stroke();
  }
  ctx.restore();
}
