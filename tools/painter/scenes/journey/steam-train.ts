import { type Hex, mix, rgba } from '../../kit/colour.ts';
import type { Point } from '../../kit/maths.ts';
import type { SceneView } from '../../kit/scene-view.ts';
import { ellipse, line, polygon } from '../../kit/stroke.ts';

/** A small tank engine from the side, its chimney to the left; `x` is its middle, `y` the rail. */
export function paintSteamEngine({ ctx, palette, at }: SceneView, x: number, y: number, scale: number): void {
  const p = (u: number, v: number): Point => [x + u * scale, y - v * scale];
  const black = mix(palette.ink, at('#2a2c2c'), 0.6);
  const green = at('#2c5a46');
  const brass = at('#d9a441');
  const red = at('#b5382a');
  const lit = (colour: Hex): Hex => mix(colour, palette.flank, 0.34);
  polygon(ctx, [p(-180, 22), p(178, 22), p(178, 44), p(-180, 44)], red);
  polygon(ctx, [p(-180, 22), p(178, 22), p(178, 27), p(-180, 27)], mix(red, palette.ink, 0.4));
  polygon(ctx, [p(-186, 8), p(-150, 26), p(-150, 40), p(-186, 40)], black);
  // Boiler: a lying cylinder, lit from above.
  for (const [from, to, colour] of [
    [52, 124, black],
    [70, 122, mix(black, green, 0.5)],
    [92, 120, green],
    [104, 116, lit(green)],
  ] as const)
    polygon(ctx, [p(-150, from), p(62, from), p(62, to), p(-150, to)], colour);
  ellipse(ctx, ...p(-150, 88), 14 * scale, 37 * scale, black);
  ellipse(ctx, ...p(-154, 88), 11 * scale, 30 * scale, mix(black, palette.haze, 0.2));
  for (const u of [-96, -34, 26]) line(ctx, [p(u, 54), p(u, 123)], 4 * scale, brass);
  polygon(ctx, [p(-128, 122), p(-104, 122), p(-102, 168), p(-130, 168)], black);
  polygon(ctx, [p(-136, 166), p(-96, 166), p(-98, 178), p(-134, 178)], mix(black, palette.haze, 0.2));
  ellipse(ctx, ...p(-56, 126), 20 * scale, 17 * scale, brass);
  ellipse(ctx, ...p(-60, 131), 9 * scale, 7 * scale, lit(brass));
  ellipse(ctx, ...p(10, 126), 13 * scale, 14 * scale, black);
  // Side tank, cab.
  polygon(ctx, [p(-60, 48), p(62, 48), p(62, 104), p(-60, 104)], green);
  polygon(ctx, [p(-60, 98), p(62, 98), p(62, 104), p(-60, 104)], lit(green));
  ctx.strokeStyle = brass;
  ctx.lineWidth = 2.4 * scale;
  ctx.strokeRect(...p(-50, 94), 102 * scale, 38 * scale);
  polygon(ctx, [p(62, 44), p(172, 44), p(172, 172), p(62, 172)], green);
  polygon(ctx, [p(50, 168), p(186, 168), p(176, 184), p(60, 184)], black);
  polygon(ctx, [p(62, 160), p(172, 160), p(172, 168), p(62, 168)], lit(green));
  polygon(ctx, [p(76, 108), p(112, 108), p(112, 152), p(76, 152)], mix(palette.ink, palette.sky[1], 0.35));
  polygon(ctx, [p(126, 50), p(164, 50), p(164, 152), p(126, 152)], mix(palette.ink, at('#5a3a28'), 0.5));
  ellipse(ctx, ...p(-176, 66), 9 * scale, 12 * scale, mix('#fff4d2', palette.haze, 0.1));
  // Wheels and rods.
  for (const [u, r] of [
    [-130, 19],
    [-66, 31],
    [8, 31],
    [132, 24],
  ] as const) {
    ellipse(ctx, ...p(u, r), r * scale, r * scale, black);
    ellipse(ctx, ...p(u, r), r * 0.78 * scale, r * 0.78 * scale, red);
    for (let i = 0; i < 6; i++) {
      const a = (i / 6) * Math.PI;
      line(
        ctx,
        [
          p(u - Math.cos(a) * r * 0.72, r - Math.sin(a) * r * 0.72),
          p(u + Math.cos(a) * r * 0.72, r + Math.sin(a) * r * 0.72),
        ],
        3 * scale,
        mix(red, palette.ink, 0.45),
      );
    }
    ellipse(ctx, ...p(u, r), r * 0.22 * scale, r * 0.22 * scale, brass);
  }
  line(ctx, [p(-66, 18), p(8, 18)], 6 * scale, mix('#c9ccc4', palette.ink, 0.2));
  polygon(ctx, [p(-150, 20), p(-112, 20), p(-112, 46), p(-150, 46)], mix(black, palette.haze, 0.15));
  line(ctx, [p(-112, 32), p(-66, 22)], 5 * scale, mix('#c9ccc4', palette.ink, 0.2));
}

/** A wooden carriage from the side with an open platform at each end. */
export function paintCarriage(
  { ctx, palette, at, evening }: SceneView,
  x: number,
  y: number,
  length: number,
  paint: Hex,
): void {
  const half = length / 2;
  const p = (u: number, v: number): Point => [x + u, y - v];
  const wood = at(paint);
  const cream = at('#efdfb8');
  const black = mix(palette.ink, at('#2a2c2c'), 0.6);
  const pane = evening ? '#ffd27a' : mix(palette.ink, palette.sky[1], 0.36);
  polygon(ctx, [p(-half, 24), p(half, 24), p(half, 42), p(-half, 42)], black);
  line(ctx, [p(-half - 14, 32), p(half + 14, 32)], 6, black);
  polygon(ctx, [p(-half + 22, 40), p(half - 22, 40), p(half - 22, 98), p(-half + 22, 98)], wood);
  for (let u = -half + 28; u < half - 24; u += 9)
    line(ctx, [p(u, 44), p(u, 92)], 1.2, rgba(palette.ink, 0.22));
  polygon(ctx, [p(-half + 22, 96), p(half - 22, 96), p(half - 22, 158), p(-half + 22, 158)], cream);
  const step = (length - 60) / 7;
  for (let i = 0; i < 7; i++) {
    const u = -half + 32 + i * step;
    ctx.fillStyle = pane;
    ctx.beginPath();
    ctx.roundRect(...p(u, 150), step - 10, 46, [9, 9, 2, 2]);
    ctx.fill();
    if (i % 3 !== 1) continue;
    ellipse(ctx, ...p(u + step * 0.4, 118), 8, 9.5, mix(at('#d09a68'), palette.ink, evening ? 0.3 : 0.1));
    ellipse(ctx, ...p(u + step * 0.4 - 1, 124), 8.6, 6, mix(palette.ink, '#1d1a1c', 0.5));
  }
  polygon(ctx, [p(-half + 22, 94), p(half - 22, 94), p(half - 22, 99), p(-half + 22, 99)], at('#d9a441'));
  polygon(
    ctx,
    [p(-half - 2, 158), p(half + 2, 158), p(half - 16, 178), p(-half + 16, 178)],
    mix(wood, palette.ink, 0.45),
  );
  polygon(
    ctx,
    [p(-half + 12, 172), p(half - 12, 172), p(half - 16, 178), p(-half + 16, 178)],
    mix(wood, palette.flank, 0.25),
  );
  for (const u of [-half + 4, half - 4]) {
    line(ctx, [p(u, 42), p(u, 158)], 4, black);
    for (const v of [62, 82]) line(ctx, [p(u, v), p(u + (u < 0 ? 18 : -18), v)], 3, black);
  }
  for (const u of [-half + 54, -half + 100, half - 100, half - 54]) {
    ellipse(ctx, ...p(u, 18), 18, 18, black);
    ellipse(ctx, ...p(u, 18), 11, 11, mix(black, palette.haze, 0.35));
    ellipse(ctx, ...p(u, 18), 4, 4, black);
  }
}
