import { type Hex, mix } from '../colour.ts';
import type { Point } from '../maths.ts';
import { makeNoise } from '../noise.ts';
import { ellipse, polygon, trace } from '../stroke.ts';
import { onWall, type RoomSize, type WallName } from './room-shell.ts';
import type { Stage } from './room-stage.ts';
import type { Span } from './solid.ts';

export interface WallPictureOptions {
  room: RoomSize;
  wall: WallName;
  along: Span;
  y: Span;
  seed: string;
  motif: 'hills' | 'leaf' | 'sun';
}

/** A framed print in the colours of the room, with a pale mount. */
export function paintWallPicture(
  stage: Stage,
  { room, wall, along, y, seed, motif }: WallPictureOptions,
): void {
  const { camera, colours, light, sheet } = stage;
  const { ctx } = sheet.main;
  const noise = makeNoise(`${stage.seed}/${seed}`);
  const [a0, a1] = along;
  const [y0, y1] = y;
  const at = (u: number, v: number): Point =>
    camera.see(onWall(room, wall, a0 + (a1 - a0) * u, y0 + (y1 - y0) * v, 0.02));
  const rect = (d: number, e: number): Point[] => [
    at(-d, -e),
    at(1 + d, -e),
    at(1 + d, 1 + e),
    at(-d, 1 + e),
  ];
  const ratio = (a1 - a0) / (y1 - y0);
  const paper: Hex = mix('#fbf3e2', colours.plain, 0.35);
  polygon(
    ctx,
    rect(0.06, 0.06 * ratio).map(([px, py]): Point => [px + 5, py + 7]),
    mix(colours.wall, light.shade, 0.4),
  );
  polygon(ctx, rect(0.035, 0.035 * ratio), colours.cane[0]);
  polygon(ctx, rect(0, 0), paper);
  const inner = [
    at(0.08, 0.08 * ratio),
    at(0.92, 0.08 * ratio),
    at(0.92, 1 - 0.08 * ratio),
    at(0.08, 1 - 0.08 * ratio),
  ];
  ctx.save();
  trace(ctx, inner);
  ctx.clip();
  polygon(ctx, rect(0, 0), mix(paper, colours.cushions[1], 0.3));
  const [first, second] = colours.cushions;
  const [cx, cy] = at(0.64, 0.66);
  const [, ey] = at(0.64, 0.8);
  const r = Math.abs(ey - cy);
  if (motif !== 'leaf') ellipse(ctx, cx, cy, r * 0.9, r * 0.9, motif === 'sun' ? colours.throw : second);
  const rows = motif === 'sun' ? 1 : 3;
  if (motif !== 'leaf')
    for (let i = 0; i < rows; i++) {
      const crest = Array.from({ length: 30 }, (_, k) =>
        at(k / 29, 0.5 - i * 0.15 + 0.16 * noise.ridge((k / 29) * 3 + i * 7, i * 3.1, 3)),
      );
      polygon(
        ctx,
        [at(0, 0), ...crest, at(1, 0)],
        mix(mix(paper, first, 0.4 + 0.28 * i), light.shade, 0.08 * i),
      );
    }
  else
    for (let i = 0; i < 7; i++) {
      const angle = (i / 6 - 0.5) * 2;
      const foot = at(0.5, 0.06);
      const tip = at(0.5 + Math.sin(angle) * 0.36, 0.2 + Math.cos(angle) * 0.66);
      const mid = at(0.5 + Math.sin(angle) * 0.3, 0.12 + Math.cos(angle) * 0.26);
      const bow = at(0.5 + Math.sin(angle) * 0.1, 0.2 + Math.cos(angle) * 0.5);
      polygon(ctx, [foot, mid, tip, bow], mix(first, colours.leaf[1], (i % 3) * 0.4));
    }
  ctx.restore();
}
