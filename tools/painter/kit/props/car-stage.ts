import { type Hex, mix } from '../colour.ts';
import type { Palette } from '../lights.ts';
import { lerp, type Point } from '../maths.ts';
import type { Context } from '../sheet.ts';
import { polygon } from '../stroke.ts';
import type { Camera, Spot } from './camera.ts';
import type { CarShape, Section } from './car-shape.ts';
import type { MeshLight } from './mesh.ts';

/** What the parts of a car need. */
export interface CarStage {
  ctx: Context;
  camera: Camera;
  palette: Palette;
  shape: CarShape;
  light: MeshLight;
  body: Hex;
  glass: Hex;
  /** A band along the flank. */
  stripe?: Hex;
  /** Lamps burn. */
  lamps: boolean;
  /** A spot of the car: along, up, across. */
  spot: (u: number, y: number, v: number) => Spot;
  see: (u: number, y: number, v: number) => Point;
}

/** Place on the flank: `s` 0 at the belt, 1 at the edge of the roof. */
export function flank({ shape }: CarStage, u: number, s: number): readonly [y: number, half: number] {
  const list = shape.sections;
  const next = Math.max(
    1,
    list.findIndex((section) => section.u >= u),
  );
  const a = list[next - 1] as Section;
  const b = list[next] as Section;
  const t = Math.min(1, Math.max(0, (u - a.u) / (b.u - a.u)));
  const mixed = (i: 0 | 1): number => lerp(lerp(a.belt[i], b.belt[i], t), lerp(a.top[i], b.top[i], t), s);
  return [mixed(0), mixed(1)];
}

export function paintPane({ ctx, glass, palette, lamps }: CarStage, outline: readonly Point[]): void {
  const rows = outline.map(([, y]) => y);
  const fill = ctx.createLinearGradient(0, Math.min(...rows), 0, Math.max(...rows));
  fill.addColorStop(0, mix(glass, palette.sky[1], lamps ? 0.1 : 0.3));
  fill.addColorStop(0.55, glass);
  fill.addColorStop(1, mix(glass, palette.ink, 0.4));
  polygon(ctx, outline, '#000000');
  ctx.fillStyle = fill;
  ctx.fill();
}
