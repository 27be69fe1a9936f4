import { type Hex, mix, rgba } from '../../kit/colour.ts';
import { lerp, type Point } from '../../kit/maths.ts';
import { makeNoise } from '../../kit/noise.ts';
import { paintBackdrop } from '../../kit/props/backdrop.ts';
import { paintFolk } from '../../kit/props/folk/folk.ts';
import { paintJungleSlope } from '../../kit/props/jungle-slope.ts';
import { paintMasonry } from '../../kit/props/masonry.ts';
import { paintMistBank } from '../../kit/props/mist-bank.ts';
import { paintRange } from '../../kit/props/range.ts';
import { paintStiltHouse } from '../../kit/props/stilt-house.ts';
import { makeRng, type Rng } from '../../kit/rng.ts';
import type { SceneView } from '../../kit/scene-view.ts';
import { brush, curve, ellipse, line, polygon } from '../../kit/stroke.ts';

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
  clothLine(view);
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
  loom(view);
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

/** Lengths of brocade and indigo hung up to dry. */
function clothLine(view: SceneView): void {
  const { ctx, palette, seed, at } = view;
  const rng = makeRng(`${seed}/cloth`);
  const rope = curve([60, 176], [350, 214], [640, 176], 20);
  line(ctx, rope, 3, mix(palette.ink, at('#c9a868'), 0.3));
  line(ctx, curve([640, 176], [900, 210], [1150, 176], 20), 3, mix(palette.ink, at('#c9a868'), 0.3));
  const cloths: readonly (readonly [number, number, number, Hex])[] = [
    [86, 96, 300, '#26355c'],
    [196, 104, 330, '#b5382a'],
    [314, 92, 286, '#2f6f5c'],
    [420, 100, 340, '#3a2f5c'],
    [530, 90, 296, '#d0912f'],
    [672, 88, 250, '#b5382a'],
    [774, 78, 214, '#26355c'],
  ];
  for (const [x, w, long, colour] of cloths)
    brocade(view, rng, x, 188 + Math.sin(((x - 60) / 580) * Math.PI) * 14, w, long, at(colour));
}

/** A hanging cloth with woven bands. */
function brocade(
  { ctx, palette, at }: SceneView,
  rng: Rng,
  x: number,
  y: number,
  w: number,
  long: number,
  colour: Hex,
): void {
  const sway = rng.bell() * 12;
  const edge = (u: number, v: number): Point => [x + w * u + sway * v * v, y + long * v];
  polygon(
    ctx,
    [edge(0, 0), edge(1, 0), edge(1, 0.5), edge(1, 1), edge(0.5, 1.012), edge(0, 1), edge(0, 0.5)],
    colour,
  );
  const band = (v: number, thick: number, tint: Hex): void =>
    polygon(ctx, [edge(0, v), edge(1, v), edge(1, v + thick), edge(0, v + thick)], tint);
  const bright = ['#f0d27a', '#e9e0c8', '#d8604a', '#5fa08a'].map((c) => at(c));
  for (let i = 0; i < 5; i++) {
    const v = 0.1 + i * 0.19;
    band(v, 0.012, rng.pick(bright));
    band(v + 0.085, 0.012, rng.pick(bright));
    const tint = rng.pick(bright);
    const count = Math.round(w / 15);
    for (let k = 0; k < count; k++) {
      const u = (k + 0.5) / count;
      const dv = 9 / long;
      polygon(
        ctx,
        [
          edge(u - 0.42 / count, v + 0.048),
          edge(u, v + 0.048 - dv),
          edge(u + 0.42 / count, v + 0.048),
          edge(u, v + 0.048 + dv),
        ],
        tint,
      );
    }
  }
  polygon(ctx, [edge(0, 0), edge(0.24, 0), edge(0.2, 1), edge(0, 1)], rgba(palette.ink, 0.2));
  polygon(ctx, [edge(0.62, 0), edge(0.74, 0), edge(0.72, 1), edge(0.62, 1)], rgba(palette.flank, 0.2));
  for (let u = 0.02; u < 1; u += 0.06) line(ctx, [edge(u, 1), edge(u, 1.045)], 1.8, colour);
}

/** Loom from the side, the weaver on its bench. */
function loom(view: SceneView): void {
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
