import { blob } from '../../kit/blob.ts';
import { type Hex, mix } from '../../kit/colour.ts';
import type { Point, Side } from '../../kit/maths.ts';
import type { SceneView } from '../../kit/scene-view.ts';
import { polygon } from '../../kit/stroke.ts';

export interface ChamTowerOptions {
  seed: string;
  x: number;
  base: number;
  /** Width of the body and height of the whole, in pixels. */
  width: number;
  height: number;
  /** 0 is all haze, 1 near. */
  nearness?: number;
  side: Side;
  /** Storeys above the body; 3 is whole. */
  storeys?: number;
  /** The crown has fallen. */
  ruined?: boolean;
}

export function paintPilasters(
  { ctx }: SceneView,
  { x, width: w, side }: ChamTowerOptions,
  brick: Hex,
  dark: Hex,
  low: number,
  high: number,
): void {
  const inner = w * 0.76;
  for (let i = 0; i < 5; i++) {
    const px = x - side * (w * 0.47 - (inner * i) / 4.2);
    if (i === 2) continue;
    ctx.fillStyle = mix(brick, dark, 0.28);
    ctx.fillRect(px - w * 0.022, high + 3, w * 0.044, low - high - 6);
    ctx.fillStyle = mix(brick, dark, 0.62);
    ctx.fillRect(px - side * w * 0.022 - w * 0.006, high + 3, w * 0.012, low - high - 6);
  }
}

/** Doorway with a porch and a flame-shaped arch over it. */
export function paintFlameDoor(
  { ctx, palette }: SceneView,
  { x, base, width: w, height: h, side }: ChamTowerOptions,
  brick: Hex,
  dark: Hex,
): void {
  const dx = x - side * w * 0.12;
  const foot = base - h * 0.05;
  const lintel = base - h * 0.26;
  const lit = mix(brick, palette.flank, 0.22);
  const arch = (half: number, low: number, tip: number, colour: Hex): void =>
    blob(
      ctx,
      [
        [dx - half, low],
        [dx - half * 1.12, low - (low - tip) * 0.42],
        [dx - half * 0.3, low - (low - tip) * 0.74],
        [dx, tip - (low - tip) * 0.14],
        [dx + half * 0.3, low - (low - tip) * 0.74],
        [dx + half * 1.12, low - (low - tip) * 0.42],
        [dx + half, low],
      ],
      colour,
    );
  arch(w * 0.25, lintel + 4, base - h * 0.43, mix(brick, dark, 0.5));
  arch(w * 0.215, lintel + 4, base - h * 0.405, lit);
  arch(w * 0.15, lintel + 4, base - h * 0.36, mix(brick, dark, 0.4));
  ctx.fillStyle = lit;
  ctx.fillRect(dx - w * 0.19, lintel, w * 0.38, foot - lintel);
  ctx.fillStyle = mix(brick, dark, 0.35);
  ctx.fillRect(dx - w * 0.2, lintel, w * 0.4, h * 0.012);
  ctx.fillStyle = mix(dark, palette.ink, 0.55);
  ctx.fillRect(dx - w * 0.1, lintel + h * 0.02, w * 0.2, foot - lintel - h * 0.02);
  for (const hand of [-1, 1]) {
    ctx.fillStyle = mix(brick, dark, 0.45);
    ctx.fillRect(dx + hand * w * 0.15 - w * 0.022, lintel + h * 0.01, w * 0.044, foot - lintel - h * 0.01);
  }
}

export function paintNiche(
  { ctx }: SceneView,
  x: number,
  y: number,
  w: number,
  h: number,
  dark: Hex,
  brick: Hex,
): void {
  const shape = (share: number, colour: Hex): void =>
    blob(
      ctx,
      [
        [x - (w / 2) * share, y - 2],
        [x - (w / 2) * share, y - h * 0.6 * share],
        [x, y - h * 1.02 * share],
        [x + (w / 2) * share, y - h * 0.6 * share],
        [x + (w / 2) * share, y - 2],
      ],
      colour,
    );
  shape(1.25, mix(brick, dark, 0.35));
  shape(0.7, mix(brick, dark, 0.85));
}

export function paintTurret(
  { ctx, palette }: SceneView,
  x: number,
  y: number,
  w: number,
  h: number,
  brick: Hex,
  dark: Hex,
  side: Side,
): void {
  const shape = (from: number, to: number): Point[] => [
    [x + w * from, y],
    [x + w * to, y],
    [x + w * to * 0.9, y - h * 0.45],
    [x + w * to * 0.5, y - h * 0.6],
    [x, y - h],
    [x + w * from * 0.5, y - h * 0.6],
    [x + w * from * 0.9, y - h * 0.45],
  ];
  polygon(ctx, shape(-0.5, 0.5), mix(brick, dark, 0.3));
  polygon(ctx, side > 0 ? shape(0.1, 0.5) : shape(-0.5, -0.1), mix(brick, palette.flank, 0.24));
}

export function paintFinial(
  { ctx, palette }: SceneView,
  x: number,
  y: number,
  w: number,
  h: number,
  brick: Hex,
  side: Side,
): void {
  const shape = (from: number, to: number): Point[] => [
    [x + w * 0.5 * from, y],
    [x + w * 0.52 * from, y - h * 0.25],
    [x + w * 0.3 * from, y - h * 0.55],
    [x, y - h * 1.1],
    [x + w * 0.3 * to, y - h * 0.55],
    [x + w * 0.52 * to, y - h * 0.25],
    [x + w * 0.5 * to, y],
  ];
  polygon(ctx, shape(-1, 1), mix(brick, palette.ink, 0.12));
  polygon(ctx, side > 0 ? shape(0.2, 1) : shape(-1, -0.2), mix(brick, palette.flank, 0.26));
}
