import { setAfloat } from '../../kit/float.ts';
import { glow } from '../../kit/glow.ts';
import { LOCAL } from '../../kit/local-colours.ts';
import type { Side } from '../../kit/maths.ts';
import { paintLantern } from '../../kit/props/lantern.ts';
import { paintSampan } from '../../kit/props/sampan.ts';
import { makeRng } from '../../kit/rng.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { curve, line, polygon } from '../../kit/stroke.ts';
import type { TownColours } from './town-colours.ts';

export interface TownBoat {
  x: number;
  waterline: number;
  scale: number;
  heading: Side;
}

/** A sampan afloat with a lantern on a bent pole at its bow. */
export function paintTownBoat(
  sheet: Sheet,
  { palette, lanterns, lit }: TownColours,
  boat: TownBoat,
  seed: string,
): void {
  const { x, waterline, scale, heading } = boat;
  const rng = makeRng(seed);
  const layer = sheet.layer();
  paintSampan(layer.ctx, rng, { palette, x, waterline, scale, heading, side: 1, passengers: 2 });
  const lamp = [x + heading * 106 * scale, waterline - 66 * scale] as const;
  const pole = curve(
    [x + heading * 118 * scale, waterline - 26 * scale],
    [x + heading * 124 * scale, waterline - 96 * scale],
    [lamp[0], lamp[1] - 18 * scale],
    10,
  );
  line(layer.ctx, pole, 2.2 * scale, palette.ink);
  paintLantern(layer.ctx, {
    palette,
    x: lamp[0],
    y: lamp[1],
    size: 30 * scale,
    colour: lanterns[0] as string,
    shape: 'round',
    lit,
  });
  setAfloat(layer, { palette, seed, x, waterline, reach: 128 * scale, depth: 120 * scale });
  if (lit > 0.5)
    glow(sheet.main.ctx, {
      x: lamp[0],
      y: lamp[1],
      radius: 120 * scale,
      colour: palette.glow,
      strength: 0.5,
    });
}

/** Paper boats with candles, set on the river in the evening. */
export function paintCandles(
  sheet: Sheet,
  { palette, lanterns }: TownColours,
  seed: string,
  rows: readonly [number, number],
  columns: readonly [number, number],
): void {
  const rng = makeRng(`${seed}/candles`);
  const { ctx } = sheet.main;
  for (let i = 0; i < 16; i++) {
    const near = rng();
    const y = rows[0] + (rows[1] - rows[0]) * near;
    const x = rng.range(...columns);
    const s = 4 + 8 * near;
    glow(ctx, { x, y, radius: s * 6, colour: palette.glow, strength: 0.5 });
    glow(ctx, { x, y: y + s * 2.4, radius: s * 4, colour: palette.glow, strength: 0.25 });
    polygon(
      ctx,
      [
        [x - s, y - s * 0.5],
        [x + s, y - s * 0.5],
        [x + s * 0.65, y + s * 0.5],
        [x - s * 0.65, y + s * 0.5],
      ],
      rng.pick(lanterns),
    );
    ctx.fillStyle = LOCAL.lamplight[0];
    ctx.fillRect(x - s * 0.22, y - s * 0.9, s * 0.44, s * 0.55);
  }
}
