import { mix, rgba } from '../../kit/colour.ts';
import { glow } from '../../kit/glow.ts';
import { lerp } from '../../kit/maths.ts';
import { paintArch } from '../../kit/props/arch.ts';
import { paintMasonry } from '../../kit/props/masonry.ts';
import type { SceneView } from '../../kit/scene-view.ts';
import { line, polygon } from '../../kit/stroke.ts';

/** A tapering granite shaft with a gallery and a lantern room. */
export function paintBeacon(view: SceneView, x: number, base: number): void {
  const { sheet, ctx, palette, seed, at, evening } = view;
  const stone = at('#d8cdb4');
  const top = 150;
  const shaft = (from: number, to: number, facing: number, name: string): void =>
    paintMasonry(sheet, {
      palette,
      seed: `${seed}/${name}`,
      outline: [
        [x + 62 * from, base],
        [x + 62 * to, base],
        [x + 38 * to, top],
        [x + 38 * from, top],
      ],
      colour: stone,
      facing,
      course: 13,
      worn: 0.5,
    });
  shaft(-1, -0.4, -0.75, 'l');
  shaft(-0.4, 0.3, 0, 'm');
  shaft(0.3, 1, 0.9, 'r');
  for (const t of [0.2, 0.45, 0.7])
    paintArch(ctx, x - 4, lerp(base, top, t), 8, 30, mix(palette.ink, stone, 0.2));
  paintArch(ctx, x - 4, base, 17, 54, mix(palette.ink, at('#7a4a30'), 0.4));
  polygon(
    ctx,
    [
      [x - 58, top + 4],
      [x + 58, top + 4],
      [x + 50, top + 18],
      [x - 50, top + 18],
    ],
    mix(stone, palette.ink, 0.3),
  );
  polygon(
    ctx,
    [
      [x - 58, top - 6],
      [x + 58, top - 6],
      [x + 58, top + 5],
      [x - 58, top + 5],
    ],
    mix(stone, palette.flank, 0.3),
  );
  for (let u = -54; u <= 54; u += 12)
    line(
      ctx,
      [
        [x + u, top - 6],
        [x + u, top - 30],
      ],
      2.4,
      mix(palette.ink, stone, 0.2),
    );
  line(
    ctx,
    [
      [x - 56, top - 30],
      [x + 56, top - 30],
    ],
    4,
    mix(palette.ink, stone, 0.2),
  );
  ctx.fillStyle = evening ? '#fff2c4' : mix(palette.sky[1], '#fff2c4', 0.5);
  ctx.fillRect(x - 26, top - 62, 52, 56);
  for (const u of [-26, -9, 9, 26])
    line(
      ctx,
      [
        [x + u, top - 62],
        [x + u, top - 6],
      ],
      3.4,
      mix(palette.ink, stone, 0.15),
    );
  polygon(
    ctx,
    [
      [x - 34, top - 60],
      [x + 34, top - 60],
      [x + 20, top - 84],
      [x, top - 96],
      [x - 20, top - 84],
    ],
    at('#a8402a'),
  );
  polygon(
    ctx,
    [
      [x + 8, top - 60],
      [x + 34, top - 60],
      [x + 20, top - 84],
      [x, top - 96],
    ],
    mix(at('#a8402a'), palette.flank, 0.35),
  );
  if (!evening) return;
  ctx.save();
  ctx.globalCompositeOperation = 'screen';
  const beam = ctx.createLinearGradient(x, 0, x + 900, 0);
  beam.addColorStop(0, rgba('#fff2c4', 0.7));
  beam.addColorStop(1, rgba('#fff2c4', 0));
  ctx.fillStyle = beam;
  ctx.beginPath();
  ctx.moveTo(x, top - 42);
  ctx.lineTo(x + 900, top - 120);
  ctx.lineTo(x + 900, top + 30);
  ctx.lineTo(x, top - 26);
  ctx.fill();
  ctx.restore();
  glow(ctx, { x, y: top - 34, radius: 170, colour: palette.glow, strength: 0.8 });
}
