import { type Hex, rgba } from '../colour.ts';
import { lerp, type Point } from '../maths.ts';
import type { Context } from '../sheet.ts';
import { line, polygon } from '../stroke.ts';

export interface SailShape {
  /** Column of the mast at the deck, and how far its top leans. */
  mast: number;
  lean: number;
  top: number;
  foot: number;
  /** Cloth before and behind the mast, in units. */
  luff: number;
  leech: number;
}

const PANELS = 6;

/** A fan sail with battens: light on the leech, a shade under each batten. Drawn in the units of its boat. */
export function paintJunkSail(
  ctx: Context,
  shape: SailShape,
  [cloth, dark, bright]: readonly [Hex, Hex, Hex],
  mastColour: Hex,
): void {
  const { mast, lean, top, foot } = shape;
  line(
    ctx,
    [
      [mast, -14],
      [mast + lean, top - 8],
    ],
    3.2,
    mastColour,
  );
  const edges = battenEnds(shape);
  const outline = (): void => {
    ctx.beginPath();
    for (const { luff } of edges) ctx.lineTo(luff[0], luff[1]);
    for (let i = PANELS; i >= 0; i--) {
      const [x, y] = (edges[i] as Batten).leech;
      const above = edges[i + 1]?.leech;
      // The leech bulges a little between the battens.
      if (above) ctx.quadraticCurveTo((x + above[0]) / 2 + 3.5, (y + above[1]) / 2, x, y);
      else ctx.lineTo(x, y);
    }
    ctx.closePath();
  };
  outline();
  const gradient = ctx.createLinearGradient(mast - shape.luff, foot, mast + shape.leech, top);
  gradient.addColorStop(0, dark);
  gradient.addColorStop(0.45, cloth);
  gradient.addColorStop(1, bright);
  ctx.fillStyle = gradient;
  ctx.fill();
  ctx.save();
  outline();
  ctx.clip();
  for (let i = 0; i < PANELS; i++) {
    const lower = edges[i] as Batten;
    const upper = edges[i + 1] as Batten;
    const toward = (from: Point, to: Point): Point => [
      lerp(from[0], to[0], 0.68),
      lerp(from[1], to[1], 0.68),
    ];
    const shade = [toward(lower.luff, upper.luff), upper.luff, upper.leech, toward(lower.leech, upper.leech)];
    polygon(ctx, shade, rgba(dark, 0.26));
  }
  for (const { luff, leech } of edges.slice(1, -1)) line(ctx, [luff, leech], 1.6, rgba(dark, 0.9));
  ctx.restore();
}

interface Batten {
  luff: Point;
  leech: Point;
}

/** Ends of the battens from foot to peak; they fan upwards and the yard stands steepest. */
function battenEnds({ mast, lean, top, foot, luff, leech }: SailShape): Batten[] {
  return Array.from({ length: PANELS + 1 }, (_, i): Batten => {
    const t = i / PANELS;
    const y = lerp(foot, top, t);
    const x = mast + lean * t;
    if (i === PANELS) {
      return { luff: [x - luff * 0.42, top + 6], leech: [x + leech * 0.28, top - leech * 0.34] };
    }
    const bulge = Math.sin(Math.PI * 0.86 * (0.3 + 0.62 * t));
    return {
      luff: [x - luff * (1 - 0.35 * t * t), y + luff * 0.1 * (1 - t) + 8 * t],
      leech: [x + leech * bulge, y - leech * 0.41 * t + 4],
    };
  });
}
