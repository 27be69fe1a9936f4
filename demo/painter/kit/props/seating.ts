import { type Hex, mix, rgba } from '../colour.ts';
import type { Context } from '../sheet.ts';
import { ellipse, line, polygon, trace } from '../stroke.ts';
import type { Spot } from './camera.ts';
import { paintCushion } from './cushion.ts';
import { paintDisc } from './lathe.ts';
import type { Stage } from './room-stage.ts';
import { type Place, paintBlock, paintShadow, spotOf } from './solid.ts';

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

/** A dining or desk chair; it looks toward negative v. */
export function paintChair(
  stage: Stage,
  ctx: Context,
  place: Place,
  seat: Hex,
  back: 'cane' | 'slats' = 'cane',
): void {
  const { colours, camera, light } = stage;
  const wood = colours.timber;
  paintShadow(stage, ctx, place, { u: [-0.22, 0.22], v: [-0.45, 0] }, 0.18, 0.18);
  const faces =
    Math.cos(place.turn ?? 0) * (camera.position[2] - place.z) -
    Math.sin(place.turn ?? 0) * (camera.position[0] - place.x);
  const leg = (u: number, v: number, top: number): void =>
    paintBlock(stage, ctx, place, { u: [u, u + 0.04], y: [0, top], v: [v, v + 0.04] }, wood);
  const backRest = (): void => {
    leg(-0.22, -0.04, 0.92);
    leg(0.18, -0.04, 0.92);
    paintBlock(stage, ctx, place, { u: [-0.2, 0.2], y: [0.86, 0.93], v: [-0.04, 0] }, wood);
    const panel = [
      [-0.18, 0.54],
      [0.18, 0.54],
      [0.18, 0.86],
      [-0.18, 0.86],
    ].map(([u, y]) => camera.see(spotOf(place, u as number, y as number, -0.02)));
    if (back === 'cane') {
      polygon(ctx, panel, mix(colours.cane[1], light.light, 0.1));
      ctx.save();
      trace(ctx, panel);
      ctx.clip();
      for (let u = -0.6; u < 0.6; u += 0.05) {
        const at = (a: number, b: number) => camera.see(spotOf(place, a, b, -0.02));
        line(ctx, [at(u, 0.5), at(u + 0.4, 0.9)], 0.9, rgba(colours.cane[0], 0.7));
        line(ctx, [at(u + 0.4, 0.5), at(u, 0.9)], 0.9, rgba(colours.cane[0], 0.7));
      }
      ctx.restore();
    } else
      for (const y of [0.58, 0.68, 0.78])
        paintBlock(stage, ctx, place, { u: [-0.18, 0.18], y: [y, y + 0.05], v: [-0.03, -0.01] }, wood);
  };
  const front = (): void => {
    leg(-0.22, -0.44, 0.44);
    leg(0.18, -0.44, 0.44);
    paintBlock(stage, ctx, place, { u: [-0.22, 0.22], y: [0.42, 0.48], v: [-0.45, -0.02] }, seat, 4);
  };
  if (faces < 0) {
    backRest();
    front();
  } else {
    front();
    backRest();
  }
}

/** A shell of rattan with a seat cushion, seen from the front. */
export function paintRattanChair(stage: Stage, ctx: Context, spot: Spot): void {
  const { camera, colours, palette, light, toLight } = stage;
  const s = camera.scaleAt(spot);
  const [x, y] = camera.see(spot);
  const [dark, pale] = colours.cane;
  const leg = mix(dark, palette.ink, 0.2);
  ellipse(ctx, x - toLight[0] * s * 0.15, y + 3, s * 0.44, s * 0.075, rgba(palette.ink, 0.26));
  for (const [from, to] of [
    [-0.27, -0.33],
    [0.27, 0.33],
  ] as const)
    line(
      ctx,
      [
        [x + from * s, y - s * 0.36],
        [x + to * s, y],
      ],
      s * 0.028,
      leg,
    );
  const shell = (): void => {
    ctx.beginPath();
    ctx.moveTo(x - s * 0.36, y - s * 0.4);
    ctx.bezierCurveTo(x - s * 0.52, y - s * 0.96, x - s * 0.22, y - s * 1.06, x, y - s * 1.06);
    ctx.bezierCurveTo(x + s * 0.22, y - s * 1.06, x + s * 0.52, y - s * 0.96, x + s * 0.36, y - s * 0.4);
    ctx.closePath();
  };
  shell();
  ctx.fillStyle = pale;
  ctx.fill();
  ctx.save();
  ctx.clip();
  for (let i = -10; i <= 10; i++) {
    ctx.beginPath();
    ctx.moveTo(x + i * s * 0.028, y - s * 0.36);
    ctx.quadraticCurveTo(x + i * s * 0.05, y - s * 0.76, x + i * s * 0.04, y - s * 1.1);
    ctx.lineWidth = 1.2;
    ctx.strokeStyle = rgba(dark, 0.75);
    ctx.stroke();
  }
  for (let row = 0; row < 9; row++) {
    ctx.beginPath();
    ctx.moveTo(x - s * 0.5, y - s * (0.44 + row * 0.07));
    ctx.quadraticCurveTo(x, y - s * (0.5 + row * 0.07), x + s * 0.5, y - s * (0.44 + row * 0.07));
    ctx.stroke();
  }
  const shadeFrom = toLight[0] > 0 ? x - s * 0.55 : x + s * 0.05;
  ctx.fillStyle = rgba(light.shade, 0.28);
  ctx.fillRect(shadeFrom, y - s * 1.1, s * 0.5, s * 0.8);
  ctx.restore();
  shell();
  ctx.lineWidth = s * 0.03;
  ctx.strokeStyle = dark;
  ctx.stroke();
  ellipse(ctx, x, y - s * 0.38, s * 0.36, s * 0.09, mix(colours.linen, light.shade, 0.3));
  ellipse(ctx, x, y - s * 0.405, s * 0.36, s * 0.085, colours.linen);
  ellipse(ctx, x - s * 0.04, y - s * 0.56, s * 0.18, s * 0.15, mix(colours.throw, light.shade, 0.18), -0.15);
  ellipse(ctx, x - s * 0.03, y - s * 0.575, s * 0.165, s * 0.13, colours.throw, -0.15);
  for (const [from, to] of [
    [-0.2, -0.25],
    [0.2, 0.25],
  ] as const)
    line(
      ctx,
      [
        [x + from * s, y - s * 0.33],
        [x + to * s, y + s * 0.05],
      ],
      s * 0.028,
      leg,
    );
}

/** A round table on three legs. */
export function paintRoundTable(
  stage: Stage,
  ctx: Context,
  [x, y, z]: Spot,
  radius: number,
  height: number,
): void {
  const { camera, colours, palette, light } = stage;
  const s = camera.scaleAt([x, y, z]);
  const [px, py] = camera.see([x, y, z]);
  ellipse(ctx, px, py, radius * s * 0.95, radius * s * 0.2, rgba(palette.ink, 0.22));
  const top = camera.see([x, y + height - 0.02, z]);
  for (const [dx, dz] of [
    [-0.7, 0.3],
    [0.7, 0.3],
    [0, -0.8],
  ] as const)
    line(ctx, [top, camera.see([x + dx * radius, y, z + dz * radius])], s * 0.026, colours.timber);
  paintDisc(stage, ctx, [x, y + height, z], radius, 0.035, [
    colours.cane[0],
    mix(colours.cane[1], light.light, 0.35),
  ]);
}
