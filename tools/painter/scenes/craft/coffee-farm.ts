import { type Hex, mix, rgba } from '../../kit/colour.ts';
import { lerp, type Point } from '../../kit/maths.ts';
import { makeNoise } from '../../kit/noise.ts';
import { paintBackdrop } from '../../kit/props/backdrop.ts';
import { paintFolk } from '../../kit/props/folk/folk.ts';
import { paintForest } from '../../kit/props/forest.ts';
import { paintJungleSlope } from '../../kit/props/jungle-slope.ts';
import { paintMasonry } from '../../kit/props/masonry.ts';
import { paintMistBank } from '../../kit/props/mist-bank.ts';
import { makeRng } from '../../kit/rng.ts';
import type { SceneView } from '../../kit/scene-view.ts';
import { ellipse, polygon } from '../../kit/stroke.ts';

/** Rows of coffee with ripe cherries, pickers between them, a filter dripping on the table before the eye. */
export function paintCoffeeFarm(view: SceneView): void {
  const { sheet, palette, seed, rng, at } = view;
  const noise = makeNoise(`${seed}/hills`);
  const sun: Point = [rng.range(820, 920), 180];
  paintBackdrop(sheet, { palette, seed, horizon: 460, sun, birds: [520, 130] });
  for (const [i, nearness] of [0.28, 0.5].entries()) {
    paintJungleSlope(sheet, {
      palette,
      seed: `${seed}/hill${i}`,
      crest: (x) => 400 + 44 * i - 90 * noise.ridge(x / 380, 2 + i, 3, 0.4),
      base: 500,
      nearness,
      size: [8 + 4 * i, 12 + 6 * i],
      side: 1,
    });
    paintMistBank(sheet, { palette, seed: `${seed}/m${i}`, y: 470 + 14 * i, height: 26, density: 0.6 });
  }
  paintMasonry(sheet, {
    palette,
    seed: `${seed}/earth`,
    outline: [
      [-5, 480],
      [1205, 480],
      [1205, 905],
      [-5, 905],
    ],
    colour: at('#b5683c'),
    facing: 0.15,
    worn: 0.2,
  });
  for (let row = 0; row < 4; row++) {
    shrubs(view, row);
    pickers(view, row);
  }
  table(view);
}

/** One row of shrubs, cherries strung along their boughs. */
function shrubs({ ctx, palette, seed, at }: SceneView, row: number): void {
  const rng = makeRng(`${seed}/row${row}`);
  const t = row / 3;
  const y = lerp(506, 730, t ** 1.1);
  const size = lerp(14, 34, t);
  const step = lerp(46, 104, t);
  const near = lerp(0.66, 1, t);
  const leaves = ['#1f4c36', '#3f7446', '#7a9f52'].map((colour) => at(colour, near)) as [Hex, Hex, Hex];
  for (let x = -30 + (row % 2) * step * 0.5; x < 1240; x += step) {
    ellipse(ctx, x, y + size * 0.8, step * 0.5, size * 0.34, rgba(palette.ink, 0.28));
    paintForest(ctx, rng, {
      count: 22,
      at: (r, k): Point => [x + r.bell() * step * 0.42, y - size * (2.6 - 2.8 * k) + r.bell() * size * 0.3],
      size: [size * 0.6, size * 0.8],
      colours: leaves,
      side: 1,
    });
    for (let k = 0; k < 26; k++) {
      const cx = x + rng.bell() * step * 0.44;
      const cy = y - rng() * size * 2.4;
      ellipse(ctx, cx, cy, size * 0.13, size * 0.13, at(rng.pick(['#c8302a', '#d9482e', '#a8242a', '#e0a53a']), near));
    }
  }
}

function pickers({ ctx, palette, seed, at }: SceneView, row: number): void {
  const all: readonly (readonly [number, number, number, number, Hex])[] = [
    [0, 330, 566, 78, '#2d5d73'],
    [0, 860, 560, 74, '#c23a5a'],
    [1, 600, 640, 108, '#f3ead6'],
    [2, 190, 716, 138, '#8a3b55'],
    [2, 960, 720, 142, '#d9a441'],
  ];
  for (const [at0, x, y, h, top] of all.filter(([at0]) => at0 === row)) {
    ellipse(ctx, x, y, h * 0.24, h * 0.035, rgba(palette.ink, 0.3));
    const { front } = paintFolk(ctx, makeRng(`${seed}/f${x}${at0}`), {
      palette,
      x,
      y,
      height: h,
      pose: 'carry',
      facing: x > 600 ? -1 : 1,
      side: 1,
      outfit: 'blouse',
      top,
      bottom: '#31343c',
      hat: 'cone',
      hair: 'bun',
      skin: 0,
    });
    const r = h * 0.15;
    polygon(ctx, [[front[0] - r, front[1]], [front[0] + r, front[1]], [front[0] + r * 0.7, front[1] + r * 1.1], [front[0] - r * 0.7, front[1] + r * 1.1]], at('#b98a4c'));
    for (let k = 0; k < 9; k++) ellipse(ctx, front[0] - r + (k * r) / 4, front[1] - (k % 3) * r * 0.16, r * 0.2, r * 0.2, at('#c8302a'));
  }
}

/** A plank with a filter on its glass and a tray of cherries. */
function table({ sheet, ctx, palette, seed, at }: SceneView): void {
  paintMasonry(sheet, {
    palette,
    seed: `${seed}/plank`,
    outline: [
      [-5, 800],
      [1205, 800],
      [1205, 905],
      [-5, 905],
    ],
    colour: at('#8a5a38'),
    facing: 0.2,
    worn: 0.3,
  });
  ctx.fillStyle = mix(at('#d9a46a'), palette.flank, 0.2);
  ctx.fillRect(-5, 798, 1210, 8);
  const rng = makeRng(`${seed}/tray`);
  ellipse(ctx, 800, 846, 170, 34, at('#a8804c'));
  ellipse(ctx, 800, 838, 156, 27, mix(at('#a8804c'), palette.ink, 0.35));
  for (let i = 0; i < 190; i++) {
    const a = rng() * Math.PI * 2;
    const r = Math.sqrt(rng());
    ellipse(ctx, 800 + Math.cos(a) * 146 * r, 832 + Math.sin(a) * 22 * r, 9, 8, at(rng.pick(['#c8302a', '#d9482e', '#a8242a', '#e0632f'])));
  }
  const steel = at('#c9ccc4');
  ellipse(ctx, 420, 872, 76, 14, mix(at('#f3ead6'), palette.ink, 0.12));
  ctx.fillStyle = rgba(mix(palette.sky[2], '#ffffff', 0.4), 0.7);
  ctx.fillRect(378, 780, 84, 90);
  ctx.fillStyle = at('#4a2c1e');
  ctx.fillRect(381, 822, 78, 46);
  ctx.fillStyle = at('#f0dfc0');
  ctx.fillRect(381, 850, 78, 18);
  ellipse(ctx, 420, 780, 60, 10, mix(steel, palette.ink, 0.25));
  ctx.fillStyle = steel;
  ctx.fillRect(382, 716, 76, 62);
  ctx.fillStyle = mix(steel, palette.ink, 0.35);
  ctx.fillRect(382, 716, 20, 62);
  ctx.fillStyle = mix(steel, '#ffffff', 0.6);
  ctx.fillRect(430, 716, 12, 62);
  ellipse(ctx, 420, 716, 42, 9, mix(steel, '#ffffff', 0.3));
  ellipse(ctx, 420, 706, 8, 8, mix(steel, palette.ink, 0.3));
}
