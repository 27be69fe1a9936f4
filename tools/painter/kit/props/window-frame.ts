import { type Hex, mix, rgba } from '../colour.ts';
import { line, polygon } from '../stroke.ts';
import { type Opening, onWall, type RoomSize } from './room-shell.ts';
import type { Stage } from './room-stage.ts';

export interface WindowFrameOptions {
  room: RoomSize;
  opening: Opening;
  columns: number;
  /** Heights of cross bars, in metres. */
  bars?: readonly number[];
  colour: Hex;
  /** Width of the outer frame, in metres. */
  width?: number;
}

/** Glass with a breath of light, frame and bars. */
export function paintWindowFrame(stage: Stage, options: WindowFrameOptions): void {
  const { room, opening, columns, bars = [], colour, width = 0.06 } = options;
  const { camera, light, sheet } = stage;
  const { ctx } = sheet.main;
  const { wall, along, y } = opening;
  const [from, to] = along;
  const strip = (a0: number, a1: number, y0: number, y1: number, tint: string): void => {
    const spots = [onWall(room, wall, a0, y0), onWall(room, wall, a1, y0), onWall(room, wall, a1, y1)];
    const outline = camera.outline([...spots, onWall(room, wall, a0, y1)]);
    if (outline.length > 2) polygon(ctx, outline, tint);
  };
  strip(from, to, y[0], y[1], rgba(light.light, 0.04 + 0.06 * light.daylight));
  const bright = mix(colour, light.light, 0.3);
  const bar = (a0: number, a1: number, y0: number, y1: number): void => {
    strip(a0, a1, y0, y1, colour);
    const edge = Math.min(0.014, Math.abs(a1 - a0) * 0.25, Math.abs(y1 - y0) * 0.25);
    if (Math.abs(a1 - a0) < Math.abs(y1 - y0)) strip(a1 - edge, a1, y0, y1, bright);
    else strip(a0, a1, y1 - edge, y1, bright);
  };
  for (let i = 1; i < columns; i++) {
    const a = from + ((to - from) * i) / columns;
    bar(a - width * 0.55, a + width * 0.55, y[0], y[1]);
  }
  for (const height of bars) bar(from, to, height - width * 0.3, height + width * 0.3);
  bar(from - width, from, y[0], y[1]);
  bar(to, to + width, y[0], y[1]);
  bar(from - width, to + width, y[1], y[1] + width);
  if (y[0] > 0.1) {
    bar(from - width * 1.6, to + width * 1.6, y[0] - width, y[0]);
  } else strip(from, to, 0, 0.03, mix(colour, light.shade, 0.3));
}

export interface RailOptions {
  room: RoomSize;
  opening: Opening;
  /** Metres outside the wall. */
  outside: number;
  colour: Hex;
  floor: Hex;
  style: 'bars' | 'glass';
}

/** Balcony seen through an opening: its floor, and a rail. Painted before the wall. */
export function paintBalcony(
  stage: Stage,
  { room, opening, outside, colour, floor, style }: RailOptions,
): void {
  const { camera, light, sheet } = stage;
  const { ctx } = sheet.main;
  const { wall } = opening;
  const [from, to] = [opening.along[0] - 3, opening.along[1] + 3];
  const face = (a0: number, a1: number, y0: number, y1: number, tint: string): void => {
    const out = -outside;
    const outline = camera.outline([
      onWall(room, wall, a0, y0, out),
      onWall(room, wall, a1, y0, out),
      onWall(room, wall, a1, y1, out),
      onWall(room, wall, a0, y1, out),
    ]);
    if (outline.length > 2) polygon(ctx, outline, tint);
  };
  const slab = camera.outline([
    onWall(room, wall, from, 0, 0),
    onWall(room, wall, to, 0, 0),
    onWall(room, wall, to, 0, -outside),
    onWall(room, wall, from, 0, -outside),
  ]);
  if (slab.length > 2) polygon(ctx, slab, mix(floor, light.shade, 0.15));
  face(from, to, 0, 0.06, mix(floor, light.shade, 0.4));
  if (style === 'glass') {
    face(from, to, 0.06, 1.02, rgba(light.light, 0.16));
    for (let a = from; a < to; a += 1.1) face(a, a + 0.03, 0.06, 1.02, rgba(colour, 0.75));
  } else for (let a = from; a < to; a += 0.12) face(a, a + 0.022, 0.06, 1.02, colour);
  face(from, to, 1.02, 1.08, colour);
  const ends = camera.outline([
    onWall(room, wall, from, 1.08, -outside),
    onWall(room, wall, to, 1.08, -outside),
  ]);
  if (ends.length === 2) line(ctx, ends, 1.6, mix(colour, light.light, 0.5));
}
