import { type Hex, mix, rgba } from '../../kit/colour.ts';
import { glow } from '../../kit/glow.ts';
import { underLight } from '../../kit/lights.ts';
import { LOCAL } from '../../kit/local-colours.ts';
import { clamp, type Point } from '../../kit/maths.ts';
import { makeNoise } from '../../kit/noise.ts';
import { Camera, type Spot } from '../../kit/props/camera.ts';
import { paintFolk } from '../../kit/props/folk/folk.ts';
import { paintLantern } from '../../kit/props/lantern.ts';
import { steppedRamp } from '../../kit/ramp.ts';
import { makeRng } from '../../kit/rng.ts';
import { ellipse, line, polygon } from '../../kit/stroke.ts';
import { tone } from '../../kit/tone.ts';
import { paintColonnadeGarden } from './colonnade-garden.ts';
import { HEIGHT, INNER, OUTER, paintGalleryWall } from './gallery-wall.ts';
import type { TheatreView } from './theatre.ts';

/** A gallery of lacquered columns, open on one side to a garden, with a hall at its end. */
export function paintColonnade(view: TheatreView): void {
  const { sheet, palette, seed, lamps } = view;
  const rng = makeRng(`${seed}/colonnade`);
  const noise = makeNoise(`${seed}/colonnade`);
  const camera = new Camera({ horizon: 470, x: 0.35, eye: 1.7, focal: 760, centre: 690 });
  paintColonnadeGarden(view, [rng.range(170, 260), 170]);
  const { ctx: main } = sheet.main;
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
  const wall = paintGalleryWall(view, inside, camera, columns);
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
      paintFolk(ctx, rng, {
        palette,
        x: px,
        y: py,
        height: m * 1.62,
        pose: 'stroll',
        facing: walker.ao ? 1 : -1,
        side: -1,
        outfit: walker.ao ? 'ao-dai' : 'shirt',
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
