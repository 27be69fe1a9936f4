import { type Hex, mix, rgba } from '../colour.ts';
import type { Box } from '../field.ts';
import { clamp, type Point } from '../maths.ts';
import { makeNoise } from '../noise.ts';
import { ramp } from '../ramp.ts';
import type { Layer } from '../sheet.ts';
import { polygon, trace } from '../stroke.ts';
import { tone } from '../tone.ts';
import type { Axis, Spot } from './camera.ts';
import { brightnessAt, type Stage } from './room-stage.ts';
import type { Span } from './solid.ts';

export type WallName = 'back' | 'left' | 'right';

/** The inside of a room, in metres. */
export interface RoomSize {
  left: number;
  right: number;
  back: number;
  height: number;
  /** Where floor and side walls begin, behind the eye. */
  front?: number;
}

/** A hole in a wall; `along` is x on the back wall and z on the side walls. */
export interface Opening {
  wall: WallName;
  along: Span;
  y: Span;
}

/** Thickness of the walls, in metres. */
const THICK = 0.16;

/** A spot on a wall, `inset` metres into the room (negative: outside). */
export function onWall(room: RoomSize, wall: WallName, along: number, y: number, inset = 0): Spot {
  if (wall === 'back') return [along, y, room.back - inset];
  return wall === 'left' ? [room.left + inset, y, along] : [room.right - inset, y, along];
}

export interface SurfaceOptions {
  axis: Axis;
  at: number;
  colour: Hex;
  /** Own ramp instead of one made of `colour`. */
  colours?: readonly [Hex, Hex, Hex, Hex];
  /** Shift of the tone by place: planks, tiles. */
  pattern?: (spot: Spot) => number;
  seed: string;
  /** Drawn on the surface before it is stamped. */
  after?: (layer: Layer) => void;
}

/** A flat surface toned by the brightness of its spots, and stamped. */
export function paintSurface(stage: Stage, spots: readonly Spot[], options: SurfaceOptions): void {
  const { camera, light, sheet } = stage;
  const outline = camera.outline(spots);
  if (outline.length < 3) return;
  const { axis, at, colour, colours, pattern, seed } = options;
  const layer = sheet.layer();
  polygon(layer.ctx, outline, '#000000');
  const noise = makeNoise(`${stage.seed}/${seed}`);
  const tones = colours
    ? ramp([
        [0, mix(colours[0], light.shade, 0.35)],
        [0.3, colours[0]],
        [0.52, colours[1]],
        [0.76, colours[2]],
        [1, colours[3]],
      ])
    : ramp([
        [0, mix(colour, light.shade, 0.72)],
        [0.36, mix(colour, light.shade, 0.3)],
        [0.66, colour],
        [1, mix(colour, light.light, 0.55)],
      ]);
  tone(
    layer,
    tones,
    (x, y) => {
      const spot = camera.hit([x, y], axis, at);
      return clamp(brightnessAt(stage, spot) + 0.05 * noise.fbm(x / 80, y / 80, 3) + (pattern?.(spot) ?? 0));
    },
    { box: boxOf(outline), grain: 0.13, step: pattern ? 2 : 4 },
  );
  if (options.after) {
    layer.ctx.save();
    layer.ctx.globalCompositeOperation = 'source-atop';
    options.after(layer);
    layer.ctx.restore();
  }
  sheet.stamp(layer);
}

function boxOf(outline: readonly Point[]): Box {
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs) + 1, Math.max(...ys) + 1];
}

export interface WallOptions {
  colour: Hex;
  openings?: readonly Opening[];
  pattern?: (spot: Spot) => number;
  after?: (layer: Layer) => void;
}

/** One wall with its openings cut out and their reveals. */
export function paintWall(stage: Stage, room: RoomSize, wall: WallName, options: WallOptions): void {
  const { camera } = stage;
  const { left, right, back, height, front = -1.5 } = room;
  const [from, to] = wall === 'back' ? [left, right] : [front, back];
  const corner = (along: number, y: number): Spot => onWall(room, wall, along, y);
  const openings = (options.openings ?? []).filter((opening) => opening.wall === wall);
  paintSurface(stage, [corner(from, 0), corner(to, 0), corner(to, height), corner(from, height)], {
    axis: wall === 'back' ? 'z' : 'x',
    at: wall === 'back' ? back : wall === 'left' ? left : right,
    colour: options.colour,
    seed: `wall-${wall}`,
    ...(options.pattern ? { pattern: options.pattern } : {}),
    after: (layer) => {
      options.after?.(layer);
      for (const opening of openings) {
        const hole = camera.outline(holeOf(room, opening));
        if (hole.length < 3) continue;
        layer.ctx.globalCompositeOperation = 'destination-out';
        polygon(layer.ctx, hole, '#000000');
        layer.ctx.globalCompositeOperation = 'source-over';
        paintReveal(stage, layer, room, opening, options.colour);
      }
    },
  });
}

function holeOf(room: RoomSize, { wall, along, y }: Opening): Spot[] {
  return [
    onWall(room, wall, along[0], y[0]),
    onWall(room, wall, along[1], y[0]),
    onWall(room, wall, along[1], y[1]),
    onWall(room, wall, along[0], y[1]),
  ];
}

/** The thickness of the wall seen in the opening. */
function paintReveal(
  stage: Stage,
  layer: Layer,
  room: RoomSize,
  { wall, along, y }: Opening,
  colour: Hex,
): void {
  const { camera, light } = stage;
  const { ctx } = layer;
  const hole = camera.outline(holeOf(room, { wall, along, y }));
  const edge = (a: number, b: number): Spot[] => [onWall(room, wall, a, b), onWall(room, wall, a, b, -THICK)];
  const side = (a: readonly [number, number], b: readonly [number, number], tint: Hex): void => {
    const [p, q] = edge(...a) as [Spot, Spot];
    const [r, s] = edge(...b) as [Spot, Spot];
    const outline = camera.outline([p, q, s, r]);
    if (outline.length > 2) polygon(ctx, outline, tint);
  };
  ctx.save();
  trace(ctx, hole);
  ctx.clip();
  const bright = mix(colour, light.light, 0.5 * light.daylight);
  const dim = mix(colour, light.shade, 0.35);
  side([along[0], y[0]], [along[0], y[1]], mix(bright, dim, 0.4));
  side([along[1], y[0]], [along[1], y[1]], mix(bright, dim, 0.2));
  side([along[0], y[1]], [along[1], y[1]], dim);
  side([along[0], y[0]], [along[1], y[0]], bright);
  ctx.restore();
}

/** Line of a skirting or cornice along a wall, between two heights. */
export function paintTrim(
  stage: Stage,
  room: RoomSize,
  wall: WallName,
  along: Span,
  y: Span,
  colour: Hex,
): void {
  const outline = stage.camera.outline([
    onWall(room, wall, along[0], y[0]),
    onWall(room, wall, along[1], y[0]),
    onWall(room, wall, along[1], y[1]),
    onWall(room, wall, along[0], y[1]),
  ]);
  if (outline.length < 3) return;
  const { ctx } = stage.sheet.main;
  polygon(ctx, outline, colour);
  ctx.lineWidth = 0.8;
  ctx.strokeStyle = rgba(stage.light.shade, 0.3);
  ctx.stroke();
}
