import { type Hex, mix, rgba } from '../../kit/colour.ts';
import { glow } from '../../kit/glow.ts';
import { lerp, type Point } from '../../kit/maths.ts';
import { makeNoise } from '../../kit/noise.ts';
import { paintArch } from '../../kit/props/arch.ts';
import { paintBackdrop } from '../../kit/props/backdrop.ts';
import { paintBoulder } from '../../kit/props/boulder.ts';
import { paintFishingBoat } from '../../kit/props/fishing-boat.ts';
import { paintFolk } from '../../kit/props/folk/folk.ts';
import { paintGrass } from '../../kit/props/grass.ts';
import { paintIslet } from '../../kit/props/islet.ts';
import { paintMasonry } from '../../kit/props/masonry.ts';
import { paintTiledRoof } from '../../kit/props/tiled-roof.ts';
import { makeRng } from '../../kit/rng.ts';
import type { SceneView } from '../../kit/scene-view.ts';
import { brush, ellipse, line, polygon } from '../../kit/stroke.ts';
import { paintRipples, paintWater } from '../../kit/water.ts';

/** A stone lighthouse on a granite cape, the sea on three sides. */
export function paintLighthouse(view: SceneView): void {
  const { sheet, ctx, palette, seed, at, rng } = view;
  const noise = makeNoise(`${seed}/cape`);
  const horizon = 500;
  const sun: Point = [rng.range(830, 950), view.light === 'night' ? 140 : 300];
  paintBackdrop(sheet, { palette, seed, horizon, sun, birds: [640, 190] });
  paintIslet(sheet, {
    palette,
    seed: `${seed}/isle`,
    x: 1040,
    reach: 170,
    height: 50,
    waterline: horizon + 1,
    nearness: 0.36,
    side: 1,
  });
  paintWater(sheet, { palette, seed, horizon, sun, mirrorFrom: horizon + 1 });
  paintRipples(sheet, { palette, seed, horizon, sun });
  for (const [x, y, s] of [
    [880, 540, 0.7],
    [1010, 580, 1],
  ] as const)
    paintFishingBoat(ctx, { palette, x, waterline: y, scale: s, heading: -1 });
  // The cape: a green back falling to the right.
  const back = (x: number): number =>
    420 +
    250 * Math.max(0, (x - 330) / 520) ** 1.7 +
    12 * noise(x / 70, 2) -
    16 * Math.exp(-(((x - 300) / 120) ** 2));
  const outline: Point[] = [];
  for (let x = -5; x <= 800; x += 8) outline.push([x, Math.min(700, back(x))]);
  paintMasonry(sheet, {
    palette,
    seed: `${seed}/cape`,
    outline: [...outline, [830, 730], [600, 905], [-5, 905]],
    colour: at('#6f8a52'),
    facing: 0.25,
    worn: 0.95,
  });
  path(view, back);
  house(view, back(150) + 24);
  tower(view, 330, back(330) + 14);
  rocks(view);
  surf(view);
  const folk = [
    [470, 92, 'photo', -1, 'shirt'],
    [520, 88, 'wait', 1, 'dress'],
  ] as const;
  for (const [x, h, pose, facing, outfit] of folk) {
    const y = back(x) + 46;
    ellipse(ctx, x - 14, y, h * 0.26, 4, rgba(palette.ink, 0.3));
    paintFolk(ctx, makeRng(`${seed}/f${x}`), {
      palette,
      x,
      y,
      height: h,
      pose,
      facing,
      side: 1,
      outfit,
      hair: outfit === 'dress' ? 'long' : 'short',
      hat: outfit === 'dress' ? 'sun' : 'none',
    });
  }
  const blades = ['#3f6a3c', '#6d8f4c', '#a3b56a', '#c9b86a'].map((colour) => at(colour));
  paintGrass(ctx, makeRng(`${seed}/grass`), {
    count: 1100,
    foot: (r) => {
      const x = r.range(-10, 620);
      return [x, lerp(Math.max(640, back(x) + 90), 900, r() ** 0.7)];
    },
    length: [10, 36],
    width: 3,
    lean: 10,
    colours: blades,
  });
}

function path({ sheet, palette, seed, at }: SceneView, back: (x: number) => number): void {
  const y = back(330) + 20;
  paintMasonry(sheet, {
    palette,
    seed: `${seed}/path`,
    outline: [
      [306, y],
      [366, y],
      [440, 560],
      [470, 680],
      [380, 800],
      [330, 905],
      [130, 905],
      [250, 780],
      [330, 670],
      [340, 560],
    ],
    colour: at('#d6c3a0'),
    facing: 0.3,
    worn: 0.2,
  });
}

function house(view: SceneView, y: number): void {
  const { sheet, ctx, palette, seed, at, evening } = view;
  paintMasonry(sheet, {
    palette,
    seed: `${seed}/house`,
    outline: [
      [40, y],
      [270, y],
      [270, y - 92],
      [40, y - 92],
    ],
    colour: at('#e8cf98'),
    facing: 0.2,
    worn: 0.5,
  });
  for (let i = 0; i < 4; i++)
    paintArch(ctx, 74 + i * 54, y, 15, 66, evening ? '#ffd27a' : mix(palette.ink, at('#5f918a'), 0.45));
  paintTiledRoof(ctx, makeRng(`${seed}/roof`), {
    eave: [
      [26, y - 86],
      [284, y - 86],
    ],
    ridge: [
      [66, y - 134],
      [244, y - 134],
    ],
    colour: at('#b0563c'),
    ink: palette.ink,
    haze: palette.haze,
    moss: at('#5d6b54'),
    tile: [8, 8],
    sag: 3,
  });
}

/** A tapering granite shaft with a gallery and a lantern room. */
function tower(view: SceneView, x: number, base: number): void {
  const { sheet, ctx, palette, seed, at, evening } = view;
  const stone = at('#d8cdb4');
  const top = 150;
  const shaft = (from: number, to: number, facing: number, name: string): void =>
    paintMasonry(sheet, {
      palette,
      seed: `${seed}/${name}`,
      outline: [
        [x + 62 * from, base],
        [x + 62 * to, base],
        [x + 38 * to, top],
        [x + 38 * from, top],
      ],
      colour: stone,
      facing,
      course: 13,
      worn: 0.5,
    });
  shaft(-1, -0.4, -0.75, 'l');
  shaft(-0.4, 0.3, 0, 'm');
  shaft(0.3, 1, 0.9, 'r');
  for (const t of [0.2, 0.45, 0.7])
    paintArch(ctx, x - 4, lerp(base, top, t), 8, 30, mix(palette.ink, stone, 0.2));
  paintArch(ctx, x - 4, base, 17, 54, mix(palette.ink, at('#7a4a30'), 0.4));
  polygon(
    ctx,
    [
      [x - 58, top + 4],
      [x + 58, top + 4],
      [x + 50, top + 18],
      [x - 50, top + 18],
    ],
    mix(stone, palette.ink, 0.3),
  );
  polygon(
    ctx,
    [
      [x - 58, top - 6],
      [x + 58, top - 6],
      [x + 58, top + 5],
      [x - 58, top + 5],
    ],
    mix(stone, palette.flank, 0.3),
  );
  for (let u = -54; u <= 54; u += 12)
    line(
      ctx,
      [
        [x + u, top - 6],
        [x + u, top - 30],
      ],
      2.4,
      mix(palette.ink, stone, 0.2),
    );
  line(
    ctx,
    [
      [x - 56, top - 30],
      [x + 56, top - 30],
    ],
    4,
    mix(palette.ink, stone, 0.2),
  );
  ctx.fillStyle = evening ? '#fff2c4' : mix(palette.sky[1], '#fff2c4', 0.5);
  ctx.fillRect(x - 26, top - 62, 52, 56);
  for (const u of [-26, -9, 9, 26])
    line(
      ctx,
      [
        [x + u, top - 62],
        [x + u, top - 6],
      ],
      3.4,
      mix(palette.ink, stone, 0.15),
    );
  polygon(
    ctx,
    [
      [x - 34, top - 60],
      [x + 34, top - 60],
      [x + 20, top - 84],
      [x, top - 96],
      [x - 20, top - 84],
    ],
    at('#a8402a'),
  );
  polygon(
    ctx,
    [
      [x + 8, top - 60],
      [x + 34, top - 60],
      [x + 20, top - 84],
      [x, top - 96],
    ],
    mix(at('#a8402a'), palette.flank, 0.35),
  );
  if (!evening) return;
  ctx.save();
  ctx.globalCompositeOperation = 'screen';
  const beam = ctx.createLinearGradient(x, 0, x + 900, 0);
  beam.addColorStop(0, rgba('#fff2c4', 0.7));
  beam.addColorStop(1, rgba('#fff2c4', 0));
  ctx.fillStyle = beam;
  ctx.beginPath();
  ctx.moveTo(x, top - 42);
  ctx.lineTo(x + 900, top - 120);
  ctx.lineTo(x + 900, top + 30);
  ctx.lineTo(x, top - 26);
  ctx.fill();
  ctx.restore();
  glow(ctx, { x, y: top - 34, radius: 170, colour: palette.glow, strength: 0.8 });
}

function rocks({ sheet, palette, seed, at }: SceneView): void {
  const granite = (dark: number): Hex[] =>
    ['#6a5a4c', '#93806a', '#b9a488', '#dccaa8'].map((colour) => mix(at(colour), palette.ink, dark));
  for (const [i, [x, y, reach, height]] of (
    [
      [820, 700, 70, 74],
      [730, 720, 84, 96],
      [900, 742, 50, 40],
      [640, 790, 96, 90],
      [790, 790, 80, 64],
      [960, 800, 60, 44],
      [560, 870, 110, 92],
      [720, 872, 120, 84],
      [900, 880, 90, 60],
      [1080, 884, 60, 36],
    ] as const
  ).entries())
    paintBoulder(sheet, {
      seed: `${seed}/b${i}`,
      x,
      y,
      reach,
      height,
      colours: granite(i % 3 === 0 ? 0.12 : 0),
      side: 1,
    });
}

/** Foam between the rocks. */
function surf({ ctx, palette, seed }: SceneView): void {
  const rng = makeRng(`${seed}/surf`);
  const white = mix('#ffffff', palette.haze, 0.16);
  for (let i = 0; i < 46; i++) {
    const t = rng();
    const x = lerp(860, 1130, t) + rng.bell() * 60 - 60;
    const y = lerp(716, 890, t) + rng.bell() * 14;
    const w = rng.range(30, 90);
    brush(
      ctx,
      [
        [x - w, y + 3],
        [x - w * 0.4, y - 2],
        [x + w * 0.3, y + 2],
        [x + w, y],
      ],
      (u) => 5 * Math.sin(u * Math.PI) + 0.6,
      rgba(white, rng.range(0.35, 0.8)),
    );
  }
}
