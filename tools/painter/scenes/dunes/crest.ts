import { mix } from '../../kit/colour.ts';
import type { Point } from '../../kit/maths.ts';
import { makeNoise } from '../../kit/noise.ts';
import { paintBackdrop } from '../../kit/props/backdrop.ts';
import { paintGrass } from '../../kit/props/grass.ts';
import { makeRng } from '../../kit/rng.ts';
import type { SceneView } from '../../kit/scene-view.ts';
import { ellipse, line } from '../../kit/stroke.ts';
import { paintOnSand } from './desert-folk.ts';
import { paintDune } from './dune.ts';

/** Women with shoulder poles walk along the knife edge of a red dune. */
export function paintCrest(view: SceneView): void {
  const { sheet, ctx, palette, seed, at, rng } = view;
  const noise = makeNoise(`${seed}/crest`);
  const sun: Point = [rng.range(900, 1000), 200];
  paintBackdrop(sheet, { palette, seed, horizon: 480, sun, birds: [560, 170] });
  paintDune(view, {
    seed: `${seed}/d0`,
    crest: (x) =>
      452 -
      40 * Math.exp(-(((x - 980) / 260) ** 2)) -
      34 * Math.exp(-(((x - 560) / 190) ** 2)) -
      5 * noise(x / 90, 1),
    edge: (y) => 560 + (y - 440) * 1.2,
    nearness: 0.42,
    side: 1,
  });
  const far = (x: number): number => 548 - 96 * Math.exp(-(((x - 1010) / 300) ** 2)) - 8 * noise(x / 140, 3);
  paintDune(view, {
    seed: `${seed}/d1`,
    crest: far,
    edge: (y) => 1000 - (y - 450) * 0.9 + 60 * Math.sin(y / 46),
    nearness: 0.68,
    side: 1,
  });
  const peak = 400;
  const crest = (x: number): number => {
    const u = x < peak ? (peak - x) / 620 : (x - peak) / 940;
    return 330 + 470 * u ** (x < peak ? 1.2 : 1.02) + 6 * noise(x / 120, 6);
  };
  paintDune(view, {
    seed: `${seed}/d2`,
    crest,
    edge: (y) => peak + 60 * Math.sin((y - 330) / 120) + (y - 330) * 0.55,
    nearness: 1,
    side: 1,
  });
  // Walkers on the skyline.
  for (const [i, x] of [560, 640, 716].entries()) {
    const h = 104 + 8 * i;
    const y = crest(x) + 5;
    const { front } = paintOnSand(view, [x, y], h, 1, {
      pose: 'walk',
      facing: 1,
      outfit: 'blouse',
      hat: 'cone',
      hair: 'bun',
      top: (['#8a3b55', '#2d5d73', '#d9a441'] as const)[i] as string,
      bottom: '#31343c',
    });
    pole(view, x, y, h, front);
  }
  footprints(view, crest);
  const blades = ['#6d7a45', '#94a05a', '#4f6a44'].map((colour) => at(colour));
  for (const [x, y] of [
    [90, 800],
    [1000, 846],
    [1120, 800],
  ] as const)
    paintGrass(ctx, makeRng(`${seed}/grass${x}`), {
      count: 90,
      foot: (r) => [x + r.bell() * 70, y + r.bell() * 14],
      length: [26, 70],
      width: 3,
      lean: 16,
      colours: blades,
    });
}

/** Shoulder pole with two baskets. */
function pole({ ctx, palette, at }: SceneView, x: number, y: number, h: number, hand: Point): void {
  const wood = mix(at('#7a5330'), palette.ink, 0.2);
  const shoulder = y - h * 0.82;
  line(
    ctx,
    [
      [x - h * 0.5, shoulder + h * 0.05],
      [x, shoulder - h * 0.02],
      [x + h * 0.55, shoulder + h * 0.05],
    ],
    h * 0.026,
    wood,
  );
  for (const u of [-0.5, 0.55]) {
    const bx = x + u * h;
    for (const s of [-0.12, 0.12])
      line(
        ctx,
        [
          [bx, shoulder + h * 0.05],
          [bx + s * h, y - h * 0.34],
        ],
        1.4,
        wood,
      );
    ellipse(ctx, bx, y - h * 0.28, h * 0.14, h * 0.085, mix(at('#c9a868'), palette.ink, 0.2));
    ellipse(ctx, bx, y - h * 0.33, h * 0.135, h * 0.045, at('#e8c98a'));
    ellipse(ctx, bx, y - h * 0.345, h * 0.1, h * 0.04, at(u < 0 ? '#8fab60' : '#d8604a'));
  }
  line(ctx, [hand, [x + h * 0.3, shoulder + h * 0.02]], h * 0.03, mix(at('#d09a68'), palette.ink, 0.1));
}

function footprints({ ctx, palette }: SceneView, crest: (x: number) => number): void {
  ctx.save();
  ctx.globalAlpha = 0.3;
  for (let i = 0; i < 40; i++) {
    const x = 408 + i * 3.8 * (1 + i * 0.004);
    ellipse(ctx, x, crest(x) + 8 + (i % 2) * 4, 2.6, 1.3, palette.ink);
  }
  ctx.restore();
}
