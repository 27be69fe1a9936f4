import { type Hex, mix, rgba } from '../../kit/colour.ts';
import type { Point } from '../../kit/maths.ts';
import { makeNoise } from '../../kit/noise.ts';
import { paintBackdrop } from '../../kit/props/backdrop.ts';
import { paintFolk } from '../../kit/props/folk/folk.ts';
import { paintForest } from '../../kit/props/forest.ts';
import { paintImperialRoof } from '../../kit/props/imperial-roof.ts';
import { paintJungleSlope } from '../../kit/props/jungle-slope.ts';
import { paintMasonry } from '../../kit/props/masonry.ts';
import { paintMistBank } from '../../kit/props/mist-bank.ts';
import { paintPine } from '../../kit/props/pine.ts';
import { makeRng } from '../../kit/rng.ts';
import type { SceneView } from '../../kit/scene-view.ts';
import { ellipse } from '../../kit/stroke.ts';
import { pagodaStep, paintPagodaStairs } from './pagoda-stairs.ts';
import { paintPagodaTower } from './pagoda-tower.ts';

/** Stone steps climb to a gate and a tower on a wooded hill; pilgrims on their way. */
export function paintPagodaHill(view: SceneView): void {
  const { sheet, ctx, palette, seed, at, rng } = view;
  const noise = makeNoise(`${seed}/hill`);
  const sun: Point = [rng.range(180, 280), 190];
  paintBackdrop(sheet, { palette, seed, horizon: 520, sun, birds: [420, 130] });
  paintJungleSlope(sheet, {
    palette,
    seed: `${seed}/far`,
    crest: (x) => 500 - 110 * (0.4 + 0.6 * noise.ridge(x / 320, 2, 3, 0.4)),
    base: 640,
    nearness: 0.28,
    size: [7, 10],
    side: -1,
  });
  paintMistBank(sheet, { palette, seed: `${seed}/m`, y: 560, height: 60, density: 0.8 });
  const hill = (x: number): number => 740 - 380 * Math.exp(-(((x - 640) / 360) ** 2)) - 10 * noise(x / 50, 4);
  paintPagodaTower(view, { seed: `${seed}/tower`, x: 760, base: 392, height: 330, nearness: 0.95, side: -1 });
  paintJungleSlope(sheet, {
    palette,
    seed: `${seed}/hill`,
    crest: hill,
    base: 905,
    nearness: 0.86,
    size: [13, 27],
    side: -1,
  });
  paintPagodaStairs(view);
  gate(view);
  pilgrims(view);
  paintPine(ctx, makeRng(`${seed}/pine`), { palette, x: 110, y: 880, height: 690, side: -1, lean: 0.06 });
  const leaves = ['#1f4a38', '#45774a', '#86a35c'].map((colour) => at(colour)) as [Hex, Hex, Hex];
  paintForest(ctx, makeRng(`${seed}/bush`), {
    count: 70,
    at: (r): Point => {
      const x = r() < 0.5 ? r.range(-10, 330) : r.range(880, 1210);
      return [x, 872 + r.bell() * 22];
    },
    size: [26, 48],
    colours: leaves,
    side: -1,
  });
}

/** A three-doored gate at the head of the stairs. */
function gate(view: SceneView): void {
  const { sheet, ctx, palette, seed, at } = view;
  const wall = at('#d8b06a');
  const x = 560;
  paintMasonry(sheet, {
    palette,
    seed: `${seed}/gate`,
    outline: [
      [x - 128, 428],
      [x + 128, 428],
      [x + 124, 322],
      [x - 124, 322],
    ],
    colour: wall,
    facing: 0.2,
    worn: 0.5,
  });
  for (const [dx, half, high] of [
    [0, 30, 84],
    [-82, 20, 62],
    [82, 20, 62],
  ] as const) {
    ctx.beginPath();
    ctx.moveTo(x + dx - half, 428);
    ctx.lineTo(x + dx - half, 428 - high + half);
    ctx.arc(x + dx, 428 - high + half, half, Math.PI, 0);
    ctx.lineTo(x + dx + half, 428);
    ctx.fillStyle = mix(palette.ink, wall, 0.24);
    ctx.fill();
  }
  const tile = at('#8f5a44');
  paintImperialRoof(ctx, { palette, x, y: 328, width: 320, height: 46, tile, side: -1, ridge: 0.7 });
  paintMasonry(sheet, {
    palette,
    seed: `${seed}/gate2`,
    outline: [
      [x - 62, 286],
      [x + 62, 286],
      [x + 60, 244],
      [x - 60, 244],
    ],
    colour: wall,
    facing: 0.1,
    worn: 0.4,
  });
  for (const dx of [-30, 0, 30]) ellipse(ctx, x + dx, 264, 9, 11, mix(palette.ink, wall, 0.3));
  paintImperialRoof(ctx, { palette, x, y: 250, width: 190, height: 42, tile, side: -1, ridge: 0.56 });
}

function pilgrims({ ctx, palette, seed }: SceneView): void {
  const list = [
    [0.84, -0.3, 'walk', 'shirt'],
    [0.74, 0.34, 'stroll', 'ao-dai'],
    [0.7, 0.05, 'stroll', 'ao-dai'],
    [0.5, -0.4, 'walk', 'blouse'],
    [0.3, 0.3, 'walk', 'ao-dai'],
    [0.26, -0.06, 'walk', 'shirt'],
  ] as const;
  for (const [t, u, pose, outfit] of list) {
    const [y, half, x] = pagodaStep(t);
    const h = half * 0.98;
    const px = x + half * u;
    ellipse(ctx, px + h * 0.12, y, h * 0.24, h * 0.03, rgba(palette.ink, 0.3));
    paintFolk(ctx, makeRng(`${seed}/p${t}`), {
      palette,
      x: px,
      y,
      height: h,
      pose,
      facing: u > 0 ? -1 : 1,
      side: -1,
      outfit,
      away: true,
      hair: outfit === 'shirt' ? 'short' : 'long',
      hat: outfit === 'blouse' ? 'cone' : 'none',
      ...(outfit === 'ao-dai' ? { top: t > 0.72 ? '#d8745a' : t > 0.5 ? '#8aa6c0' : '#e9dcc0' } : {}),
    });
  }
}
