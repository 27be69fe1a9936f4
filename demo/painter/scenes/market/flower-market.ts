import { mix, rgba } from '../../kit/colour.ts';
import { glow } from '../../kit/glow.ts';
import { hazedPalette } from '../../kit/hazed-palette.ts';
import { underLight } from '../../kit/lights.ts';
import { LOCAL } from '../../kit/local-colours.ts';
import { clamp, lerp, type Point, type Side } from '../../kit/maths.ts';
import { makeNoise } from '../../kit/noise.ts';
import { paintBirds } from '../../kit/props/birds.ts';
import { Camera, type Spot } from '../../kit/props/camera.ts';
import { paintPerson } from '../../kit/props/person.ts';
import { FLOWERS, FRUITS, type Produce, paintBasket } from '../../kit/props/produce.ts';
import { paintTiledRoof } from '../../kit/props/tiled-roof.ts';
import { paintTree } from '../../kit/props/tree.ts';
import { paintVendor } from '../../kit/props/vendor.ts';
import { steppedRamp } from '../../kit/ramp.ts';
import { makeRng } from '../../kit/rng.ts';
import type { Context } from '../../kit/sheet.ts';
import { paintClouds, paintSky, paintSun } from '../../kit/sky.ts';
import { line, polygon } from '../../kit/stroke.ts';
import { tone } from '../../kit/tone.ts';
import type { MarketView } from './market.ts';

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
  paintHouses(view, camera);
  paintGround(view);
  const layer = sheet.layer();
  const { ctx } = layer;
  const far = (z: number): typeof palette => hazedPalette(palette, clamp(1.22 - z / 26));
  for (const [i, z] of ROWS.entries()) {
    const seen = z > 6.5 ? far(z) : palette;
    for (const hand of [-1, 1] as const) {
      if (i % 2 === 1 && i < 6)
        paintParasol(ctx, camera, view, [hand * rng.range(2.6, 3.4), 0, z + 0.6], i + hand);
      const seller = rng.range(1.7, 4.2);
      const spot: Spot = [hand * seller, 0, z + 0.5];
      const [sx, sy] = camera.see(spot);
      if (i < 7)
        paintPerson(ctx, rng, {
          palette: seen,
          x: sx,
          y: sy - camera.scaleAt(spot) * 0.1,
          height: camera.scaleAt(spot) * 1.56,
          pose: 'stand',
          facing: (rng.chance(0.7) ? -hand : hand) as Side,
          side: 1,
          hat: rng.chance(0.75) ? 'cone' : 'none',
          hair: 'bun',
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
    paintPerson(ctx, rng, {
      palette: hazedPalette(palette, 0.8),
      x: x + dx * m,
      y,
      height: m * 1.64,
      pose: 'walk',
      facing: 1,
      side: 1,
      dress: dx > 0 ? 'skirt' : dx < 0 ? 'shirt' : 'ao-dai',
      hair: dx < 0 ? 'short' : 'long',
      hat: rng.chance(0.4) ? 'sun' : 'none',
    });
}

/** Old houses and trees that close the square. */
function paintHouses({ sheet, palette, seed, lamps }: MarketView, camera: Camera): void {
  const rng = makeRng(`${seed}/houses`);
  const layer = sheet.layer();
  const { ctx } = layer;
  const near = 0.66;
  const [, foot] = camera.see([0, 0, 19]);
  const m = camera.scaleAt([0, 0, 19]);
  let x = -40;
  while (x < sheet.width + 20) {
    const w = m * rng.range(3.6, 5.6);
    const h = m * rng.range(3.4, 5.2);
    const wall = mix(
      palette.haze,
      mix(
        underLight(palette, rng.pick(['#d99a3a', '#e0ad52', '#cf9a78', '#9dbab8', '#e6d3ae'])),
        palette.flank,
        0.15,
      ),
      near,
    );
    ctx.fillStyle = wall;
    ctx.fillRect(x, foot - h, w, h + 20);
    const count = Math.round(w / (m * 1.3));
    for (let i = 0; i < count; i++)
      for (const up of [0.62, 0.22]) {
        if (up < 0.4 && rng.chance(0.4)) continue;
        const wx = x + ((i + 0.5) / count) * w;
        ctx.fillStyle = mix(wall, underLight(palette, '#3f6a62'), 0.62);
        ctx.fillRect(wx - m * 0.42, foot - h * (up + 0.24), m * 0.84, h * 0.24);
        ctx.fillStyle = lamps > 0.5 ? '#ffd88a' : mix(wall, palette.ink, 0.5);
        ctx.fillRect(wx - m * 0.18, foot - h * (up + 0.23), m * 0.36, h * 0.22);
      }
    const roof = mix(palette.haze, underLight(palette, '#8a5a4e'), near);
    paintTiledRoof(ctx, rng, {
      eave: [
        [x - m * 0.25, foot - h + 2],
        [x + w + m * 0.25, foot - h + 2],
      ],
      ridge: [
        [x + m * 0.3, foot - h - m * 1.15],
        [x + w - m * 0.3, foot - h - m * 1.15],
      ],
      colour: roof,
      ink: mix(palette.ink, palette.haze, 0.3),
      haze: palette.haze,
      moss: underLight(palette, '#5d6b54'),
      tile: [6, 6],
      sag: 3,
    });
    if (rng.chance(0.6))
      paintTree(ctx, rng, {
        x: x + w * rng.range(0.1, 0.9),
        y: foot + 6,
        height: m * rng.range(3.6, 5.2),
        colours: ['#1f4c3b', '#3f7a52', '#86a860'].map((c) =>
          mix(palette.haze, underLight(palette, c), 0.74),
        ) as [string, string, string],
        side: 1,
      });
    x += w + m * rng.range(0, 0.4);
  }
  sheet.stamp(layer);
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

/** A big market parasol of striped cloth. */
function paintParasol(ctx: Context, camera: Camera, { palette }: MarketView, spot: Spot, n: number): void {
  const [x, y] = camera.see(spot);
  const m = camera.scaleAt(spot);
  const seen = hazedPalette(palette, clamp(1.2 - spot[2] / 24));
  const colour = underLight(seen, ['#c8522a', '#2f8f88', '#d9a441', '#2d5d73'][Math.abs(n) % 4] as string);
  const pale = underLight(seen, '#f3ead6');
  line(
    ctx,
    [
      [x, y],
      [x, y - m * 2.9],
    ],
    Math.max(2, m * 0.05),
    underLight(seen, '#6a4630'),
  );
  const panels = 10;
  const rim = (t: number): Point => [
    x + Math.cos(Math.PI * (1 - t)) * m * 1.7,
    y - m * 2.25 + Math.sin(Math.PI * t) * m * 0.24,
  ];
  for (let i = 0; i < panels; i++) {
    const [a, b] = [rim(i / panels), rim((i + 1) / panels)];
    const cloth = i % 2 ? pale : colour;
    const lit =
      i / panels > 0.5 ? mix(cloth, palette.flank, 0.24) : mix(cloth, palette.ink, 0.26 - (0.4 * i) / panels);
    polygon(ctx, [[x, y - m * 3], a, b], lit);
    polygon(
      ctx,
      [
        a,
        b,
        [b[0], b[1] + m * 0.16],
        [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + m * 0.2],
        [a[0], a[1] + m * 0.16],
      ],
      mix(lit, palette.ink, 0.16),
    );
  }
  line(
    ctx,
    [
      [x, y - m * 3],
      [x, y - m * 3.14],
    ],
    Math.max(1.5, m * 0.04),
    underLight(seen, LOCAL.wood[1]),
  );
}
