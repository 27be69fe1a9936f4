import { mix, rgba } from '../../kit/colour.ts';
import { glow } from '../../kit/glow.ts';
import { type Point, smoothstep } from '../../kit/maths.ts';
import { makeNoise } from '../../kit/noise.ts';
import { paintBougainvillea } from '../../kit/props/bougainvillea.ts';
import { paintFolk } from '../../kit/props/folk/folk.ts';
import { LANTERN_SHAPES, paintLantern } from '../../kit/props/lantern.ts';
import { makeRng, type Rng } from '../../kit/rng.ts';
import { type Sheet, SHEET_WIDTH as W } from '../../kit/sheet.ts';
import { spray } from '../../kit/spray.ts';
import { paintRipples, paintWater } from '../../kit/water.ts';
import { METRE, paintBehind, paintShops, type Shop } from './front-row.ts';
import { paintLanternString } from './lantern-strings.ts';
import { paintCandles, paintTownBoat } from './on-the-water.ts';
import type { TownColours } from './town-colours.ts';

/** The row of shophouses across the river, mirrored; a sampan before it, lanterns above. */
export function paintRiver(sheet: Sheet, colours: TownColours, sun: Point, seed: string): void {
  const rng = makeRng(`${seed}/river`);
  const { palette, street } = colours;
  const base = 600;
  const waterline = 634;
  const { ctx } = sheet.main;
  paintBehind(sheet, colours, rng, base);
  const row = sheet.layer();
  const shops = paintShops(row, rng, colours, base);
  spray(row, street.shade, (_x, y) => (street.evening ? 0.24 : 0.08) * smoothstep(470, 320, y), {
    box: [0, 260, W, base],
    soft: 0.9,
  });
  sheet.stamp(row);
  for (const [i, shift] of [
    [1, 20],
    [shops.length - 2, -10],
  ] as const) {
    const shop = shops[i];
    if (shop)
      paintBougainvillea(ctx, rng, {
        palette,
        x: shop.x + shift,
        y: base,
        height: rng.range(120, 136),
        width: rng.range(90, 120),
      });
  }
  paintQuayWall(sheet, colours, base, waterline, seed);
  paintPeople(sheet, colours, rng, base);
  for (const shop of shops) paintShopLanterns(sheet, colours, rng, shop, base);
  if (street.evening) {
    for (const x of [W * 0.25, W * 0.75])
      glow(ctx, { x, y: base - 40, radius: 420, colour: palette.glow, strength: 0.22, blend: 'soft-light' });
  }
  paintWater(sheet, { palette, seed, horizon: waterline, sun, mirrorFrom: waterline, amplitude: 16 });
  paintRipples(sheet, { palette, seed, horizon: waterline, sun });
  ctx.fillStyle = rgba(palette.ink, 0.5);
  ctx.fillRect(0, waterline - 2, W, 3);
  if (street.evening) paintCandles(sheet, colours, seed, [waterline + 40, 860], [30, W - 30]);
  paintTownBoat(
    sheet,
    colours,
    { x: rng.range(380, 470), waterline: 772, scale: 1.12, heading: 1 },
    `${seed}/boat`,
  );
  const used: { x: number; size: number }[] = [];
  const far = sheet.layer();
  const near = sheet.layer();
  paintLanternString(
    near.ctx,
    rng,
    colours,
    { from: [-20, -40], to: [W + 20, -4], sag: 50, count: rng.int(4, 5), size: rng.range(92, 106) },
    used,
  );
  paintLanternString(
    far.ctx,
    rng,
    colours,
    { from: [-20, 30], to: [W + 20, 76], sag: 44, count: rng.int(9, 11), size: rng.range(56, 66) },
    used,
  );
  sheet.stamp(far);
  sheet.stamp(near);
}

function paintShopLanterns(
  sheet: Sheet,
  { palette, lanterns, lit }: TownColours,
  rng: Rng,
  { x, width }: Shop,
  base: number,
): void {
  const count = Math.round(width / 46);
  for (let i = 0; i < count; i++) {
    if (rng.chance(0.3)) continue;
    paintLantern(sheet.main.ctx, {
      palette,
      x: x + (width * (i + 0.5)) / count,
      y: base - 2.05 * METRE + rng.range(0, 6),
      size: rng.range(20, 25),
      colour: rng.pick(lanterns),
      shape: rng.pick(LANTERN_SHAPES),
      lit,
    });
  }
}

function paintQuayWall(
  sheet: Sheet,
  { palette, paving, street }: TownColours,
  base: number,
  waterline: number,
  seed: string,
): void {
  const box = [0, base - 1, W, waterline + 1] as const;
  const noise = makeNoise(`${seed}/quay-wall`);
  const layer = sheet.covered(box, paving[1]);
  spray(
    layer,
    palette.ink,
    (x, y) => 0.12 + 0.66 * smoothstep(base + 4, waterline, y) + 0.3 * noise.fbm(x / 40, y / 10, 2),
    { box, soft: 0.7 },
  );
  if (street.evening)
    spray(layer, palette.glow, (_x, y) => 0.5 * smoothstep(base + 9, base, y), { box, soft: 0.7 });
  sheet.stamp(layer);
  const { ctx } = sheet.main;
  ctx.fillStyle = rgba(palette.ink, 0.3);
  for (let x = 12; x < W; x += 37) ctx.fillRect(x, base + 10, 1.4, waterline - base - 12);
  ctx.fillStyle = mix(paving[2], palette.lit, 0.3);
  ctx.fillRect(0, base - 2, W, 4);
}

function paintPeople(sheet: Sheet, { palette }: TownColours, rng: Rng, base: number): void {
  for (let i = 0; i < 9; i++) {
    const dress = rng.pick(['shirt', 'dress', 'ao-dai', 'shirt'] as const);
    paintFolk(sheet.main.ctx, rng, {
      palette,
      x: W * ((i + rng.range(0.1, 0.9)) / 9),
      y: base + rng.range(2, 7),
      height: rng.range(60, 68),
      pose: rng.chance(0.6) ? 'stroll' : 'wait',
      facing: rng.chance(0.5) ? 1 : -1,
      side: 1,
      outfit: dress,
      hat: dress === 'ao-dai' || rng.chance(0.25) ? 'cone' : 'none',
      hair: dress === 'shirt' ? 'short' : 'long',
    });
  }
}
