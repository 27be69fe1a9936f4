import { type Hex, mix, rgba } from '../../kit/colour.ts';
import { paintFolk } from '../../kit/props/folk/folk.ts';
import { paintVase, type VaseShape } from '../../kit/props/vase.ts';
import { makeRng } from '../../kit/rng.ts';
import type { SceneView } from '../../kit/scene-view.ts';
import { ellipse, polygon } from '../../kit/stroke.ts';

/** Somebody on a stool before a turning wheel, both hands on the clay. */
export function paintPotter(
  view: SceneView,
  x: number,
  y: number,
  height: number,
  facing: 1 | -1,
  top: Hex,
  outfit: 'apron',
  hair: 'bun' | 'bob',
  shape: VaseShape,
): void {
  const { ctx, palette, seed, at } = view;
  const wood = at('#7d5535');
  ellipse(ctx, x + facing * 70, y + 96, 220, 34, rgba(palette.ink, 0.3));
  polygon(
    ctx,
    [
      [x - 46, y + 12],
      [x + 40, y + 12],
      [x + 34, y + 92],
      [x - 40, y + 92],
    ],
    mix(wood, palette.ink, 0.35),
  );
  ellipse(ctx, x - 4, y + 12, 48, 13, wood);
  const wx = x + facing * height * 0.345;
  const wy = y - height * 0.02;
  polygon(
    ctx,
    [
      [wx - 46, wy + 20],
      [wx + 46, wy + 20],
      [wx + 64, y + 104],
      [wx - 64, y + 104],
    ],
    mix(at('#8a7a68'), palette.ink, 0.25),
  );
  polygon(
    ctx,
    [
      [wx + (facing > 0 ? 8 : -46), wy + 20],
      [wx + (facing > 0 ? 46 : -8), wy + 20],
      [wx + (facing > 0 ? 64 : -12), y + 104],
      [wx + (facing > 0 ? 12 : -64), y + 104],
    ],
    mix(at('#8a7a68'), palette.flank, 0.1),
  );
  ellipse(ctx, wx, wy + 20, 92, 22, mix(at('#6d5f52'), palette.ink, 0.3));
  ellipse(ctx, wx, wy + 14, 92, 22, at('#a8937a'));
  ellipse(ctx, wx, wy + 14, 60, 13, mix(at('#a8937a'), palette.ink, 0.16));
  paintVase(ctx, { palette, x: wx, y: wy + 16, height: 112, shape, colour: at('#a9704c'), side: 1 });
  const clay = mix(at('#a9704c'), palette.flank, 0.2);
  paintFolk(ctx, makeRng(`${seed}/maker${x}`), {
    palette,
    x,
    y,
    height,
    pose: 'work',
    facing,
    side: 1,
    outfit,
    hair,
    top,
    bottom: '#31343c',
    hat: hair === 'bun' ? 'scarf' : 'none',
  });
  for (const dx of [-34, 30]) ellipse(ctx, wx + dx, wy - 46, 11, 9, clay);
}
