import { mix, rgba } from '../../kit/colour.ts';
import { lerp, type Point } from '../../kit/maths.ts';
import { paintFolk } from '../../kit/props/folk/folk.ts';
import { makeRng } from '../../kit/rng.ts';
import type { SceneView } from '../../kit/scene-view.ts';
import { quad, segment } from '../../kit/segment.ts';
import { brush, ellipse, polygon } from '../../kit/stroke.ts';

/** Steps into the ground under a thatched shelter; `x`, `y` are the middle of its front edge. */
export function paintTunnelMouth(view: SceneView, x: number, y: number): void {
  const { ctx, palette, at, seed } = view;
  const earth = at('#a5764a');
  const post = mix(at('#6a4630'), palette.ink, 0.1);
  const dark = mix(palette.ink, '#1a120c', 0.6);
  for (const px of [x - 150, x + 166])
    segment(ctx, [px, y - 60], [px, y - 224], 11, mix(post, palette.ink, 0.3));
  ellipse(ctx, x + 4, y - 26, 214, 66, mix(earth, palette.ink, 0.2));
  ellipse(ctx, x + 10, y - 40, 196, 52, mix(earth, palette.flank, 0.22));
  quad(ctx, [x - 92, y + 4], [x + 92, y + 4], [x + 66, y - 92], [x - 66, y - 92], dark);
  for (let i = 0; i < 4; i++) {
    const v = i / 4;
    const half = lerp(86, 68, v);
    const row = y - 2 - v * 56;
    quad(
      ctx,
      [x - half, row],
      [x + half, row],
      [x + half - 3, row - 13],
      [x - half + 3, row - 13],
      mix(earth, dark, 0.2 + v * 0.7),
    );
  }
  for (const hand of [-1, 1])
    segment(
      ctx,
      [x + hand * 96, y + 8],
      [x + hand * 68, y - 98],
      15,
      mix(post, palette.flank, hand > 0 ? 0.25 : 0.05),
    );
  segment(ctx, [x - 78, y - 98], [x + 78, y - 98], 17, mix(post, palette.flank, 0.2));
  thatch(view, x, y);
  for (const px of [x - 206, x + 216]) {
    segment(ctx, [px, y + 6], [px, y - 196], 14, post);
    segment(ctx, [px + 4, y + 4], [px + 4, y - 196], 4, mix(post, palette.flank, 0.4));
  }
  const lamp: Point = [x + 2, y - 118];
  ellipse(ctx, ...lamp, 9, 12, '#ffe0a0');
  ellipse(ctx, ...lamp, 40, 40, rgba(palette.glow, 0.16));
  const rng = makeRng(`${seed}/rail`);
  for (let i = 0; i < 9; i++)
    ellipse(
      ctx,
      x - 180 + i * 46,
      y + 10 + rng.bell() * 4,
      16,
      9,
      mix(at('#8d8676'), palette.ink, 0.15 * rng()),
    );
}

/** A hipped roof of palm leaves with a ragged eave. */
function thatch({ ctx, palette, at, seed }: SceneView, x: number, y: number): void {
  const rng = makeRng(`${seed}/thatch`);
  const straw = at('#a9794a');
  const eave = y - 184;
  const ridge = y - 330;
  quad(
    ctx,
    [x - 262, eave],
    [x + 270, eave],
    [x + 128, ridge],
    [x - 116, ridge],
    mix(straw, palette.ink, 0.34),
  );
  ctx.save();
  ctx.beginPath();
  for (const [px, py] of [
    [x - 272, eave + 16],
    [x + 280, eave + 16],
    [x + 132, ridge - 6],
    [x - 120, ridge - 6],
  ] as const)
    ctx.lineTo(px, py);
  ctx.clip();
  for (let row = 0; row < 6; row++) {
    const low = lerp(ridge + 34, eave + 8, row / 5);
    const t = (low - ridge) / (eave - ridge);
    const from = x - lerp(130, 276, t);
    const to = x + lerp(142, 284, t);
    for (let px = from; px < to; px += 4) {
      const tint = mix(
        straw,
        rng.chance(0.5) ? palette.flank : palette.ink,
        rng.range(0.02, 0.34) + (px < x ? 0.06 : 0),
      );
      brush(
        ctx,
        [
          [px + rng.bell() * 3, low - 40],
          [px + (px - x) * 0.03 + rng.bell() * 4, low + rng.range(-4, 10)],
        ],
        (u) => 6 - 3 * u,
        tint,
      );
    }
    segment(ctx, [from + 8, low + 4], [to - 8, low + 4], 2, rgba(palette.ink, 0.16));
  }
  ctx.restore();
  segment(ctx, [x - 118, ridge + 2], [x + 130, ridge + 2], 13, mix(straw, palette.ink, 0.44));
  segment(ctx, [x - 112, ridge - 2], [x + 124, ridge - 2], 4, mix(straw, palette.flank, 0.4));
}

/** A guide stands to his waist in a hole among the leaves, its lid thrown open behind him. */
export function paintTrapdoor(view: SceneView, x: number, y: number, height: number): void {
  const { sheet, ctx, palette, at, seed } = view;
  const dark = mix(palette.ink, '#140e0a', 0.6);
  const wood = at('#8a5a38');
  ellipse(ctx, x + 4, y + 8, 160, 36, rgba(palette.ink, 0.22));
  const lid: Point[] = [
    [x - 74, y - 20],
    [x + 66, y - 20],
    [x + 88, y - 118],
    [x - 56, y - 122],
  ];
  polygon(
    ctx,
    lid.map(([px, py]): Point => [px + 7, py - 5]),
    mix(wood, palette.ink, 0.5),
  );
  polygon(ctx, lid, mix(wood, palette.flank, 0.1));
  for (const t of [0.25, 0.5, 0.75])
    segment(ctx, [x - 74 + 140 * t, y - 22], [x - 56 + 144 * t, y - 120], 2.4, rgba(palette.ink, 0.4));
  for (const t of [0.24, 0.76])
    segment(
      ctx,
      [x - 66 + 18 * t, y - 20 - 100 * t],
      [x + 62 + 22 * t, y - 20 - 98 * t],
      8,
      mix(wood, palette.ink, 0.28),
    );
  quad(
    ctx,
    [x - 86, y + 24],
    [x + 86, y + 24],
    [x + 68, y - 22],
    [x - 68, y - 22],
    mix(wood, palette.flank, 0.12),
  );
  quad(ctx, [x - 70, y + 16], [x + 70, y + 16], [x + 56, y - 14], [x - 56, y - 14], dark);
  const feet = y + height * 0.46;
  const guide = sheet.layer();
  guide.ctx.beginPath();
  guide.ctx.rect(0, 0, 1200, y + 10);
  guide.ctx.clip();
  paintFolk(guide.ctx, makeRng(`${seed}/guide`), {
    palette,
    x: x + 4,
    y: feet,
    height,
    pose: 'point',
    facing: -1,
    side: 1,
    outfit: 'blouse',
    hair: 'short',
    top: '#55663f',
    bottom: '#3f4a3c',
  });
  sheet.stamp(guide);
  scarf(view, x + 2, feet - height * 0.845, height);
  quad(
    ctx,
    [x - 72, y + 15],
    [x + 72, y + 15],
    [x + 86, y + 25],
    [x - 86, y + 25],
    mix(wood, palette.flank, 0.3),
  );
}

/** The chequered scarf of the delta around his neck. */
function scarf({ ctx, palette, at }: SceneView, x: number, y: number, height: number): void {
  const cloth = at('#f0ead8');
  ellipse(ctx, x, y, height * 0.075, height * 0.034, cloth);
  quad(ctx, [x - 4, y], [x + 12, y], [x + 16, y + height * 0.13], [x + 2, y + height * 0.13], cloth);
  for (let i = 0; i < 6; i++)
    segment(ctx, [x - 2 + i, y + 6 + i * 5], [x + 14, y + 5 + i * 5], 1.6, rgba(palette.ink, 0.6));
}
