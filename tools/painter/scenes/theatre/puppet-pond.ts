import { mix, rgba } from '../../kit/colour.ts';
import { underLight } from '../../kit/lights.ts';
import { LOCAL } from '../../kit/local-colours.ts';
import { clamp, type Point } from '../../kit/maths.ts';
import { makeNoise } from '../../kit/noise.ts';
import { ramp } from '../../kit/ramp.ts';
import { reflect } from '../../kit/reflect.ts';
import { ripples } from '../../kit/ripples.ts';
import { makeRng } from '../../kit/rng.ts';
import { fade } from '../../kit/spray.ts';
import { brush, ellipse, polygon } from '../../kit/stroke.ts';
import { tone } from '../../kit/tone.ts';
import type { TheatreView } from './theatre.ts';

export const POND = 486;

export function paintPond({ sheet, palette, seed, lamps }: TheatreView, x: number): void {
  const noise = makeNoise(`${seed}/pond`);
  const box = [0, POND + 2, sheet.width, sheet.height] as const;
  const image = reflect(sheet.main, { waterline: POND + 3, seed: `${seed}/mirror`, amplitude: 13 });
  const water = sheet.covered(box);
  const jade = underLight(palette, '#4f8a6a');
  tone(
    water,
    ramp([
      [0, mix(jade, palette.glow, 0.4 + 0.2 * lamps)],
      [0.35, jade],
      [1, mix(jade, palette.ink, 0.66)],
    ]),
    (px, py) =>
      clamp(
        (py - POND) / 330 -
          0.24 * Math.exp(-(((px - x) / 300) ** 2)) +
          0.08 * noise.fbm(px / 150, py / 12, 3),
      ),
    { box, grain: 0.1 },
  );
  sheet.stamp(water);
  fade(image, (_px, py) => 0.2 + 0.66 * clamp((py - POND) / 330), { box, soft: 1.5 });
  sheet.stamp(image, 0.75);
  ripples(sheet.main.ctx, makeRng(`${seed}/pond`), {
    from: POND + 5,
    to: 820,
    colours: [mix('#ffe9b8', palette.haze, 0.2), ...palette.glint],
    count: 150,
    length: [12, 110],
    thickness: [0.6, 2.2],
    alpha: [0.15, 0.55],
  });
}

/** Water spat by a dragon. */
export function paintJet({ sheet, palette, seed }: TheatreView, [x, y]: Point, way: number): void {
  const rng = makeRng(`${seed}/jet${way}`);
  const { ctx } = sheet.main;
  for (let i = 0; i < 7; i++) {
    const reach = rng.range(60, 110);
    const points = Array.from({ length: 14 }, (_, k): Point => {
      const t = k / 13;
      return [x + way * reach * t, y - 46 * Math.sin(Math.PI * t * 0.9) * rng.range(0.95, 1.05) + 84 * t * t];
    });
    brush(ctx, points, (t) => 1.4 + 3 * t, rgba(mix('#ffffff', palette.haze, 0.2), 0.4));
  }
}

/** Backs of the audience along the lower edge. */
export function paintAudience({ sheet, palette, seed, lamps }: TheatreView): void {
  const rng = makeRng(`${seed}/audience`);
  const layer = sheet.layer();
  const { ctx } = layer;
  for (const [row, y, s] of [
    [0, 826, 0.84],
    [1, 898, 1.12],
  ] as const)
    for (let x = -30 + row * 40; x < sheet.width + 40; x += 84 * s * rng.range(0.92, 1.16)) {
      const drop = rng.range(-8, 12);
      const coat = mix(
        underLight(palette, rng.pick(LOCAL.cloth)),
        palette.ink,
        0.5 + 0.16 * lamps - 0.12 * row,
      );
      const hair = mix(palette.ink, '#1d1a1c', 0.4);
      const top = y - 66 * s + drop;
      const h = 20 * s;
      const hat = rng.chance(0.16);
      ctx.beginPath();
      ctx.moveTo(x - 44 * s, y + 40);
      ctx.bezierCurveTo(x - 44 * s, top + h * 2.6, x - 34 * s, top + h * 1.9, x - 11 * s, top + h * 1.5);
      ctx.lineTo(x + 11 * s, top + h * 1.5);
      ctx.bezierCurveTo(x + 34 * s, top + h * 1.9, x + 44 * s, top + h * 2.6, x + 44 * s, y + 40);
      ctx.closePath();
      ctx.fillStyle = coat;
      ctx.fill();
      ctx.lineWidth = 2.4 * s;
      ctx.strokeStyle = rgba(mix(coat, palette.glow, 0.6), 0.6);
      ctx.beginPath();
      ctx.moveTo(x - 38 * s, top + h * 2.3);
      ctx.bezierCurveTo(x - 32 * s, top + h * 1.9, x - 24 * s, top + h * 1.7, x - 12 * s, top + h * 1.5);
      ctx.stroke();
      ellipse(ctx, x, top + h * 1.2, 8 * s, 10 * s, mix(underLight(palette, '#a8693f'), palette.ink, 0.35));
      ellipse(ctx, x, top, 15.4 * s, 19 * s, hair);
      if (rng.chance(0.4))
        brush(
          ctx,
          [
            [x, top],
            [x, top + h * 2.4],
          ],
          26 * s,
          hair,
        );
      ellipse(ctx, x, top - 12 * s, 10 * s, 5 * s, rgba(mix(hair, palette.glow, 0.6), 0.45));
      if (hat)
        polygon(
          ctx,
          [
            [x - 36 * s, top + 4 * s],
            [x, top - 34 * s],
            [x + 36 * s, top + 4 * s],
            [x, top + 12 * s],
          ],
          mix(underLight(palette, '#d8c08a'), palette.ink, 0.35),
        );
    }
  sheet.stamp(layer);
}
