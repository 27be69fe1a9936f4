import { type Hex, mix, rgba } from '../../kit/colour.ts';
import { type Palette, underLight } from '../../kit/lights.ts';
import type { Point, Side } from '../../kit/maths.ts';
import { paintFolk } from '../../kit/props/folk/folk.ts';
import { type Produce, paintPiece } from '../../kit/props/produce.ts';
import type { Rng } from '../../kit/rng.ts';
import type { Context } from '../../kit/sheet.ts';
import { brush, curve, ellipse, line } from '../../kit/stroke.ts';
import { paintBoatRoof } from './boat-roof.ts';

export interface FruitBoatOptions {
  palette: Palette;
  x: number;
  waterline: number;
  /** 1 = 380 px long. */
  scale: number;
  heading: Side;
  side: Side;
  cargo: readonly Produce[];
  /** Painted band, by clear day. */
  band: Hex;
  /** Arched mat roof astern. */
  roof: boolean;
  /** Pole with wares hung up to be seen from afar. */
  pole: boolean;
}

/** A market boat of the delta: high bow with an eye, heaps of fruit, mat roof, sellers in leaf hats. */
export function paintFruitBoat(ctx: Context, rng: Rng, options: FruitBoatOptions): void {
  const { palette, x, waterline, scale, heading, cargo, roof, pole } = options;
  const side = (options.side * heading) as Side;
  const wood = underLight(palette, '#7a4f34');
  const dark = mix(wood, palette.ink, 0.55);
  const band = underLight(palette, options.band);
  ctx.save();
  ctx.translate(x, waterline);
  ctx.scale(scale * heading, scale);
  // Far board.
  hull(ctx, -46, -62, -26, mix(dark, palette.ink, 0.2));
  if (pole) {
    line(
      ctx,
      [
        [118, -30],
        [126, -196],
      ],
      4,
      mix(wood, palette.ink, 0.3),
    );
    for (const [i, kind] of cargo.entries()) {
      const y = -186 + i * 34;
      line(
        ctx,
        [
          [125, y - 12],
          [138, y],
        ],
        1.4,
        dark,
      );
      paintPiece(ctx, rng, palette, kind, 138, y + 10, 12, side);
    }
  }
  if (roof) paintBoatRoof(ctx, palette, side);
  const seat = (px: number, height: number, facing: Side, top: Hex): void => {
    paintFolk(ctx, rng, {
      palette,
      x: px,
      y: -30,
      height,
      pose: 'sit',
      facing,
      side,
      outfit: 'blouse',
      hat: 'cone',
      hair: 'bun',
      top,
      bottom: '#2b2b30',
    });
  };
  const { front } = paintFolk(ctx, rng, {
    palette,
    x: -150,
    y: -24,
    height: 122,
    pose: 'row',
    facing: 1,
    side,
    outfit: 'blouse',
    hat: 'cone',
    hair: 'bun',
    top: '#5a3a4a',
    bottom: '#2d2a2c',
  });
  const oar: Point = [-214, 26];
  brush(ctx, [front, oar], 3.4, dark);
  ellipse(ctx, oar[0] + 5, oar[1] - 4, 19, 4.4, mix(wood, palette.ink, 0.15), -0.62);
  // Heaps of fruit amidships, far to near.
  const span = roof ? [18, 128] : [-92, 122];
  const places = cargo.map((kind, i) => ({
    kind,
    at: (span[0] as number) + (((span[1] as number) - (span[0] as number)) * (i + 0.5)) / cargo.length,
  }));
  if (!roof) seat(-104, 100, 1, '#a84a5a');
  else seat(0, 100, 1, '#5f918a');
  for (const { kind, at } of places) {
    const r = kind === 'watermelon' ? 15 : kind === 'pineapple' ? 10 : 9.5;
    const half = ((span[1] as number) - (span[0] as number)) / cargo.length / 2;
    for (let row = 3; row >= 0; row--) {
      const high = Math.max(0.2, 1 - row * 0.24);
      const count = Math.max(2, Math.round((half * 2 * high) / (r * 1.5)));
      for (let i = 0; i < count; i++)
        paintPiece(
          ctx,
          rng,
          palette,
          kind,
          at + ((i + 0.5) / count - 0.5) * half * 2 * high + rng.bell() * 2,
          -26 - row * r * 1.15 + rng.bell(),
          r * rng.range(0.88, 1.1),
          side,
        );
    }
  }
  // Near board.
  hull(ctx, -46, -62, 16, mix(wood, palette.ink, 0.12));
  ctx.save();
  ctx.clip();
  ctx.fillStyle = rgba(palette.ink, 0.3);
  ctx.fillRect(-220, -6, 460, 40);
  ctx.restore();
  const gunwale = curveOf(-46, -62, -20);
  line(ctx, gunwale, 7, band);
  line(
    ctx,
    gunwale.map(([px, py]): Point => [px, py - 3.4]),
    2,
    mix(band, palette.flank, 0.6),
  );
  line(
    ctx,
    gunwale.map(([px, py]): Point => [px, py + 12]),
    2,
    rgba(palette.ink, 0.35),
  );
  ellipse(ctx, 168, -35, 13, 8.4, underLight(palette, '#f3ead6'), -0.35);
  ellipse(ctx, 170, -35, 5.6, 5.6, palette.ink);
  ellipse(ctx, 172, -37, 1.8, 1.8, '#ffffff');
  ctx.restore();
}

/** The gunwale from stern to bow. */
function curveOf(stern: number, bow: number, belly: number): Point[] {
  return [
    ...curve([-190, stern], [-120, belly], [0, belly], 14),
    ...curve([0, belly], [130, belly], [206, bow], 14).slice(1),
  ];
}

function hull(ctx: Context, stern: number, bow: number, low: number, colour: Hex): void {
  const top = curveOf(stern, bow, -20);
  ctx.beginPath();
  for (const point of top) ctx.lineTo(...point);
  ctx.quadraticCurveTo(170, low, 110, low);
  ctx.lineTo(-120, low);
  ctx.quadraticCurveTo(-172, low - 6, -190, stern);
  ctx.closePath();
  ctx.fillStyle = colour;
  ctx.fill();
}
