import { mix } from '../colour.ts';
import { clamp, type Point } from '../maths.ts';
import { makeNoise } from '../noise.ts';
import { ramp } from '../ramp.ts';
import { line, polygon } from '../stroke.ts';
import { tone } from '../tone.ts';
import { onWall, type RoomSize, type WallName } from './room-shell.ts';
import { brightnessAt, type Stage } from './room-stage.ts';
import type { Span } from './solid.ts';

export interface CurtainOptions {
  room: RoomSize;
  wall: WallName;
  along: Span;
  y: Span;
  /** Edge that is tied back toward the other: 'from' or 'to'. */
  tied?: 'from' | 'to';
  seed: string;
  colour?: string;
}

/** A hanging curtain with folds, tied back on one edge. */
export function paintCurtain(stage: Stage, options: CurtainOptions): void {
  const { room, wall, along, y, tied, seed } = options;
  const { camera, light, sheet, colours } = stage;
  const cloth = options.colour ?? colours.curtain;
  const noise = makeNoise(`${stage.seed}/${seed}`);
  const inset = 0.09;
  const [from, to] = along;
  const width = to - from;
  const edge = (at: number, pinched: number): Point[] =>
    Array.from({ length: 25 }, (_, i) => {
      const t = i / 24;
      const pinch = pinched * width * 0.4 * Math.exp(-(((t - 0.6) / 0.2) ** 2));
      const wave = 0.014 * noise(t * 4, at);
      return camera.see(onWall(room, wall, at + pinch + wave, y[1] + (y[0] - y[1]) * t, inset));
    });
  const layer = sheet.layer();
  const left = edge(from, tied === 'from' ? 1 : 0);
  const right = edge(to, tied === 'to' ? -1 : 0);
  polygon(layer.ctx, [...left, ...right.reverse()], '#000000');
  const colour = ramp([
    [0, mix(cloth, light.shade, 0.5)],
    [0.5, mix(cloth, light.shade, 0.12)],
    [1, mix(cloth, light.light, 0.5)],
  ]);
  const plane =
    wall === 'back' ? room.back - inset : wall === 'left' ? room.left + inset : room.right - inset;
  const folds = Math.max(3, Math.round(width / 0.085));
  tone(
    layer,
    colour,
    (px, py) => {
      const spot = camera.hit([px, py], wall === 'back' ? 'z' : 'x', plane);
      const a = ((wall === 'back' ? spot[0] : spot[2]) - from) / width;
      const wave = Math.sin(a * folds * Math.PI + 0.7 * noise(a * 3, spot[1] * 0.6));
      return clamp(0.1 + 0.5 * brightnessAt(stage, spot) + 0.3 * wave);
    },
    { step: 2, grain: 0.14 },
  );
  sheet.stamp(layer);
}

/** The rod above curtains. */
export function paintRod(stage: Stage, room: RoomSize, wall: WallName, along: Span, y: number): void {
  const ends = stage.camera.outline([
    onWall(room, wall, along[0], y, 0.1),
    onWall(room, wall, along[1], y, 0.1),
  ]);
  line(stage.sheet.main.ctx, ends, 5, mix(stage.colours.timber, stage.palette.ink, 0.3));
}
