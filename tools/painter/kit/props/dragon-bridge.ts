import { mix, rgba } from '../colour.ts';
import { glow } from '../glow.ts';
import type { Palette } from '../lights.ts';
import type { Point } from '../maths.ts';
import { reflect } from '../reflect.ts';
import type { Rng } from '../rng.ts';
import { type Context, type Sheet, widthOf } from '../sheet.ts';
import { fade } from '../spray.ts';
import { polygon } from '../stroke.ts';
import { dragonColours, dragonSpine, paintDragonBody } from './dragon-body.ts';
import { paintDragonHead } from './dragon-head.ts';

export interface BridgeOptions {
  palette: Palette;
  seed: string;
  rng: Rng;
  /** Row of the roadway, and of the water at its piers. */
  deck: number;
  waterline: number;
}

/** Concrete of a bridge: shaded, plain, lit. */
export function bridgeColours(palette: Palette): readonly [string, string, string] {
  const dark = palette.light === 'night' || palette.light === 'dusk';
  const plain = dark ? mix(palette.mid, palette.ink, 0.25) : mix('#b9b3a2', palette.cast[0], palette.cast[1]);
  return [
    mix(plain, palette.ink, dark ? 0.4 : 0.45),
    plain,
    mix(plain, dark ? palette.haze : palette.flank, 0.35),
  ];
}

/** Road deck with piers, cars' lights and lamp posts. */
export function paintRoadway(
  ctx: Context,
  { palette, rng, deck, waterline }: BridgeOptions,
  piers: readonly number[],
): void {
  const [shade, plain, lit] = bridgeColours(palette);
  const width = widthOf(ctx);
  const lamps = palette.light === 'night' || palette.light === 'dusk';
  for (const x of piers) {
    polygon(
      ctx,
      [
        [x - 30, deck + 10],
        [x + 30, deck + 10],
        [x + 17, deck + 44],
        [x + 19, waterline],
        [x - 19, waterline],
        [x - 17, deck + 44],
      ],
      plain,
    );
    polygon(
      ctx,
      [
        [x - 30, deck + 10],
        [x, deck + 10],
        [x, waterline],
        [x - 19, waterline],
        [x - 17, deck + 44],
      ],
      shade,
    );
    ctx.fillStyle = shade;
    ctx.fillRect(x - 34, waterline - 10, 68, 10);
  }
  ctx.fillStyle = plain;
  ctx.fillRect(0, deck, width, 20);
  ctx.fillStyle = lit;
  ctx.fillRect(0, deck - 1, width, 4);
  ctx.fillStyle = lamps ? rgba(palette.glow, 0.85) : shade;
  ctx.fillRect(0, deck + 16, width, 3);
  for (let i = 0; i < 26; i++) {
    const x = rng() * width;
    if (lamps) {
      const red = rng.chance(0.5);
      ctx.fillStyle = red ? '#ff6a4a' : '#fff0c4';
      ctx.fillRect(x, deck - (red ? 2 : 4), rng.range(8, 36), 2);
    } else if (i % 2) {
      ctx.fillStyle = rng.pick(['#c8522a', '#f3ead6', '#2d5d73', '#4a4a4a']);
      ctx.fillRect(x, deck - 6, 13, 6);
      ctx.fillRect(x + 3, deck - 9, 7, 4);
    }
  }
}

/** Lamp posts along the deck; they are not mirrored. */
export function paintLampPosts(ctx: Context, palette: Palette, deck: number): void {
  const lamps = palette.light === 'night' || palette.light === 'dusk';
  for (let x = 24; x < widthOf(ctx); x += 58) {
    ctx.fillStyle = mix(palette.haze, palette.ink, lamps ? 0.1 : 0.5);
    ctx.fillRect(x - 0.8, deck - 25, 1.6, 26);
    if (lamps) glow(ctx, { x, y: deck - 26, radius: 22, colour: '#ffe3a8', strength: 0.6 });
    ctx.fillStyle = lamps ? '#fff3cc' : mix(palette.ink, palette.haze, 0.3);
    ctx.fillRect(x - 2, deck - 28, 4, 3);
  }
}

/** The dragon bridge with its own mirror image, glowing after sunset. */
export function paintDragonBridge(sheet: Sheet, options: BridgeOptions): void {
  const { palette, seed, deck, waterline } = options;
  const lamps = palette.light === 'night' || palette.light === 'dusk';
  const layer = sheet.layer();
  const { ctx } = layer;
  paintRoadway(ctx, options, [110, 390, 812, 1082]);
  const spine = dragonSpine(60, 1000, deck);
  const colours = dragonColours(palette);
  paintDragonBody(ctx, spine, deck, colours);
  const [shade, plain, lit] = bridgeColours(palette);
  ctx.fillStyle = plain;
  ctx.fillRect(0, deck + 4, sheet.width, 15);
  ctx.fillStyle = lamps ? rgba(palette.glow, 0.9) : shade;
  ctx.fillRect(0, deck + 16, sheet.width, 3);
  ctx.fillStyle = lit;
  ctx.fillRect(0, deck + 2, sheet.width, 3);
  const head = spine[spine.length - 1] as Point;
  paintDragonHead(ctx, [head[0] + 6, head[1] - 4], colours, palette);
  const image = reflect(layer, { waterline, bottom: sheet.height, seed: `${seed}/bridge`, amplitude: 18 });
  fade(image, (_x, y) => 0.16 + 0.66 * ((y - waterline) / (sheet.height - waterline)), {
    box: [0, waterline, sheet.width, sheet.height],
    soft: 1.4,
  });
  sheet.stamp(image, 0.78);
  if (lamps) {
    for (let i = 6; i < spine.length; i += 16) {
      const [x, y] = spine[i] as Point;
      glow(sheet.main.ctx, { x, y, radius: 86, colour: palette.glow, strength: 0.28 });
      glow(sheet.main.ctx, { x, y: 2 * waterline - y, radius: 70, colour: palette.glow, strength: 0.1 });
    }
  }
  sheet.stamp(layer);
  paintLampPosts(sheet.main.ctx, palette, deck);
  if (lamps)
    glow(sheet.main.ctx, { x: head[0] + 30, y: head[1], radius: 150, colour: palette.glow, strength: 0.3 });
}
