import { rgba } from '../colour.ts';
import { glow } from '../glow.ts';
import { lerp } from '../maths.ts';
import { reflect } from '../reflect.ts';
import type { Context, Sheet } from '../sheet.ts';
import { fade } from '../spray.ts';
import { line, polygon } from '../stroke.ts';
import { type BridgeOptions, bridgeColours, paintLampPosts, paintRoadway } from './dragon-bridge.ts';

const PYLONS = [330, 850] as const;
const HEIGHT = 300;

/** A suspension bridge with two pylons; its cables are strung with lamps after sunset. */
export function paintCableBridge(sheet: Sheet, options: BridgeOptions): void {
  const { palette, seed, deck, waterline } = options;
  const lamps = palette.light === 'night' || palette.light === 'dusk';
  const layer = sheet.layer();
  const { ctx } = layer;
  const [shade, plain, lit] = bridgeColours(palette);
  const cable = lamps ? rgba(palette.lit, 0.85) : rgba(shade, 0.9);
  for (const [from, to, low] of [
    [-190, PYLONS[0], 0.9],
    [PYLONS[0], PYLONS[1], 0.86],
    [PYLONS[1], 1390, 0.9],
  ] as const)
    paintSpan(ctx, { from, to, deck, low }, cable);
  for (const x of PYLONS) {
    const top = deck - HEIGHT;
    for (const u of [-1, 1]) {
      const leg = (dx: number): readonly [number, number][] => [
        [x + u * 20 + dx, top],
        [x + u * 20 + dx + 9, top],
        [x + u * 30 + dx + 12, waterline],
        [x + u * 30 + dx - 3, waterline],
      ];
      polygon(ctx, leg(-5), u > 0 ? lit : plain);
      polygon(
        ctx,
        leg(-5).map(([px, py], i) => [i === 1 || i === 2 ? px - 7 : px, py] as const),
        u > 0 ? plain : shade,
      );
    }
    for (const y of [top + 6, top + 110, deck - 30]) {
      ctx.fillStyle = plain;
      ctx.fillRect(x - 26, y, 54, 10);
    }
  }
  paintRoadway(ctx, options, [...PYLONS]);
  const image = reflect(layer, { waterline, bottom: sheet.height, seed: `${seed}/bridge`, amplitude: 18 });
  fade(image, (_x, y) => 0.16 + 0.66 * ((y - waterline) / (sheet.height - waterline)), {
    box: [0, waterline, sheet.width, sheet.height],
    soft: 1.4,
  });
  sheet.stamp(image, 0.75);
  sheet.stamp(layer);
  paintLampPosts(sheet.main.ctx, palette, deck);
  if (lamps)
    for (const x of PYLONS) {
      glow(sheet.main.ctx, { x, y: deck - HEIGHT, radius: 60, colour: '#ff7a5a', strength: 0.5 });
      glow(sheet.main.ctx, { x, y: deck - 80, radius: 190, colour: palette.glow, strength: 0.22 });
    }
}

interface CableSpan {
  from: number;
  to: number;
  deck: number;
  /** How deep the cable hangs, in heights of the pylon. */
  low: number;
}

function paintSpan(ctx: Context, { from, to, deck, low }: CableSpan, colour: string): void {
  const at = (t: number): readonly [number, number] => [
    lerp(from, to, t),
    deck - HEIGHT + HEIGHT * low * 4 * t * (1 - t),
  ];
  const points = Array.from({ length: 61 }, (_, i) => at(i / 60));
  line(ctx, points, 3.4, colour);
  for (let i = 2; i < 60; i += 2) {
    const [x, y] = points[i] as readonly [number, number];
    line(
      ctx,
      [
        [x, y],
        [x, deck],
      ],
      1.1,
      colour,
    );
  }
}
