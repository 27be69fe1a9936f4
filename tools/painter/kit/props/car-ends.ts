import { mix, rgba } from '../colour.ts';
import { glow } from '../glow.ts';
import { lerp, type Point } from '../maths.ts';
import { line, polygon } from '../stroke.ts';
import type { Section } from './car-shape.ts';
import type { CarStage } from './car-stage.ts';

/** Lamps, grille, bumper and number plate at the end that faces the viewer. */
export function paintCarEnd(stage: CarStage, front: boolean, near: 1 | -1): void {
  const { shape, see, ctx, body, palette, camera, spot } = stage;
  const list = front ? [...shape.sections].reverse() : shape.sections;
  const [tip, next, third] = list as [Section, Section, Section];
  const out = front ? 1 : -1;
  const metre = camera.scaleAt(spot(tip.u, 0.6, 0));
  const nose = tip.u + 0.055 * out;
  const high = tip.belt[0];
  const wide = tip.belt[1];
  const at = (y: number, v: number, back = 0): Point => see(nose - back * out, y, v);
  const dark = mix(palette.ink, '#0d1113', 0.55);
  const sill = shape.sill;
  if (front) {
    const top = sill + (high - sill) * 0.86;
    const mid = sill + (high - sill) * 0.5;
    polygon(
      ctx,
      [at(top, -wide * 0.62), at(top, wide * 0.62), at(mid, wide * 0.5), at(mid, -wide * 0.5)],
      dark,
    );
    for (let i = 1; i < 4; i++) {
      const y = mid + ((top - mid) * i) / 4;
      line(
        ctx,
        [at(y, -wide * 0.55), at(y, wide * 0.55)],
        Math.max(0.7, metre * 0.012),
        rgba('#c9d0d0', 0.5),
      );
    }
    polygon(
      ctx,
      [
        at(sill + 0.14, -wide * 0.9, 0.04),
        at(sill + 0.14, wide * 0.9, 0.04),
        at(sill + 0.02, wide * 0.8, 0.06),
        at(sill + 0.02, -wide * 0.8, 0.06),
      ],
      dark,
    );
  } else {
    polygon(
      ctx,
      [
        at(sill + 0.16, -wide * 0.98, 0.02),
        at(sill + 0.16, wide * 0.98, 0.02),
        at(sill, wide * 0.9, 0.03),
        at(sill, -wide * 0.9, 0.03),
      ],
      dark,
    );
  }
  const plate = sill + (high - sill) * (front ? 0.34 : 0.5);
  polygon(
    ctx,
    [at(plate, -0.24), at(plate, 0.24), at(plate - 0.12, 0.24), at(plate - 0.12, -0.24)],
    mix('#f3efe2', palette.ink, stage.lamps ? 0.35 : 0.08),
  );
  line(
    ctx,
    [at(plate - 0.06, -0.17), at(plate - 0.06, 0.17)],
    Math.max(0.8, metre * 0.03),
    rgba(palette.ink, 0.55),
  );
  for (const hand of [near, near > 0 ? -1 : 1] as const) {
    if (hand !== near && !seesBoth(stage, near)) continue;
    paintLamp(stage, front, hand, [tip, next, third]);
  }
  line(
    ctx,
    [at(high * 0.99, -wide * 0.9, 0.05), at(high * 0.99, wide * 0.9, 0.05)],
    Math.max(0.8, metre * 0.014),
    rgba(mix(body, palette.ink, 0.6), 0.5),
  );
}

/** Whether the end is turned to the eye so far that its other corner is seen. */
function seesBoth({ see, shape }: CarStage, near: 1 | -1): boolean {
  const [tip] = shape.sections as [Section];
  const a = see(tip.u, 0.6, 0.8 * near)[0];
  const b = see(tip.u, 0.6, -0.8 * near)[0];
  const c = see(0, 0.6, 0.8 * near)[0];
  const d = see(tip.u * 0.5, 0.6, 0.8 * near)[0];
  return Math.abs(a - b) > Math.abs(c - d) * 0.22;
}

function paintLamp(
  stage: CarStage,
  front: boolean,
  hand: 1 | -1,
  [tip, next, beyond]: readonly [Section, Section, Section],
): void {
  const { see, ctx, palette, lamps, camera, spot, shape } = stage;
  const out = front ? 0.02 : -0.02;
  const t = front ? 0.55 : 0.45;
  const third: Section = {
    u: lerp(next.u, beyond.u, t),
    belt: [lerp(next.belt[0], beyond.belt[0], t), lerp(next.belt[1], beyond.belt[1], t)],
    top: beyond.top,
  };
  const tall = shape.sections[5]?.top[0] ?? 1.5;
  const points: Point[] = front
    ? [
        see(tip.u + out, tip.belt[0] * 0.98, tip.belt[1] * 0.72 * hand),
        see(next.u + out, next.belt[0] * 1.0, next.belt[1] * 0.98 * hand),
        see(third.u, third.belt[0] * 0.99, third.belt[1] * 1.015 * hand),
        see(third.u + 0.05, third.belt[0] * 0.88, third.belt[1] * 1.015 * hand),
        see(next.u + out, next.belt[0] * 0.83, next.belt[1] * 1.0 * hand),
        see(tip.u + out, tip.belt[0] * 0.84, tip.belt[1] * 0.74 * hand),
      ]
    : [
        see(tip.u + out * 2, tip.belt[0] * 1.0, tip.belt[1] * 0.62 * hand),
        see(tip.u + out, tip.belt[0] * 1.02, tip.belt[1] * 1.0 * hand),
        see(next.u + out, next.belt[0] * 1.0 + (tall > 2 ? 0.1 : 0), next.belt[1] * 1.0 * hand),
        see(third.u, third.belt[0] * 0.98, third.belt[1] * 1.012 * hand),
        see(next.u + out, next.belt[0] * 0.84, next.belt[1] * 1.01 * hand),
        see(tip.u + out * 2, tip.belt[0] * 0.85, tip.belt[1] * 0.9 * hand),
        see(tip.u + out * 2, tip.belt[0] * 0.86, tip.belt[1] * 0.62 * hand),
      ];
  const colour = front
    ? lamps
      ? '#fff4d2'
      : mix('#eef2ee', palette.sky[1], 0.25)
    : lamps
      ? '#ff5238'
      : mix('#b3261c', palette.ink, 0.1);
  polygon(ctx, points, colour);
  ctx.lineWidth = 1;
  ctx.strokeStyle = rgba(palette.ink, 0.55);
  ctx.stroke();
  const [a, b] = [points[0] as Point, points[1] as Point];
  line(ctx, [a, b], 1.4, rgba('#ffffff', front ? 0.8 : 0.35));
  if (!lamps) return;
  const metre = camera.scaleAt(spot(tip.u, 0.7, 0));
  const x = (a[0] + b[0]) / 2;
  const y = (a[1] + (points[4] as Point)[1]) / 2;
  glow(ctx, {
    x,
    y,
    radius: metre * (front ? 1.5 : 0.8),
    colour: front ? '#ffe9b0' : '#ff4a30',
    strength: front ? 0.5 : 0.6,
  });
}
