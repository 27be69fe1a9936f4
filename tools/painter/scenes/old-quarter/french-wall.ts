import { mix, rgba } from '../../kit/colour.ts';
import { glow } from '../../kit/glow.ts';
import { paintArch } from '../../kit/props/arch.ts';
import { paintMasonry } from '../../kit/props/masonry.ts';
import type { SceneView } from '../../kit/scene-view.ts';
import { segment } from '../../kit/segment.ts';
import { ellipse, line } from '../../kit/stroke.ts';

/** The front of an old villa down to row `foot`: lime wash, cornice, shuttered windows, an arched door. */
export function paintFrenchWall(view: SceneView, foot: number): void {
  const { sheet, ctx, palette, seed, at } = view;
  const wash = at('#e3ad4a');
  paintMasonry(sheet, {
    palette,
    seed: `${seed}/wall`,
    outline: [
      [-5, -5],
      [1205, -5],
      [1205, foot + 2],
      [-5, foot + 2],
    ],
    colour: wash,
    facing: 0.3,
    worn: 0.55,
  });
  const pale = mix(at('#f3e3c4'), palette.flank, 0.2);
  for (const [y, wide] of [
    [foot - 70, 10],
    [112, 18],
    [140, 7],
  ] as const) {
    segment(ctx, [0, y + wide * 0.6], [1200, y + wide * 0.6], wide * 0.6, rgba(palette.ink, 0.28));
    segment(ctx, [0, y], [1200, y], wide, pale);
  }
  ctx.fillStyle = rgba(palette.ink, 0.22);
  ctx.fillRect(0, foot - 62, 1200, 64);
  for (const x of [196, 916]) window(view, x, foot);
  door(view, 548, foot);
  lamp(view, 726, 330);
}

function window(view: SceneView, x: number, foot: number): void {
  const { ctx, palette, at, evening } = view;
  const pale = at('#f3e3c4');
  const [top, low] = [212, foot - 126];
  ctx.fillStyle = mix(pale, palette.ink, 0.1);
  ctx.fillRect(x - 84, top - 20, 168, low - top + 36);
  ctx.fillStyle = evening ? '#ffd98a' : mix(palette.ink, at('#2a3a38'), 0.4);
  ctx.fillRect(x - 66, top, 132, low - top);
  for (const u of [-22, 22]) segment(ctx, [x + u, top], [x + u, low], 4, mix(pale, palette.ink, 0.2));
  for (const t of [0.33, 0.66])
    segment(
      ctx,
      [x - 66, top + (low - top) * t],
      [x + 66, top + (low - top) * t],
      4,
      mix(pale, palette.ink, 0.2),
    );
  for (const hand of [-1, 1]) shutter(view, x + hand * 66, hand * 82, top, low);
  ctx.fillStyle = mix(pale, palette.flank, 0.3);
  ctx.fillRect(x - 100, low + 4, 200, 15);
  ctx.fillStyle = rgba(palette.ink, 0.3);
  ctx.fillRect(x - 96, low + 19, 192, 8);
}

/** A louvred leaf opened against the wall, from its hinge to one side. */
function shutter(
  { ctx, palette, at }: SceneView,
  hinge: number,
  wide: number,
  top: number,
  low: number,
): void {
  const paint = at('#3f7a68');
  const left = Math.min(hinge, hinge + wide);
  const w = Math.abs(wide);
  ctx.fillStyle = rgba(palette.ink, 0.3);
  ctx.fillRect(left - 8, top + 8, w, low - top + 4);
  ctx.fillStyle = mix(paint, palette.ink, 0.1);
  ctx.fillRect(left, top - 4, w, low - top + 8);
  for (const [from, to] of [
    [top + 10, (top + low) / 2 - 8],
    [(top + low) / 2 + 8, low - 10],
  ] as const)
    for (let y = from; y < to; y += 9) {
      segment(ctx, [left + 9, y], [left + w - 9, y], 3.4, mix(paint, palette.flank, 0.34));
      segment(ctx, [left + 9, y + 4], [left + w - 9, y + 4], 3, mix(paint, palette.ink, 0.4));
    }
}

function door(view: SceneView, x: number, foot: number): void {
  const { ctx, palette, at } = view;
  const pale = at('#f3e3c4');
  paintArch(ctx, x, foot + 2, 132, foot - 190, mix(pale, palette.ink, 0.12));
  paintArch(ctx, x, foot + 2, 108, foot - 222, mix(at('#3f6a5c'), palette.ink, 0.2));
  const wood = at('#4a7a68');
  for (const hand of [-1, 1])
    for (const [y, h] of [
      [foot - 150, 126],
      [foot - 310, 134],
    ] as const) {
      ctx.fillStyle = mix(wood, palette.flank, 0.14);
      ctx.fillRect(x + (hand > 0 ? 12 : -92), y, 80, h);
      ctx.fillStyle = mix(wood, palette.ink, 0.34);
      ctx.fillRect(x + (hand > 0 ? 22 : -82), y + 12, 60, h - 24);
    }
  segment(ctx, [x, foot], [x, 244], 5, mix(wood, palette.ink, 0.6));
  for (let i = -3; i <= 3; i++)
    segment(ctx, [x, foot - 322], [x + i * 34, 262 + Math.abs(i) * 10], 3, mix(pale, palette.ink, 0.3));
  segment(ctx, [x - 108, foot - 322], [x + 108, foot - 322], 9, mix(pale, palette.ink, 0.14));
  for (let i = 0; i < 2; i++) {
    ctx.fillStyle = mix(at('#cbbfa8'), palette.flank, 0.1 + i * 0.12);
    ctx.fillRect(x - 146 - i * 14, foot - 16 + i * 14, 292 + i * 28, 16);
  }
}

function lamp({ ctx, palette, evening }: SceneView, x: number, y: number): void {
  line(
    ctx,
    [
      [x, y - 42],
      [x + 4, y - 60],
      [x + 34, y - 64],
    ],
    5,
    palette.ink,
  );
  if (evening) glow(ctx, { x, y, radius: 190, colour: palette.glow, strength: 0.6 });
  ellipse(ctx, x, y, 19, 26, evening ? '#ffe6ae' : '#efe0b8');
  segment(ctx, [x - 20, y - 24], [x + 20, y - 24], 8, palette.ink);
  segment(ctx, [x - 13, y + 26], [x + 13, y + 26], 7, palette.ink);
  for (const u of [-9, 9]) segment(ctx, [x + u, y - 22], [x + u * 0.9, y + 24], 2.4, palette.ink);
}
