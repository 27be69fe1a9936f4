import { type Hex, mix, rgba } from '../../kit/colour.ts';
import { type Palette, underLight } from '../../kit/lights.ts';
import { LOCAL } from '../../kit/local-colours.ts';
import type { Point, Side } from '../../kit/maths.ts';
import type { Rng } from '../../kit/rng.ts';
import type { Context } from '../../kit/sheet.ts';
import { curve, ellipse, line, polygon } from '../../kit/stroke.ts';
import { paintDeckGuests } from './deck-guests.ts';

export interface WoodenBoatOptions {
  palette: Palette;
  x: number;
  waterline: number;
  /** 1 = 370 px long. */
  scale: number;
  heading: Side;
  hull: Hex;
  guests: boolean;
}

/** A wooden tour boat: high bow with painted eye, planked hull, cabin with windows, roof deck under an awning. */
export function paintWoodenBoat(ctx: Context, rng: Rng, options: WoodenBoatOptions): void {
  const { palette, x, waterline, scale, heading, guests } = options;
  const evening = palette.light === 'night' || palette.light === 'dusk';
  const hull = underLight(palette, options.hull);
  const white = underLight(palette, '#f3ead6');
  const wood = LOCAL.wood.map((colour) => underLight(palette, colour)) as [Hex, Hex, Hex, Hex];
  ctx.save();
  ctx.translate(x, waterline);
  ctx.scale(scale * heading, scale);
  const sheer = curve([-178, -40], [-20, -22], [182, -72], 20);
  const keel: Point[] = [
    ...curve([206, -78], [176, -20], [140, 4], 10),
    [-150, 4],
    ...curve([-160, 2], [-180, -14], [-184, -42], 6),
  ];
  const cabin: Point[] = [
    [-150, -40],
    [-150, -84],
    [92, -84],
    [96, -44],
  ];
  polygon(ctx, cabin, white);
  polygon(
    ctx,
    [
      [-150, -40],
      [-150, -84],
      [-112, -84],
      [-112, -40],
    ],
    mix(white, palette.ink, 0.22),
  );
  ctx.fillStyle = mix(wood[2], hull, 0.25);
  ctx.fillRect(-150, -52, 246, 12);
  for (let i = 0; i < 8; i++) {
    const pane = evening ? (i % 3 ? '#ffd88a' : '#ffc46b') : mix(palette.ink, palette.sky[1], 0.4);
    ctx.fillStyle = mix(wood[1], white, 0.2);
    ctx.fillRect(-107 + i * 24.5, -79, 20, 25);
    ctx.fillStyle = pane;
    ctx.fillRect(-105 + i * 24.5, -77, 16, 21);
    if (!evening) {
      ctx.fillStyle = rgba(palette.sky[3], 0.35);
      ctx.fillRect(-105 + i * 24.5, -77, 5, 21);
    }
  }
  // Roof deck: rail, people, awning.
  polygon(
    ctx,
    [
      [-164, -84],
      [-158, -92],
      [108, -92],
      [116, -84],
    ],
    mix(wood[2], palette.flank, 0.15),
  );
  if (guests) paintDeckGuests(ctx, rng, palette, heading);
  ctx.lineWidth = 1.8;
  const rail = mix(white, palette.ink, 0.12);
  line(
    ctx,
    [
      [-160, -112],
      [106, -112],
    ],
    2.4,
    rail,
  );
  line(
    ctx,
    [
      [-160, -102],
      [106, -102],
    ],
    1.4,
    rail,
  );
  for (let px = -160; px <= 106; px += 19)
    line(
      ctx,
      [
        [px, -92],
        [px, -112],
      ],
      1.8,
      rail,
    );
  const cloth = mix(hull, white, 0.12);
  for (const px of [-142, -58, 26, 72])
    line(
      ctx,
      [
        [px, -92],
        [px, -146],
      ],
      2.4,
      mix(wood[1], palette.ink, 0.2),
    );
  polygon(ctx, [[-162, -142], ...curve([-150, -156], [-34, -166], [82, -156], 12), [94, -142]], cloth);
  for (let i = 0; i < 16; i++) ellipse(ctx, -154 + i * 16, -141, 8, 5, i % 2 ? cloth : white);
  if (evening) for (let i = 0; i < 13; i++) ellipse(ctx, -148 + i * 19, -134, 2.8, 2.8, '#ffe3a0');
  // Hull over the foot of the cabin.
  polygon(ctx, [...sheer, [206, -78], ...keel], hull);
  ctx.save();
  ctx.clip();
  for (let i = 0; i < 6; i++)
    line(
      ctx,
      sheer.map(([px, py]): Point => [px, py + 9 + i * 8]),
      1.2,
      rgba(palette.ink, 0.28),
    );
  line(
    ctx,
    sheer.map(([px, py]): Point => [px, py + 4]),
    6,
    mix(wood[2], wood[3], 0.4),
  );
  line(
    ctx,
    sheer.map(([px, py]): Point => [px, py + 13]),
    4,
    white,
  );
  polygon(
    ctx,
    [
      [-190, -6],
      [200, -8],
      [200, 6],
      [-190, 6],
    ],
    mix(underLight(palette, '#a8402f'), palette.ink, 0.25),
  );
  polygon(
    ctx,
    [
      [-190, -44],
      [-60, -30],
      [-90, 8],
      [-190, 8],
    ],
    rgba(palette.ink, 0.2),
  );
  ctx.restore();
  ellipse(ctx, 160, -49, 10, 5.6, white, -0.35);
  ellipse(ctx, 162, -49.5, 4.2, 4.2, palette.ink);
  for (let i = 0; i < 5; i++) {
    ellipse(ctx, -128 + i * 56, -20, 9, 10, mix(palette.ink, '#1d2022', 0.5));
    ellipse(ctx, -128 + i * 56, -20, 4.4, 5.2, hull);
  }
  const tip: Point = [150, -118];
  line(ctx, [[150, -62], tip], 2.4, wood[1]);
  polygon(ctx, [tip, [118, -112], [120, -98], [150, -102]], underLight(palette, '#cf3a2c'));
  ellipse(ctx, 134, -107, 4, 4, underLight(palette, '#f2c33d'));
  ctx.restore();
}
