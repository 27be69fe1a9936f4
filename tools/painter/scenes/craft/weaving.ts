import { mix, rgba } from '../../kit/colour.ts';
import { makeNoise } from '../../kit/noise.ts';
import { paintBackdrop } from '../../kit/props/backdrop.ts';
import { paintJungleSlope } from '../../kit/props/jungle-slope.ts';
import { paintMasonry } from '../../kit/props/masonry.ts';
import { paintMistBank } from '../../kit/props/mist-bank.ts';
import { paintRange } from '../../kit/props/range.ts';
import { paintStiltHouse } from '../../kit/props/stilt-house.ts';
import { makeRng } from '../../kit/rng.ts';
import type { SceneView } from '../../kit/scene-view.ts';
import { brush, curve, ellipse, line, polygon } from '../../kit/stroke.ts';
import { paintClothLine } from './brocade.ts';
import { paintLoom } from './loom.ts';

/** A woman of the hills at her loom on a veranda, brocade on a line, the valley behind. */
export function paintWeaving(view: SceneView): void {
  const { sheet, ctx, palette, seed, at, rng } = view;
  const noise = makeNoise(`${seed}/hills`);
  paintBackdrop(sheet, { palette, seed, horizon: 430, sun: [rng.range(860, 960), 190], birds: [640, 220] });
  const range = sheet.layer();
  const body = mix(palette.haze, palette.mid, 0.5);
  paintRange(range, {
    seed: `${seed}/range`,
    y: 400,
    amplitude: 170,
    base: 600,
    scale: 320,
    colours: [mix(body, palette.ink, 0.3), mix(body, palette.ink, 0.1), body, mix(body, palette.flank, 0.35)],
    side: 1,
    haze: palette.haze,
  });
  sheet.stamp(range);
  paintMistBank(sheet, { palette, seed: `${seed}/m`, y: 500, height: 50, density: 0.8 });
  paintJungleSlope(sheet, {
    palette,
    seed: `${seed}/slope`,
    crest: (x) => 540 - 70 * Math.exp(-(((x - 1060) / 240) ** 2)) - 14 * noise(x / 90, 2),
    base: 700,
    nearness: 0.7,
    size: [11, 18],
    side: 1,
  });
  paintStiltHouse(ctx, makeRng(`${seed}/house`), { palette, x: 1010, y: 590, width: 120, side: 1 });
  // Veranda: floor, posts, eave.
  paintMasonry(sheet, {
    palette,
    seed: `${seed}/floor`,
    outline: [
      [-5, 660],
      [1205, 660],
      [1205, 905],
      [-5, 905],
    ],
    colour: at('#9a6a42'),
    facing: 0.2,
    worn: 0.3,
  });
  for (let i = -12; i < 26; i++)
    line(
      ctx,
      [
        [600 + (i - 6) * 58, 660],
        [600 + (i - 6) * 104, 905],
      ],
      1.8,
      rgba(palette.ink, 0.22),
    );
  const wood = mix(at('#5a3a28'), palette.ink, 0.2);
  line(
    ctx,
    [
      [0, 606],
      [1200, 606],
    ],
    9,
    wood,
  );
  for (let x = 24; x < 1200; x += 60)
    line(
      ctx,
      [
        [x, 606],
        [x, 662],
      ],
      6,
      wood,
    );
  for (const x of [60, 640, 1150]) {
    ctx.fillStyle = wood;
    ctx.fillRect(x - 15, 70, 30, 596);
    ctx.fillStyle = mix(wood, palette.flank, 0.3);
    ctx.fillRect(x + 8, 70, 7, 596);
  }
  paintClothLine(view);
  polygon(
    ctx,
    [
      [0, 0],
      [1200, 0],
      [1200, 78],
      [0, 78],
    ],
    mix(wood, palette.ink, 0.25),
  );
  thatch(view);
  paintLoom(view);
  baskets(view);
}

function thatch({ ctx, palette, seed, at }: SceneView): void {
  const rng = makeRng(`${seed}/thatch`);
  const straw = ['#a9794a', '#c99a5e', '#8a5f3a'].map((colour) => at(colour));
  for (let i = 0; i < 900; i++) {
    const x = rng() * 1220 - 10;
    const y = rng.range(-10, 66);
    line(
      ctx,
      [
        [x, y],
        [x + rng.bell() * 8, y + rng.range(24, 46)],
      ],
      2.4,
      rng.pick(straw),
    );
  }
  ctx.fillStyle = rgba(palette.ink, 0.25);
  ctx.fillRect(0, 74, 1200, 14);
}

/** Baskets of yarn in the foreground. */
function baskets({ ctx, palette, seed, at }: SceneView): void {
  const rng = makeRng(`${seed}/yarn`);
  for (const [x, y, s] of [
    [960, 836, 92],
    [1100, 856, 74],
    [130, 860, 80],
  ] as const) {
    const cane = at('#b98a52');
    ellipse(ctx, x, y + s * 0.3, s * 1.1, s * 0.2, rgba(palette.ink, 0.3));
    for (let i = 0; i < 9; i++) {
      const a = (i / 9) * Math.PI * 2;
      const px = x + Math.cos(a) * s * 0.5 * rng.range(0.2, 1);
      const py = y - s * 0.36 + Math.sin(a) * s * 0.2;
      const tint = at(rng.pick(['#b5382a', '#26355c', '#d0912f', '#2f6f5c', '#e9e0c8', '#8a3b55']));
      ellipse(ctx, px, py, s * 0.26, s * 0.24, tint);
      for (let k = -2; k < 3; k++)
        brush(
          ctx,
          curve(
            [px - s * 0.22, py + k * s * 0.07],
            [px, py - s * 0.12 + k * s * 0.09],
            [px + s * 0.22, py + k * s * 0.07],
            8,
          ),
          1.6,
          rgba(palette.ink, 0.25),
        );
    }
    polygon(
      ctx,
      [
        [x - s * 0.86, y - s * 0.3],
        [x + s * 0.86, y - s * 0.3],
        [x + s * 0.64, y + s * 0.34],
        [x - s * 0.64, y + s * 0.34],
      ],
      cane,
    );
    for (let k = 0; k < 6; k++)
      line(
        ctx,
        [
          [x - s * (0.85 - k * 0.036), y - s * 0.26 + k * s * 0.11],
          [x + s * (0.85 - k * 0.036), y - s * 0.26 + k * s * 0.11],
        ],
        2.4,
        mix(cane, palette.ink, k % 2 ? 0.35 : 0.15),
      );
    for (let u = -0.78; u < 0.8; u += 0.12)
      line(
        ctx,
        [
          [x + u * s, y - s * 0.3],
          [x + u * s * 0.76, y + s * 0.33],
        ],
        2,
        mix(cane, palette.flank, 0.3),
      );
  }
}
