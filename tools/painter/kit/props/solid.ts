import { type Hex, rgba } from '../colour.ts';
import type { Point } from '../maths.ts';
import type { Context } from '../sheet.ts';
import { line, polygon } from '../stroke.ts';
import type { Spot } from './camera.ts';
import { litBy, type Stage } from './room-stage.ts';

/** Where a piece stands: its own u (right), y (up), v (away) in metres are turned by `turn` and moved. */
export interface Place {
  x: number;
  z: number;
  /** Height of its floor. */
  y?: number;
  /** Radians; positive turns its right side away from the viewer. */
  turn?: number;
}

export type Span = readonly [from: number, to: number];

/** A block along the axes of its place. */
export interface Block {
  u: Span;
  y: Span;
  v: Span;
}

/** A spot of a place in the room. */
export function spotOf({ x, z, y: floor = 0, turn = 0 }: Place, u: number, y: number, v: number): Spot {
  return [
    x + u * Math.cos(turn) - v * Math.sin(turn),
    floor + y,
    z + u * Math.sin(turn) + v * Math.cos(turn),
  ];
}

/** Normal and corners of each face, as indices into u, y, v spans. */
const FACES: readonly { normal: Spot; corners: readonly (readonly [number, number, number])[] }[] = [
  {
    normal: [0, -1, 0],
    corners: [
      [0, 0, 0],
      [1, 0, 0],
      [1, 0, 1],
      [0, 0, 1],
    ],
  },
  {
    normal: [0, 0, 1],
    corners: [
      [0, 0, 1],
      [1, 0, 1],
      [1, 1, 1],
      [0, 1, 1],
    ],
  },
  {
    normal: [-1, 0, 0],
    corners: [
      [0, 0, 0],
      [0, 0, 1],
      [0, 1, 1],
      [0, 1, 0],
    ],
  },
  {
    normal: [1, 0, 0],
    corners: [
      [1, 0, 0],
      [1, 0, 1],
      [1, 1, 1],
      [1, 1, 0],
    ],
  },
  {
    normal: [0, 0, -1],
    corners: [
      [0, 0, 0],
      [1, 0, 0],
      [1, 1, 0],
      [0, 1, 0],
    ],
  },
  {
    normal: [0, 1, 0],
    corners: [
      [0, 1, 0],
      [1, 1, 0],
      [1, 1, 1],
      [0, 1, 1],
    ],
  },
];

/** A face of a block that the eye sees. */
export interface SeenFace {
  spots: readonly Spot[];
  outline: Point[];
  /** Turned toward the light, -1..1. */
  facing: number;
  top: boolean;
}

/** The faces of a block that are turned to the eye. */
export function seenFaces(stage: Stage, place: Place, block: Block): SeenFace[] {
  const { camera, toLight } = stage;
  const { turn = 0 } = place;
  return FACES.flatMap(({ normal: [nu, ny, nv], corners }): SeenFace[] => {
    const normal: Spot = [
      nu * Math.cos(turn) - nv * Math.sin(turn),
      ny,
      nu * Math.sin(turn) + nv * Math.cos(turn),
    ];
    const spots = corners.map(([a, b, c]) =>
      spotOf(place, block.u[a] as number, block.y[b] as number, block.v[c] as number),
    );
    const [sx, sy, sz] = spots[0] as Spot;
    const [ex, ey, ez] = camera.position;
    const toEye = (ex - sx) * normal[0] + (ey - sy) * normal[1] + (ez - sz) * normal[2];
    if (toEye <= 0) return [];
    const facing = normal[0] * toLight[0] + normal[1] * toLight[1] + normal[2] * toLight[2];
    return [{ spots, outline: camera.outline(spots), facing, top: ny > 0 }];
  });
}

/** A block in one colour, each face by its turn to the light. `round` softens its edges, in pixels. */
export function paintBlock(
  stage: Stage,
  ctx: Context,
  place: Place,
  block: Block,
  colour: Hex,
  round = 0,
): void {
  for (const { outline, facing, top } of seenFaces(stage, place, block)) {
    if (outline.length < 3) continue;
    const shaded = litBy(stage, colour, top ? 0.2 + 0.4 * facing : facing * 0.62 - 0.22);
    polygon(ctx, outline, shaded);
    ctx.lineWidth = Math.max(0.6, round);
    ctx.strokeStyle = shaded;
    ctx.stroke();
    if (top && round === 0) {
      const [a, b] = outline as [Point, Point];
      line(ctx, [a, b], 1.2, rgba(stage.light.light, 0.45));
    }
  }
}

/** A flat face in the room. */
export function paintFace({ camera }: Stage, ctx: Context, spots: readonly Spot[], colour: string): void {
  const outline = camera.outline(spots);
  if (outline.length > 2) polygon(ctx, outline, colour);
}

/** Shadow on the floor below a block, falling away from the light. */
export function paintShadow(
  stage: Stage,
  ctx: Context,
  place: Place,
  { u, v }: Pick<Block, 'u' | 'v'>,
  reach: number,
  strength = 0.2,
): void {
  const { camera, toLight, palette } = stage;
  const level = place.y ?? 0;
  const foot = [
    [u[0], v[0]],
    [u[1], v[0]],
    [u[1], v[1]],
    [u[0], v[1]],
  ].map(([a, b]) => spotOf(place, a as number, 0, b as number));
  const fallen = foot.map(([x, , z]): Spot => [x - toLight[0] * reach, level, z - toLight[2] * reach]);
  const outline = camera.outline(hull([...foot, ...fallen]));
  if (outline.length > 2) polygon(ctx, outline, rgba(palette.ink, strength));
}

/** Convex hull seen from above. */
function hull(spots: readonly Spot[]): Spot[] {
  const sorted = [...spots].sort((a, b) => a[0] - b[0] || a[2] - b[2]);
  const half = (list: readonly Spot[]): Spot[] => {
    const chain: Spot[] = [];
    for (const spot of list) {
      while (
        chain.length > 1 &&
        turnOf(chain[chain.length - 2] as Spot, chain[chain.length - 1] as Spot, spot) <= 0
      )
        chain.pop();
      chain.push(spot);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

function turnOf(a: Spot, b: Spot, c: Spot): number {
  return (b[0] - a[0]) * (c[2] - a[2]) - (b[2] - a[2]) * (c[0] - a[0]);
}
