import { blob } from '../../kit/blob.ts';
import { mix } from '../../kit/colour.ts';
import { glow } from '../../kit/glow.ts';
import { paintMasonry } from '../../kit/props/masonry.ts';
import { paintTiledRoof } from '../../kit/props/tiled-roof.ts';
import { makeRng } from '../../kit/rng.ts';
import type { SceneView } from '../../kit/scene-view.ts';
import { brush, curve, ellipse, line, polygon } from '../../kit/stroke.ts';

export function paintYardHouse(view: SceneView): void {
  const { sheet, ctx, palette, seed, at } = view;
  paintMasonry(sheet, {
    palette,
    seed: `${seed}/house`,
    outline: [
      [60, 566],
      [760, 566],
      [760, 400],
      [60, 400],
    ],
    colour: at('#e8cf98'),
    facing: 0.1,
    worn: 0.4,
  });
  const wood = mix(at('#6e3f2b'), palette.ink, 0.1);
  for (let i = 0; i < 5; i++) {
    const x = 96 + i * 132;
    ctx.fillStyle = mix(palette.ink, wood, 0.4);
    ctx.fillRect(x, 428, 96, 138);
    for (let k = 0; k < 4; k++) {
      ctx.fillStyle = k % 2 ? wood : mix(wood, palette.flank, 0.15);
      ctx.fillRect(x + k * 24 + 1, 430, 22, 136);
    }
    polygon(
      ctx,
      [
        [x - 26, 430],
        [x - 10, 430],
        [x - 10, 540],
        [x - 26, 540],
      ],
      at('#c8323a'),
    );
    line(
      ctx,
      [
        [x - 18, 440],
        [x - 18, 530],
      ],
      2.4,
      at('#f2d27a'),
    );
  }
  for (let i = 0; i < 6; i++)
    line(
      ctx,
      [
        [66 + i * 137, 400],
        [66 + i * 137, 566],
      ],
      13,
      wood,
    );
  paintTiledRoof(ctx, makeRng(`${seed}/roof`), {
    eave: [
      [16, 408],
      [806, 408],
    ],
    ridge: [
      [96, 276],
      [726, 276],
    ],
    colour: at('#a8604a'),
    ink: palette.ink,
    haze: palette.haze,
    moss: at('#5d6b54'),
    tile: [10, 10],
    sag: 6,
  });
  for (const x of [230, 600]) {
    line(
      ctx,
      [
        [x, 410],
        [x, 428],
      ],
      2,
      palette.ink,
    );
    ellipse(ctx, x, 446, 17, 20, at('#d8402a'));
    ellipse(ctx, x + 4, 444, 9, 14, at('#ee7a50'));
  }
}

/** A big pot of cakes over a wood fire. */
export function paintCakePot({ ctx, palette, at, seed }: SceneView): void {
  const rng = makeRng(`${seed}/fire`);
  const [x, y] = [150, 680];
  for (const dx of [-52, 0, 52]) ellipse(ctx, x + dx, y + 6, 20, 14, at('#8a6a58'));
  glow(ctx, { x, y, radius: 150, colour: '#ff9a45', strength: 0.4 });
  for (let i = 0; i < 16; i++)
    brush(
      ctx,
      curve(
        [x - 44 + i * 6, y + 6],
        [x - 40 + i * 5.4 + rng.bell() * 10, y - 18],
        [x - 36 + i * 4.8, y - rng.range(20, 44)],
        8,
      ),
      (t) => 10 * (1 - t),
      i % 3 ? '#f08a2c' : '#ffd167',
    );
  const iron = mix(at('#4a4a4c'), palette.ink, 0.3);
  blob(
    ctx,
    [
      [x - 74, y - 118],
      [x + 74, y - 118],
      [x + 82, y - 40],
      [x + 50, y - 12],
      [x - 50, y - 12],
      [x - 82, y - 40],
    ],
    iron,
  );
  blob(
    ctx,
    [
      [x + 14, y - 112],
      [x + 66, y - 112],
      [x + 72, y - 44],
      [x + 40, y - 22],
    ],
    mix(iron, palette.flank, 0.2),
  );
  ellipse(ctx, x, y - 116, 70, 14, mix(iron, palette.flank, 0.3));
  ellipse(ctx, x, y - 128, 14, 8, iron);
  ctx.save();
  ctx.globalAlpha = 0.35;
  for (let i = 0; i < 5; i++)
    brush(
      ctx,
      curve([x - 30 + i * 15, y - 128], [x - 60 + i * 26, y - 190], [x - 10 + i * 16, y - 260], 14),
      (t) => 6 + 14 * t,
      mix('#ffffff', palette.haze, 0.4),
    );
  ctx.restore();
}
