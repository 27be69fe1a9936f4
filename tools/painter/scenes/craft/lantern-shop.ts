import { mix, rgba } from '../../kit/colour.ts';
import { type Palette, underLight } from '../../kit/lights.ts';
import { LOCAL } from '../../kit/local-colours.ts';
import { LANTERN_SHAPES, paintLantern } from '../../kit/props/lantern.ts';
import { paintMasonry } from '../../kit/props/masonry.ts';
import { makeRng } from '../../kit/rng.ts';
import type { SceneView } from '../../kit/scene-view.ts';
import { line, polygon } from '../../kit/stroke.ts';
import { paintLanternBench } from './lantern-bench.ts';
import { paintShopDoor } from './shop-door.ts';

/** A workshop full of silk lanterns: a craftswoman shows her guest how silk goes over bamboo. */
export function paintLanternShop(outside: SceneView): void {
  const view = outside.evening ? byLamplight(outside) : outside;
  const { sheet, ctx, palette, seed, at, evening } = view;
  const day = !evening;
  const wall = day ? at('#dba04a') : mix('#a8682f', palette.ink, 0.16);
  paintMasonry(sheet, {
    palette,
    seed: `${seed}/wall`,
    outline: [
      [-5, -5],
      [1205, -5],
      [1205, 640],
      [-5, 640],
    ],
    colour: wall,
    facing: -0.1,
    worn: 0.6,
  });
  paintShopDoor(view);
  const timber = mix(at('#5a3326'), palette.ink, 0.25);
  polygon(
    ctx,
    [
      [0, 0],
      [1200, 0],
      [1200, 44],
      [0, 44],
    ],
    timber,
  );
  for (let x = -10; x < 1200; x += 96)
    polygon(
      ctx,
      [
        [x, 0],
        [x + 30, 0],
        [x + 26, 70],
        [x + 4, 70],
      ],
      mix(timber, palette.flank, 0.1),
    );
  paintMasonry(sheet, {
    palette,
    seed: `${seed}/floor`,
    outline: [
      [-5, 636],
      [1205, 636],
      [1205, 905],
      [-5, 905],
    ],
    colour: day ? at('#b06a48') : mix('#7a4636', palette.ink, 0.2),
    facing: 0,
    worn: 0.3,
  });
  for (let i = -14; i < 15; i++)
    line(
      ctx,
      [
        [600 + i * 70, 640],
        [600 + i * 128, 905],
      ],
      1.6,
      rgba(palette.ink, 0.2),
    );
  for (const y of [662, 698, 750, 820])
    line(
      ctx,
      [
        [0, y],
        [1200, y],
      ],
      1.6,
      rgba(palette.ink, 0.2),
    );
  hang(view);
  paintLanternBench(view);
}

/** Indoors lamps rule after sunset: colours stay warm. */
function byLamplight(view: SceneView): SceneView {
  const palette: Palette = { ...view.palette, cast: ['#8a4f34', 0.16] };
  return { ...view, palette, at: (colour) => underLight(palette, colour) };
}

function hang(view: SceneView): void {
  const { ctx, palette, seed, evening } = view;
  const rng = makeRng(`${seed}/hang`);
  const spots: [number, number, number][] = [];
  for (let tries = 0; tries < 500 && spots.length < 30; tries++) {
    const far = spots.length < 14;
    const x = rng.range(20, 1180);
    const y = far ? rng.range(120, 300) : rng.range(110, 240);
    const size = far ? rng.range(44, 62) : rng.range(72, 108);
    if (x > 455 && x < 745 && y > 190) continue;
    if (spots.some(([a, b, s]) => Math.abs(a - x) < (s + size) * 0.56 && Math.abs(b - y) < (s + size) * 0.86))
      continue;
    spots.push([x, y, size]);
  }
  for (const [x, y, size] of spots) {
    line(
      ctx,
      [
        [x, 40],
        [x, y - size * 0.6],
      ],
      1.6,
      mix(palette.ink, '#6d4a30', 0.3),
    );
    paintLantern(ctx, {
      palette,
      x,
      y,
      size,
      colour: rng.pick(LOCAL.lantern),
      shape: rng.pick(LANTERN_SHAPES),
      lit: evening ? 1 : 0.3,
    });
  }
  for (const [x, y] of [
    [90, 560],
    [178, 520],
    [1040, 540],
    [1130, 500],
  ] as const)
    paintLantern(ctx, {
      palette,
      x,
      y,
      size: 126,
      colour: rng.pick(LOCAL.lantern),
      shape: rng.pick(LANTERN_SHAPES),
      lit: evening ? 1 : 0.3,
    });
}
