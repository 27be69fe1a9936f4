import { type Hex, mix, rgba } from '../colour.ts';
import { type Palette, underLight } from '../lights.ts';
import { LOCAL } from '../local-colours.ts';
import { lerp, type Point, type Side } from '../maths.ts';
import type { Rng } from '../rng.ts';
import type { Context } from '../sheet.ts';
import { line, polygon, trace } from '../stroke.ts';

export interface StiltHouseOptions {
  palette: Palette;
  x: number;
  /** Row of the ground. */
  y: number;
  /** Width of the walls, in pixels. */
  width: number;
  side: Side;
  /** Thatched, or shingled with dark wood. */
  roof?: 'thatch' | 'shingle';
}

/** A wooden house on stilts with a great hipped roof, veranda and stair; its windows lit. */
export function paintStiltHouse(ctx: Context, rng: Rng, options: StiltHouseOptions): void {
  const { palette, x, y, width: w, side, roof = 'thatch' } = options;
  const wood = LOCAL.wood.map((colour) => underLight(palette, colour)) as [Hex, Hex, Hex, Hex];
  const cover = underLight(palette, roof === 'thatch' ? '#a9794a' : '#6d5548');
  const deck = y - w * 0.24;
  const eave = y - w * 0.52;
  const ridge = y - w * 1.02;
  const left = x - w / 2;
  ctx.fillStyle = rgba(palette.ink, 0.55);
  ctx.fillRect(left + w * 0.03, deck, w * 0.94, w * 0.2);
  for (let i = 0; i < 7; i++) {
    ctx.fillStyle = i % 2 ? wood[1] : mix(wood[1], palette.ink, 0.35);
    ctx.fillRect(left + w * (0.03 + 0.152 * i), deck, Math.max(1.4, w * 0.03), w * 0.24);
  }
  ctx.fillStyle = wood[1];
  ctx.fillRect(left, eave, w, deck - eave);
  const planks = Math.max(8, Math.round(w / 9));
  for (let i = 0; i < planks; i++) {
    ctx.fillStyle = rgba(rng.chance(0.5) ? wood[2] : wood[0], rng.range(0.25, 0.6));
    ctx.fillRect(left + (i * w) / planks, eave, w / planks - 1.2, deck - eave);
  }
  ctx.fillStyle = rgba(palette.ink, 0.28);
  ctx.fillRect(side > 0 ? left : left + w * 0.62, eave, w * 0.38, deck - eave);
  for (const u of [0.14, 0.44, 0.72])
    paintWindow(ctx, palette, left + w * u, eave + w * 0.08, w * 0.12, wood);
  // Veranda rail and deck.
  ctx.fillStyle = mix(wood[2], wood[1], 0.4);
  ctx.fillRect(left - w * 0.07, deck - w * 0.025, w * 1.14, w * 0.035);
  ctx.fillRect(left - w * 0.06, deck - w * 0.11, w * 1.12, w * 0.018);
  for (let i = 0; i <= 16; i++)
    ctx.fillRect(left - w * 0.06 + (i * w * 1.11) / 16, deck - w * 0.11, Math.max(1, w * 0.01), w * 0.09);
  for (const rail of [0, 0.08]) {
    line(
      ctx,
      [
        [left + w * (0.9 + rail), deck],
        [left + w * (1.04 + rail), y + w * 0.01],
      ],
      Math.max(1.2, w * 0.018),
      wood[2],
    );
  }
  paintRoof(
    ctx,
    rng,
    { x, half: w * 0.63, eave: eave + w * 0.06, ridge, top: w * 0.36 },
    cover,
    palette,
    side,
  );
}

function paintWindow(
  ctx: Context,
  palette: Palette,
  x: number,
  y: number,
  w: number,
  wood: readonly Hex[],
): void {
  ctx.fillStyle = wood[0] as Hex;
  ctx.fillRect(x - w * 0.12, y - w * 0.12, w * 1.24, w * 1.24);
  ctx.fillStyle = mix(LOCAL.lamplight[0], palette.lit, 0.3);
  ctx.fillRect(x, y, w, w);
  ctx.fillStyle = wood[0] as Hex;
  ctx.fillRect(x + w * 0.46, y, w * 0.1, w);
}

interface Hip {
  x: number;
  half: number;
  eave: number;
  ridge: number;
  /** Half of the ridge. */
  top: number;
}

function paintRoof(ctx: Context, rng: Rng, hip: Hip, cover: Hex, palette: Palette, side: Side): void {
  const { x, half, eave, ridge, top } = hip;
  const corner = (u: number): Point => [x + u * half, eave];
  const peak = (u: number): Point => [x + u * top, ridge];
  const sag = (eave - ridge) * 0.16;
  const outline: Point[] = [
    corner(-1),
    [lerp(corner(-1)[0], peak(-1)[0], 0.55), lerp(eave, ridge, 0.55) + sag],
    peak(-1),
    peak(1),
    [lerp(corner(1)[0], peak(1)[0], 0.55), lerp(eave, ridge, 0.55) + sag],
    corner(1),
  ];
  polygon(ctx, outline, mix(cover, palette.ink, 0.1));
  ctx.save();
  trace(ctx, outline);
  ctx.clip();
  const strands = Math.round(half * 0.9);
  for (let i = 0; i <= strands; i++) {
    const u = (i / strands) * 2 - 1;
    const pale = rng.chance(0.5);
    line(
      ctx,
      [peak(u * 1.02), [x + u * half * 1.02, eave + 2]],
      Math.max(0.8, half * 0.014),
      rgba(pale ? mix(cover, palette.flank, 0.55) : mix(cover, palette.ink, 0.5), rng.range(0.2, 0.55)),
    );
  }
  for (let row = 1; row < 5; row++) {
    const t = row / 5;
    line(
      ctx,
      [
        [x - lerp(top, half, t), lerp(ridge, eave, t)],
        [x + lerp(top, half, t), lerp(ridge, eave, t)],
      ],
      Math.max(0.8, half * 0.012),
      rgba(palette.ink, 0.22),
    );
  }
  // The hip turned from the light.
  polygon(
    ctx,
    [corner(-side), peak(-side), peak(-side * 0.62), [x - side * half * 0.6, eave]],
    rgba(palette.ink, 0.34),
  );
  ctx.restore();
  line(
    ctx,
    [
      [x - top - half * 0.04, ridge],
      [x + top + half * 0.04, ridge],
    ],
    Math.max(2, half * 0.05),
    mix(cover, palette.flank, 0.4),
  );
  line(ctx, [corner(-1), corner(1)], Math.max(1.4, half * 0.03), mix(cover, palette.ink, 0.45));
}
