import { type Hex, mix } from '../../kit/colour.ts';
import { paintArch } from '../../kit/props/arch.ts';
import { paintMasonry } from '../../kit/props/masonry.ts';
import type { SceneView } from '../../kit/scene-view.ts';
import { ellipse, line, polygon } from '../../kit/stroke.ts';

/** Ochre walls, three steep gables with tall coloured windows. */
export function paintHillStation(view: SceneView): void {
  const { sheet, ctx, palette, seed, at, evening } = view;
  const wall = at('#e2b860');
  const roof = at('#a8543a');
  const pane = evening ? '#ffd27a' : mix(palette.ink, palette.sky[1], 0.4);
  paintMasonry(sheet, {
    palette,
    seed: `${seed}/wall`,
    outline: [
      [300, 672],
      [920, 672],
      [920, 520],
      [300, 520],
    ],
    colour: wall,
    facing: 0.2,
    worn: 0.2,
  });
  paintMasonry(sheet, {
    palette,
    seed: `${seed}/roof`,
    outline: [
      [272, 530],
      [948, 530],
      [900, 440],
      [320, 440],
    ],
    colour: roof,
    facing: 0.2,
    course: 7,
    worn: 0.5,
  });
  for (const [x, half, tip] of [
    [420, 84, 352],
    [610, 104, 300],
    [800, 84, 352],
  ] as const) {
    paintMasonry(sheet, {
      palette,
      seed: `${seed}/g${x}`,
      outline: [
        [x - half, 672],
        [x + half, 672],
        [x + half, 506],
        [x, tip + 24],
        [x - half, 506],
      ],
      colour: mix(wall, palette.flank, 0.1),
      facing: 0.1,
      worn: 0.2,
    });
    polygon(
      ctx,
      [
        [x - half - 18, 520],
        [x, tip - 4],
        [x + half + 18, 520],
        [x + half + 2, 520],
        [x, tip + 30],
        [x - half - 2, 520],
      ],
      roof,
    );
    polygon(
      ctx,
      [
        [x, tip - 4],
        [x + half + 18, 520],
        [x + half + 2, 520],
        [x, tip + 30],
      ],
      mix(roof, palette.flank, 0.3),
    );
    for (const [i, dx] of [-0.45, -0.15, 0.15, 0.45].entries()) {
      const wx = x + dx * half;
      paintArch(
        ctx,
        wx,
        586,
        half * 0.11,
        78 - Math.abs(i - 1.5) * 18,
        evening ? '#ffd27a' : mix(pane, at(['#c8402a', '#e0a52f', '#2f8f88', '#8fab60'][i] as Hex), 0.45),
      );
    }
    paintArch(ctx, x, 672, half * 0.4, 70, mix(palette.ink, at('#5a3a28'), 0.4));
    ctx.fillStyle = at('#f3e6c4');
    ctx.fillRect(x - half, 594, half * 2, 7);
  }
  ellipse(ctx, 610, 400, 22, 22, at('#f6f1e2'));
  line(
    ctx,
    [
      [610, 400],
      [610, 386],
    ],
    3,
    palette.ink,
  );
  line(
    ctx,
    [
      [610, 400],
      [620, 404],
    ],
    3,
    palette.ink,
  );
}
