import { type Hex, mix, rgba } from '../colour.ts';
import { glow } from '../glow.ts';
import { underLight } from '../lights.ts';
import { clamp, smoothstep } from '../maths.ts';
import { makeNoise } from '../noise.ts';
import { ramp } from '../ramp.ts';
import { reflect } from '../reflect.ts';
import { ripples } from '../ripples.ts';
import { makeRng } from '../rng.ts';
import { copyLayer } from '../sheet.ts';
import { fade } from '../spray.ts';
import { polygon, trace } from '../stroke.ts';
import { tone } from '../tone.ts';
import type { Spot } from './camera.ts';
import type { Stage } from './room-stage.ts';
import { paintFace, type Span } from './solid.ts';

export interface PoolOptions {
  x: Span;
  z: Span;
  /** Height of the water, in metres. */
  level?: number;
  /** Width of the stone rim; none on the far side of an infinity pool. */
  rim?: number;
  infinity?: boolean;
  /** Deep, middle, pale; of a pool when left out. */
  waters?: readonly [Hex, Hex, Hex];
}

const CLEAR = ['#17808a', '#41b0ac', '#a9e0d2'] as const;

/** A swimming pool: stone rim, clear water with a net of light, the mirror of what lies behind it. */
export function paintPool(
  stage: Stage,
  { x, z, level = -0.06, rim = 0.35, infinity = false, waters = CLEAR }: PoolOptions,
): void {
  const { sheet, camera, colours, palette, light, seed } = stage;
  const spots = (y: number, grow: number): Spot[] => [
    [x[0] - grow, y, z[0] - grow],
    [x[1] + grow, y, z[0] - grow],
    [x[1] + grow, y, z[1] + (infinity ? 0.12 : grow)],
    [x[0] - grow, y, z[1] + (infinity ? 0.12 : grow)],
  ];
  paintFace(stage, sheet.main.ctx, spots(0, rim), mix(colours.stone, light.light, 0.25));
  paintFace(stage, sheet.main.ctx, spots(0, 0), mix(colours.stone, light.shade, 0.5));
  const outline = camera.outline(spots(level, 0));
  const rows = outline.map(([, row]) => row);
  const [top, bottom] = [Math.min(...rows), Math.max(...rows)];
  const columns = outline.map(([column]) => column);
  const [left, right] = [Math.min(...columns), Math.max(...columns)];
  const image = reflect(sheet.main, {
    waterline: top + 1,
    bottom,
    seed: `${seed}/pool`,
    amplitude: 12,
    squash: 0.9,
  });
  const layer = sheet.layer();
  polygon(layer.ctx, outline, '#000000');
  const dark = palette.light === 'night' || palette.light === 'dusk';
  const [deep, mid, pale] = waters.map((colour) =>
    dark
      ? mix(underLight(palette, colour), colour, palette.light === 'night' ? 0.45 : 0.3)
      : underLight(palette, colour),
  ) as [string, string, string];
  const noise = makeNoise(`${seed}/pool-net`);
  const box = [left, top, right + 1, bottom + 1] as const;
  tone(
    layer,
    ramp([
      [0, deep],
      [0.42, mid],
      [0.75, pale],
      [1, mix(pale, '#ffffff', 0.55)],
    ]),
    (px, py) => {
      const [wx, , wz] = camera.hit([px, py], 'y', level);
      const bend = 0.5 * noise(wx * 1.1, wz * 1.1 + 9);
      const net = smoothstep(0.72, 1, noise.ridge(wx * 1.3 + bend, wz * 0.95 - bend, 1));
      const nearEdge = smoothstep(1.4, 0, Math.min(wx - x[0], x[1] - wx, wz - z[0]));
      const far = smoothstep(4, 16, wz);
      return clamp(
        0.24 + 0.2 * far + 0.2 * nearEdge + 0.3 * net * (1 - 0.75 * far) + 0.08 * noise.fbm(wx, wz * 0.5, 2),
      );
    },
    { box, step: 2, grain: 0.12 },
  );
  fade(image, (_px, py) => 0.22 + 0.78 * clamp((py - top) / (bottom - top)) ** 0.6, { soft: 1.5 });
  layer.ctx.save();
  layer.ctx.globalCompositeOperation = 'source-atop';
  layer.ctx.globalAlpha = dark ? 0.6 : 0.72;
  copyLayer(layer.ctx, image);
  layer.ctx.restore();
  sheet.release(image);
  sheet.stamp(layer);
  const { ctx } = sheet.main;
  ctx.save();
  trace(ctx, outline);
  ctx.clip();
  ripples(ctx, makeRng(`${seed}/pool-glints`), {
    from: top + 3,
    to: bottom,
    colours: [mix(pale, '#ffffff', 0.5), palette.glint[0]],
    count: 90,
    length: [10, 120],
    thickness: [0.5, 2.4],
    alpha: [0.15, 0.5],
  });
  if (light.lamps > 0.5)
    for (const t of [0.15, 0.5, 0.85]) {
      const [gx, gy] = camera.see([x[0] + (x[1] - x[0]) * t, level, z[0] + (z[1] - z[0]) * 0.45]);
      glow(ctx, { x: gx, y: gy, radius: 240, colour: '#7fe0d0', strength: 0.26 * light.lamps });
    }
  ctx.restore();
  paintFace(
    stage,
    ctx,
    [
      [x[0], 0, z[0]],
      [x[1], 0, z[0]],
      [x[1], level, z[0]],
      [x[0], level, z[0]],
    ],
    rgba(light.shade, 0.35),
  );
}
