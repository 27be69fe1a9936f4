import { mix, rgba } from '../../kit/colour.ts';
import { glow } from '../../kit/glow.ts';
import { underLight } from '../../kit/lights.ts';
import { LOCAL } from '../../kit/local-colours.ts';
import { paintBackdrop } from '../../kit/props/backdrop.ts';
import { paintForest } from '../../kit/props/forest.ts';
import { paintPalm } from '../../kit/props/palm.ts';
import { paintShopFront } from '../../kit/props/shop-front.ts';
import { ellipse, polygon } from '../../kit/stroke.ts';
import { townColours } from '../old-town/town-colours.ts';
import { customersOf } from './customers.ts';
import { type BikeView, PAINTS } from './layout.ts';
import { paintScooter } from './scooter.ts';
import { GROUND, paintStreetGround } from './street-ground.ts';

/** A row of scooters for hire before a shop house with a striped awning. */
export function paintRental(view: BikeView): void {
  const { sheet, seed, rng, light } = view;
  const colours = townColours(light);
  const { palette, street } = colours;
  paintBackdrop(sheet, { palette, seed, horizon: 440, sun: [1040, 150], radius: 32, birds: [900, 120] });
  const trees = sheet.layer();
  const leaf = (t: number) =>
    LOCAL.foliage.map((colour) => mix(palette.haze, underLight(palette, colour), t)) as [
      string,
      string,
      string,
    ];
  paintForest(trees.ctx, rng, {
    count: 190,
    at: (r, t) => [800 + r() * 420, 500 + t * 200],
    size: [34, 40],
    colours: leaf(0.78),
    side: 1,
  });
  paintPalm(trees.ctx, rng, { palette, foot: [1130, GROUND], crown: [1080, 190], size: 180, side: 1 });
  sheet.stamp(trees);
  paintStreetGround(sheet, colours, seed);
  const { ctx } = sheet.main;
  // The shop: two modern floors, flat roof with plants, a balcony.
  const x = 60;
  const width = 820;
  const top = 150;
  const wall = mix(
    underLight(palette, rng.pick(['#e8dcc0', '#cfe0d6', '#f0d8b8'])),
    palette.ink,
    street.evening ? 0.12 : 0,
  );
  const slab = mix(wall, palette.flank, 0.4);
  paintShopFront(ctx, rng, {
    colours: street,
    x,
    base: GROUND,
    width,
    height: 2.62 * 118,
    metre: 118,
    storeys: 1,
    wall,
  });
  ctx.fillStyle = wall;
  ctx.fillRect(x, top, width, GROUND - 2.62 * 118 - top);
  ctx.fillStyle = mix(wall, street.shade, 0.3);
  ctx.fillRect(x, top, 20, GROUND - top);
  ctx.fillStyle = slab;
  ctx.fillRect(x - 14, top - 14, width + 28, 20);
  for (let i = 0; i < 4; i++) {
    const wx = x + 60 + i * 195;
    ctx.fillStyle = mix(street.wood, palette.ink, 0.3);
    ctx.fillRect(wx - 8, top + 42, 126, 128);
    const pane = ctx.createLinearGradient(0, top + 48, 0, top + 170);
    pane.addColorStop(0, street.evening ? '#ffe0a0' : mix(palette.ink, palette.sky[1], 0.6));
    pane.addColorStop(1, street.evening ? '#ffb860' : mix(palette.ink, palette.sky[0], 0.3));
    ctx.fillStyle = pane;
    ctx.fillRect(wx, top + 50, 52, 120);
    ctx.fillRect(wx + 58, top + 50, 52, 120);
  }
  ctx.fillStyle = mix(slab, palette.ink, 0.12);
  ctx.fillRect(x - 8, top + 204, width + 16, 14);
  for (let px = x; px < x + width; px += 16) {
    ctx.fillStyle = mix(street.wood, palette.ink, 0.4);
    ctx.fillRect(px, top + 150, 3.4, 56);
  }
  ctx.fillRect(x - 4, top + 146, width + 8, 6);
  paintForest(ctx, rng, {
    count: 26,
    at: (r) => [x + r() * width, top - 20 + r() * 10],
    size: [16, 22],
    colours: leaf(1),
    side: 1,
  });
  paintForest(ctx, rng, {
    count: 16,
    at: (r) => [x + r() * width, top + 200 + r() * 8],
    size: [12, 16],
    colours: leaf(1),
    side: 1,
  });
  // Awning in stripes.
  const high = GROUND - 2.62 * 118;
  const cloth = underLight(palette, rng.pick(['#c8472b', '#2f8f88', '#d9a441']));
  const pale = underLight(palette, '#f6efe0');
  const stripes = 20;
  for (let i = 0; i < stripes; i++) {
    const a = x - 6 + (i * (width + 12)) / stripes;
    const b = x - 6 + ((i + 1) * (width + 12)) / stripes;
    const out = (v: number): number => 470 + (v - 470) * 1.07;
    const colour = i % 2 ? pale : cloth;
    polygon(
      ctx,
      [
        [a, high - 10],
        [b, high - 10],
        [out(b), high + 62],
        [out(a), high + 62],
      ],
      mix(colour, palette.flank, 0.12),
    );
    ellipse(ctx, (out(a) + out(b)) / 2, high + 62, (out(b) - out(a)) / 2, 13, mix(colour, palette.ink, 0.16));
  }
  ctx.fillStyle = rgba(palette.ink, 0.2);
  ctx.fillRect(x, high + 74, width, 20);
  if (street.evening)
    for (const px of [200, 460, 720])
      glow(ctx, { x: px, y: high + 130, radius: 210, colour: palette.glow, strength: 0.4 });
  const people = customersOf({ ...view, palette });
  people.owner();
  const first = rng.int(0, PAINTS.length - 1);
  for (let i = 0; i < 6; i++)
    paintScooter(ctx, {
      palette,
      x: 150 + i * 118,
      y: GROUND + 54 + (i % 2) * 4,
      length: 262,
      facing: 1,
      paint: PAINTS[(first + i) % PAINTS.length] as string,
      squeeze: 0.62,
      ...(i % 2 ? { helmet: rng.pick(['#f1e7d0', '#3f4a50', '#c8472b']) } : {}),
    });
  people.mechanic();
  people.friend();
  paintScooter(ctx, {
    palette,
    x: 985,
    y: GROUND + 118,
    length: 300,
    facing: -1,
    paint: PAINTS[(first + 3) % PAINTS.length] as string,
  });
  people.rider([1024, GROUND + 118 - 134], 272);
}
