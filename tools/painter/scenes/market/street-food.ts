import { type Hex, mix, rgba } from '../../kit/colour.ts';
import { glow } from '../../kit/glow.ts';
import { underLight } from '../../kit/lights.ts';
import { LOCAL } from '../../kit/local-colours.ts';
import { clamp } from '../../kit/maths.ts';
import { makeNoise } from '../../kit/noise.ts';
import { paintBougainvillea } from '../../kit/props/bougainvillea.ts';
import { LANTERN_SHAPES, paintLantern } from '../../kit/props/lantern.ts';
import { paintBasket } from '../../kit/props/produce-basket.ts';
import { paintTiledRoof } from '../../kit/props/tiled-roof.ts';
import { steppedRamp } from '../../kit/ramp.ts';
import { makeRng } from '../../kit/rng.ts';
import { line } from '../../kit/stroke.ts';
import { tone } from '../../kit/tone.ts';
import { paintCart } from './food-cart.ts';
import type { MarketView } from './market.ts';
import { GROUND, paintPavement, paintShutters } from './street-ground.ts';
import { paintGuests } from './street-guests.ts';

/** A noodle cart before an old ochre house, guests on low stools. */
export function paintStreetFood(view: MarketView): void {
  const { sheet, palette, seed, lamps } = view;
  const rng = makeRng(`${seed}/food`);
  const noise = makeNoise(`${seed}/food`);
  const wallColour = rng.pick(['#d9a441', '#d18f52', '#86a89a', '#c98a62']);
  const wall = mix(underLight(palette, wallColour), palette.ink, 0.12 * lamps);
  const cartX = rng.range(370, 410);
  const back = sheet.covered([0, 0, sheet.width, GROUND + 4]);
  tone(
    back,
    steppedRamp(
      [
        mix(wall, palette.ink, 0.6),
        mix(wall, palette.ink, 0.34),
        mix(wall, palette.ink, 0.12),
        wall,
        mix(wall, mix(palette.flank, '#ffcf7a', lamps), 0.42),
      ],
      0.6,
    ),
    (x, y) => {
      const lamp = Math.exp(-(((x - cartX - 40) / 420) ** 2) - ((y - 380) / 260) ** 2);
      const day = 0.62 + 0.1 * (x / 1200);
      return clamp(
        (1 - lamps) * day +
          lamps * (0.24 + 0.62 * lamp) +
          0.16 * noise.fbm(x / 90, y / 120, 3) -
          0.24 * clamp((y - 520) / 120) * noise.fbm(x / 30, 1, 2),
      );
    },
    { grain: 0.16 },
  );
  sheet.stamp(back);
  const { ctx } = sheet.main;
  // Peeled plaster shows bricks.
  for (let i = 0; i < 3; i++) {
    const px = rng.range(60, 1150);
    const py = rng.range(430, 570);
    for (let k = 0; k < 26; k++) {
      ctx.fillStyle = rgba(mix(underLight(palette, '#a5593c'), palette.ink, rng.range(0.1, 0.4)), 0.5);
      ctx.fillRect(px + Math.round(rng.bell() * 3) * 17, py + Math.round(rng.bell() * 4) * 8, 15, 6.4);
    }
  }
  for (const x of [120, 700, 930]) paintShutters(ctx, view, x + rng.range(-16, 16), rng.chance(0.5));
  const roof = underLight(palette, LOCAL.tileRoof[1]);
  paintTiledRoof(ctx, makeRng(`${seed}/roof`), {
    eave: [
      [-30, 128],
      [1230, 116],
    ],
    ridge: [
      [-30, -30],
      [1230, -40],
    ],
    colour: mix(roof, palette.ink, 0.25 * lamps),
    ink: palette.ink,
    haze: palette.haze,
    moss: underLight(palette, '#5d6b54'),
    tile: [19, 19],
    sag: 10,
  });
  const shade = ctx.createLinearGradient(0, 120, 0, 210);
  shade.addColorStop(0, rgba(palette.ink, 0.5));
  shade.addColorStop(1, rgba(palette.ink, 0));
  ctx.fillStyle = shade;
  ctx.fillRect(0, 126, sheet.width, 90);
  paintBougainvillea(ctx, makeRng(`${seed}/bloom`), { palette, x: 1148, y: GROUND, height: 430, width: 330 });
  paintPavement(view, cartX);
  for (const [i, x] of [250, 560, 800, 1010].entries()) {
    const y = 186 + (i % 2) * 16;
    line(
      ctx,
      [
        [x, 126],
        [x, y - 20],
      ],
      1.6,
      palette.ink,
    );
    paintLantern(ctx, {
      palette,
      x,
      y,
      size: 54,
      colour: rng.pick(LOCAL.lantern),
      shape: LANTERN_SHAPES[i % 3] as (typeof LANTERN_SHAPES)[number],
      lit: 0.12 + 0.88 * lamps,
    });
  }
  paintCart(view, cartX, GROUND + 96);
  paintGuests(view, 870, GROUND + 176);
  const near = sheet.layer();
  for (const [i, [x, y, size, kind]] of (
    [
      [70, 800, 84, 'greens'],
      [196, 838, 66, 'lime'],
    ] as const
  ).entries())
    paintBasket(near.ctx, makeRng(`${seed}/basket${i}`), { palette, x, y, size, kind, side: 1 });
  sheet.stamp(near);
  if (lamps > 0.5) {
    glow(ctx, { x: cartX + 20, y: 420, radius: 420, colour: palette.glow, strength: 0.32 });
    glow(ctx, { x: 860, y: 560, radius: 330, colour: palette.glow, strength: 0.2 });
  }
}

/** Cloth colours of plastic stools. */
export const STOOLS: readonly Hex[] = ['#c8442f', '#2d6f9a', '#c8442f', '#2f8f88'];
