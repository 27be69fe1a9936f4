import { mix, rgba } from '../../kit/colour.ts';
import { glow } from '../../kit/glow.ts';
import { underLight } from '../../kit/lights.ts';
import { LOCAL } from '../../kit/local-colours.ts';
import { type Point, TAU } from '../../kit/maths.ts';
import { paintBackdrop } from '../../kit/props/backdrop.ts';
import { paintFestoon } from '../../kit/props/festoon.ts';
import { paintFolk } from '../../kit/props/folk/folk.ts';
import { paintPineSlope } from '../../kit/props/pine-slope.ts';
import { paintTent } from '../../kit/props/tent.ts';
import type { Context } from '../../kit/sheet.ts';
import { brush, curve, ellipse } from '../../kit/stroke.ts';
import { paintLawn, paintPines } from './camp-ground.ts';
import { TEAM_COLOURS, type TeamView } from './layout.ts';

/** A circle around a fire, tents behind, pines and stars above. */
export function paintCampfire(view: TeamView): void {
  const { sheet, seed, palette, rng, light, evening } = view;
  const sun: Point = [rng.range(240, 380), light === 'night' ? 130 : 330];
  paintBackdrop(sheet, { palette, seed, horizon: 430, sun, radius: 34 });
  for (const [i, y, nearness] of [
    [0, 400, 0.42],
    [1, 452, 0.72],
  ] as const)
    paintPineSlope(sheet, {
      palette,
      seed: `${seed}/slope${i}`,
      y,
      amplitude: 40,
      base: 560,
      nearness,
      height: [20 + 16 * i, 34 + 24 * i],
      side: 1,
    });
  const fire: Point = [rng.range(600, 640), 672];
  paintPines(view, [
    [300, 540, 380, 0.82],
    [980, 540, 400, 0.82],
  ]);
  paintLawn(view, 520, fire);
  const { ctx } = sheet.main;
  const tents = [
    [240, 578, 190, 0],
    [470, 560, 150, 2],
    [850, 562, 160, 1],
    [1060, 588, 210, 3],
  ] as const;
  for (const [x, y, width, k] of tents)
    paintTent(ctx, {
      palette,
      x,
      y,
      width,
      cloth: TEAM_COLOURS[k] as string,
      side: x < fire[0] ? 1 : -1,
      kind: k % 2 ? 'bell' : 'dome',
      lit: evening,
    });
  paintFestoon(ctx, { palette, from: [90, 380], to: [640, 400], sag: 46, pitch: 36, bulb: 3.6, lit: true });
  paintFestoon(ctx, { palette, from: [640, 400], to: [1130, 370], sag: 46, pitch: 36, bulb: 3.6, lit: true });
  glow(ctx, {
    x: fire[0],
    y: fire[1] - 60,
    radius: 420,
    colour: palette.glow,
    strength: evening ? 0.5 : 0.3,
  });
  const ring = Array.from({ length: 15 }, (_, i) => (i / 15) * TAU + 0.16).map((angle) => ({
    angle,
    x: fire[0] + Math.sin(angle) * 330,
    y: fire[1] + 8 - Math.cos(angle) * 96,
  }));
  const seat = ({ angle, x, y }: { angle: number; x: number; y: number }): void => {
    const size = 112 * (0.8 + (y - 570) / 480);
    const across = Math.abs(Math.sin(angle)) > 0.55;
    ellipse(ctx, x + (x - fire[0]) * 0.12, y + 6, size * 0.36, size * 0.07, rgba(palette.ink, 0.35));
    const toward = x < fire[0] ? 1 : -1;
    const woman = rng.chance(0.5);
    paintFolk(ctx, rng, {
      palette: evening
        ? {
            ...palette,
            cast: [palette.cast[0], palette.cast[1] * (Math.cos(angle) > 0 ? 0.45 : 0.9)],
            flank: palette.glow,
          }
        : palette,
      x,
      y,
      height: size,
      pose: !across && rng.chance(0.2) && Math.cos(angle) > 0 ? 'cheer' : 'rest',
      away: !across && Math.cos(angle) <= 0,
      facing: toward,
      side: toward,
      hair: woman ? 'long' : 'short',
      top: rng.pick(TEAM_COLOURS),
      bottom: '#3a4a58',
    });
  };
  ring.sort((a, b) => a.y - b.y);
  for (const place of ring.filter(({ angle }) => Math.cos(angle) > 0)) seat(place);
  paintFire(ctx, view, fire);
  for (const place of ring.filter(({ angle }) => Math.cos(angle) <= 0)) seat(place);
  paintPines(view, [
    [52, 800, 780, 1],
    [-20, 850, 660, 1],
    [1165, 790, 760, 1],
  ]);
}

/** Logs and flames, sparks over them. */
function paintFire(ctx: Context, { palette, rng }: TeamView, [x, y]: Point): void {
  const wood = underLight(palette, LOCAL.wood[1]);
  ellipse(ctx, x, y + 6, 84, 17, mix(palette.ink, '#5a3a24', 0.5));
  for (let i = 0; i < 14; i++) {
    const angle = (i / 14) * TAU;
    ellipse(
      ctx,
      x + Math.cos(angle) * 82,
      y + 6 + Math.sin(angle) * 17,
      12,
      8,
      mix(palette.ink, palette.haze, 0.3 + 0.12 * rng()),
    );
  }
  for (const [a, b] of [
    [
      [-56, 8],
      [34, -24],
    ],
    [
      [56, 8],
      [-34, -24],
    ],
    [
      [-10, 14],
      [8, -38],
    ],
  ] as const)
    brush(
      ctx,
      [
        [x + a[0], y + a[1]],
        [x + b[0], y + b[1]],
      ],
      15,
      wood,
    );
  glow(ctx, { x, y: y - 46, radius: 190, colour: '#ffb04a', strength: 0.9 });
  for (const [colour, reach, high, count] of [
    ['#d8402a', 50, 118, 9],
    ['#f2832c', 40, 104, 9],
    ['#ffc44a', 28, 84, 7],
    ['#fff3c4', 15, 54, 5],
  ] as const)
    for (let i = 0; i < count; i++) {
      const off = ((i + 0.5) / count - 0.5) * 2;
      const tall = high * (1 - 0.62 * off * off) * rng.range(0.75, 1.1);
      const foot: Point = [x + off * reach, y + 2];
      brush(
        ctx,
        curve(
          foot,
          [foot[0] + rng.bell() * 18, y - tall * 0.5],
          [x + off * reach * 0.5 + rng.bell() * 16, y - tall],
          10,
        ),
        (t) => reach * 0.62 * Math.sin(Math.PI * Math.min(1, 0.28 + 0.72 * t)) * (1 - t * 0.3),
        rgba(colour, 0.92),
      );
    }
  for (let i = 0; i < 34; i++)
    ellipse(
      ctx,
      x + rng.bell() * 70,
      y - 90 - rng() ** 1.4 * 260,
      1.7,
      1.7,
      rgba('#ffd27a', rng.range(0.4, 0.95)),
    );
}
