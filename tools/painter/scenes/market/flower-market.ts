import { mix, rgba } from '../../kit/colour.ts';
import { glow } from '../../kit/glow.ts';
import { hazedPalette } from '../../kit/hazed-palette.ts';
import { underLight } from '../../kit/lights.ts';
import { clamp, lerp, type Point, type Side } from '../../kit/maths.ts';
import { makeNoise } from '../../kit/noise.ts';
import { paintBirds } from '../../kit/props/birds.ts';
import { Camera, type Spot } from '../../kit/props/camera.ts';
import { paintFolk } from '../../kit/props/folk/folk.ts';
import { FLOWERS, FRUITS, type Produce } from '../../kit/props/produce.ts';
import { paintBasket } from '../../kit/props/produce-basket.ts';
import { paintVendor } from '../../kit/props/vendor.ts';
import { steppedRamp } from '../../kit/ramp.ts';
import { makeRng } from '../../kit/rng.ts';
import type { Context } from '../../kit/sheet.ts';
import { paintClouds, paintSky, paintSun } from '../../kit/sky.ts';
import { tone } from '../../kit/tone.ts';
import type { MarketView } from './market.ts';
import { paintMarketHouses } from './market-houses.ts';
import { paintMarketParasol } from './market-parasol.ts';

/** Depth of the rows of baskets in metres, far ones first. */
const ROWS = [15.5, 13, 10.8, 8.9, 7.3, 6, 4.9, 4] as const;

/** Baskets of flowers and fruit along an aisle, sellers under big parasols. */
export function paintFlowerMarket(view: MarketView): void {
  const { sheet, palette, seed } = view;
  const rng = makeRng(`${seed}/flowers`);
  const camera = new Camera({ horizon: 356, eye: 2.5, focal: 900, centre: rng.range(540, 620) });
  const sun: Point = [rng.range(800, 900), 150];
  paintSky(sheet.main, palette, { seed, horizon: 420, sun });
  paintClouds(sheet.main, palette, { seed, horizon: 300, cover: 0.42 });
  paintSun(sheet.main, palette, sun, 30);
  paintMarketHouses(view, camera);
  paintGround(view);
  const layer = sheet.layer();
  const { ctx } = layer;
  const far = (z: number): typeof palette => hazedPalette(palette, clamp(1.22 - z / 26));
  for (const [i, z] of ROWS.entries()) {
    const seen = z > 6.5 ? far(z) : palette;
    for (const hand of [-1, 1] as const) {
      if (i % 2 === 1 && i < 6)
        paintMarketParasol(ctx, camera, view, [hand * rng.range(2.6, 3.4), 0, z + 0.6], i + hand);
      const seller = rng.range(1.7, 4.2);
      const spot: Spot = [hand * seller, 0, z + 0.5];
      const [sx, sy] = camera.see(spot);
      if (i < 7)
        paintFolk(ctx, rng, {
          palette: seen,
          x: sx,
          y: sy - camera.scaleAt(spot) * 0.1,
          height: camera.scaleAt(spot) * 1.56,
          pose: 'wait',
          facing: (rng.chance(0.7) ? -hand : hand) as Side,
          side: 1,
          hat: rng.chance(0.75) ? 'cone' : 'none',
          hair: 'bun',
          outfit: 'blouse',
        });
      for (let k = 5; k >= 0; k--) {
        const x = hand * (1.25 + k * 0.84 + rng.range(-0.08, 0.08));
        const place: Spot = [x, 0.42, z + rng.range(-0.12, 0.12)];
        const [px, py] = camera.see(place);
        if (px < -90 || px > sheet.width + 90) continue;
        const flowers = (k + i) % 3 !== 0;
        const kind: Produce = flowers ? rng.pick(FLOWERS) : rng.pick(FRUITS);
        paintBasket(ctx, rng, {
          palette: seen,
          x: px,
          y: py,
          size: camera.scaleAt(place) * 0.37,
          kind,
          side: 1,
          tilt: lerp(0.26, 0.42, i / 7),
        });
      }
    }
    if (i === 1 || i === 3) walker(ctx, view, camera, [rng.range(-0.5, 0.5), 0, z - 0.7], i);
  }
  const spot: Spot = [rng.range(-0.25, 0.25), 0, 5.6];
  const [vx, vy] = camera.see(spot);
  const m = camera.scaleAt(spot);
  ctx.fillStyle = rgba(palette.ink, 0.3);
  ctx.beginPath();
  ctx.ellipse(vx - m * 0.2, vy, m * 0.6, m * 0.09, 0, 0, Math.PI * 2);
  ctx.fill();
  paintVendor(ctx, rng, {
    palette,
    x: vx,
    y: vy,
    height: m * 1.6,
    facing: rng.chance(0.5) ? 1 : -1,
    side: 1,
    goods: ['#ec9a2c', '#c84460', '#efe6d0', '#8fab60'],
  });
  sheet.stamp(layer);
  glow(sheet.main.ctx, {
    x: sun[0],
    y: 380,
    radius: 460,
    colour: palette.glow,
    strength: 0.24,
    blend: 'soft-light',
  });
  paintBirds(sheet.main.ctx, rng, palette, [420, 130]);
}

function walker(ctx: Context, { palette, seed }: MarketView, camera: Camera, spot: Spot, i: number): void {
  const rng = makeRng(`${seed}/walker${i}`);
  const [x, y] = camera.see(spot);
  const m = camera.scaleAt(spot);
  for (const dx of i === 3 ? [-0.3, 0.3] : [0])
    paintFolk(ctx, rng, {
      palette: hazedPalette(palette, 0.8),
      x: x + dx * m,
      y,
      height: m * 1.64,
      pose: 'stroll',
      facing: 1,
      side: 1,
      outfit: dx > 0 ? 'dress' : dx < 0 ? 'shirt' : 'ao-dai',
      hair: dx < 0 ? 'short' : 'long',
      hat: rng.chance(0.4) ? 'sun' : 'none',
    });
}

function paintGround({ sheet, palette, seed }: MarketView): void {
  const noise = makeNoise(`${seed}/ground`);
  const top = 462;
  const layer = sheet.covered([0, top, sheet.width, sheet.height]);
  const stone = underLight(palette, '#cdb694');
  tone(
    layer,
    steppedRamp(
      [mix(stone, palette.ink, 0.4), mix(stone, palette.ink, 0.18), stone, mix(stone, palette.flank, 0.5)],
      0.6,
    ),
    (x, y) => clamp(0.84 - 0.34 * ((y - top) / 440) + 0.3 * noise.fbm(x / 130, y / 22, 3)),
    { grain: 0.2 },
  );
  sheet.stamp(layer);
}
