import { mix } from '../../kit/colour.ts';
import type { SceneView } from '../../kit/scene-view.ts';
import { line, polygon } from '../../kit/stroke.ts';

/** An open door to the street with daylight or dusk in it, lattice shutters folded back. */
export function paintShopDoor({ ctx, palette, at, evening }: SceneView): void {
  const sky = ctx.createLinearGradient(0, 150, 0, 640);
  sky.addColorStop(0, palette.sky[1]);
  sky.addColorStop(0.6, palette.sky[2]);
  sky.addColorStop(1, palette.sky[3]);
  ctx.fillStyle = sky;
  ctx.fillRect(470, 150, 260, 490);
  for (const [x, w, h, c] of [
    [470, 120, 230, '#d99a3a'],
    [590, 140, 190, '#c9823a'],
  ] as const) {
    ctx.fillStyle = mix(at(c), palette.haze, 0.3);
    ctx.fillRect(x, 600 - h, w, h);
    polygon(
      ctx,
      [
        [x - 8, 604 - h],
        [x + w + 8, 604 - h],
        [x + w - 12, 560 - h],
        [x + 12, 560 - h],
      ],
      mix(at('#7d5a4c'), palette.haze, 0.3),
    );
    for (let i = 0; i < 3; i++) {
      ctx.fillStyle = evening ? '#ffd98a' : mix(palette.haze, palette.ink, 0.4);
      ctx.fillRect(x + 14 + i * (w / 3.2), 630 - h, w / 5, 54);
    }
  }
  ctx.fillStyle = at('#c9b394');
  ctx.fillRect(470, 596, 260, 44);
  const wood = mix(at('#6e3f2b'), palette.ink, 0.1);
  for (const [x, w] of [
    [440, 34],
    [726, 34],
  ] as const) {
    ctx.fillStyle = wood;
    ctx.fillRect(x, 130, w, 510);
  }
  ctx.fillStyle = wood;
  ctx.fillRect(430, 122, 340, 34);
  for (const x of [352, 764]) {
    ctx.fillStyle = mix(wood, palette.flank, 0.12);
    ctx.fillRect(x, 160, 84, 478);
    for (let i = 0; i < 4; i++) {
      ctx.strokeStyle = mix(wood, palette.ink, 0.4);
      ctx.lineWidth = 3;
      ctx.strokeRect(x + 10, 176 + i * 116, 64, 96);
      for (let k = 1; k < 4; k++)
        line(
          ctx,
          [
            [x + 10, 176 + i * 116 + k * 24],
            [x + 74, 176 + i * 116 + k * 24],
          ],
          3,
          mix(wood, palette.ink, 0.35),
        );
    }
  }
}
