import { type Hex, mix, rgba } from '../../kit/colour.ts';
import { clamp, type Point } from '../../kit/maths.ts';
import { paintBackdrop } from '../../kit/props/backdrop.ts';
import { paintFolk } from '../../kit/props/folk/folk.ts';
import { paintKarstRow } from '../../kit/props/karst-row.ts';
import { paintMasonry } from '../../kit/props/masonry.ts';
import { paintTree } from '../../kit/props/tree.ts';
import { reflect } from '../../kit/reflect.ts';
import { makeRng } from '../../kit/rng.ts';
import type { SceneView } from '../../kit/scene-view.ts';
import { fade } from '../../kit/spray.ts';
import { ellipse, polygon } from '../../kit/stroke.ts';
import { paintRipples, paintWater } from '../../kit/water.ts';
import { paintEntrance, paintGlassBlock } from './glass-block.ts';

const EDGE = 664;

/** A museum by the bay: three blocks of dark glass in which the sky stands, a basin before them. */
export function paintMuseum(view: SceneView): void {
  const { sheet, ctx, palette, seed, at, rng } = view;
  const sun: Point = [rng.range(200, 300), 210];
  paintBackdrop(sheet, { palette, seed, horizon: 560, sun, birds: [420, 150] });
  paintKarstRow(sheet, {
    palette,
    seed: `${seed}/far`,
    rocks: [
      { x: 70, width: 150, height: 120 },
      { x: 220, width: 110, height: 80 },
      { x: 360, width: 130, height: 104 },
      { x: 1120, width: 160, height: 110 },
    ],
    base: 600,
    nearness: 0.3,
    sunX: sun[0],
  });
  paintMasonry(sheet, {
    palette,
    seed: `${seed}/court`,
    outline: [
      [-5, 598],
      [1205, 598],
      [1205, EDGE],
      [-5, EDGE],
    ],
    colour: at('#d4c5a6'),
    facing: 0.3,
    worn: 0.2,
  });
  paintGlassBlock(
    view,
    [
      [736, 600],
      [1130, 612],
      [1130, 330],
      [736, 352],
    ],
    [
      [1130, 612],
      [1190, 600],
      [1190, 342],
      [1130, 330],
    ],
    'c',
  );
  paintGlassBlock(
    view,
    [
      [560, 606],
      [824, 618],
      [824, 214],
      [560, 250],
    ],
    [
      [824, 618],
      [900, 604],
      [900, 232],
      [824, 214],
    ],
    'b',
  );
  paintGlassBlock(
    view,
    [
      [330, 612],
      [640, 626],
      [640, 400],
      [330, 418],
    ],
    [
      [640, 626],
      [700, 612],
      [700, 410],
      [640, 400],
    ],
    'a',
  );
  paintEntrance(view);
  const leaves = ['#235a45', '#4f8350', '#8fab60'].map((colour) => at(colour)) as [Hex, Hex, Hex];
  for (const [x, h] of [
    [120, 190],
    [222, 150],
    [1090, 130],
  ] as const)
    paintTree(ctx, makeRng(`${seed}/t${x}`), { x, y: 640, height: h, colours: leaves, side: -1 });
  const folk = [
    [470, 648, 74, 'walk', 1],
    [506, 650, 70, 'stroll', 1],
    [300, 652, 76, 'photo', 1],
    [742, 654, 72, 'walk', -1],
    [786, 656, 50, 'walk', -1],
    [1000, 650, 72, 'point', -1],
  ] as const;
  for (const [x, y, h, pose, facing] of folk) {
    ellipse(ctx, x + 10, y, h * 0.25, 3, rgba(palette.ink, 0.3));
    const dress = x % 4 === 2;
    paintFolk(ctx, makeRng(`${seed}/f${x}`), {
      palette,
      x,
      y,
      height: h,
      pose,
      facing,
      side: -1,
      outfit: dress ? 'dress' : 'shirt',
      hair: dress ? 'bob' : 'short',
    });
  }
  polygon(
    ctx,
    [
      [0, EDGE],
      [1200, EDGE],
      [1200, EDGE + 9],
      [0, EDGE + 9],
    ],
    mix(at('#d4c5a6'), palette.ink, 0.35),
  );
  basin(view, sun);
}

function basin({ sheet, palette, seed }: SceneView, sun: Point): void {
  const mirror = reflect(sheet.main, {
    waterline: EDGE + 9,
    seed: `${seed}/mirror`,
    amplitude: 13,
    squash: 1.5,
  });
  paintWater(sheet, { palette, seed, horizon: EDGE + 9, sun });
  fade(mirror, (_x, y) => 0.12 + 0.66 * clamp((y - EDGE) / 236), { box: [0, EDGE, 1200, 900], soft: 1.4 });
  sheet.stamp(mirror, 0.85);
  paintRipples(sheet, { palette, seed, horizon: EDGE + 20, sun });
}
