import { mix, rgba } from '../../kit/colour.ts';
import { ellipse, line } from '../../kit/stroke.ts';
import { freeboard, type ShipTools } from './ship-tools.ts';

/** The hull with its sheer, a line along it, portholes, an eye at the bow of a wooden one. */
export function paintHull({ ctx, plan, palette, at, lit }: ShipTools): void {
  const { long, trim, decks } = plan;
  const half = long / 2;
  const high = freeboard(plan);
  const hull = at(plan.hull);
  ctx.save();
  ctx.beginPath();
  ctx.moveTo(-half, -high * 1.2);
  ctx.quadraticCurveTo(-half + 4, -high * 0.3, -half + 26, 8);
  ctx.lineTo(half - 70, 8);
  ctx.quadraticCurveTo(half - 4, -high * 0.5, half + 22, -high * 1.62);
  ctx.quadraticCurveTo(half - 80, -high * 1.1, half - 200, -high);
  ctx.lineTo(-half + 120, -high);
  ctx.quadraticCurveTo(-half + 50, -high, -half, -high * 1.2);
  ctx.closePath();
  ctx.fillStyle = hull;
  ctx.fill();
  ctx.clip();
  ctx.fillStyle = mix(hull, palette.ink, 0.34);
  ctx.fillRect(-half - 20, -high * 0.3, long + 60, high);
  ctx.fillStyle = at(trim);
  ctx.fillRect(-half - 20, -high * 0.36, long + 60, Math.max(3, high * 0.08));
  ctx.fillStyle = rgba(mix(hull, palette.flank, 0.6), 0.5);
  ctx.fillRect(-half - 20, -high * 1.02, long + 60, high * 0.12);
  ctx.restore();
  const pane = lit ? palette.lit : mix(palette.ink, palette.sky[1], 0.4);
  if (decks > 1)
    for (let x = -half + 90; x < half - 150; x += 46) {
      ellipse(ctx, x, -high * 0.66, 8, 8, at(trim));
      ellipse(ctx, x, -high * 0.66, 5.6, 5.6, pane);
    }
  const sheer: [number, number][] = [[half + 20, -high * 1.66], [half - 80, -high * 1.16], [half - 200, -high * 1.05]];
  line(ctx, sheer, 4, at(trim));
  if (plan.windows !== 'arch') return;
  ellipse(ctx, half - 52, -high * 0.86, 12, 7, at('#f6efe0'), -0.4);
  ellipse(ctx, half - 50, -high * 0.86, 5, 4.4, palette.ink);
}
