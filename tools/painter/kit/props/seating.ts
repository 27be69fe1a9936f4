import { type Hex, mix } from '../colour.ts';
import type { Context } from '../sheet.ts';
import { paintCushion } from './cushion.ts';
import type { Stage } from './room-stage.ts';
import { type Place, paintBlock, paintShadow } from './solid.ts';

/** A sofa seen from the front (its back toward positive v). */
export function paintSofa(stage: Stage, ctx: Context, place: Place, width: number, cloth: Hex): void {
  const { colours, light } = stage;
  const half = width / 2;
  paintShadow(stage, ctx, place, { u: [-half, half], v: [-0.85, 0] }, 0.3, 0.24);
  const wood = mix(colours.timber, light.shade, 0.2);
  for (const u of [-half + 0.08, half - 0.14])
    paintBlock(stage, ctx, place, { u: [u, u + 0.06], y: [0, 0.14], v: [-0.8, -0.74] }, wood);
  const block = (
    u: readonly [number, number],
    y: readonly [number, number],
    v: readonly [number, number],
    tint = cloth,
  ): void => paintBlock(stage, ctx, place, { u, y, v }, tint, 7);
  const turned = Math.sin(place.turn ?? 0) > 0;
  block([-half, half], [0.14, 0.82], [-0.2, 0]);
  const arm = (side: -1 | 1): void =>
    block(
      side < 0 ? [-half, -half + 0.18] : [half - 0.18, half],
      [0.14, 0.62],
      [-0.88, -0.04],
      mix(cloth, light.shade, 0.06),
    );
  arm(turned ? -1 : 1);
  const seats = Math.max(1, Math.round((width - 0.36) / 0.72));
  const wide = (width - 0.36) / seats;
  block([-half + 0.18, half - 0.18], [0.14, 0.3], [-0.86, -0.18], mix(cloth, light.shade, 0.16));
  for (let i = 0; i < seats; i++) {
    const u = -half + 0.18 + i * wide;
    block([u + 0.02, u + wide - 0.02], [0.3, 0.44], [-0.86, -0.2], mix(cloth, light.light, 0.1));
  }
  for (let i = 0; i < seats; i++)
    paintCushion(stage, ctx, place, {
      u: -half + 0.18 + (i + 0.5) * wide,
      y: 0.42,
      v: -0.36,
      width: wide * 0.96,
      height: 0.44,
      colour: mix(cloth, light.light, 0.06),
    });
  paintCushion(stage, ctx, place, {
    u: -half + 0.46,
    y: 0.44,
    v: -0.5,
    width: 0.44,
    height: 0.38,
    colour: colours.cushions[1],
    tilt: 0.1,
  });
  paintCushion(stage, ctx, place, {
    u: half - 0.5,
    y: 0.44,
    v: -0.5,
    width: 0.42,
    height: 0.36,
    colour: colours.throw,
    tilt: -0.1,
  });
  arm(turned ? 1 : -1);
}

/** A low armchair on wooden legs. */
export function paintArmchair(stage: Stage, ctx: Context, place: Place, cloth: Hex): void {
  const { colours, light } = stage;
  paintShadow(stage, ctx, place, { u: [-0.38, 0.38], v: [-0.72, 0] }, 0.25, 0.22);
  const wood = colours.timber;
  for (const [u, v] of [
    [-0.34, -0.06],
    [0.3, -0.06],
    [-0.34, -0.7],
    [0.3, -0.7],
  ] as const)
    paintBlock(
      stage,
      ctx,
      place,
      { u: [u, u + 0.05], y: [0, v < -0.5 ? 0.56 : 0.3], v: [v, v + 0.05] },
      wood,
    );
  paintBlock(stage, ctx, place, { u: [-0.32, 0.32], y: [0.24, 0.86], v: [-0.14, -0.02] }, cloth, 8);
  paintBlock(
    stage,
    ctx,
    place,
    { u: [-0.32, 0.32], y: [0.26, 0.44], v: [-0.72, -0.12] },
    mix(cloth, light.light, 0.1),
    8,
  );
  paintCushion(stage, ctx, place, {
    u: 0,
    y: 0.43,
    v: -0.3,
    width: 0.46,
    height: 0.36,
    colour: colours.throw,
  });
  for (const u of [-0.38, 0.32])
    paintBlock(stage, ctx, place, { u: [u, u + 0.06], y: [0.54, 0.58], v: [-0.74, -0.04] }, wood);
}
