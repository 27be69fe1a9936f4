import { type Hex, mix, rgba } from '../../kit/colour.ts';
import { paintLathe } from '../../kit/props/lathe.ts';
import type { Stage } from '../../kit/props/room-stage.ts';
import { paintBlock, paintShadow, spotOf } from '../../kit/props/solid.ts';
import { ellipse } from '../../kit/stroke.ts';

/** A massage couch with a folded throw, a pillow and rolled towels. */
export function paintCouch(stage: Stage, ctx: Stage['sheet']['main']['ctx'], x: number, z: number): void {
  const { colours, camera } = stage;
  const place = { x, z, turn: 0 };
  const half = 0.42;
  paintShadow(stage, ctx, place, { u: [-half, half], v: [-2, 0] }, 0.4, 0.26);
  for (const v of [-1.9, -0.12])
    for (const u of [-half + 0.04, half - 0.1])
      paintBlock(stage, ctx, place, { u: [u, u + 0.07], y: [0, 0.62], v: [v, v + 0.07] }, colours.timber);
  paintBlock(stage, ctx, place, { u: [-half, half], y: [0.58, 0.66], v: [-2, 0] }, colours.timber);
  paintBlock(stage, ctx, place, { u: [-half, half], y: [0.66, 0.8], v: [-2, 0] }, colours.linen, 4);
  paintBlock(
    stage,
    ctx,
    place,
    { u: [-half - 0.02, half + 0.02], y: [0.5, 0.825], v: [-1.5, -0.7] },
    colours.throw,
    2,
  );
  paintBlock(
    stage,
    ctx,
    place,
    { u: [-0.26, 0.26], y: [0.8, 0.9], v: [-0.42, -0.1] },
    mix(colours.linen, colours.cushions[1], 0.25),
    6,
  );
  for (const [u, colour] of [
    [-0.14, colours.linen],
    [0.14, colours.cushions[0]],
  ] as const) {
    const [px, py] = camera.see(spotOf(place, u, 0.88, -1.72));
    const m = camera.scaleAt(spotOf(place, u, 0.88, -1.72));
    ellipse(ctx, px, py, m * 0.13, m * 0.09, mix(colour, stage.light.shade, 0.12));
    ellipse(ctx, px, py - m * 0.01, m * 0.09, m * 0.06, colour);
    ellipse(ctx, px, py - m * 0.01, m * 0.04, m * 0.026, mix(colour, stage.light.shade, 0.25));
  }
  for (let i = 0; i < 3; i++) {
    const [px, py] = camera.see(spotOf(place, -0.08 + 0.08 * i, 0.84, -1.2));
    const m = camera.scaleAt(spotOf(place, 0, 0.84, -1.2));
    blossom(ctx, px, py - m * 0.02, m * 0.045);
  }
}

/** A white plumeria blossom with a yellow heart. */
function blossom(ctx: Stage['sheet']['main']['ctx'], x: number, y: number, r: number): void {
  for (let i = 0; i < 5; i++) {
    const a = (i / 5) * Math.PI * 2 - 0.4;
    ellipse(
      ctx,
      x + Math.cos(a) * r * 0.6,
      y + Math.sin(a) * r * 0.42,
      r * 0.5,
      r * 0.32,
      i % 2 ? '#fbf6ea' : '#f3e8d2',
      a,
    );
  }
  ellipse(ctx, x, y, r * 0.26, r * 0.2, '#f2b33d');
}

/** A low stand with bottles, a bowl and candles. */
export function paintSpaShelf(stage: Stage, ctx: Stage['sheet']['main']['ctx'], x: number, z: number): void {
  const { colours, camera } = stage;
  const place = { x, z };
  paintShadow(stage, ctx, place, { u: [-0.36, 0.36], v: [-0.3, 0.1] }, 0.3, 0.22);
  for (const u of [-0.32, 0.26])
    paintBlock(stage, ctx, place, { u: [u, u + 0.06], y: [0, 0.48], v: [-0.26, 0.06] }, colours.timber);
  paintBlock(stage, ctx, place, { u: [-0.38, 0.38], y: [0.48, 0.54], v: [-0.3, 0.1] }, colours.timber);
  const bottle = (u: number, tall: number, colour: Hex): void =>
    paintLathe(stage, ctx, {
      spot: spotOf(place, u, 0.54, -0.08),
      rings: [
        [0.05, 0],
        [0.056, tall * 0.5],
        [0.04, tall * 0.7],
        [0.016, tall * 0.78],
        [0.018, tall],
      ],
      colour,
    });
  bottle(-0.26, 0.26, mix(colours.cushions[1], stage.light.shade, 0.1));
  bottle(-0.14, 0.2, mix(colours.throw, stage.light.light, 0.1));
  paintLathe(stage, ctx, {
    spot: spotOf(place, 0.08, 0.54, -0.1),
    rings: [
      [0.07, 0],
      [0.13, 0.06],
      [0.15, 0.1],
    ],
    colour: colours.stone,
    inside: mix('#c8708a', stage.light.light, 0.2),
  });
  for (const u of [0.26, 0.33]) {
    paintLathe(stage, ctx, {
      spot: spotOf(place, u, 0.54, -0.12),
      rings: [
        [0.034, 0],
        [0.034, 0.1 + (u - 0.26)],
      ],
      colour: '#f3ead6',
    });
    const [px, py] = camera.see(spotOf(place, u, 0.68 + (u - 0.26), -0.12));
    const m = camera.scaleAt(spotOf(place, u, 0.68, -0.12));
    ellipse(ctx, px, py, m * 0.013, m * 0.034, '#ffd27a');
    ellipse(ctx, px, py, m * 0.12, m * 0.12, rgba('#ffd27a', 0.16));
  }
}
