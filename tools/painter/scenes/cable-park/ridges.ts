import { mix } from '../../kit/colour.ts';
import { hazedPalette } from '../../kit/hazed-palette.ts';
import { clamp, lerp, type Point } from '../../kit/maths.ts';
import { paintBirds } from '../../kit/props/birds.ts';
import { paintCabin, paintMast } from '../../kit/props/cable-car.ts';
import { paintJungleFrame } from '../../kit/props/jungle-frame.ts';
import { makeRng } from '../../kit/rng.ts';
import { curve2, line } from '../../kit/stroke.ts';
import type { ParkView } from './cable-park.ts';
import { paintMountains } from './mountains.ts';

const COLOURS = ['#c8522a', '#2f8f88', '#e0a53a', '#f3ead6'] as const;

/** Cabins coming up from the valley past wooded ridges. */
export function paintRidges(view: ParkView): void {
  const { sheet, palette, seed } = view;
  const rng = makeRng(`${seed}/ridges`);
  const sun: Point = [rng.range(270, 360), 190];
  paintMountains(view, sun, 560, [
    { y: 400, swing: 170, foot: 540, nearness: 0.16, size: [6, 9], scale: 330 },
    { y: 500, swing: 150, foot: 620, nearness: 0.34, size: [8, 13], scale: 270, mist: 0.85 },
    {
      y: 620,
      swing: 150,
      foot: 900,
      nearness: 0.58,
      size: [12, 19],
      scale: 340,
      bend: (x) => -150 * Math.exp(-(((x - 330) / 190) ** 2)),
    },
    {
      y: 830,
      swing: 130,
      foot: 960,
      nearness: 0.94,
      size: [22, 36],
      scale: 420,
      bend: (x) => -170 * clamp((x - 640) / 520) + 40 * clamp((500 - x) / 500),
      mist: 0,
    },
  ]);
  const layer = sheet.layer();
  const { ctx } = layer;
  const dip = rng.range(-20, 20);
  const cable = (shift: number): Point[] =>
    curve2(
      [1290, 60 + shift],
      [900, 420 + dip + shift * 0.6],
      [560, 500 + shift * 0.3],
      [322, 372 + shift * 0.12],
      100,
    );
  const sizeAt = (t: number): number => lerp(310, 13, t ** 0.62);
  paintMast(ctx, palette, [322, 370], 470, 7, 0.5);
  paintMast(ctx, palette, [590, 452], 640, 15, 0.68);
  for (const [n, shift] of [120, 0].entries()) {
    const points = cable(shift);
    for (let i = points.length - 1; i > 0; i--) {
      const t = i / 100;
      line(
        ctx,
        [points[i] as Point, points[i - 1] as Point],
        lerp(3.4, 0.9, t ** 0.6),
        mix(palette.haze, palette.ink, lerp(0.85, 0.4, t)),
      );
    }
    const phase = rng.range(-0.02, 0.03);
    for (const [i, base] of (n === 0 ? [0.93, 0.76, 0.57] : [0.96, 0.86, 0.7, 0.39]).entries()) {
      const t = clamp(base - phase, 0.05, 0.97);
      const at = points[Math.round(t * 100)] as Point;
      const near = clamp(1.05 - t * 0.75);
      paintCabin(ctx, makeRng(`${seed}/cabin${n}${i}`), {
        palette: near < 0.9 ? hazedPalette(palette, near) : palette,
        at,
        width: sizeAt(t) * (n === 0 ? 0.92 : 1),
        colour: near > 0.7 && n === 1 ? '#c8522a' : (COLOURS[(i + n + 1) % COLOURS.length] as string),
        side: -1,
      });
    }
  }
  sheet.stamp(layer);
  paintJungleFrame(sheet, {
    palette,
    seed,
    tufts: [
      { at: [-10, 910], size: 230, lean: 1, kind: 'fern' },
      { at: [1215, 915], size: 260, lean: -1, kind: 'fern' },
    ],
  });
  paintBirds(sheet.main.ctx, rng, palette, [560, 240]);
}
