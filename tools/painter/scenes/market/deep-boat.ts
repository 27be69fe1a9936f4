import { type Hex, mix, rgba } from '../../kit/colour.ts';
import { setAfloat } from '../../kit/float.ts';
import { underLight } from '../../kit/lights.ts';
import type { Point } from '../../kit/maths.ts';
import type { Context } from '../../kit/sheet.ts';
import { curve, line } from '../../kit/stroke.ts';
import type { MarketView } from './market.ts';

/** A deep wooden boat on its own layer, 2·`half` long; what is painted by `load` sits in it. */
export function paintDeepBoat(
  { sheet, seed }: MarketView,
  palette: MarketView['palette'],
  name: string,
  place: { x: number; waterline: number; half: number; band: Hex },
  load: (ctx: Context) => void,
): void {
  const { x, waterline, half, band } = place;
  const layer = sheet.layer();
  const { ctx } = layer;
  const wood = underLight(palette, '#7a4f34');
  const rim = (off: number): Point[] =>
    curve([x - half, waterline - 74 + off], [x, waterline - 6 + off], [x + half, waterline - 82 + off], 26);
  const hull = (low: number, colour: Hex): void => {
    ctx.beginPath();
    for (const [px, py] of rim(0)) ctx.lineTo(px, py);
    ctx.quadraticCurveTo(x + half * 0.86, waterline + low, x + half * 0.5, waterline + low);
    ctx.lineTo(x - half * 0.56, waterline + low);
    ctx.quadraticCurveTo(x - half * 0.9, waterline + low, x - half, waterline - 74);
    ctx.closePath();
    ctx.fillStyle = colour;
    ctx.fill();
  };
  ctx.save();
  ctx.translate(0, -22);
  hull(0, mix(wood, palette.ink, 0.6));
  ctx.restore();
  load(ctx);
  hull(26, mix(wood, palette.ink, 0.1));
  ctx.save();
  ctx.clip();
  for (const off of [34, 62]) line(ctx, rim(off), 3, rgba(palette.ink, 0.34));
  ctx.fillStyle = rgba(palette.ink, 0.26);
  ctx.fillRect(x - half, waterline - 4, half * 2, 40);
  ctx.restore();
  line(ctx, rim(0), 13, underLight(palette, band));
  line(ctx, rim(-4), 4, mix(underLight(palette, band), palette.flank, 0.5));
  setAfloat(layer, {
    palette,
    seed: `${seed}/${name}`,
    x,
    waterline: waterline + 24,
    reach: half * 0.86,
    depth: 170,
    amplitude: 16,
  });
}
