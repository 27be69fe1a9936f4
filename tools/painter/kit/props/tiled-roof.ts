import { type Hex, mix, rgba } from '../colour.ts';
import { lerp, type Point } from '../maths.ts';
import type { Rng } from '../rng.ts';
import type { Context } from '../sheet.ts';
import { ellipse, line, trace } from '../stroke.ts';

export interface TiledRoofOptions {
  /** Ends of the eave, then the ends of the ridge above them. */
  eave: readonly [Point, Point];
  ridge: readonly [Point, Point];
  colour: Hex;
  ink: Hex;
  haze: Hex;
  moss: Hex;
  /** Width of a row of tiles at both ends of the eave, in pixels. */
  tile: readonly [number, number];
  /** Sag of eave and ridge, in pixels. */
  sag?: number;
}

/** A slope of yin-yang tiles between an eave and a ridge, in any projection: rows, moss, round eave tiles, pale ridge. */
export function paintTiledRoof(ctx: Context, rng: Rng, options: TiledRoofOptions): void {
  const { eave, ridge, colour, ink, haze, moss, tile, sag = 0 } = options;
  const along = (ends: readonly [Point, Point], t: number, drop: number): Point => [
    lerp(ends[0][0], ends[1][0], t),
    lerp(ends[0][1], ends[1][1], t) + drop * 4 * t * (1 - t),
  ];
  const low = (t: number): Point => along(eave, t, 0);
  const high = (t: number): Point => along(ridge, t, sag);
  const outline = [
    ...Array.from({ length: 11 }, (_, i) => low(i / 10)),
    ...Array.from({ length: 11 }, (_, i) => high(1 - i / 10)),
  ];
  const rows = outline.map(([, y]) => y);
  const top = Math.min(...rows);
  const bottom = Math.max(...rows);
  trace(ctx, outline);
  const fill = ctx.createLinearGradient(0, top, 0, bottom);
  fill.addColorStop(0, mix(colour, haze, 0.2));
  fill.addColorStop(1, mix(colour, ink, 0.25));
  ctx.fillStyle = fill;
  ctx.fill();
  ctx.save();
  ctx.clip();
  const steps = tileSteps(eave, tile);
  for (const t of steps) {
    const [lx, ly] = low(t);
    const [hx, hy] = high(t);
    const wide = lerp(tile[0], tile[1], t);
    line(
      ctx,
      [
        [hx, hy],
        [lx, ly],
      ],
      Math.max(0.6, wide * 0.24),
      rgba(ink, 0.36),
    );
    line(
      ctx,
      [
        [hx + wide * 0.34, hy],
        [lx + wide * 0.36, ly],
      ],
      Math.max(0.5, wide * 0.18),
      rgba(haze, 0.24),
    );
  }
  const spots = (Math.hypot(eave[1][0] - eave[0][0], eave[1][1] - eave[0][1]) * (bottom - top)) / 520;
  for (let i = 0; i < spots; i++) {
    const t = rng();
    const up = rng() ** 1.6;
    const [lx, ly] = low(t);
    const [hx, hy] = high(t);
    const wide = lerp(tile[0], tile[1], t);
    ctx.fillStyle = rgba(rng.chance(0.5) ? moss : mix(colour, haze, 0.5), rng.range(0.15, 0.45));
    ctx.fillRect(lerp(lx, hx, up), lerp(ly, hy, up), wide * rng.range(0.5, 1.3), wide * rng.range(0.3, 0.7));
  }
  ctx.restore();
  steps.forEach((t, i) => {
    const [x, y] = low(t);
    const r = lerp(tile[0], tile[1], t) * 0.42;
    ellipse(ctx, x, y + r * 0.2, r, r, i % 2 ? mix(colour, ink, 0.45) : mix(colour, haze, 0.22));
  });
  const crest = Array.from({ length: 13 }, (_, i) => high(i / 12));
  const thick = Math.max(1.4, (tile[0] + tile[1]) * 0.36);
  line(ctx, crest, thick, mix(colour, haze, 0.4));
}

/** Places along the eave, closer together where tiles are seen smaller. */
function tileSteps(eave: readonly [Point, Point], [from, to]: readonly [number, number]): number[] {
  const length = Math.hypot(eave[1][0] - eave[0][0], eave[1][1] - eave[0][1]);
  const steps: number[] = [];
  let t = 0;
  while (t <= 1 && steps.length < 400) {
    steps.push(t);
    t += Math.max(1.6, lerp(from, to, t)) / Math.max(1, length);
  }
  return steps;
}
