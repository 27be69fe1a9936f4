import { type Hex, mix, rgba } from '../../kit/colour.ts';
import { setAfloat } from '../../kit/float.ts';
import { glow } from '../../kit/glow.ts';
import { hazedPalette } from '../../kit/hazed-palette.ts';
import { underLight } from '../../kit/lights.ts';
import { LOCAL } from '../../kit/local-colours.ts';
import { clamp, lerp, smoothstep } from '../../kit/maths.ts';
import { makeNoise } from '../../kit/noise.ts';
import { paintBackdrop } from '../../kit/props/backdrop.ts';
import { paintFigure } from '../../kit/props/figure.ts';
import { paintForest } from '../../kit/props/forest.ts';
import { paintIslet } from '../../kit/props/islet.ts';
import { paintPerson } from '../../kit/props/person.ts';
import { evenRamp } from '../../kit/ramp.ts';
import { ellipse, line, polygon } from '../../kit/stroke.ts';
import { tone } from '../../kit/tone.ts';
import { paintRipples, paintWater } from '../../kit/water.ts';
import { type PierView, sunAt } from './layout.ts';
import { paintWoodenBoat } from './wooden-boat.ts';

/** Wooden boats for guests in a harbour under a hill with houses. */
export function paintHarbour(view: PierView): void {
  const { sheet, seed, palette, rng, evening } = view;
  const horizon = Math.round(rng.range(452, 470));
  const sun = sunAt(view, [860, 1000], horizon - 60);
  paintBackdrop(sheet, { palette, seed, horizon, sun, birds: [760, 170] });
  for (const [i, x, reach, height, nearness] of [
    [0, 1020, 300, 60, 0.25],
    [1, 760, 240, 90, 0.36],
  ] as const)
    paintIslet(sheet, {
      palette,
      seed: `${seed}/isle${i}`,
      x,
      reach,
      height,
      waterline: horizon + 2,
      nearness,
      side: 1,
    });
  paintTown(view, horizon + 6);
  const sea = { palette, seed, horizon: horizon + 2, sun };
  paintWater(sheet, { ...sea, mirrorFrom: horizon + 6, mirror: 0.85 });
  paintRipples(sheet, sea);
  const hulls = ['#2f6f8f', '#8f4a2c', '#2f7f6c', '#a8402f'];
  const first = rng.int(0, 3);
  const berths = [
    { x: 1010, down: 40, scale: 0.36, heading: -1 as const },
    { x: 690, down: 62, scale: 0.5, heading: 1 as const },
    { x: 930, down: 122, scale: 0.72, heading: -1 as const },
    { x: rng.range(440, 480), down: 226, scale: 1.22, heading: 1 as const },
  ];
  berths.forEach(({ x, down, scale, heading }, i) => {
    const layer = sheet.layer();
    const waterline = horizon + down;
    const near = clamp(0.55 + down / 400, 0, 1);
    paintWoodenBoat(layer.ctx, rng, {
      palette: near > 0.98 ? palette : hazedPalette(palette, near),
      x,
      waterline,
      scale,
      heading,
      hull: hulls[(first + i) % 4] as Hex,
      guests: i > 1,
    });
    setAfloat(layer, {
      palette,
      seed: `${seed}/boat${i}`,
      x,
      waterline,
      reach: 190 * scale,
      depth: 190 * scale,
      amplitude: 16,
    });
    if (evening)
      glow(sheet.main.ctx, {
        x,
        y: waterline - 60 * scale,
        radius: 190 * scale,
        colour: palette.glow,
        strength: 0.4,
      });
  });
  paintQuay(view);
}

/** A wooded hill with small houses stepping down to the water. */
function paintTown({ sheet, seed, palette, rng, evening }: PierView, base: number): void {
  const noise = makeNoise(`${seed}/hill`);
  const layer = sheet.layer();
  const { ctx } = layer;
  const far = (colour: Hex, t: number): Hex => mix(palette.haze, underLight(palette, colour), t);
  const crest = (x: number): number =>
    base - 210 * smoothstep(620, 60, x) ** 0.9 * (1 + 0.2 * noise(x / 120, 2)) - 6;
  const [a, b, c] = LOCAL.foliage;
  polygon(
    ctx,
    [[-5, base], ...Array.from({ length: 64 }, (_, i) => [i * 10, crest(i * 10)] as const), [640, base]],
    far(a, 0.62),
  );
  paintForest(ctx, rng, {
    count: 330,
    at: (r, t) => {
      const x = r() * 630;
      return [x, lerp(crest(x) + 4, base - 8, t)];
    },
    size: [9, 15],
    colours: [far(a, 0.66), far(mix(a, b, 0.7), 0.66), far(c, 0.58)],
    side: 1,
  });
  const walls = ['#efe0c0', '#e0b86a', '#9fc0b4', '#f4efe2', '#e3a68a', '#b7cfd6'];
  for (let row = 0; row < 6; row++) {
    for (let i = 0; i < 11 - row; i++) {
      const x = 6 + i * 54 + rng.range(-12, 12) + (row % 2) * 20;
      const y = lerp(base - 140, base - 1, (row + 1) / 6);
      if (y - 26 < crest(x) || x > 600) continue;
      const w = rng.range(26, 40);
      const h = rng.range(20, 34) * (row > 3 ? 1.15 : 1);
      const wall = far(rng.pick(walls), 0.74 + row * 0.03);
      ctx.fillStyle = wall;
      ctx.fillRect(x, y - h, w, h);
      ctx.fillStyle = mix(wall, palette.ink, 0.24);
      ctx.fillRect(x, y - h, w * 0.3, h);
      polygon(
        ctx,
        [
          [x - 4, y - h + 1],
          [x + w * 0.24, y - h - 12],
          [x + w * 0.8, y - h - 12],
          [x + w + 4, y - h + 1],
        ],
        far(rng.pick(['#b9482c', '#a8543a', '#8f4436']), 0.8),
      );
      for (let k = 0; k < 2; k++) {
        ctx.fillStyle = evening && rng.chance(0.75) ? '#ffd88a' : mix(wall, palette.ink, 0.5);
        ctx.fillRect(x + w * (0.4 + 0.28 * k), y - h + 7, 5, 8);
        ctx.fillRect(x + w * (0.4 + 0.28 * k), y - h + 20, 5, 7);
      }
    }
  }
  sheet.stamp(layer);
}

/** A stone quay at the viewer's feet with bollards, ropes, baskets and someone waiting. */
function paintQuay({ sheet, seed, palette, rng }: PierView): void {
  const noise = makeNoise(`${seed}/quay`);
  const top = 806;
  const layer = sheet.covered([0, top, sheet.width, sheet.height]);
  const stone = underLight(palette, '#b8a98f');
  tone(
    layer,
    evenRamp([mix(stone, palette.ink, 0.5), mix(stone, palette.ink, 0.2), mix(stone, palette.flank, 0.4)]),
    (x, y) => 0.72 - 0.5 * ((y - top) / 94) + 0.22 * noise.fbm(x / 70, y / 14, 3),
    {
      box: [0, top, sheet.width, sheet.height],
      grain: 0.22,
    },
  );
  const { ctx } = layer;
  ctx.fillStyle = mix(stone, palette.flank, 0.5);
  ctx.fillRect(0, top, sheet.width, 4);
  for (let i = 0; i < 14; i++)
    line(
      ctx,
      [
        [i * 96 + 30, top + 5],
        [(i * 96 + 30 - 600) * 1.3 + 600, sheet.height],
      ],
      1.4,
      rgba(palette.ink, 0.28),
    );
  line(
    ctx,
    [
      [0, top + 44],
      [sheet.width, top + 44],
    ],
    1.4,
    rgba(palette.ink, 0.24),
  );
  sheet.stamp(layer);
  const main = sheet.main.ctx;
  for (const x of [150, 690, 1060]) {
    ellipse(main, x + 8, top + 30, 26, 6, rgba(palette.ink, 0.3));
    polygon(
      main,
      [
        [x - 13, top + 28],
        [x - 11, top - 10],
        [x + 11, top - 10],
        [x + 13, top + 28],
      ],
      mix(palette.ink, '#3a3f42', 0.4),
    );
    ellipse(main, x, top - 12, 18, 8, mix(palette.ink, palette.haze, 0.24));
  }
  const rope = mix(underLight(palette, '#d8c090'), palette.ink, 0.1);
  for (const [from, to] of [
    [
      [690, top - 2],
      [664, 690],
    ],
    [
      [150, top - 2],
      [236, 688],
    ],
  ] as const) {
    main.beginPath();
    main.moveTo(from[0], from[1]);
    main.quadraticCurveTo((from[0] + to[0]) / 2, Math.max(from[1], to[1]) - 18, to[0], to[1]);
    main.lineWidth = 3;
    main.strokeStyle = rope;
    main.stroke();
  }
  const straw = underLight(palette, LOCAL.straw[0]);
  for (const [x, y, r] of [
    [905, top + 22, 26],
    [958, top + 26, 22],
  ] as const) {
    ellipse(main, x + 6, y + 6, r * 1.15, r * 0.3, rgba(palette.ink, 0.3));
    polygon(
      main,
      [
        [x - r, y - r * 0.9],
        [x + r, y - r * 0.9],
        [x + r * 0.75, y + 4],
        [x - r * 0.75, y + 4],
      ],
      mix(straw, palette.ink, 0.26),
    );
    ellipse(main, x, y - r * 0.9, r, r * 0.34, straw);
    ellipse(main, x, y - r * 0.9, r * 0.8, r * 0.24, mix(straw, palette.ink, 0.5));
    for (let k = 0; k < 8; k++)
      ellipse(
        main,
        x + rng.bell() * r * 0.6,
        y - r * 0.98 + rng.bell() * 3,
        6,
        4,
        underLight(palette, rng.pick(['#c8522a', '#d9a441', '#8fab60'])),
      );
  }
  paintPerson(main, rng, {
    palette,
    x: 1010,
    y: top + 34,
    height: 112,
    pose: 'stand',
    facing: -1,
    side: 1,
    hat: 'cone',
    hair: 'long',
    top: '#8a3b55',
    bottom: '#2d3a4a',
  });
  paintFigure(main, rng, {
    palette,
    x: 1136,
    y: top + 36,
    height: 120,
    pose: 'carry',
    facing: -1,
    side: 1,
    top: '#2d5d73',
    bottom: '#4a4038',
  });
}
