import { mix, rgba } from '../../kit/colour.ts';
import { underLight } from '../../kit/lights.ts';
import { LOCAL } from '../../kit/local-colours.ts';
import { type FolkOptions, paintFolk } from '../../kit/props/folk/folk.ts';
import { paintParentAndChild } from '../../kit/props/folk/parent-and-child.ts';
import { paintVendor } from '../../kit/props/vendor.ts';
import { makeRng, type Rng } from '../../kit/rng.ts';
import type { Context } from '../../kit/sheet.ts';
import { ellipse, line, polygon } from '../../kit/stroke.ts';
import type { PierView } from './layout.ts';

interface Quay {
  ctx: Context;
  rng: Rng;
  palette: PierView['palette'];
  top: number;
  shadow(x: number, y: number, reach: number): void;
  person(x: number, y: number, options: Partial<FolkOptions> & { height: number }): void;
}

/** On the quay: some wait for the boat, others see to the baskets or bring more. */
export function paintQuayFolk({ sheet, seed, palette }: PierView, top: number): void {
  const rng = makeRng(`${seed}/landing`);
  const { ctx } = sheet.main;
  const shadow = (x: number, y: number, reach: number): void =>
    ellipse(ctx, x - reach * 0.4, y, reach, reach * 0.15, rgba(palette.ink, 0.28));
  const person: Quay['person'] = (x, y, options) => {
    shadow(x, y, options.height * 0.2);
    paintFolk(ctx, rng, { side: 1, ...options, palette, x, y });
  };
  const quay: Quay = { ctx, rng, palette, top, shadow, person };
  rng.pick([paintFamily, paintTravellers])(quay);
  rng.pick([paintCarriers, paintBargain])(quay);
}

/** A father with his child at the hand looks at the boat, the mother points at it. */
function paintFamily({ ctx, rng, palette, top, shadow, person }: Quay): void {
  shadow(438, top + 30, 24);
  shadow(400, top + 31, 15);
  paintParentAndChild(ctx, rng, {
    palette,
    x: 438,
    y: top + 30,
    height: 122,
    facing: 1,
    side: 1,
    parent: { away: true, top: '#4f86a0', bottom: '#d8cbb0', pack: '#4f6b45', skin: 0 },
    child: { away: true, top: '#e0b040', bottom: '#8a3b2c', shorts: true, hat: 'cap', hatColour: '#c8472b' },
  });
  person(508, top + 38, {
    height: 115,
    pose: 'point',
    outfit: 'dress',
    hat: 'sun',
    hair: 'long',
    facing: -1,
    top: rng.pick(['#c25a78', '#d9a441', '#b5432a']),
  });
}

/** Two travellers with a suitcase wave at the boat and photograph it; a child runs up. */
function paintTravellers({ ctx, rng, palette, top, person }: Quay): void {
  person(352, top + 40, {
    height: 70,
    pose: 'run',
    child: true,
    shorts: true,
    top: '#c8472b',
    bottom: '#2f5f73',
  });
  person(438, top + 30, {
    height: 121,
    pose: 'photo',
    away: true,
    top: '#f3ead6',
    bottom: '#3f4a3c',
    pack: rng.pick(['#8a4a32', '#2f6f7c']),
  });
  person(500, top + 36, {
    height: 114,
    pose: 'wave',
    away: true,
    outfit: 'dress',
    hair: 'long',
    top: rng.pick(['#5f918a', '#c25a78']),
  });
  const [x, y] = [540, top + 38] as const;
  const shell = underLight(palette, '#d9a441');
  line(
    ctx,
    [
      [x - 6, y - 34],
      [x - 6, y - 54],
      [x + 6, y - 54],
      [x + 6, y - 34],
    ],
    2,
    mix(palette.ink, '#3a3f42', 0.4),
  );
  const side = (from: number, to: number, colour: string): void =>
    polygon(
      ctx,
      [
        [x + from, y],
        [x + from, y - 36],
        [x + to, y - 36],
        [x + to, y],
      ],
      colour,
    );
  side(-13, 13, shell);
  side(-13, -5, mix(shell, palette.ink, 0.3));
}

/** A woman sorts her baskets, another brings more on a shoulder pole. */
function paintCarriers({ ctx, rng, palette, top, shadow, person }: Quay): void {
  person(868, top + 32, {
    height: 114,
    pose: 'bend',
    outfit: 'blouse',
    hat: 'cone',
    hair: 'bun',
    top: '#8a3b55',
    bottom: '#2d3a4a',
  });
  shadow(1090, top + 44, 58);
  paintVendor(ctx, rng, {
    palette,
    x: 1090,
    y: top + 44,
    height: 122,
    facing: -1,
    side: 1,
    goods: ['#8fab60', '#d9a441', '#c8522a'],
    pole: LOCAL.wood[0],
  });
}

/** Somebody bends over the baskets of a woman who squats beside them; a porter goes by with a sack. */
function paintBargain({ ctx, palette, top, person }: Quay): void {
  person(866, top + 34, {
    height: 122,
    pose: 'bend',
    hat: 'cap',
    hatColour: '#f1ede2',
    top: '#4f86a0',
    bottom: '#d8cbb0',
    skin: 0,
  });
  person(1006, top + 32, {
    height: 112,
    pose: 'squat',
    facing: -1,
    outfit: 'blouse',
    hat: 'cone',
    hair: 'bun',
    top: '#8a3b55',
    bottom: '#2b2b30',
  });
  const sack = mix(underLight(palette, '#a5794a'), palette.ink, 0.1);
  const y = top + 44;
  ellipse(ctx, 1092, y - 107, 29, 15, sack, -0.12);
  ellipse(ctx, 1096, y - 112, 21, 8, mix(sack, palette.flank, 0.4), -0.12);
  person(1096, y, { height: 122, pose: 'shoulder', top: '#5f7a4a', bottom: '#3a3632', skin: 0 });
}
