import { type Hex, mix, rgba } from '../../kit/colour.ts';
import { glow } from '../../kit/glow.ts';
import { type Palette, underLight } from '../../kit/lights.ts';
import { LOCAL } from '../../kit/local-colours.ts';
import type { Point } from '../../kit/maths.ts';
import { paintFolk } from '../../kit/props/folk/folk.ts';
import { LANTERN_SHAPES, paintLantern } from '../../kit/props/lantern.ts';
import { paintMasonry } from '../../kit/props/masonry.ts';
import { makeRng } from '../../kit/rng.ts';
import type { SceneView } from '../../kit/scene-view.ts';
import { ellipse, line, polygon } from '../../kit/stroke.ts';

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
  doorway(view);
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
  bench(view);
}

/** Indoors lamps rule after sunset: colours stay warm. */
function byLamplight(view: SceneView): SceneView {
  const palette: Palette = { ...view.palette, cast: ['#8a4f34', 0.16] };
  return { ...view, palette, at: (colour) => underLight(palette, colour) };
}

/** An open door to the street with daylight or dusk in it, lattice shutters folded back. */
function doorway({ ctx, palette, at, evening }: SceneView): void {
  const sky = ctx.createLinearGradient(0, 150, 0, 640);
  sky.addColorStop(0, palette.sky[1]);
  sky.addColorStop(0.6, palette.sky[2]);
  sky.addColorStop(1, palette.sky[3]);
  ctx.fillStyle = sky;
  ctx.fillRect(470, 150, 260, 490);
  for (const [x, w, h, c] of [
    [470, 120, 230, '#d99a3a'],
    [590, 140, 190, '#c9823a'],
  ] as const) {
    ctx.fillStyle = mix(at(c), palette.haze, 0.3);
    ctx.fillRect(x, 600 - h, w, h);
    polygon(
      ctx,
      [
        [x - 8, 604 - h],
        [x + w + 8, 604 - h],
        [x + w - 12, 560 - h],
        [x + 12, 560 - h],
      ],
      mix(at('#7d5a4c'), palette.haze, 0.3),
    );
    for (let i = 0; i < 3; i++) {
      ctx.fillStyle = evening ? '#ffd98a' : mix(palette.haze, palette.ink, 0.4);
      ctx.fillRect(x + 14 + i * (w / 3.2), 630 - h, w / 5, 54);
    }
  }
  ctx.fillStyle = at('#c9b394');
  ctx.fillRect(470, 596, 260, 44);
  const wood = mix(at('#6e3f2b'), palette.ink, 0.1);
  for (const [x, w] of [
    [440, 34],
    [726, 34],
  ] as const) {
    ctx.fillStyle = wood;
    ctx.fillRect(x, 130, w, 510);
  }
  ctx.fillStyle = wood;
  ctx.fillRect(430, 122, 340, 34);
  for (const x of [352, 764]) {
    ctx.fillStyle = mix(wood, palette.flank, 0.12);
    ctx.fillRect(x, 160, 84, 478);
    for (let i = 0; i < 4; i++) {
      ctx.strokeStyle = mix(wood, palette.ink, 0.4);
      ctx.lineWidth = 3;
      ctx.strokeRect(x + 10, 176 + i * 116, 64, 96);
      for (let k = 1; k < 4; k++)
        line(
          ctx,
          [
            [x + 10, 176 + i * 116 + k * 24],
            [x + 74, 176 + i * 116 + k * 24],
          ],
          3,
          mix(wood, palette.ink, 0.35),
        );
    }
  }
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

/** Low table with frames, silk and glue; two at work. */
function bench(view: SceneView): void {
  const { ctx, palette, seed, at, evening } = view;
  const warm = (colour: Hex): Hex => (evening ? mix(colour, palette.glow, 0.14) : colour);
  const wood = warm(at('#8a5a38'));
  for (const [x, facing, top, outfit, hat] of [
    [300, 1, '#b5432a', 'blouse', 'none'],
    [900, -1, '#5f918a', 'shirt', 'none'],
  ] as const) {
    ellipse(ctx, x, 836, 130, 24, rgba(palette.ink, 0.35));
    polygon(
      ctx,
      [
        [x - 52, 742],
        [x + 48, 742],
        [x + 40, 836],
        [x - 44, 836],
      ],
      mix(wood, palette.ink, 0.4),
    );
    ellipse(ctx, x - 2, 742, 52, 13, wood);
    paintFolk(ctx, makeRng(`${seed}/maker${x}`), {
      palette,
      x,
      y: 736,
      height: 500,
      pose: 'work',
      facing,
      side: 1,
      outfit,
      hat,
      hair: facing > 0 ? 'bun' : 'long',
      top,
      bottom: facing > 0 ? '#31343c' : '#4a4038',
    });
  }
  polygon(
    ctx,
    [
      [420, 712],
      [780, 712],
      [836, 790],
      [364, 790],
    ],
    mix(wood, palette.flank, 0.2),
  );
  polygon(
    ctx,
    [
      [364, 790],
      [836, 790],
      [836, 812],
      [364, 812],
    ],
    mix(wood, palette.ink, 0.35),
  );
  for (const x of [384, 806])
    polygon(
      ctx,
      [
        [x, 812],
        [x + 18, 812],
        [x + 14, 886],
        [x + 2, 886],
      ],
      mix(wood, palette.ink, 0.45),
    );
  frame(view, 480, 690, 78);
  paintLantern(ctx, { palette, x: 716, y: 680, size: 100, colour: '#d8402a', shape: 'round', lit: 0.5 });
  for (const [x, c, w] of [
    [560, '#2f8f88', 90],
    [596, '#f2b33d', 84],
  ] as const)
    polygon(
      ctx,
      [
        [x - w / 2, 748 + (x - 560) * 0.5],
        [x + w / 2, 740 + (x - 560) * 0.5],
        [x + w / 2 + 16, 764 + (x - 560) * 0.5],
        [x - w / 2 + 10, 776 + (x - 560) * 0.5],
      ],
      warm(at(c)),
    );
  ellipse(ctx, 674, 768, 26, 9, at('#e9e0c8'));
  ellipse(ctx, 674, 765, 20, 6, at('#f6efe0'));
  line(
    ctx,
    [
      [640, 776],
      [700, 752],
    ],
    4,
    at('#6a4630'),
  );
  for (let i = 0; i < 8; i++)
    line(
      ctx,
      [
        [420 + i * 5, 780 - i * 1.5],
        [500 + i * 6, 752 - i * 2],
      ],
      2.4,
      at('#d9bd7c'),
    );
  if (evening) glow(ctx, { x: 600, y: 640, radius: 460, colour: palette.glow, strength: 0.2 });
}

/** A bamboo frame not yet covered. */
function frame({ ctx, at, palette }: SceneView, x: number, y: number, r: number): void {
  const cane = at('#d0a860');
  for (let i = 0; i < 7; i++) {
    ctx.beginPath();
    ctx.ellipse(x, y, r * Math.abs(Math.cos((i / 7) * Math.PI)), r * 0.82, 0, 0, Math.PI * 2);
    ctx.lineWidth = 3;
    ctx.strokeStyle = i % 2 ? cane : mix(cane, palette.ink, 0.3);
    ctx.stroke();
  }
  const ring: Point[] = [
    [x - r * 0.3, y - r * 0.82],
    [x + r * 0.3, y - r * 0.82],
  ];
  line(ctx, ring, 7, mix(cane, palette.ink, 0.4));
  line(
    ctx,
    ring.map(([px, py]): Point => [px, py + r * 1.64]),
    7,
    mix(cane, palette.ink, 0.4),
  );
}
