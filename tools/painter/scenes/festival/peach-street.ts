import { rgba } from '../../kit/colour.ts';
import type { Point } from '../../kit/maths.ts';
import { paintBackdrop } from '../../kit/props/backdrop.ts';
import { paintBicycle } from '../../kit/props/bicycle.ts';
import { paintBlossomTree } from '../../kit/props/blossom-tree.ts';
import { paintFolk } from '../../kit/props/folk/folk.ts';
import { paintLantern } from '../../kit/props/lantern.ts';
import { paintMasonry } from '../../kit/props/masonry.ts';
import { paintShopFront } from '../../kit/props/shop-front.ts';
import { paintTiledRoof } from '../../kit/props/tiled-roof.ts';
import { makeRng } from '../../kit/rng.ts';
import type { SceneView } from '../../kit/scene-view.ts';
import { ellipse, line } from '../../kit/stroke.ts';
import { townColours } from '../old-town/town-colours.ts';
import { paintKumquat, paintPeach } from './new-year-trees.ts';

/** The flower market before the lunar new year: peach trees in jars, kumquats, a family choosing. */
export function paintPeachStreet(view: SceneView): void {
  const { sheet, ctx, palette, seed, at, rng } = view;
  paintBackdrop(sheet, { palette, seed, horizon: 420, sun: [rng.range(880, 1000), 130], radius: 30 });
  houses(view);
  paintMasonry(sheet, {
    palette,
    seed: `${seed}/street`,
    outline: [
      [-5, 596],
      [1205, 596],
      [1205, 905],
      [-5, 905],
    ],
    colour: at('#b9a58c'),
    facing: 0.2,
    worn: 0.3,
  });
  for (const y of [614, 640, 676, 730, 806])
    line(
      ctx,
      [
        [0, y],
        [1200, y],
      ],
      1.5,
      rgba(palette.ink, 0.12),
    );
  for (const [i, x] of [70, 190, 330, 900, 1030, 1140].entries()) {
    if (i % 2) paintKumquat(view, x, 640, 130);
    else paintPeach(view, x, 640, 210);
  }
  for (let i = 0; i < 9; i++)
    paintLantern(ctx, {
      palette,
      x: 40 + i * 140,
      y: 116 + 40 * Math.sin((i / 8) * Math.PI),
      size: 58,
      colour: '#d8402a',
      shape: i % 2 ? 'round' : 'spindle',
      lit: view.evening ? 1 : 0.25,
    });
  line(
    ctx,
    Array.from({ length: 33 }, (_, i): Point => [i * 38, 84 + 40 * Math.sin((i / 32) * Math.PI)]),
    2,
    palette.ink,
  );
  bike(view);
  family(view);
  paintPeach(view, 110, 850, 430);
  paintKumquat(view, 1100, 860, 300);
}

function houses(view: SceneView): void {
  const { sheet, ctx, palette, seed } = view;
  const colours = townColours(view.light);
  const rng = makeRng(`${seed}/houses`);
  let x = -40;
  while (x < 1200) {
    const width = rng.range(200, 270);
    const storeys = rng.chance(0.6) ? 2 : 1;
    const height = storeys === 2 ? 300 : 196;
    const front = sheet.layer();
    paintShopFront(front.ctx, rng, {
      colours: colours.street,
      x,
      base: 604,
      width,
      height,
      metre: 54,
      storeys,
      wall: rng.pick(colours.walls),
    });
    sheet.stamp(front);
    paintTiledRoof(ctx, rng, {
      eave: [
        [x - 8, 606 - height],
        [x + width + 8, 606 - height],
      ],
      ridge: [
        [x + 14, 540 - height],
        [x + width - 14, 540 - height],
      ],
      colour: rng.pick(colours.roofs),
      ink: palette.ink,
      haze: palette.haze,
      moss: colours.street.moss,
      tile: [9, 9],
      sag: 4,
    });
    x += width;
  }
  ctx.fillStyle = rgba(palette.haze, 0.16);
  ctx.fillRect(0, 200, 1200, 404);
}

/** Somebody wheels a branch of peach home on a bicycle. */
function bike(view: SceneView): void {
  const { ctx, palette, seed } = view;
  const rng = makeRng(`${seed}/bike`);
  paintBlossomTree(ctx, rng, {
    palette,
    x: 704,
    y: 660,
    height: 250,
    side: 1,
    petals: ['#c23a6a', '#e8709a', '#f8b4c8'],
  });
  paintBicycle(
    ctx,
    rng,
    { palette, x: 756, y: 742, height: 220, heading: 1, side: 1, paint: '#2f6f5c', basket: false },
    { outfit: 'shirt', top: '#5f918a', bottom: '#31343c', hat: 'cap', hair: 'short' },
  );
}

function family({ ctx, palette, seed }: SceneView): void {
  const list = [
    [420, 830, 270, 'point', -1, 'ao-dai', '#c8323a', 'long'],
    [524, 836, 282, 'wait', -1, 'shirt', '#2d4f73', 'short'],
    [334, 846, 176, 'stroll', -1, 'ao-dai', '#e8b83c', 'bob'],
  ] as const;
  for (const [x, y, h, pose, facing, outfit, top, hair] of list) {
    ellipse(ctx, x - h * 0.1, y, h * 0.22, h * 0.03, rgba(palette.ink, 0.32));
    paintFolk(ctx, makeRng(`${seed}/f${x}`), {
      palette,
      x,
      y,
      height: h,
      pose,
      facing,
      side: 1,
      outfit,
      top,
      hair,
      ...(outfit === 'shirt' ? { bottom: '#4a4038' } : {}),
    });
  }
}
