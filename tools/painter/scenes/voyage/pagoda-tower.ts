import { type Hex, mix } from '../../kit/colour.ts';
import { lerp, type Point, type Side } from '../../kit/maths.ts';
import { paintArch } from '../../kit/props/arch.ts';
import { paintMasonry } from '../../kit/props/masonry.ts';
import type { SceneView } from '../../kit/scene-view.ts';
import { line, polygon } from '../../kit/stroke.ts';

export interface PagodaTowerOptions {
  seed: string;
  x: number;
  base: number;
  height: number;
  nearness?: number;
  side: Side;
}

/** An eight-sided brick tower of seven storeys, each under a narrow tiled eave. */
export function paintPagodaTower(
  view: SceneView,
  { seed, x, base, height: h, nearness = 1, side }: PagodaTowerOptions,
): void {
  const { sheet, ctx, palette, at } = view;
  const brick = at('#d8b490', nearness);
  const tile = at('#a86a4c', nearness);
  const dark = mix(palette.haze, mix(palette.ink, brick, 0.2), nearness);
  const storey = (h * 0.86) / 7;
  paintMasonry(sheet, {
    palette,
    seed: `${seed}/plinth`,
    outline: [
      [x - h * 0.2, base],
      [x + h * 0.2, base],
      [x + h * 0.19, base - h * 0.04],
      [x - h * 0.19, base - h * 0.04],
    ],
    colour: at('#b9a88c', nearness),
    facing: 0,
    worn: 0.6,
  });
  let y = base - h * 0.035;
  for (let i = 0; i < 7; i++) {
    const half = h * lerp(0.148, 0.072, i / 6);
    const high = storey * lerp(1.1, 0.84, i / 6);
    const top = y - high;
    const wall = { palette, colour: brick, course: nearness > 0.8 ? Math.max(2.4, h / 130) : 0, worn: 0.5 };
    const face = (from: number, to: number, facing: number, name: string): void => {
      const points: Point[] = [
        [x + half * from, y],
        [x + half * to, y],
        [x + half * to * 0.97, top],
        [x + half * from * 0.97, top],
      ];
      paintMasonry(sheet, { ...wall, seed: `${seed}/${i}${name}`, outline: points, facing });
    };
    face(-1, -0.45, -0.7 * side, 'l');
    face(-0.45, 0.45, 0.1, 'm');
    face(0.45, 1, 0.8 * side, 'r');
    paintArch(ctx, x, y - high * 0.08, half * 0.2, high * 0.56, dark);
    for (const hand of [-1, 1])
      paintArch(ctx, x + hand * half * 0.72, y - high * 0.2, half * 0.09, high * 0.38, mix(dark, brick, 0.3));
    eave(view, x, top, half, high * 0.2, tile, side);
    y = top - high * 0.14;
  }
  const tip = h * 0.072;
  polygon(
    ctx,
    [
      [x - tip * 0.9, y + 2],
      [x + tip * 0.9, y + 2],
      [x + tip * 0.2, y - h * 0.04],
      [x - tip * 0.2, y - h * 0.04],
    ],
    tile,
  );
  line(
    ctx,
    [
      [x, y - h * 0.03],
      [x, y - h * 0.1],
    ],
    Math.max(2, h * 0.012),
    mix(tile, dark, 0.4),
  );
}

function eave(
  { ctx, palette }: SceneView,
  x: number,
  y: number,
  half: number,
  high: number,
  tile: Hex,
  side: Side,
): void {
  const wide = half * 1.24;
  const part = (from: number, to: number, colour: Hex): void =>
    polygon(
      ctx,
      [
        [x + wide * from, y + high * 0.35 * (1 - Math.abs(from) * 0.5)],
        [x + wide * to, y + high * 0.35 * (1 - Math.abs(to) * 0.5)],
        [x + half * 0.9 * to, y - high],
        [x + half * 0.9 * from, y - high],
      ],
      colour,
    );
  part(-1, -0.42, side > 0 ? mix(tile, palette.ink, 0.35) : mix(tile, palette.flank, 0.3));
  part(-0.42, 0.42, tile);
  part(0.42, 1, side > 0 ? mix(tile, palette.flank, 0.3) : mix(tile, palette.ink, 0.35));
}
