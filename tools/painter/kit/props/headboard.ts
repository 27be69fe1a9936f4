import { mix, rgba } from '../colour.ts';
import type { Context } from '../sheet.ts';
import { line, trace } from '../stroke.ts';
import type { HeadboardStyle } from './bed.ts';
import type { Stage } from './room-stage.ts';
import { type Block, type Place, paintBlock, spotOf } from './solid.ts';

/** The board behind the pillows: woven cane, padded panels, or slats. */
export function paintHeadboard(
  stage: Stage,
  ctx: Context,
  place: Place,
  width: number,
  style: HeadboardStyle,
): void {
  const { colours, camera, light } = stage;
  const half = width / 2 + (style === 'padded' ? 0.35 : 0.1);
  const height = style === 'padded' ? 1.2 : 1.28;
  const board: Block = { u: [-half, half], y: [0, height], v: [-0.06, 0.02] };
  const [dark, pale] = colours.cane;
  const at = (u: number, y: number): readonly [number, number] => camera.see(spotOf(place, u, y, -0.061));
  const front = [at(-half, 0), at(half, 0), at(half, height), at(-half, height)];
  if (style === 'padded') {
    const cloth = mix(colours.cushions[2], colours.wall, 0.35);
    const panels = Math.max(3, Math.round((half * 2) / 0.42));
    const wide = (half * 2) / panels;
    for (let i = 0; i < panels; i++) {
      const from = -half + i * wide;
      paintBlock(stage, ctx, place, { ...board, u: [from + 0.01, from + wide - 0.01] }, cloth, 5);
    }
    return;
  }
  paintBlock(stage, ctx, place, board, style === 'slats' ? colours.timber : pale, 4);
  ctx.save();
  trace(ctx, front);
  ctx.clip();
  if (style === 'slats') {
    for (let u = -half; u < half; u += 0.11) {
      line(ctx, [at(u, 0), at(u, height)], 3, mix(colours.timber, light.shade, 0.4));
      line(ctx, [at(u + 0.02, 0), at(u + 0.02, height)], 1.4, rgba(pale, 0.6));
    }
  } else {
    const step = 0.075;
    for (let u = -half - height; u < half + height; u += step) {
      line(ctx, [at(u, 0), at(u + height, height)], 1.2, rgba(dark, 0.75));
      line(ctx, [at(u + height, 0), at(u, height)], 1.2, rgba(dark, 0.75));
    }
  }
  ctx.restore();
  ctx.save();
  trace(ctx, front);
  ctx.lineWidth = Math.max(3, camera.scaleAt(spotOf(place, 0, 0, 0)) * 0.045);
  ctx.strokeStyle = style === 'slats' ? mix(colours.timber, light.shade, 0.25) : dark;
  ctx.stroke();
  ctx.restore();
}
