import { mix } from '../../kit/colour.ts';
import { glow } from '../../kit/glow.ts';
import { lerp, type Point } from '../../kit/maths.ts';
import { type FolkOptions, paintFolk } from '../../kit/props/folk/folk.ts';
import { paintParentAndChild } from '../../kit/props/folk/parent-and-child.ts';
import { makeRng } from '../../kit/rng.ts';
import { line, polygon } from '../../kit/stroke.ts';
import type { CaveView } from './cave.ts';

export const LAKE = 664;

type Visitor = Partial<Omit<FolkOptions, 'palette' | 'x' | 'y' | 'height'>>;

/** Share of the boardwalk, height and what they do: a guide who points up, friends, somebody with a camera. */
const VISITORS: readonly (readonly [place: number, height: number, visitor: Visitor])[] = [
  [0.19, 70, { pose: 'point', top: '#c8522a', bottom: '#31343c', hat: 'cap' }],
  [0.235, 66, { pose: 'wait', outfit: 'dress', top: '#8a3b55', bottom: '#8a3b55', hair: 'long', facing: -1 }],
  [0.45, 70, { pose: 'photo', top: '#d9a441', bottom: '#4a4038', pack: '#2f6f7c' }],
  [0.61, 62, { pose: 'stroll', top: '#5f918a', bottom: '#d8cbb0', hair: 'bun', old: true, facing: -1 }],
  [0.645, 68, { pose: 'walk', top: '#2d5d73', bottom: '#4a4038', skin: 0, facing: -1 }],
];

/** Boardwalk with a rail along the lake, visitors on it. */
export function paintCaveWalk({ sheet, mood, palette, seed }: CaveView, gapX: number): void {
  const layer = sheet.layer();
  const { ctx } = layer;
  const dark = mix(mood.ink, mood.rock, 0.2);
  const edge = mix(mood.rock, mood.lamps[0], 0.6);
  const deck = (t: number): Point => [lerp(gapX - 420, gapX + 440, t), 640 - 26 * Math.sin(t * 2.6 + 0.4)];
  const points = Array.from({ length: 41 }, (_, i) => deck(i / 40));
  polygon(ctx, [...points, ...points.map(([x, y]): Point => [x, y + 9]).reverse()], dark);
  line(ctx, points, 2.2, edge);
  for (let i = 0; i <= 20; i++) {
    const [x, y] = deck(i / 20);
    line(
      ctx,
      [
        [x, y],
        [x, y + 34],
      ],
      3,
      dark,
    );
  }
  const people = makeRng(`${seed}/visitors`);
  const lit = { ...palette, cast: [mood.ink, 0.32] as const, flank: mood.lamps[0] };
  for (const [place, height, visitor] of VISITORS) {
    const [x, y] = deck(place + people.range(0, 0.015));
    paintFolk(ctx, people, { palette: lit, side: 1, ...visitor, x, y: y + 1, height });
  }
  const [px, py] = deck(0.75);
  paintParentAndChild(ctx, people, {
    palette: lit,
    x: px,
    y: py + 1,
    height: 68,
    facing: -1,
    side: 1,
    parent: { top: '#f3ead6', bottom: '#2d3a4a', hair: 'long' },
    child: { top: '#d9a441', bottom: '#2f6f7c', hat: 'cap' },
  });
  const rail = points.map(([x, y]): Point => [x, y - 25]);
  for (let i = 0; i <= 20; i++) {
    const [x, y] = deck(i / 20);
    line(
      ctx,
      [
        [x, y + 4],
        [x, y - 26],
      ],
      2.2,
      dark,
    );
  }
  line(ctx, rail, 2.6, edge);
  sheet.stamp(layer);
  for (let i = 2; i < 20; i += 4) {
    const [x, y] = deck(i / 20);
    glow(sheet.main.ctx, {
      x,
      y: y - 4,
      radius: 30,
      colour: mix(mood.lamps[0], '#fff0c8', 0.4),
      strength: 0.7,
    });
  }
}
