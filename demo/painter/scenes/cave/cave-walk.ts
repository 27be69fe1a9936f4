import { mix } from '../../kit/colour.ts';
import { glow } from '../../kit/glow.ts';
import { lerp, type Point } from '../../kit/maths.ts';
import { paintPerson } from '../../kit/props/person.ts';
import { makeRng } from '../../kit/rng.ts';
import { line, polygon } from '../../kit/stroke.ts';
import type { CaveView } from './cave.ts';

export const LAKE = 664;

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
  const count = 5;
  for (let i = 0; i < count; i++) {
    const t = ([0.2, 0.235, 0.46, 0.63, 0.66][i] as number) + people.range(0, 0.02);
    const [x, y] = deck(t);
    paintPerson(ctx, people, {
      palette: { ...palette, cast: [mood.ink, 0.32], flank: mood.lamps[0] },
      x,
      y: y + 1,
      height: people.range(62, 70),
      pose: people.chance(0.6) ? 'walk' : 'stand',
      facing: people.chance(0.6) ? 1 : -1,
      dress: people.chance(0.3) ? 'skirt' : 'shirt',
      hair: people.chance(0.5) ? 'long' : 'short',
    });
  }
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
