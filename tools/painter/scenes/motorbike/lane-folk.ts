import { mix, rgba } from '../../kit/colour.ts';
import { type Palette, underLight } from '../../kit/lights.ts';
import { LOCAL } from '../../kit/local-colours.ts';
import { paintFolk } from '../../kit/props/folk/folk.ts';
import { makeRng } from '../../kit/rng.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { ellipse, polygon } from '../../kit/stroke.ts';
import { GROUND } from './street-ground.ts';

/** In the lane: a woman in a long tunic passes, a traveller takes a picture, an old woman sorts leaves on a stool. */
export function paintLaneFolk({ main: { ctx } }: Sheet, palette: Palette, seed: string): void {
  const rng = makeRng(`${seed}/lane-folk`);
  const shadow = (x: number, y: number, reach: number): void =>
    ellipse(ctx, x - 10, y, reach, reach * 0.14, rgba(palette.ink, 0.3));
  const wood = mix(underLight(palette, LOCAL.wood[1]), palette.ink, 0.2);
  const straw = underLight(palette, LOCAL.straw[0]);
  const [x, floor] = [206, GROUND + 26];
  shadow(x + 26, floor, 66);
  polygon(
    ctx,
    [
      [x - 19, floor],
      [x - 15, floor - 34],
      [x + 17, floor - 34],
      [x + 21, floor],
    ],
    wood,
  );
  paintFolk(ctx, rng, {
    palette,
    x,
    y: floor - 34,
    height: 204,
    pose: 'work',
    side: 1,
    outfit: 'blouse',
    hair: 'bun',
    old: true,
    top: rng.pick(['#7a4a5c', '#5f7a6f', '#6a5a7a']),
    bottom: '#2d2f38',
  });
  const basket = x + 76;
  ellipse(ctx, basket, floor - 12, 37, 12, mix(straw, palette.ink, 0.35));
  ellipse(ctx, basket, floor - 17, 37, 11, straw);
  for (let i = 0; i < 16; i++)
    ellipse(
      ctx,
      basket + rng.bell() * 22,
      floor - 19 + rng.bell() * 5,
      7,
      3.4,
      underLight(palette, rng.pick(['#4f7f3f', '#6d9a4c', '#8fab60'])),
      rng.range(-0.6, 0.6),
    );
  shadow(972, GROUND + 22, 42);
  const { front } = paintFolk(ctx, rng, {
    palette,
    x: 972,
    y: GROUND + 22,
    height: 211,
    pose: 'photo',
    facing: -1,
    side: 1,
    shorts: true,
    hat: 'cap',
    hatColour: '#2f5f73',
    top: rng.pick(['#f3ead6', '#d9a441', '#5f918a']),
    bottom: '#4a4a3e',
    pack: '#8a4a32',
  });
  ellipse(ctx, front[0] - 2, front[1] - 5, 8, 6, mix(palette.ink, '#1c1f22', 0.5));
  shadow(1096, GROUND + 40, 44);
  paintFolk(ctx, rng, {
    palette,
    x: 1096,
    y: GROUND + 40,
    height: 220,
    pose: 'stroll',
    facing: -1,
    side: 1,
    outfit: 'ao-dai',
    hat: 'cone',
    hair: 'long',
    top: rng.pick(['#f3ead6', '#e3c3c0', '#b9cfd6']),
  });
}
