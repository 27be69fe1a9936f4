import { type Hex, mix, rgba } from '../../kit/colour.ts';
import { glow } from '../../kit/glow.ts';
import { underLight } from '../../kit/lights.ts';
import { LOCAL } from '../../kit/local-colours.ts';
import { clamp, type Point } from '../../kit/maths.ts';
import { makeNoise } from '../../kit/noise.ts';
import { Camera, type Spot } from '../../kit/props/camera.ts';
import { paintForest } from '../../kit/props/forest.ts';
import { paintJungleSlope } from '../../kit/props/jungle-slope.ts';
import { paintLantern } from '../../kit/props/lantern.ts';
import { paintPerson } from '../../kit/props/person.ts';
import { paintTree } from '../../kit/props/tree.ts';
import { steppedRamp } from '../../kit/ramp.ts';
import { makeRng } from '../../kit/rng.ts';
import { paintClouds, paintSky, paintSun } from '../../kit/sky.ts';
import { ellipse, line, polygon } from '../../kit/stroke.ts';
import { tone } from '../../kit/tone.ts';
import { paintHallFront } from './hall-front.ts';
import type { TheatreView } from './theatre.ts';

const HEIGHT = 4.2;
const INNER = 1.9;
const OUTER = -1.9;

/** A gallery of lacquered columns, open on one side to a garden, with a hall at its end. */
export function paintColonnade({ sheet, palette, seed, lamps }: TheatreView): void {
  const rng = makeRng(`${seed}/colonnade`);
  const noise = makeNoise(`${seed}/colonnade`);
  const camera = new Camera({ horizon: 470, x: 0.35, eye: 1.7, focal: 760, centre: 690 });
  const sun: Point = [rng.range(170, 260), 170];
  paintSky(sheet.main, palette, { seed, horizon: 470, sun });
  paintClouds(sheet.main, palette, { seed, horizon: 360, cover: 0.42 });
  paintSun(sheet.main, palette, sun, 32);
  for (const [i, nearness] of [0.34, 0.62].entries())
    paintJungleSlope(sheet, {
      palette,
      seed: `${seed}/garden${i}`,
      crest: (x) => 400 + 30 * i - 34 * noise.fbm(x / 80, i * 3, 2) - 40 * clamp((300 - x) / 300),
      base: 500,
      nearness,
      size: [13, 19],
      side: -1,
      hazeAtFoot: 0.3,
    });
  const yard = underLight(palette, '#d6c29a');
  const grass = underLight(palette, '#7fa25c');
  const { ctx: main } = sheet.main;
  main.fillStyle = mix(grass, palette.haze, 0.25);
  main.fillRect(0, 478, sheet.width, 430);
  polygon(
    main,
    [
      [0, 530],
      [640, 500],
      [700, 500],
      [300, 905],
      [0, 905],
    ],
    yard,
  );
  const far = sheet.layer();
  const tile = underLight(palette, '#d39a3c');
  const ridge = paintHallFront(far.ctx, {
    palette,
    x: 380,
    base: 500,
    width: 250,
    height: 56,
    bays: 5,
    tile,
    side: -1,
    lamps,
    roofHeight: 44,
  });
  paintHallFront(far.ctx, {
    palette,
    x: 380,
    base: ridge + 16,
    width: 180,
    height: 24,
    bays: 5,
    tile,
    side: -1,
    lamps,
    doors: false,
    roofHeight: 44,
  });
  for (const [i, [x, y, h]] of (
    [
      [90, 560, 190],
      [210, 540, 120],
    ] as const
  ).entries())
    paintTree(far.ctx, makeRng(`${seed}/tree${i}`), {
      x,
      y,
      height: h,
      colours: ['#1f4c3b', '#4f8350', '#9ab868'].map((c) => underLight(palette, c)) as [Hex, Hex, Hex],
      side: -1,
    });
  paintForest(far.ctx, makeRng(`${seed}/hedge`), {
    count: 90,
    at: (r, t) => [690 - 700 * (t * 0.75 + 0.25 * r()) ** 0.9, 508 + 130 * t ** 1.5 + r.bell() * 6],
    size: [7, 24],
    colours: [
      mix(underLight(palette, '#235a45'), palette.ink, 0.2),
      underLight(palette, '#4f8350'),
      underLight(palette, '#9ab868'),
    ],
    side: -1,
  });
  sheet.stamp(far);
  // Gallery: floor, inner wall, ceiling.
  const red = underLight(palette, '#9c3528');
  const gold = underLight(palette, '#e0b050');
  const stone = underLight(palette, '#b99e7c');
  const face = (spots: readonly Spot[]): Point[] => camera.outline(spots);
  const floor = sheet.layer();
  polygon(
    floor.ctx,
    face([
      [OUTER - 0.5, 0, 0.5],
      [INNER, 0, 0.5],
      [INNER, 0, 24],
      [OUTER - 0.5, 0, 24],
    ]),
    '#000000',
  );
  const columns = Array.from({ length: 9 }, (_, i) => 2.6 + i * 2.5);
  tone(
    floor,
    steppedRamp(
      [
        mix(stone, palette.ink, 0.62),
        mix(stone, palette.ink, 0.36),
        mix(stone, palette.ink, 0.14),
        mix(stone, palette.flank, 0.45),
        mix(stone, '#fff4d8', 0.5),
      ],
      0.4,
    ),
    (px, py) => {
      const [x, , z] = camera.hit([px, Math.max(py, 476)], 'y', 0);
      // Shadows of the columns fall across the floor.
      const u = (z - x * 0.55 - 2.6 + 100 * 2.5) % 2.5;
      const shadow = Math.abs(u - 1.25) > 1.25 - 0.36 ? 1 : 0;
      const sun = clamp((0.9 - x) / 1.6);
      const cloudy = palette.light === 'mist' || lamps > 0.5 ? 0.3 : 1;
      return clamp(0.34 + 0.5 * sun * (1 - 0.62 * shadow * cloudy) + 0.06 * noise.fbm(px / 60, py / 16, 2));
    },
    { grain: 0.12, step: 2 },
  );
  sheet.stamp(floor);
  const joint = rgba(palette.ink, 0.24);
  for (let x = OUTER; x <= INNER; x += 0.54)
    line(
      main,
      face([
        [x, 0, 0.6],
        [x, 0, 24],
      ]).slice(0, 2),
      1.3,
      joint,
    );
  for (let z = 1.2; z < 24; z += 0.54)
    line(main, [camera.see([OUTER - 0.5, 0, z]), camera.see([INNER, 0, z])], Math.max(0.6, 3 / z), joint);
  const inside = sheet.layer();
  const { ctx } = inside;
  const wall = mix(underLight(palette, '#d8b072'), palette.ink, 0.12);
  polygon(
    ctx,
    face([
      [INNER, 0, 0.5],
      [INNER, HEIGHT, 0.5],
      [INNER, HEIGHT, 24],
      [INNER, 0, 24],
    ]),
    '#000000',
  );
  tone(
    inside,
    steppedRamp(
      [
        mix(wall, palette.ink, 0.55),
        mix(wall, palette.ink, 0.32),
        mix(wall, palette.ink, 0.1),
        mix(wall, palette.flank, 0.4),
      ],
      0.6,
    ),
    (px, py) =>
      clamp(
        0.42 +
          0.2 * clamp((900 - px) / 300) +
          0.12 * clamp((py - 300) / 500) +
          0.3 * lamps +
          0.14 * noise.fbm(px / 60, py / 50, 3),
      ),
    { grain: 0.16 },
  );
  polygon(
    ctx,
    face([
      [INNER - 0.01, 0, 0.5],
      [INNER - 0.01, 0.9, 0.5],
      [INNER - 0.01, 0.9, 24],
      [INNER - 0.01, 0, 24],
    ]),
    mix(red, palette.ink, 0.3),
  );
  for (const z of columns) {
    // Lattice doors and framed panels between the columns.
    const from = z + 0.5;
    polygon(
      ctx,
      face([
        [INNER - 0.02, 0.05, from],
        [INNER - 0.02, 3, from],
        [INNER - 0.02, 3, from + 1.5],
        [INNER - 0.02, 0.05, from + 1.5],
      ]),
      mix(red, palette.ink, 0.4),
    );
    polygon(
      ctx,
      face([
        [INNER - 0.03, 1.2, from + 0.12],
        [INNER - 0.03, 2.86, from + 0.12],
        [INNER - 0.03, 2.86, from + 1.38],
        [INNER - 0.03, 1.2, from + 1.38],
      ]),
      lamps > 0.5 ? mix('#ffd07a', red, 0.2) : mix(palette.ink, '#5c402c', 0.35),
    );
    for (let k = 1; k < 6; k++)
      line(
        ctx,
        face([
          [INNER - 0.04, 1.2, from + 0.12 + k * 0.21],
          [INNER - 0.04, 2.86, from + 0.12 + k * 0.21],
        ]).slice(0, 2),
        Math.max(0.8, 8 / z),
        mix(red, palette.flank, 0.1),
      );
    for (let k = 1; k < 6; k++)
      line(
        ctx,
        face([
          [INNER - 0.04, 1.2 + k * 0.277, from + 0.12],
          [INNER - 0.04, 1.2 + k * 0.277, from + 1.38],
        ]).slice(0, 2),
        Math.max(0.8, 8 / z),
        mix(red, palette.flank, 0.1),
      );
    polygon(
      ctx,
      face([
        [INNER - 0.03, 0.25, from + 0.2],
        [INNER - 0.03, 0.95, from + 0.2],
        [INNER - 0.03, 0.95, from + 1.3],
        [INNER - 0.03, 0.25, from + 1.3],
      ]),
      mix(gold, red, 0.35),
    );
  }
  polygon(
    ctx,
    face([
      [OUTER - 0.5, HEIGHT, 0.5],
      [INNER, HEIGHT, 0.5],
      [INNER, HEIGHT, 24],
      [OUTER - 0.5, HEIGHT, 24],
    ]),
    mix(underLight(palette, '#5a2a20'), palette.ink, 0.4),
  );
  for (let z = 23; z > 0.8; z -= 0.62) {
    const beam = face([
      [OUTER - 0.4, HEIGHT - 0.02, z],
      [INNER, HEIGHT - 0.02, z],
      [INNER, HEIGHT - 0.02, z + 0.2],
      [OUTER - 0.4, HEIGHT - 0.02, z + 0.2],
    ]);
    if (beam.length > 2) polygon(ctx, beam, mix(mix(red, palette.ink, 0.45), palette.flank, 0.1));
  }
  // Far end of the gallery: a moon gate into the light.
  const end = face([
    [OUTER, 0, 24],
    [INNER, 0, 24],
    [INNER, HEIGHT, 24],
    [OUTER, HEIGHT, 24],
  ]);
  polygon(ctx, end, mix(wall, palette.haze, 0.4));
  const [gx, gy] = camera.see([0, 1.75, 24]);
  ellipse(ctx, gx, gy, 45, 48, mix(red, palette.haze, 0.3));
  ellipse(ctx, gx, gy, 39, 42, mix(palette.sky[3], '#fff8e6', 0.4));
  ellipse(ctx, gx, gy + 26, 28, 14, mix(underLight(palette, '#8fab60'), palette.haze, 0.4));
  const outer = (y0: number, y1: number, colour: Hex): void =>
    polygon(
      ctx,
      face([
        [OUTER, y0, 0.5],
        [OUTER, y1, 0.5],
        [OUTER, y1, 24],
        [OUTER, y0, 24],
      ]),
      colour,
    );
  outer(HEIGHT - 0.5, HEIGHT + 0.02, mix(underLight(palette, '#2f6f68'), palette.ink, 0.25));
  outer(HEIGHT - 0.36, HEIGHT - 0.14, mix(gold, red, 0.25));
  const people = [
    { x: -0.5, z: 15, ao: true },
    { x: 0.3, z: 10.6, ao: false },
    { x: rng.range(-0.6, -0.3), z: 6.4, ao: true },
  ];
  for (let i = columns.length - 1; i >= 0; i--) {
    const z = columns[i] as number;
    for (const walker of people.filter((p) => p.z > z - 1.2 && p.z <= z + 1.3)) {
      const [px, py] = camera.see([walker.x, 0, walker.z]);
      const m = camera.scaleAt([walker.x, 0, walker.z]);
      polygon(
        ctx,
        [
          [px - m * 0.1, py],
          [px + m * 0.14, py],
          [px + m * 1.2, py + m * 0.24],
          [px + m * 0.9, py + m * 0.26],
        ],
        rgba(palette.ink, 0.26),
      );
      paintPerson(ctx, rng, {
        palette,
        x: px,
        y: py,
        height: m * 1.62,
        pose: 'walk',
        facing: walker.ao ? 1 : -1,
        side: -1,
        dress: walker.ao ? 'ao-dai' : 'shirt',
        hair: walker.ao ? 'long' : 'short',
        hat: walker.ao ? 'cone' : 'sun',
        top: walker.ao ? (walker.z < 8 ? '#c23a5a' : '#f3ead6') : '#e6dcc6',
      });
    }
    const [lx, ly] = camera.see([0, 3.2, z + 0.6]);
    const lm = camera.scaleAt([0, 3.2, z + 0.6]);
    if (i % 2 === 1) {
      line(
        ctx,
        [camera.see([0, HEIGHT, z + 0.6]), [lx, ly - lm * 0.2]],
        Math.max(0.8, lm * 0.012),
        palette.ink,
      );
      paintLantern(ctx, {
        palette,
        x: lx,
        y: ly,
        size: lm * 0.5,
        colour: LOCAL.lantern[0],
        shape: 'round',
        lit: 0.2 + 0.8 * lamps,
      });
    }
    for (const x of [INNER - 0.12, OUTER]) {
      const [cx, foot] = camera.see([x, 0, z]);
      const [, head] = camera.see([x, HEIGHT - 0.1, z]);
      const half = camera.scaleAt([x, 0, z]) * 0.19;
      const body = ctx.createLinearGradient(cx - half, 0, cx + half, 0);
      body.addColorStop(0, mix(red, palette.flank, x < 0 ? 0.55 : 0.3));
      body.addColorStop(0.35, red);
      body.addColorStop(1, mix(red, palette.ink, 0.6));
      ctx.fillStyle = body;
      ctx.fillRect(cx - half, head, half * 2, foot - head);
      ctx.fillStyle = mix(underLight(palette, '#cfc4aa'), palette.ink, 0.1);
      ctx.beginPath();
      ctx.roundRect(cx - half * 1.4, foot - half * 0.75, half * 2.8, half * 1.05, half * 0.3);
      ctx.fill();
      for (const v of [0.1, 0.16]) {
        ctx.fillStyle = gold;
        ctx.fillRect(cx - half, head + (foot - head) * v, half * 2, Math.max(1, half * 0.12));
      }
    }
  }
  sheet.stamp(inside);
  glow(main, { x: 380, y: 420, radius: 460, colour: palette.glow, strength: 0.22, blend: 'soft-light' });
  if (lamps > 0.5) glow(main, { x: 700, y: 360, radius: 380, colour: palette.glow, strength: 0.3 });
}
