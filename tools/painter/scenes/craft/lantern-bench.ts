import { type Hex, mix, rgba } from '../../kit/colour.ts';
import { glow } from '../../kit/glow.ts';
import type { Point } from '../../kit/maths.ts';
import { paintFolk } from '../../kit/props/folk/folk.ts';
import { paintLantern } from '../../kit/props/lantern.ts';
import { makeRng } from '../../kit/rng.ts';
import type { SceneView } from '../../kit/scene-view.ts';
import { ellipse, line, polygon } from '../../kit/stroke.ts';

/** Low table with frames, silk and glue; two at work. */
export function paintLanternBench(view: SceneView): void {
  const { ctx, palette, seed, at, evening } = view;
  const warm = (colour: Hex): Hex => (evening ? mix(colour, palette.glow, 0.14) : colour);
  const wood = warm(at('#8a5a38'));
  for (const [x, facing, top, outfit, hat] of [
    [300, 1, '#b5432a', 'blouse', 'none'],
    [900, -1, '#5f918a', 'shirt', 'none'],
  ] as const) {
    ellipse(ctx, x, 836, 130, 24, rgba(palette.ink, 0.35));
    polygon(
      ctx,
      [
        [x - 52, 742],
        [x + 48, 742],
        [x + 40, 836],
        [x - 44, 836],
      ],
      mix(wood, palette.ink, 0.4),
    );
    ellipse(ctx, x - 2, 742, 52, 13, wood);
    paintFolk(ctx, makeRng(`${seed}/maker${x}`), {
      palette,
      x,
      y: 736,
      height: 500,
      pose: 'work',
      facing,
      side: 1,
      outfit,
      hat,
      hair: facing > 0 ? 'bun' : 'long',
      top,
      bottom: facing > 0 ? '#31343c' : '#4a4038',
    });
  }
  polygon(
    ctx,
    [
      [420, 712],
      [780, 712],
      [836, 790],
      [364, 790],
    ],
    mix(wood, palette.flank, 0.2),
  );
  polygon(
    ctx,
    [
      [364, 790],
      [836, 790],
      [836, 812],
      [364, 812],
    ],
    mix(wood, palette.ink, 0.35),
  );
  for (const x of [384, 806])
    polygon(
      ctx,
      [
        [x, 812],
        [x + 18, 812],
        [x + 14, 886],
        [x + 2, 886],
      ],
      mix(wood, palette.ink, 0.45),
    );
  frame(view, 480, 690, 78);
  paintLantern(ctx, { palette, x: 716, y: 680, size: 100, colour: '#d8402a', shape: 'round', lit: 0.5 });
  for (const [x, c, w] of [
    [560, '#2f8f88', 90],
    [596, '#f2b33d', 84],
  ] as const)
    polygon(
      ctx,
      [
        [x - w / 2, 748 + (x - 560) * 0.5],
        [x + w / 2, 740 + (x - 560) * 0.5],
        [x + w / 2 + 16, 764 + (x - 560) * 0.5],
        [x - w / 2 + 10, 776 + (x - 560) * 0.5],
      ],
      warm(at(c)),
    );
  ellipse(ctx, 674, 768, 26, 9, at('#e9e0c8'));
  ellipse(ctx, 674, 765, 20, 6, at('#f6efe0'));
  line(
    ctx,
    [
      [640, 776],
      [700, 752],
    ],
    4,
    at('#6a4630'),
  );
  for (let i = 0; i < 8; i++)
    line(
      ctx,
      [
        [420 + i * 5, 780 - i * 1.5],
        [500 + i * 6, 752 - i * 2],
      ],
      2.4,
      at('#d9bd7c'),
    );
  if (evening) glow(ctx, { x: 600, y: 640, radius: 460, colour: palette.glow, strength: 0.2 });
}

/** A bamboo frame not yet covered. */
function frame({ ctx, at, palette }: SceneView, x: number, y: number, r: number): void {
  const cane = at('#d0a860');
  for (let i = 0; i < 7; i++) {
    ctx.beginPath();
    ctx.ellipse(x, y, r * Math.abs(Math.cos((i / 7) * Math.PI)), r * 0.82, 0, 0, Math.PI * 2);
    ctx.lineWidth = 3;
    ctx.strokeStyle = i % 2 ? cane : mix(cane, palette.ink, 0.3);
    ctx.stroke();
  }
  const ring: Point[] = [
    [x - r * 0.3, y - r * 0.82],
    [x + r * 0.3, y - r * 0.82],
  ];
  line(ctx, ring, 7, mix(cane, palette.ink, 0.4));
  line(
    ctx,
    ring.map(([px, py]): Point => [px, py + r * 1.64]),
    7,
    mix(cane, palette.ink, 0.4),
  );
}
