import { type Hex, mix, rgba } from '../../kit/colour.ts';
import { paintArch } from '../../kit/props/arch.ts';
import { paintImperialRoof } from '../../kit/props/imperial-roof.ts';
import { paintMasonry } from '../../kit/props/masonry.ts';
import type { SceneView } from '../../kit/scene-view.ts';
import { ellipse, line } from '../../kit/stroke.ts';

/** The main pavilion: open arches, a gallery, three tiers of roofs with turrets. */
export function paintBellPavilion(view: SceneView): void {
  const { sheet, ctx, palette, seed, at } = view;
  const stone = at('#b3ac94');
  const tile = '#8a5a48';
  const wall = { palette, colour: stone, course: 11, worn: 0.8 };
  const x = 600;
  paintMasonry(sheet, {
    ...wall,
    seed: `${seed}/base`,
    outline: [
      [x - 250, 622],
      [x + 250, 622],
      [x + 244, 430],
      [x - 244, 430],
    ],
    facing: 0.1,
  });
  const gates: readonly (readonly [number, number, number])[] = [
    [x, 40, 132],
    [x - 116, 30, 108],
    [x + 116, 30, 108],
    [x - 204, 22, 88],
    [x + 204, 22, 88],
  ];
  for (const [gx, half, high] of gates) {
    paintArch(ctx, gx, 622, half + 8, high + 10, mix(stone, palette.flank, 0.4));
    paintArch(ctx, gx, 622, half, high, mix(palette.ink, stone, 0.24));
    paintArch(ctx, gx + 5, 622, half - 9, high - 12, mix(palette.haze, palette.ink, 0.55));
  }
  for (const y of [470, 436]) {
    ctx.fillStyle = mix(stone, palette.flank, 0.3);
    ctx.fillRect(x - 254, y, 508, 8);
    ctx.fillStyle = rgba(palette.ink, 0.24);
    ctx.fillRect(x - 250, y + 8, 500, 5);
  }
  for (let i = 0; i < 13; i++) ellipse(ctx, x - 216 + i * 36, 457, 9, 6, mix(stone, palette.ink, 0.4));
  for (const dx of [-190, 190]) turret(view, x + dx, 430, 62, 74, stone, tile);
  paintMasonry(sheet, {
    ...wall,
    seed: `${seed}/mid`,
    outline: [
      [x - 128, 432],
      [x + 128, 432],
      [x + 124, 336],
      [x - 124, 336],
    ],
    facing: 0.15,
  });
  for (const dx of [-80, 0, 80]) paintArch(ctx, x + dx, 428, 25, 72, mix(palette.ink, stone, 0.28));
  paintImperialRoof(ctx, { palette, x, y: 346, width: 372, height: 66, tile, side: 1, ridge: 0.62 });
  paintMasonry(sheet, {
    ...wall,
    seed: `${seed}/top`,
    outline: [
      [x - 74, 290],
      [x + 74, 290],
      [x + 72, 222],
      [x - 72, 222],
    ],
    facing: 0.15,
  });
  for (const dx of [-36, 36]) paintArch(ctx, x + dx, 286, 18, 50, mix(palette.ink, stone, 0.28));
  paintImperialRoof(ctx, { palette, x, y: 230, width: 246, height: 60, tile, side: 1, ridge: 0.42 });
  line(
    ctx,
    [
      [x, 172],
      [x, 122],
    ],
    6,
    mix(stone, palette.flank, 0.3),
  );
  line(
    ctx,
    [
      [x - 14, 140],
      [x + 14, 140],
    ],
    6,
    mix(stone, palette.flank, 0.3),
  );
}

function turret(view: SceneView, x: number, y: number, w: number, h: number, stone: Hex, tile: Hex): void {
  const { sheet, ctx, palette, seed } = view;
  paintMasonry(sheet, {
    palette,
    colour: stone,
    course: 11,
    worn: 0.7,
    seed: `${seed}/tur${x}`,
    outline: [
      [x - w / 2, y],
      [x + w / 2, y],
      [x + w / 2 - 3, y - h],
      [x - w / 2 + 3, y - h],
    ],
    facing: 0.2,
  });
  paintArch(ctx, x, y - 4, 13, h * 0.66, mix(palette.ink, stone, 0.3));
  paintImperialRoof(ctx, {
    palette,
    x,
    y: y - h + 8,
    width: w * 2,
    height: w * 0.72,
    tile,
    side: 1,
    ridge: 0.36,
  });
}
