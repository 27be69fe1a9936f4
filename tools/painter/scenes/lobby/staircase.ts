import { mix, rgba } from '../../kit/colour.ts';
import type { Spot } from '../../kit/props/camera.ts';
import { paintLathe } from '../../kit/props/lathe.ts';
import type { Stage } from '../../kit/props/room-stage.ts';
import { paintBlock, paintFace, paintShadow } from '../../kit/props/solid.ts';
import type { Context } from '../../kit/sheet.ts';
import { line } from '../../kit/stroke.ts';

const STEPS = 13;
const RUN = 0.3;
const RISE = 0.17;
const FOOT = 1.15;
const Z = 7.2;
const HALF = 0.72;

/** Height of the stair at its step, and where that is. */
export const onStair = (step: number): Spot => [FOOT + (step + 0.5) * RUN, (step + 1) * RISE, Z - 0.1];

/** A flight that rises to the right along the back wall: stone steps, a red runner, turned balusters. */
export function paintStaircase(stage: Stage, ctx: Context): void {
  const { colours, light } = stage;
  const stone = mix(colours.stone, light.light, 0.2);
  const runner = mix('#a83a2c', light.wash[0], light.wash[1]);
  paintShadow(stage, ctx, { x: 0, z: Z }, { u: [FOOT, FOOT + STEPS * RUN], v: [-HALF, HALF] }, 0.5, 0.24);
  for (let i = 0; i < STEPS; i++) {
    const from = FOOT + i * RUN;
    const [low, high] = [i * RISE, (i + 1) * RISE];
    paintBlock(
      stage,
      ctx,
      { x: 0, z: Z },
      { u: [from, FOOT + STEPS * RUN], y: [low, high], v: [-HALF, HALF] },
      mix(stone, light.shade, 0.04 * (i % 2)),
    );
    const strip = (a: Spot, b: Spot, tint: string): void =>
      paintFace(stage, ctx, [a, b, [b[0], b[1], Z + 0.42], [a[0], a[1], Z + 0.42]], tint);
    strip([from, low, Z - 0.42], [from, high, Z - 0.42], mix(runner, light.shade, 0.25));
    strip([from, high, Z - 0.42], [from + RUN, high, Z - 0.42], runner);
  }
}

/** The near balustrade; painted after those who walk on the stair. */
export function paintBalustrade(stage: Stage, ctx: Context): void {
  const { camera, colours, light } = stage;
  const z = Z - HALF + 0.05;
  const timber = mix(colours.timber, light.shade, 0.1);
  for (let i = 0; i < STEPS; i++)
    for (const part of [0.25, 0.75]) {
      const x = FOOT + (i + part) * RUN;
      const floor = (i + 1) * RISE;
      paintLathe(stage, ctx, {
        spot: [x, floor, z],
        rings: [
          [0.03, 0],
          [0.03, 0.1],
          [0.045, 0.24],
          [0.022, 0.5],
          [0.03, 0.62],
          [0.022, 0.78 + (part - 0.5) * RISE],
        ],
        colour: colours.plain,
      });
    }
  const rail = (lift: number): (readonly [number, number])[] => [
    camera.see([FOOT - 0.1, 0.86 + lift, z]),
    camera.see([FOOT + STEPS * RUN, 0.94 + STEPS * RISE + lift, z]),
  ];
  const m = camera.scaleAt([FOOT, 0, z]);
  line(ctx, rail(0), m * 0.085, timber);
  line(ctx, rail(0.03), m * 0.02, rgba(light.light, 0.5));
  paintLathe(stage, ctx, {
    spot: [FOOT - 0.12, 0, z],
    rings: [
      [0.11, 0],
      [0.11, 0.12],
      [0.075, 0.16],
      [0.075, 0.86],
      [0.11, 0.9],
      [0.05, 0.96],
      [0.09, 1.04],
      [0.07, 1.12],
      [0.01, 1.16],
    ],
    colour: timber,
  });
}
