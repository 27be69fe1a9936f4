import { mix, rgba } from '../colour.ts';
import type { Point } from '../maths.ts';
import type { Context } from '../sheet.ts';
import { line, polygon, trace } from '../stroke.ts';
import type { Stage } from './room-stage.ts';
import { type Place, paintShadow, spotOf } from './solid.ts';

const RIM = { u: 0.84, v: 0.4, y: 0.58 };
const FOOT = { u: 0.62, v: 0.27, y: 0.03 };

/** A free-standing oval bath full of water with foam, a towel over its side. */
export function paintBathtub(stage: Stage, ctx: Context, place: Place): void {
  const { camera, colours, light, toLight, palette } = stage;
  const white = mix('#f7f2e6', light.wash[0], light.wash[1]);
  const ring = (u: number, v: number, y: number): Point[] =>
    Array.from({ length: 49 }, (_, i): Point => {
      const angle = (i / 48) * Math.PI * 2;
      return camera.see(spotOf(place, Math.cos(angle) * u, y, Math.sin(angle) * v));
    });
  paintShadow(stage, ctx, place, { u: [-0.7, 0.7], v: [-0.3, 0.3] }, 0.35, 0.26);
  const rim = ring(RIM.u, RIM.v, RIM.y);
  const rings = [rim];
  for (let i = 1; i <= 36; i++) {
    const t = i / 36;
    const swell = (from: number, to: number): number => from + (to - from) * t ** 1.7;
    rings.push(ring(swell(RIM.u - 0.02, FOOT.u), swell(RIM.v - 0.02, FOOT.v), RIM.y - t * (RIM.y - FOOT.y)));
  }
  const [left, right] = [Math.min(...rim.map(([x]) => x)), Math.max(...rim.map(([x]) => x))];
  const gradient = ctx.createLinearGradient(left, 0, right, 0);
  const lit = toLight[0] >= 0;
  gradient.addColorStop(lit ? 1 : 0, mix(white, light.light, 0.3));
  gradient.addColorStop(0.5, mix(white, light.shade, 0.14));
  gradient.addColorStop(lit ? 0 : 1, mix(white, light.shade, 0.42));
  for (const outline of rings) {
    trace(ctx, outline);
    ctx.fillStyle = gradient;
    ctx.fill();
  }
  polygon(ctx, rim, mix(white, light.light, 0.35));
  polygon(ctx, ring(RIM.u - 0.05, RIM.v - 0.05, RIM.y), mix(white, light.shade, 0.3));
  const water = ring(RIM.u - 0.07, RIM.v - 0.07, RIM.y - 0.07);
  polygon(ctx, water, mix('#8cc7bd', light.wash[0], light.wash[1]));
  ctx.save();
  trace(ctx, water);
  ctx.clip();
  for (let i = 0; i < 46; i++) {
    const angle = i * 2.4;
    const d = Math.sqrt(i / 46);
    const [x, y] = camera.see(
      spotOf(place, -0.25 + Math.cos(angle) * d * 0.42, RIM.y - 0.06, Math.sin(angle) * d * 0.3),
    );
    const r = camera.scaleAt([place.x, 0, place.z]) * 0.06;
    ctx.beginPath();
    ctx.ellipse(x, y - r * 0.3, r, r * 0.55, 0, 0, Math.PI * 2);
    ctx.fillStyle = i % 3 ? rgba('#fffdf4', 0.9) : mix('#fffdf4', light.shade, 0.12);
    ctx.fill();
  }
  ctx.restore();
  line(ctx, [...rim, rim[0] as Point], 1.4, rgba(palette.ink, 0.14));
  const towel = [
    [0.2, RIM.y + 0.012, -0.37],
    [0.52, RIM.y + 0.012, -0.32],
    [0.5, 0.2, -0.35],
    [0.2, 0.2, -0.4],
  ].map(([u, y, v]) => camera.see(spotOf(place, u as number, y as number, v as number)));
  polygon(ctx, towel, colours.throw);
  const band = [
    [0.2, 0.3, -0.395],
    [0.5, 0.3, -0.35],
  ].map(([u, y, v]) => camera.see(spotOf(place, u as number, y as number, v as number)));
  line(ctx, band, 3, mix(colours.cushions[1], light.light, 0.2));
}
