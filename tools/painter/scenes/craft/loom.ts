import { type Hex, mix, rgba } from '../../kit/colour.ts';
import { lerp, type Point } from '../../kit/maths.ts';
import { paintFolk } from '../../kit/props/folk/folk.ts';
import { makeRng } from '../../kit/rng.ts';
import type { SceneView } from '../../kit/scene-view.ts';
import { ellipse, line, polygon } from '../../kit/stroke.ts';

/** Loom from the side, the weaver on its bench. */
export function paintLoom(view: SceneView): void {
  const { ctx, palette, seed, at } = view;
  const wood = at('#7a4f30');
  const dark = mix(wood, palette.ink, 0.35);
  ellipse(ctx, 480, 838, 320, 30, rgba(palette.ink, 0.3));
  const beam = (a: Point, b: Point, width: number, colour: Hex = wood): void =>
    line(ctx, [a, b], width, colour);
  beam([470, 470], [470, 836], 16, dark);
  beam([780, 440], [780, 836], 16, dark);
  beam([520, 500], [520, 846], 18);
  beam([820, 466], [820, 846], 18);
  beam([458, 640], [830, 640], 14, dark);
  beam([500, 772], [830, 772], 14);
  beam([470, 474], [830, 446], 13);
  // Warp from the far beam down to the breast beam, cloth rolled before the weaver.
  const far: Point = [812, 540];
  const near: Point = [452, 668];
  for (let i = 0; i < 26; i++) {
    const v = i / 25;
    line(
      ctx,
      [
        [near[0] + 46 * v, near[1] - 22 * v],
        [far[0] + 30 * v - 10, far[1] - 20 * v],
      ],
      1.5,
      mix(at('#efe3c8'), palette.ink, 0.12 * (i % 3)),
    );
  }
  polygon(
    ctx,
    [
      [446, 668],
      [494, 645],
      [586, 613],
      [540, 636],
    ],
    at('#b5382a'),
  );
  for (const [t, c] of [
    [0.2, '#f0d27a'],
    [0.42, '#2f6f5c'],
    [0.64, '#e9e0c8'],
    [0.84, '#26355c'],
  ] as const)
    line(
      ctx,
      [
        [lerp(446, 540, t), lerp(668, 636, t)],
        [lerp(494, 586, t), lerp(645, 613, t)],
      ],
      5,
      at(c),
    );
  ellipse(ctx, 458, 670, 17, 17, at('#8f2f24'));
  line(
    ctx,
    [
      [458, 670],
      [506, 648],
    ],
    30,
    at('#b5382a'),
  );
  line(
    ctx,
    [
      [600, 480],
      [612, 640],
    ],
    5,
    dark,
  );
  line(
    ctx,
    [
      [596, 606],
      [640, 590],
    ],
    8,
    wood,
  );
  for (let i = 0; i < 7; i++)
    line(
      ctx,
      [
        [600 + i * 6, 606 - i * 2.3],
        [604 + i * 6, 660 - i * 2.3],
      ],
      1.4,
      rgba(palette.ink, 0.5),
    );
  beam([250, 760], [424, 760], 17);
  for (const x of [268, 404]) beam([x, 764], [x, 850], 13, dark);
  paintFolk(ctx, makeRng(`${seed}/weaver`), {
    palette,
    x: 330,
    y: 744,
    height: 500,
    pose: 'work',
    facing: 1,
    side: 1,
    outfit: 'hill',
    top: '#26355c',
    bottom: '#1d2438',
    hair: 'bun',
    hat: 'scarf',
  });
  const skirt = at('#b5382a');
  polygon(
    ctx,
    [
      [296, 744],
      [440, 700],
      [452, 760],
      [420, 812],
      [320, 806],
    ],
    at('#1d2438'),
  );
  for (const [d, c] of [
    [0, skirt],
    [14, at('#e0a941')],
    [26, at('#2f6f5c')],
  ] as const)
    line(
      ctx,
      [
        [322, 800 - d],
        [424, 806 - d * 1.1],
        [450, 766 - d],
      ],
      7,
      c,
    );
}
