import { mix, rgba } from '../../kit/colour.ts';
import { lerp } from '../../kit/maths.ts';
import { paintLathe } from '../../kit/props/lathe.ts';
import type { Stage } from '../../kit/props/room-stage.ts';
import { paintBlock, paintShadow } from '../../kit/props/solid.ts';
import { makeRng } from '../../kit/rng.ts';
import { ellipse } from '../../kit/stroke.ts';

/** A round wooden tub of herb water strewn with petals. */
export function paintHerbTub(stage: Stage, ctx: Stage['sheet']['main']['ctx']): void {
  const { colours, camera, seed, light } = stage;
  const spot = [-0.3, 0, 4.1] as const;
  paintShadow(stage, ctx, { x: spot[0], z: spot[2] }, { u: [-0.95, 0.95], v: [-0.7, 0.7] }, 0.4, 0.3);
  const wood = mix(colours.timber, '#b5743f', 0.55);
  const [fx, fy] = camera.see(spot);
  const foot = camera.scaleAt(spot) * 0.82;
  ellipse(ctx, fx, fy, foot, foot * 0.33, mix(wood, light.shade, 0.3));
  paintLathe(stage, ctx, {
    spot,
    rings: [
      [0.3, 0],
      [0.82, 0.01],
      [0.88, 0.2],
      [0.94, 0.5],
      [0.98, 0.78],
    ],
    colour: wood,
    inside: mix('#6d7a4a', light.shade, 0.15),
  });
  const m = camera.scaleAt(spot);
  for (const y of [0.16, 0.6]) {
    const [px, py] = camera.see([spot[0], y, spot[2]]);
    const r = lerp(0.86, 0.97, y) * m;
    ctx.beginPath();
    ctx.ellipse(px, py, r, r * (1.6 - y) * 0.215, 0, 0.08, Math.PI - 0.08);
    ctx.lineWidth = m * 0.05;
    ctx.strokeStyle = mix('#8a6a3c', light.shade, 0.3);
    ctx.stroke();
  }
  const [wx, wy] = camera.see([spot[0], 0.76, spot[2]]);
  const flat = 0.19;
  ellipse(ctx, wx, wy, 0.9 * m, 0.9 * m * flat, mix('#7d8a52', light.shade, 0.1));
  ellipse(ctx, wx - 0.2 * m, wy - 0.02 * m, 0.5 * m, 0.5 * m * flat, rgba('#dfe5c6', 0.3));
  const rng = makeRng(`${seed}/petals`);
  for (let i = 0; i < 70; i++) {
    const a = rng() * Math.PI * 2;
    const r = Math.sqrt(rng()) * 0.84 * m;
    ellipse(
      ctx,
      wx + Math.cos(a) * r,
      wy + Math.sin(a) * r * flat,
      m * 0.03,
      m * 0.014,
      rng.pick(['#c8405a', '#e8829a', '#f6c8d0', '#5f8a4a']),
      rng.range(-1, 1),
    );
  }
  const step = { x: 1, z: 3.5 };
  paintBlock(stage, ctx, step, { u: [-0.3, 0.34], y: [0, 0.24], v: [-0.24, 0.24] }, wood);
  paintBlock(stage, ctx, step, { u: [-0.3, 0.02], y: [0.24, 0.46], v: [-0.24, 0.24] }, wood);
  for (const [u, colour] of [
    [0.2, colours.linen],
    [0.2, colours.cushions[0]],
  ] as const)
    paintBlock(
      stage,
      ctx,
      step,
      {
        u: [u - 0.14, u + 0.12],
        y: [colour === colours.linen ? 0.24 : 0.31, colour === colours.linen ? 0.31 : 0.38],
        v: [-0.18, 0.16],
      },
      colour,
      4,
    );
}
