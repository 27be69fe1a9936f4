import { mix, rgba } from '../colour.ts';
import type { Palette } from '../lights.ts';
import type { Side } from '../maths.ts';
import { makeRng } from '../rng.ts';
import type { Context } from '../sheet.ts';
import { line, polygon } from '../stroke.ts';
import { paintJunkSail } from './junk-sail.ts';
import { paintPerson } from './person.ts';

export interface JunkOptions {
  palette: Palette;
  x: number;
  /** Row of the water. */
  waterline: number;
  /** 1 = 246 px long and 220 px high. */
  scale: number;
  /** Where the bow points. */
  heading: Side;
  sails?: 2 | 3;
  /** Two people on the foredeck; too small to read under scale 0.7. */
  people?: boolean;
}

const TIMBER = '#3a1d14';

/** A cruising junk: hull with sheer, cabin with lit windows, fan sails. */
export function paintJunk(ctx: Context, options: JunkOptions): void {
  const { palette, x, waterline, scale, heading, sails = 3, people = false } = options;
  ctx.save();
  ctx.translate(x, waterline - 6 * scale);
  ctx.scale(scale * heading, scale);
  paintCabin(ctx, palette);
  if (people) paintDeckPeople(ctx, palette);
  paintHull(ctx, palette);
  const mast = mix(palette.ink, TIMBER, 0.5);
  if (sails === 3) {
    paintJunkSail(
      ctx,
      { mast: -78, lean: -8, top: -128, foot: -76, luff: 20, leech: 34 },
      palette.sail,
      mast,
    );
  }
  paintJunkSail(ctx, { mast: 78, lean: 10, top: -148, foot: -40, luff: 22, leech: 36 }, palette.sail, mast);
  paintJunkSail(ctx, { mast: -6, lean: 2, top: -196, foot: -62, luff: 32, leech: 54 }, palette.sail, mast);
  const stay = rgba(palette.ink, 0.7);
  line(
    ctx,
    [
      [124, -27],
      [-4, -204],
      [-114, -36],
    ],
    1,
    stay,
  );
  polygon(
    ctx,
    [
      [-4, -212],
      [20, -207],
      [-4, -202],
    ],
    palette.sail[0],
  );
  ctx.restore();
}

function paintCabin(ctx: Context, { ink, sail, lit, light, glow }: Palette): void {
  const wall = mix(ink, sail[1], 0.25);
  const roof = mix(sail[1], ink, 0.2);
  ctx.fillStyle = wall;
  ctx.fillRect(-84, -46, 120, 34);
  ctx.fillRect(-93, -62, 48, 12);
  polygon(
    ctx,
    [
      [-96, -43],
      [-87, -53],
      [37, -51],
      [48, -42],
    ],
    roof,
  );
  polygon(
    ctx,
    [
      [-104, -61],
      [-96, -70],
      [-40, -69],
      [-34, -61],
    ],
    roof,
  );
  line(
    ctx,
    [
      [-95, -43.5],
      [46, -42.5],
    ],
    1.4,
    mix(roof, lit, 0.45),
  );
  const pane = light === 'noon' || light === 'mist' ? mix(lit, ink, 0.25) : lit;
  for (let i = 0; i < 8; i++) {
    ctx.fillStyle = i % 3 === 1 ? mix(pane, glow, 0.6) : pane;
    ctx.fillRect(-78 + i * 13.6, -38, 7.5, 13);
  }
}

function paintHull(ctx: Context, { ink, sail, flank }: Palette): void {
  ctx.save();
  ctx.beginPath();
  ctx.moveTo(-118, -34);
  ctx.quadraticCurveTo(-112, -8, -92, 6);
  ctx.quadraticCurveTo(0, 14, 86, 5);
  ctx.quadraticCurveTo(112, -8, 128, -27);
  ctx.quadraticCurveTo(70, -12, 20, -13);
  ctx.lineTo(-60, -15);
  ctx.quadraticCurveTo(-90, -20, -118, -34);
  ctx.closePath();
  ctx.fillStyle = mix(ink, TIMBER, 0.45);
  ctx.fill();
  ctx.clip();
  ctx.fillStyle = mix(sail[0], ink, 0.35);
  ctx.fillRect(-130, -40, 270, 26);
  ctx.beginPath();
  ctx.moveTo(-120, -21);
  ctx.quadraticCurveTo(0, -2, 130, -20);
  ctx.quadraticCurveTo(0, 1, -120, -17);
  ctx.fillStyle = rgba(flank, 0.55);
  ctx.fill();
  line(
    ctx,
    [
      [-104, -3],
      [0, 7],
      [112, -4],
    ],
    1,
    rgba(flank, 0.16),
  );
  ctx.restore();
}

function paintDeckPeople(ctx: Context, palette: Palette): void {
  const rng = makeRng('deck');
  paintPerson(ctx, rng, { palette, x: 50, y: -12, height: 24, top: '#f3ead6', bottom: '#2d5d73', facing: 1 });
  paintPerson(ctx, rng, { palette, x: 61, y: -13, height: 22, dress: 'ao-dai', top: '#b5432a', facing: 1 });
}
