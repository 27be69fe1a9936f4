import { type Hex, mix } from '../../kit/colour.ts';
import { hazedPalette } from '../../kit/hazed-palette.ts';
import { underLight } from '../../kit/lights.ts';
import { clamp, type Point } from '../../kit/maths.ts';
import { makeNoise } from '../../kit/noise.ts';
import { paintBirds } from '../../kit/props/birds.ts';
import { paintHydrangea } from '../../kit/props/hydrangea.ts';
import { paintJungleSlope } from '../../kit/props/jungle-slope.ts';
import { paintMistBank } from '../../kit/props/mist-bank.ts';
import { makeRng } from '../../kit/rng.ts';
import type { Context } from '../../kit/sheet.ts';
import { line, polygon } from '../../kit/stroke.ts';
import { paintBridgeVisitors } from './bridge-visitors.ts';
import type { ParkView } from './cable-park.ts';
import { paintMountains } from './mountains.ts';
import { paintStoneHand } from './stone-hand.ts';

/** Place of the near edge of the deck at an angle of its arc, and how near that is. */
const deckAt = (a: number): readonly [x: number, y: number, scale: number] => [
  610 + 640 * Math.sin(a),
  400 + 128 * Math.cos(a) + 14 * Math.sin(a),
  0.42 + 0.58 * Math.cos(a),
];

/** A curved footbridge high over the forest, carried by three carved hands. */
export function paintHandBridge(view: ParkView): void {
  const { sheet, palette, seed } = view;
  const rng = makeRng(`${seed}/bridge`);
  const noise = makeNoise(`${seed}/bridge`);
  const sun: Point = [rng.range(840, 930), 170];
  paintMountains(view, sun, 540, [
    { y: 390, swing: 150, foot: 540, nearness: 0.15, size: [6, 9], scale: 340 },
    { y: 520, swing: 120, foot: 660, nearness: 0.32, size: [8, 13], scale: 260, mist: 0.9 },
    { y: 660, swing: 110, foot: 820, nearness: 0.52, size: [12, 20], scale: 300, mist: 0.9 },
  ]);
  const hands = [
    { a: -0.8, hand: -1 as const, foot: 760 },
    { a: 0.84, hand: 1 as const, foot: 760 },
    { a: 0.02 + rng.range(-0.08, 0.08), hand: rng.chance(0.5) ? (1 as const) : (-1 as const), foot: 870 },
  ];
  for (const [i, { a, hand, foot }] of hands.entries()) {
    const [x, y, scale] = deckAt(a);
    const layer = sheet.layer();
    paintStoneHand(layer, {
      palette: scale < 0.85 ? hazedPalette(palette, 0.78) : palette,
      seed: `${seed}/hand${i}`,
      x,
      y: y + 4 * scale,
      size: 196 * scale,
      foot,
      hand,
      side: 1,
    });
    sheet.stamp(layer);
  }
  paintMistBank(sheet, { palette, seed: `${seed}/low`, y: 760, height: 70, density: 0.7 });
  paintDeck(view);
  paintJungleSlope(sheet, {
    palette,
    seed: `${seed}/near`,
    crest: (x) =>
      830 -
      60 * Math.exp(-(((x - 610) / 150) ** 2)) -
      130 * clamp(Math.abs(x - 610) / 600 - 0.4) -
      34 * noise.fbm(x / 80, 3, 2),
    base: 940,
    nearness: 0.95,
    size: [20, 32],
    side: 1,
    hazeAtFoot: 0.1,
  });
  for (let i = 0; i < 12; i++)
    paintHydrangea(sheet.main.ctx, makeRng(`${seed}/flower${i}`), {
      x: rng.chance(0.5) ? rng() * 330 : 870 + rng() * 330,
      y: rng.range(858, 900),
      size: rng.range(20, 32),
      petals: [
        underLight(palette, '#7a5aa0'),
        underLight(palette, '#a98fd0'),
        underLight(palette, '#e4d6f0'),
      ],
      leaves: [mix(underLight(palette, '#235a45'), palette.ink, 0.3), underLight(palette, '#4f8350')],
      side: 1,
    });
  paintBirds(sheet.main.ctx, rng, palette, [420, 200]);
}

function paintDeck({ sheet, palette, seed }: ParkView): void {
  const layer = sheet.layer();
  const { ctx } = layer;
  const wood = underLight(palette, '#b98a5a');
  const steel = underLight(palette, '#e9dfc6');
  const dark = mix(underLight(palette, '#6d5644'), palette.ink, 0.35);
  const from = -1.32;
  const to = 1.32;
  const edge = (lift: number, across: number): Point[] =>
    Array.from({ length: 81 }, (_, i): Point => {
      const a = from + ((to - from) * i) / 80;
      const [x, y, scale] = deckAt(a);
      // The far edge lies higher and a little inward.
      return [x - 26 * across * Math.sin(a), y - (across * 44 + lift) * scale];
    });
  polygon(ctx, [...edge(0, 0), ...edge(0, 1).reverse()], wood);
  const planks = 150;
  for (let i = 0; i < planks; i++) {
    const a = from + ((to - from) * i) / planks;
    const [x, y, scale] = deckAt(a);
    line(
      ctx,
      [
        [x, y],
        [x - 26 * Math.sin(a), y - 44 * scale],
      ],
      1,
      mix(wood, palette.ink, 0.28),
    );
  }
  rail(ctx, edge, 1, mix(steel, palette.haze, 0.15));
  paintBridgeVisitors(ctx, palette, seed, deckAt);
  polygon(ctx, [...edge(0, 0), ...edge(-17, 0).reverse()], dark);
  line(ctx, edge(-2, 0), 3.2, mix(steel, palette.flank, 0.3));
  line(ctx, edge(-15, 0), 2, mix(dark, palette.ink, 0.4));
  rail(ctx, edge, 0, steel);
  sheet.stamp(layer);
}

function rail(
  ctx: Context,
  edge: (lift: number, across: number) => Point[],
  across: number,
  colour: Hex,
): void {
  const foot = edge(0, across);
  const top = edge(44, across);
  for (let i = 0; i < foot.length; i += 2) line(ctx, [foot[i] as Point, top[i] as Point], 1.7, colour);
  line(ctx, edge(24, across), 1.3, colour);
  line(ctx, top, 3.2, colour);
}
