import { mix, rgba } from '../../kit/colour.ts';
import { setAfloat } from '../../kit/float.ts';
import { type Palette, underLight } from '../../kit/lights.ts';
import type { Point, Side } from '../../kit/maths.ts';
import { paintBackdrop } from '../../kit/props/backdrop.ts';
import { paintFolk } from '../../kit/props/folk/folk.ts';
import { paintIslet } from '../../kit/props/islet.ts';
import type { Layer } from '../../kit/sheet.ts';
import { curve, ellipse, line, polygon } from '../../kit/stroke.ts';
import { paintRipples, paintWater } from '../../kit/water.ts';
import type { IslandView } from './layout.ts';

/** People stand on boards and paddle toward a low sun. */
export function paintPaddleBoards(view: IslandView): void {
  const { sheet, seed, palette, rng } = view;
  const horizon = Math.round(rng.range(452, 476));
  const sun: Point = [rng.range(300, 400), horizon - rng.range(52, 84)];
  paintBackdrop(sheet, { palette, seed, horizon, sun, radius: 52, birds: [sun[0] + 260, 180] });
  for (const [i, x, reach, height, nearness] of [
    [0, 640, 160, 34, 0.2],
    [1, 890, 260, 90, 0.4],
    [2, 1130, 220, 150, 0.66],
  ] as const)
    paintIslet(sheet, {
      palette,
      seed: `${seed}/isle${i}`,
      x,
      reach,
      height,
      waterline: horizon + 2 + i * 2,
      nearness,
      side: -1,
    });
  const sea = { palette, seed, horizon, sun };
  paintWater(sheet, { ...sea, mirrorFrom: horizon + 4, mirror: 0.75, amplitude: 20 });
  paintRipples(sheet, sea);
  // Against the light figures are darker and lose their colours.
  const back: Palette = {
    ...palette,
    cast: [mix(palette.ink, palette.cast[0], 0.35), Math.min(0.6, palette.cast[1] + 0.34)],
    flank: palette.glow,
  };
  const boards = [
    { x: 470, down: 46, tall: 74, heading: 1 as Side },
    { x: 150, down: 88, tall: 112, heading: 1 as Side },
    { x: 960, down: 128, tall: 150, heading: -1 as Side },
    { x: rng.range(640, 700), down: 236, tall: 268, heading: -1 as Side },
  ];
  boards.forEach(({ x, down, tall, heading }, i) => {
    const waterline = horizon + down;
    const layer = sheet.layer();
    paintBoard(
      layer,
      view,
      back,
      [x + rng.bell() * 30 * (i < 3 ? 1 : 0), waterline],
      tall,
      heading,
      i % 2 === 1,
    );
    setAfloat(layer, {
      palette,
      seed: `${seed}/board${i}`,
      x,
      waterline,
      reach: tall * 0.85,
      depth: tall * 1.05,
      amplitude: 20,
    });
  });
}

function paintBoard(
  { ctx }: Layer,
  { rng, palette }: IslandView,
  back: Palette,
  [x, y]: Point,
  tall: number,
  heading: Side,
  woman: boolean,
): void {
  const length = tall * 1.75;
  const at = (u: number, v: number): Point => [x + u * length * heading, y - v * length];
  const colour = underLight(back, rng.pick(['#e2662c', '#2f8f88', '#f1e7d0', '#e0b040']));
  const { back: low, front } = paintFolk(ctx, rng, {
    palette: back,
    x: x - length * 0.04 * heading,
    y: y - length * 0.024,
    height: tall,
    pose: 'paddle',
    facing: heading,
    side: -1,
    shorts: true,
    hair: woman ? 'long' : 'short',
    top: rng.pick(['#f1e7d0', '#c8472b', '#2d5d73', '#8a3b55']),
    bottom: '#2d3a4a',
  });
  const blade: Point = [low[0] + tall * 0.05 * heading, y + tall * 0.03];
  line(ctx, [front, blade], Math.max(1.4, tall * 0.016), mix(palette.ink, palette.haze, 0.1));
  ellipse(
    ctx,
    blade[0],
    blade[1] - tall * 0.03,
    tall * 0.03,
    tall * 0.08,
    mix(colour, palette.ink, 0.2),
    0.2 * heading,
  );
  polygon(
    ctx,
    [
      ...curve(at(-0.5, 0.02), at(0, 0.03), at(0.5, 0.05), 14),
      ...curve(at(0.5, 0.05), at(0.42, 0), at(0.3, -0.006), 6),
      ...curve(at(0.3, -0.006), at(-0.3, -0.012), at(-0.5, 0.02), 10),
    ],
    mix(colour, palette.ink, 0.3),
  );
  polygon(
    ctx,
    [
      ...curve(at(-0.49, 0.024), at(0, 0.04), at(0.49, 0.052), 14),
      ...curve(at(0.49, 0.052), at(0, 0.014), at(-0.49, 0.024), 14),
    ],
    colour,
  );
  line(
    ctx,
    curve(at(-0.4, 0.024), at(0, 0.03), at(0.42, 0.046), 10),
    Math.max(1, tall * 0.008),
    rgba('#fff6e2', 0.6),
  );
}
