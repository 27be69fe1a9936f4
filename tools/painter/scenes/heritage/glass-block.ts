import { mix, rgba } from '../../kit/colour.ts';
import { clamp, lerp, type Point } from '../../kit/maths.ts';
import { makeNoise } from '../../kit/noise.ts';
import { ramp } from '../../kit/ramp.ts';
import { makeRng } from '../../kit/rng.ts';
import type { SceneView } from '../../kit/scene-view.ts';
import { line, polygon } from '../../kit/stroke.ts';
import { tone } from '../../kit/tone.ts';

/** A glass block: its front mirrors sky and far rocks, its flank is darker; joints of the panes on both. */
export function paintGlassBlock(
  { sheet, ctx, palette, seed, evening }: SceneView,
  front: readonly Point[],
  flank: readonly Point[],
  name: string,
): void {
  const noise = makeNoise(`${seed}/glass${name}`);
  const deep = mix(palette.ink, '#0d1519', 0.4);
  const faces = [
    [front, 0],
    [flank, 0.5],
  ] as const;
  for (const [outline, dark] of faces) {
    const layer = sheet.layer();
    polygon(layer.ctx, outline, '#000000');
    const ys = outline.map(([, y]) => y);
    const [top, foot] = [Math.min(...ys), Math.max(...ys)];
    tone(
      layer,
      ramp([
        [0, deep],
        [0.35, mix(deep, palette.mid, 0.35)],
        [0.62, mix(deep, palette.sky[1], 0.5)],
        [0.8, mix(deep, palette.sky[2], 0.72)],
        [1, mix(deep, palette.sky[3], 0.86)],
      ]),
      (x, y) => {
        const t = (y - top) / (foot - top);
        const cloud = noise.fbm(x / 150, y / 34, 3);
        const rocks = 0.62 + 0.1 * noise.fbm(x / 60, 2, 3);
        return clamp((t < rocks ? 0.3 + 0.62 * t + 0.26 * cloud : 0.3 + 0.2 * cloud) - dark * 0.5);
      },
      {
        box: [Math.min(...outline.map(([x]) => x)), top, Math.max(...outline.map(([x]) => x)), foot],
        grain: 0.08,
      },
    );
    sheet.stamp(layer);
    const [a, b, c, d] = outline as [Point, Point, Point, Point];
    const joint = (p: Point, q: Point): void =>
      line(ctx, [p, q], 1.3, rgba(mix(palette.haze, deep, 0.3), 0.55));
    const wide = Math.abs(b[0] - a[0]);
    const columns = Math.max(2, Math.round(wide / 38));
    for (let i = 0; i <= columns; i++)
      joint(
        [lerp(a[0], b[0], i / columns), lerp(a[1], b[1], i / columns)],
        [lerp(d[0], c[0], i / columns), lerp(d[1], c[1], i / columns)],
      );
    const rows = Math.round((foot - top) / 44);
    for (let i = 0; i <= rows; i++)
      joint([a[0], lerp(a[1], d[1], i / rows)], [b[0], lerp(b[1], c[1], i / rows)]);
    if (!evening) continue;
    const rng = makeRng(`${seed}/panes${name}`);
    for (let i = 0; i < 9; i++) {
      const u = rng.int(0, columns - 1);
      const v = rng.int(0, Math.max(1, rows - 2));
      const at = (p: number, q: number): Point => {
        const low = lerp(a[1], b[1], p / columns);
        const high = lerp(d[1], c[1], p / columns);
        return [lerp(a[0], b[0], p / columns), lerp(low, high, q / rows)];
      };
      polygon(ctx, [at(u, v), at(u + 1, v), at(u + 1, v + 1), at(u, v + 1)], rgba('#ffd27a', 0.66));
    }
  }
}

export function paintEntrance({ ctx, palette, at, evening }: SceneView): void {
  const stone = at('#e7dcc2');
  polygon(
    ctx,
    [
      [384, 556],
      [576, 563],
      [606, 570],
      [606, 580],
      [384, 570],
    ],
    stone,
  );
  ctx.fillStyle = evening ? '#ffd998' : mix(palette.haze, palette.ink, 0.35);
  polygon(
    ctx,
    [
      [398, 571],
      [566, 579],
      [566, 624],
      [398, 616],
    ],
    ctx.fillStyle as string,
  );
  for (const t of [0, 0.25, 0.5, 0.75, 1])
    line(
      ctx,
      [
        [398 + 168 * t, 571 + 8 * t],
        [398 + 168 * t, 616 + 8 * t],
      ],
      4,
      mix(palette.ink, stone, 0.3),
    );
  for (let i = 0; i < 4; i++)
    polygon(
      ctx,
      [
        [380 - i * 8, 617 + i * 7],
        [592 + i * 8, 626 + i * 7],
        [596 + i * 8, 633 + i * 7],
        [376 - i * 8, 624 + i * 7],
      ],
      i % 2 ? mix(stone, palette.ink, 0.18) : stone,
    );
}
