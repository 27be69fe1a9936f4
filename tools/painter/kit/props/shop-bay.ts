import { mix, rgba } from '../colour.ts';
import { LOCAL } from '../local-colours.ts';
import type { Rng } from '../rng.ts';
import type { Context } from '../sheet.ts';
import type { StreetColours } from './shop-front.ts';

/** A bay closed with planks; place, size and pixels of a metre. */
export function paintPlanks(
  ctx: Context,
  c: StreetColours,
  [x, y]: readonly [number, number],
  [w, h]: readonly [number, number],
  m: number,
): void {
  ctx.fillStyle = mix(c.wood, LOCAL.lantern[0], 0.12);
  ctx.fillRect(x, y, w, h);
  ctx.fillStyle = rgba(c.ink, 0.4);
  for (let plank = 1; plank < 5; plank++) ctx.fillRect(x + (plank * w) / 5, y, m * 0.04, h);
  ctx.fillRect(x, y + h * 0.36, w, m * 0.05);
}

/** An open bay with cloth, pots on shelves, or cupboards inside. */
export function paintBay(
  ctx: Context,
  rng: Rng,
  c: StreetColours,
  [x, y]: readonly [number, number],
  [w, h]: readonly [number, number],
  m: number,
): void {
  const inside = ctx.createLinearGradient(0, y, 0, y + h);
  c.inside.forEach((colour, i) => {
    inside.addColorStop(i / 2, colour);
  });
  ctx.fillStyle = inside;
  ctx.fillRect(x, y, w, h);
  const kind = rng();
  if (kind < 0.4) {
    // Cloth on a rail, a counter with goods below it.
    for (let i = 0; i < 5; i++) {
      ctx.fillStyle = mix(rng.pick(c.goods), c.inside[0], 0.2);
      ctx.fillRect(x + (i * w) / 5 + m * 0.03, y + m * 0.35, w / 5 - m * 0.06, m * rng.range(0.55, 0.95));
    }
    ctx.fillStyle = rgba(c.wood, 0.9);
    ctx.fillRect(x, y + h - m * 0.8, w, m * 0.8);
    for (let i = 0; i < 4; i++) {
      ctx.fillStyle = rng.pick(c.goods);
      ctx.fillRect(x + m * 0.06 + (i * w) / 4.2, y + h - m * 1.02, w / 6, m * 0.24);
    }
  } else if (kind < 0.7) {
    // Shelves with pots.
    for (let row = 0; row < 4; row++) {
      const shelf = y + h * (0.28 + 0.22 * row);
      ctx.fillStyle = rgba(c.wood, 0.85);
      ctx.fillRect(x + w * 0.08, shelf, w * 0.84, m * 0.06);
      for (let i = 0; i < 4; i++) {
        ctx.fillStyle = mix(rng.pick(c.goods), c.wood, 0.25);
        ctx.fillRect(x + w * (0.12 + 0.21 * i), shelf - m * 0.3, w * 0.13, m * 0.3);
      }
    }
  } else {
    ctx.fillStyle = rgba(c.wood, 0.8);
    ctx.fillRect(x + w * 0.12, y + h - m * 1.2, w * 0.32, m * 1.2);
    ctx.fillRect(x + w * 0.55, y + h - m * 1.5, w * 0.3, m * 1.5);
    ctx.fillStyle = rng.pick(c.goods);
    ctx.fillRect(x + w * 0.57, y + m * 0.3, w * 0.26, m * 0.5);
  }
}
