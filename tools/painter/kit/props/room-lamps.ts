import { mix, rgba } from '../colour.ts';
import { glow } from '../glow.ts';
import type { Context } from '../sheet.ts';
import { ellipse, line, polygon } from '../stroke.ts';
import type { Spot } from './camera.ts';
import { paintLathe } from './lathe.ts';
import type { Stage } from './room-stage.ts';

const LAMPLIGHT = '#fbe0a8';

/** Tells the walls of a lamp; call before they are painted. */
export function lightLamp({ sources, light }: Stage, spot: Spot, reach = 1.3, power = 0.75): void {
  if (light.lamps > 0.1) sources.push({ spot, reach, power: power * light.lamps });
}

/** Lamp with a shade on something `spot` high: a turned foot, a cloth shade. */
export function paintTableLamp(stage: Stage, ctx: Context, spot: Spot, size = 1): void {
  const { camera, colours, light, palette } = stage;
  const [x, y, z] = spot;
  paintLathe(stage, ctx, {
    spot,
    rings: [
      [0.05 * size, 0],
      [0.075 * size, 0.06 * size],
      [0.08 * size, 0.12 * size],
      [0.035 * size, 0.2 * size],
      [0.014 * size, 0.23 * size],
      [0.014 * size, 0.28 * size],
    ],
    colour: colours.cushions[0],
  });
  shade(stage, ctx, [x, y + 0.26 * size, z], 0.16 * size, 0.1 * size, 0.25 * size);
  const [gx, gy] = camera.see([x, y + 0.36 * size, z]);
  const radius = camera.scaleAt(spot) * 0.75 * size;
  glow(ctx, { x: gx, y: gy, radius, colour: palette.lit, strength: 0.12 + 0.5 * light.lamps });
}

/** A standing lamp with a tripod-like foot. */
export function paintFloorLamp(stage: Stage, ctx: Context, [x, y, z]: Spot): void {
  const { camera, colours, light, palette } = stage;
  const scale = camera.scaleAt([x, y, z]);
  const head = camera.see([x, y + 1.4, z]);
  for (const foot of [-0.2, 0.05, 0.22])
    line(
      ctx,
      [head, camera.see([x + foot, y, z + (foot === 0.05 ? -0.2 : 0.1)])],
      scale * 0.018,
      colours.timber,
    );
  shade(stage, ctx, [x, y + 1.34, z], 0.25, 0.19, 0.34);
  const [gx, gy] = camera.see([x, y + 1.5, z]);
  glow(ctx, { x: gx, y: gy, radius: scale, colour: palette.lit, strength: 0.1 + 0.5 * light.lamps });
}

function shade(stage: Stage, ctx: Context, [x, y, z]: Spot, foot: number, top: number, height: number): void {
  const { camera, light } = stage;
  const scale = camera.scaleAt([x, y, z]);
  const [px, low] = camera.see([x, y, z]);
  const [, high] = camera.see([x, y + height, z]);
  const warm = mix(LAMPLIGHT, light.shade, 0.12 * (1 - light.lamps));
  const gradient = ctx.createLinearGradient(0, high, 0, low);
  gradient.addColorStop(0, mix(warm, '#ffffff', 0.3));
  gradient.addColorStop(1, mix(warm, '#c8522a', 0.16));
  polygon(
    ctx,
    [
      [px - top * scale, high],
      [px + top * scale, high],
      [px + foot * scale, low],
      [px - foot * scale, low],
    ],
    warm,
  );
  ctx.fillStyle = gradient;
  ctx.fill();
  line(
    ctx,
    [
      [px - foot * scale, low],
      [px + foot * scale, low],
    ],
    1.6,
    rgba('#a8642c', 0.5),
  );
}

/** A woven dome that hangs from the ceiling. `spot` is its rim, `ceiling` the height of the hook. */
export function paintPendant(stage: Stage, ctx: Context, spot: Spot, ceiling: number, radius = 0.34): void {
  const { camera, colours, light, palette } = stage;
  const [x, , z] = spot;
  const s = camera.scaleAt(spot) * radius;
  const [px, py] = camera.see(spot);
  const [dark, pale] = colours.cane;
  line(ctx, [camera.see([x, ceiling, z]), [px, py - s * 0.7]], 1.6, rgba(palette.ink, 0.8));
  ctx.beginPath();
  ctx.moveTo(px - s * 0.2, py - s * 0.8);
  ctx.bezierCurveTo(px - s * 0.8, py - s * 0.66, px - s, py - s * 0.3, px - s, py);
  ctx.lineTo(px + s, py);
  ctx.bezierCurveTo(px + s, py - s * 0.3, px + s * 0.8, py - s * 0.66, px + s * 0.2, py - s * 0.8);
  ctx.closePath();
  ctx.fillStyle = mix(pale, LAMPLIGHT, 0.45 * light.lamps);
  ctx.fill();
  ctx.save();
  ctx.clip();
  ctx.strokeStyle = rgba(dark, 0.75);
  ctx.lineWidth = Math.max(0.8, s * 0.016);
  for (let i = -8; i <= 8; i++) {
    ctx.beginPath();
    ctx.moveTo(px + i * s * 0.025, py - s * 0.8);
    ctx.quadraticCurveTo(px + i * s * 0.12, py - s * 0.4, px + i * s * 0.126, py);
    ctx.stroke();
  }
  for (let row = 1; row < 6; row++) {
    ctx.beginPath();
    ctx.ellipse(px, py - s * 0.82 + row * s * 0.14, s * Math.sqrt(row / 6), s * 0.1, 0, 0, Math.PI);
    ctx.stroke();
  }
  ctx.restore();
  ellipse(ctx, px, py, s, s * 0.09, mix(dark, LAMPLIGHT, 0.25 + 0.7 * Math.max(light.lamps, 0.4)));
  glow(ctx, {
    x: px,
    y: py + s * 0.2,
    radius: s * 3.4,
    colour: palette.lit,
    strength: 0.08 + 0.42 * light.lamps,
  });
}
