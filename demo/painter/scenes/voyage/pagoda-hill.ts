import { type Hex, mix, rgba } from '../../kit/colour.ts';
import { lerp, type Point } from '../../kit/maths.ts';
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
import { ellipse, line, polygon } from '../../kit/stroke.ts';
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
  stairs(view);
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

/** Row and half-width of the stairs: 0 at the viewer, 1 at the gate. */
const step = (t: number): readonly [y: number, half: number, x: number] => [
  lerp(905, 424, t ** 0.86),
  lerp(250, 74, t ** 0.8),
  lerp(600, 560, t),
];

function stairs({ sheet, ctx, palette, seed, at }: SceneView): void {
  const stone = at('#c4b596');
  const [y0, h0, x0] = step(0);
  const [y1, h1, x1] = step(1);
  paintMasonry(sheet, {
    palette,
    seed: `${seed}/wall`,
    outline: [
      [x0 - h0 - 34, y0],
      [x0 + h0 + 34, y0],
      [x1 + h1 + 12, y1],
      [x1 - h1 - 12, y1],
    ],
    colour: at('#8f8f7c'),
    facing: -0.1,
    worn: 0.8,
  });
  const count = 34;
  for (let i = count - 1; i >= 0; i--) {
    const [ya, ha, xa] = step(i / count);
    const [yb, hb, xb] = step((i + 0.55) / count);
    const [yc, hc, xc] = step((i + 1) / count);
    polygon(
      ctx,
      [
        [xa - ha, ya],
        [xa + ha, ya],
        [xb + hb, yb],
        [xb - hb, yb],
      ],
      mix(stone, palette.ink, 0.26 + 0.06 * (i % 3)),
    );
    polygon(
      ctx,
      [
        [xb - hb, yb],
        [xb + hb, yb],
        [xc + hc, yc],
        [xc - hc, yc],
      ],
      mix(stone, palette.flank, 0.24),
    );
  }
  for (const hand of [-1, 1]) {
    const rail = (off: number): Point[] =>
      Array.from({ length: 15 }, (_, i) => {
        const [y, half, x] = step(i / 14);
        return [x + hand * (half + 16 * (half / 150)), y - off * (half / 110)];
      });
    polygon(
      ctx,
      [...rail(0), ...rail(34).reverse()],
      mix(at('#a9a38a'), palette.ink, hand > 0 ? 0.28 : 0.06),
    );
    line(ctx, rail(36), 7, mix(stone, palette.flank, 0.3));
  }
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
    const [y, half, x] = step(t);
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
