import { mix, rgba } from '../colour.ts';
import { hash } from '../hash.ts';
import { makeNoise } from '../noise.ts';
import type { Context } from '../sheet.ts';
import { polygon, trace } from '../stroke.ts';
import type { Spot } from './camera.ts';
import { type Opening, onWall, paintSurface, type RoomSize } from './room-shell.ts';
import type { Stage } from './room-stage.ts';
import type { Span } from './solid.ts';

export type FloorKind = 'planks' | 'cross-planks' | 'tiles' | 'stone';

export interface FloorOptions {
  kind: FloorKind;
  x: Span;
  z: Span;
  /** Height in metres. */
  level?: number;
  colours?: readonly [string, string, string, string];
  seed?: string;
}

/** Width of a plank or edge of a tile, in metres. */
const SIZE: Record<FloorKind, number> = { planks: 0.18, 'cross-planks': 0.16, tiles: 0.6, stone: 0.9 };

/** A floor of planks, tiles or stone slabs. */
export function paintFloor(stage: Stage, options: FloorOptions): void {
  const { kind, x, z, level = 0, seed = 'floor' } = options;
  const size = SIZE[kind];
  const noise = makeNoise(`${stage.seed}/${seed}/grain`);
  const salt = hash(`${stage.seed}/${seed}`) % 911;
  const planks = kind === 'planks' || kind === 'cross-planks';
  const pattern = ([px, , pz]: Spot): number => {
    const [across, along] = kind === 'cross-planks' ? [pz, px] : [px, pz];
    const row = Math.floor(across / size);
    if (planks) return -0.1 + 0.07 * noise(row * 7.7, 1) + 0.06 * noise.fbm(across * 9, along * 1.2, 2);
    const cell = noise(row * 3.7 + salt, Math.floor(along / size) * 5.3 + 0.5);
    return -0.06 + 0.05 * cell + 0.05 * noise.fbm(px * 1.6, pz * 1.6, 3);
  };
  const colours = options.colours ?? stage.colours.floor;
  paintSurface(
    stage,
    [
      [x[0], level, z[1]],
      [x[1], level, z[1]],
      [x[1], level, z[0]],
      [x[0], level, z[0]],
    ],
    {
      axis: 'y',
      at: level,
      colour: colours[2],
      colours: colours as [string, string, string, string],
      seed,
      pattern,
      after: ({ ctx }) => paintJoints(stage, ctx, { ...options, level }, planks ? 0.45 : 0.3),
    },
  );
}

function paintJoints(
  stage: Stage,
  ctx: Context,
  options: FloorOptions & { level: number },
  strength: number,
): void {
  const { kind, x, z, level } = options;
  const { camera } = stage;
  const size = SIZE[kind];
  const dark = (options.colours ?? stage.colours.floor)[0];
  const joint = (a: Spot, b: Spot): void => {
    const [from, to] = camera.outline([a, b]);
    if (!from || !to) return;
    ctx.beginPath();
    ctx.moveTo(...from);
    ctx.lineTo(...to);
    ctx.stroke();
  };
  ctx.lineWidth = 1.2;
  ctx.strokeStyle = rgba(dark, strength);
  const noise = makeNoise(`${stage.seed}/joints`);
  const cross = kind === 'cross-planks';
  const [across, along] = cross ? [z, x] : [x, z];
  const at = (a: number, b: number): Spot => (cross ? [b, level, a] : [a, level, b]);
  for (let row = Math.ceil(across[0] / size); row * size <= across[1]; row++) {
    const a = row * size;
    joint(at(a, along[0]), at(a, along[1]));
    if (kind === 'planks' || cross) {
      for (let b = along[0] + 1.6 * Math.abs(noise(row * 1.7, 4)); b < along[1]; b += 1.6)
        joint(at(a, b), at(a + size, b));
    }
  }
  if (kind === 'planks' || cross) return;
  for (let row = Math.ceil(along[0] / size); row * size <= along[1]; row++)
    joint(at(across[0], row * size), at(across[1], row * size));
}

export interface BeamOptions {
  room: RoomSize;
  opening: Opening;
  /** Panes side by side, and heights between which glass lies. */
  columns: number;
  rows: readonly Span[];
  /** Way of the sunlight, in metres; downward y is negative. */
  ray: Spot;
}

/** The sun on the floor: each pane projected along its ray. */
export function paintSunbeam(stage: Stage, { room, opening, columns, rows, ray }: BeamOptions): void {
  const { beam, light } = stage.light;
  if (beam <= 0) return;
  const { camera, sheet } = stage;
  const { left, right, back, front = -1.5 } = room;
  const floor = camera.outline([
    [left, 0, back],
    [right, 0, back],
    [right, 0, front],
    [left, 0, front],
  ]);
  const fall = (along: number, y: number): Spot => {
    const [x, , z] = onWall(room, opening.wall, along, y);
    const t = y / -ray[1];
    return [x + ray[0] * t, 0, z + ray[2] * t];
  };
  const { ctx } = sheet.main;
  ctx.save();
  trace(ctx, floor);
  ctx.clip();
  const [from, to] = opening.along;
  const pane = (to - from) / columns;
  for (const [blend, alpha] of [
    ['soft-light', 0.95],
    ['screen', 0.36],
  ] as const) {
    ctx.globalCompositeOperation = blend;
    ctx.globalAlpha = alpha * beam;
    for (let i = 0; i < columns; i++) {
      const a = from + i * pane + 0.05;
      const b = from + (i + 1) * pane - 0.05;
      for (const [low, high] of rows) {
        const outline = camera.outline([fall(a, low), fall(b, low), fall(b, high), fall(a, high)]);
        if (outline.length > 2) polygon(ctx, outline, mix(light, '#ffffff', 0.1));
      }
    }
  }
  ctx.restore();
}
