import { mix, rgba } from '../../kit/colour.ts';
import type { Point } from '../../kit/maths.ts';
import { paintFolk } from '../../kit/props/folk/folk.ts';
import { paintMasonry } from '../../kit/props/masonry.ts';
import { paintTiledRoof } from '../../kit/props/tiled-roof.ts';
import { makeRng } from '../../kit/rng.ts';
import type { SceneView } from '../../kit/scene-view.ts';
import { line, polygon } from '../../kit/stroke.ts';

export const WATER = 560;

/** Arched deck on stone piers, seven bays under a tiled roof with a raised middle. */
export function paintRoofedBridge(view: SceneView): void {
  const { sheet, ctx, palette, seed, at } = view;
  const wood = mix(at('#6e3f2b'), palette.ink, 0.1);
  const deck = (x: number): number => 486 - 44 * Math.cos(((x - 600) / 420) * 1.2);
  const columns = Array.from({ length: 8 }, (_, i) => 250 + i * 100);
  for (const x of [320, 460, 600, 740, 880])
    paintMasonry(sheet, {
      palette,
      seed: `${seed}/pier${x}`,
      outline: [
        [x - 15, WATER + 4],
        [x + 15, WATER + 4],
        [x + 12, deck(x)],
        [x - 12, deck(x)],
      ],
      colour: at('#a9a38a'),
      facing: -0.1,
      course: 9,
      worn: 0.7,
    });
  const way: Point[] = Array.from({ length: 45 }, (_, i) => [
    200 + (i * 800) / 44,
    deck(200 + (i * 800) / 44),
  ]);
  polygon(ctx, [...way, ...way.map(([x, y]): Point => [x, y + 18]).reverse()], wood);
  line(ctx, way, 5, mix(wood, palette.flank, 0.35));
  ctx.fillStyle = rgba(palette.ink, 0.34);
  polygon(ctx, [...way, ...way.map(([x, y]): Point => [x, y - 104]).reverse()], rgba(palette.ink, 0.3));
  for (const [x, h, facing] of [
    [420, 82, 1],
    [690, 80, -1],
  ] as const)
    paintFolk(ctx, makeRng(`${seed}/p${x}`), {
      palette,
      x,
      y: deck(x) + 2,
      height: h,
      pose: 'wait',
      facing,
      side: 1,
      outfit: x > 500 ? 'blouse' : 'shirt',
      hat: x > 500 ? 'cone' : 'none',
      hair: 'bun',
    });
  for (const off of [16, 34])
    line(
      ctx,
      way.map(([x, y]): Point => [x, y - off]),
      5,
      at('#b5382a'),
    );
  for (let x = 210; x < 1000; x += 20)
    line(
      ctx,
      [
        [x, deck(x)],
        [x, deck(x) - 34],
      ],
      3,
      at('#b5382a'),
    );
  for (const x of columns)
    line(
      ctx,
      [
        [x, deck(x)],
        [x, deck(x) - 108],
      ],
      11,
      at('#8f3424'),
    );
  const roof = (from: number, to: number, low: number, high: number, name: string): void => {
    paintTiledRoof(ctx, makeRng(`${seed}/${name}`), {
      eave: [
        [from, low],
        [to, low],
      ],
      ridge: [
        [from + 34, high],
        [to - 34, high],
      ],
      colour: at('#a8604a'),
      ink: palette.ink,
      haze: palette.haze,
      moss: at('#5d6b54'),
      tile: [9, 9],
      sag: 4,
    });
    for (const [x, hand] of [
      [from + 34, -1],
      [to - 34, 1],
    ] as const)
      line(
        ctx,
        [
          [x, high - 2],
          [x + hand * 12, high - 16],
        ],
        7,
        at('#d8b06a'),
      );
  };
  roof(188, 440, 378, 318, 'left');
  roof(760, 1012, 378, 318, 'right');
  roof(400, 800, 344, 268, 'middle');
  for (const x of [188, 1012]) {
    paintMasonry(sheet, {
      palette,
      seed: `${seed}/end${x}`,
      outline: [
        [x - 24, 560],
        [x + 24, 560],
        [x + 20, 404],
        [x - 20, 404],
      ],
      colour: at('#e0b45c'),
      facing: 0.2,
      worn: 0.6,
    });
  }
}
