import { type Hex, mix, rgba } from '../../kit/colour.ts';
import { glow } from '../../kit/glow.ts';
import type { Point } from '../../kit/maths.ts';
import { paintBackdrop } from '../../kit/props/backdrop.ts';
import { paintCityView } from '../../kit/props/city-view.ts';
import { paintFestoon } from '../../kit/props/festoon.ts';
import { paintFolk } from '../../kit/props/folk/folk.ts';
import { paintGrass } from '../../kit/props/grass.ts';
import { paintMasonry } from '../../kit/props/masonry.ts';
import { makeRng } from '../../kit/rng.ts';
import type { SceneView } from '../../kit/scene-view.ts';
import { quad, segment } from '../../kit/segment.ts';
import { ellipse } from '../../kit/stroke.ts';

const DECK = 690;

/** A terrace on a roof over the city: bulbs overhead, a table for three, two at the rail. */
export function paintRooftop(view: SceneView): void {
  const { sheet, ctx, palette, seed, rng, light, evening } = view;
  const sun: Point = [rng.range(300, 400), light === 'night' ? 150 : 250];
  paintBackdrop(sheet, { palette, seed, horizon: 420, sun, radius: 32 });
  paintCityView(sheet, { palette, seed, horizon: 440, sun, side: -1 });
  deck(view);
  for (const [from, to, sag] of [
    [[-20, 60], [840, 96], 46],
    [[840, 96], [1220, 30], 30],
    [[-20, 190], [840, 96], 36],
  ] as const)
    paintFestoon(ctx, { palette, from, to, sag, pitch: 44, bulb: 7.5, lit: evening });
  segment(ctx, [840, DECK + 20], [840, 84], 9, mix(palette.ink, '#2a2622', 0.4));
  rail(view);
  planter(view, 60, 250);
  planter(view, 1010, 1180);
  people(view);
  table(view, 400, 836);
  if (evening)
    glow(ctx, { x: 420, y: 760, radius: 380, colour: palette.glow, strength: 0.34, blend: 'soft-light' });
}

function deck({ sheet, ctx, palette, seed, at, evening }: SceneView): void {
  paintMasonry(sheet, {
    palette,
    seed: `${seed}/deck`,
    outline: [
      [-5, DECK],
      [1205, DECK],
      [1205, 905],
      [-5, 905],
    ],
    colour: mix(at('#a8754a'), evening ? '#d99a5a' : palette.flank, evening ? 0.2 : 0),
    facing: 0.15,
    worn: 0.2,
  });
  for (let i = -16; i <= 16; i++)
    segment(ctx, [600 + i * 52, DECK], [600 + i * 118, 905], 2, rgba(palette.ink, 0.3));
}

/** Glass panes between steel posts, a timber hand rail. */
function rail({ ctx, palette, at }: SceneView): void {
  const steel = mix(palette.ink, at('#6a7a7c'), 0.4);
  for (let i = 0; i < 7; i++) {
    const x = -40 + i * 208;
    quad(
      ctx,
      [x + 8, DECK - 4],
      [x + 200, DECK - 4],
      [x + 200, DECK - 112],
      [x + 8, DECK - 112],
      rgba(palette.sky[2], 0.16),
    );
    quad(
      ctx,
      [x + 30, DECK - 4],
      [x + 70, DECK - 4],
      [x + 120, DECK - 112],
      [x + 84, DECK - 112],
      rgba('#ffffff', 0.08),
    );
    segment(ctx, [x, DECK + 6], [x, DECK - 120], 8, steel);
  }
  segment(ctx, [-10, DECK - 120], [1210, DECK - 120], 13, mix(at('#7d4f31'), palette.ink, 0.2));
  segment(ctx, [-10, DECK - 124], [1210, DECK - 124], 4, mix(at('#7d4f31'), palette.flank, 0.4));
  segment(ctx, [-10, DECK + 2], [1210, DECK + 2], 8, mix(steel, palette.ink, 0.3));
}

function planter({ ctx, palette, seed, at }: SceneView, from: number, to: number): void {
  const box = at('#8a8378');
  const foot = DECK + 52;
  const leaves = ['#1f4c3b', '#3f7446', '#8fab60'].map((colour) => at(colour));
  paintGrass(ctx, makeRng(`${seed}/planter${from}`), {
    count: 190,
    foot: (r) => [r.range(from + 6, to - 6), foot - 62 + r() * 8],
    length: [60, 150],
    width: 8,
    lean: 0,
    colours: leaves,
  });
  quad(ctx, [from, foot - 66], [to, foot - 66], [to - 6, foot], [from + 6, foot], mix(box, palette.ink, 0.2));
  quad(
    ctx,
    [from, foot - 66],
    [to, foot - 66],
    [to, foot - 54],
    [from, foot - 54],
    mix(box, palette.flank, 0.3),
  );
}

function people({ ctx, palette, seed, evening }: SceneView): void {
  const warm = evening ? { ...palette, cast: ['#8a5a48', 0.26] as [Hex, number] } : palette;
  for (const [x, y, h, pose, facing, outfit, top, away] of [
    [702, DECK + 30, 236, 'wait', 1, 'dress', '#b5432a', true],
    [786, DECK + 34, 250, 'stroll', -1, 'shirt', '#e9e0c8', true],
    [250, DECK + 80, 286, 'sit', 1, 'shirt', '#2d5d73', false],
    [566, DECK + 80, 276, 'sit', -1, 'dress', '#d9a441', false],
  ] as const) {
    const seated = pose === 'sit';
    if (seated) stool({ ctx, palette } as SceneView, x - facing * 6, y);
    else ellipse(ctx, x, y, h * 0.2, h * 0.026, rgba(palette.ink, 0.36));
    paintFolk(ctx, makeRng(`${seed}/f${x}`), {
      palette: warm,
      x,
      y: seated ? y - 8 : y,
      height: h,
      pose,
      facing,
      side: -1,
      outfit,
      top,
      away,
      hair: outfit === 'dress' ? 'long' : 'short',
    });
  }
}

function stool({ ctx, palette }: SceneView, x: number, y: number): void {
  const wood = mix(palette.ink, '#8a5a38', 0.5);
  ellipse(ctx, x, y + 76, 62, 9, rgba(palette.ink, 0.34));
  for (const u of [-30, 30]) segment(ctx, [x + u * 0.7, y], [x + u, y + 76], 8, wood);
  segment(ctx, [x - 42, y - 2], [x + 42, y - 2], 14, mix(wood, palette.flank, 0.2));
}

/** A round table with glasses, a bowl of fruit and a lamp. */
function table({ ctx, palette, at, evening }: SceneView, x: number, y: number): void {
  const wood = at('#8a5a38');
  ellipse(ctx, x + 6, y + 34, 120, 14, rgba(palette.ink, 0.34));
  segment(ctx, [x, y + 30], [x, y - 60], 16, mix(wood, palette.ink, 0.45));
  ellipse(ctx, x, y - 66, 128, 24, mix(wood, palette.ink, 0.3));
  ellipse(ctx, x, y - 74, 128, 24, mix(wood, palette.flank, 0.25));
  for (const [dx, drink] of [
    [-74, '#d8604a'],
    [72, '#e2bd55'],
    [30, '#8fab60'],
  ] as const) {
    quad(
      ctx,
      [x + dx - 10, y - 116],
      [x + dx + 10, y - 116],
      [x + dx + 7, y - 74],
      [x + dx - 7, y - 74],
      rgba('#ffffff', 0.3),
    );
    quad(
      ctx,
      [x + dx - 9, y - 106],
      [x + dx + 9, y - 106],
      [x + dx + 7, y - 76],
      [x + dx - 7, y - 76],
      at(drink),
    );
    segment(ctx, [x + dx + 2, y - 80], [x + dx + 10, y - 128], 2.4, at('#f3ead6'));
  }
  if (evening) glow(ctx, { x: x - 22, y: y - 104, radius: 190, colour: palette.glow, strength: 0.7 });
  quad(
    ctx,
    [x - 36, y - 126],
    [x - 8, y - 126],
    [x - 4, y - 76],
    [x - 40, y - 76],
    evening ? '#ffe0a0' : at('#efe0b8'),
  );
  for (const u of [-38, -22, -6])
    segment(ctx, [x + u + (u + 22) * -0.1, y - 124], [x + u, y - 78], 2.6, mix(palette.ink, wood, 0.4));
}
