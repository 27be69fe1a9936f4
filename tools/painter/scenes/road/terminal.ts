import { type Hex, mix, rgba } from '../../kit/colour.ts';
import { glow } from '../../kit/glow.ts';
import { underLight } from '../../kit/lights.ts';
import { lerp, type Point } from '../../kit/maths.ts';
import type { Camera } from '../../kit/props/camera.ts';
import { line, polygon } from '../../kit/stroke.ts';
import type { RoadView } from './layout.ts';

/** A long glass front under a roof that swings out in waves. */
export function paintTerminal(view: RoadView, camera: Camera): void {
  const { sheet, palette, rng, evening } = view;
  const layer = sheet.layer();
  const { ctx } = layer;
  const z = 24;
  const left = -16;
  const right = 1.2;
  const roof = (x: number): number =>
    7.6 + 1.5 * Math.cos(((x - left) / 8.1) * Math.PI * 2 - 2.6) * 0.5 + 0.1 * (x - left) * 0.6;
  const at = (x: number, y: number, depth = z): Point => camera.see([x, y, depth]);
  const xs = Array.from({ length: 61 }, (_, i) => lerp(left, right, i / 60));
  const front = [...xs.map((x) => at(x, roof(x))), at(right, 0), at(left, 0)];
  const rows = front.map(([, y]) => y);
  const fill = ctx.createLinearGradient(0, Math.min(...rows), 0, Math.max(...rows));
  const glass = mix(underLight(palette, '#4f8f96'), palette.sky[1], 0.4);
  fill.addColorStop(0, evening ? mix(glass, '#ffd88a', 0.3) : mix(glass, palette.sky[2], 0.55));
  fill.addColorStop(0.55, evening ? '#f6c877' : mix(glass, palette.sky[3], 0.35));
  fill.addColorStop(1, evening ? '#ffe2a4' : mix(glass, palette.ink, 0.3));
  polygon(ctx, front, '#000000');
  ctx.fillStyle = fill;
  ctx.fill();
  ctx.save();
  ctx.clip();
  for (let i = 0; i < 9; i++) {
    const x = rng.range(left, right);
    polygon(
      ctx,
      [at(x, 0), at(x + 1.2, 0), at(x + 3.4, 10), at(x + 2, 10)],
      rgba(palette.sky[3], evening ? 0.07 : 0.18),
    );
  }
  const frame = mix(underLight(palette, '#e9e6da'), palette.ink, evening ? 0.5 : 0.25);
  for (let x = left; x <= right; x += 1.22) line(ctx, [at(x, 0), at(x, 11)], 1.5, frame);
  for (const y of [2.9, 4.4, 5.9, 7.4]) line(ctx, [at(left, y), at(right, y)], y === 2.9 ? 4 : 1.4, frame);
  for (let i = 0; i < 26; i++) {
    const x = lerp(left, right, rng());
    const h = rng.range(1.5, 1.75);
    ctx.fillStyle = rgba(palette.ink, evening ? 0.5 : 0.36);
    const [px, py] = at(x, h);
    ctx.fillRect(px, py, 9, at(x, 0)[1] - py);
  }
  ctx.restore();
  const metal = underLight(palette, '#eeeade');
  const over = xs.map((x) => at(x < left + 1 ? x - 2 : x > right - 1 ? x + 1.6 : x, roof(x) + 0.6, 19.4));
  const back = xs.map((x) => at(x, roof(x) + 0.1));
  polygon(ctx, [...over, ...[...back].reverse()], mix(metal, palette.ink, evening ? 0.46 : 0.3));
  const lip = over.map(([x, y]): Point => [x, y - 9 - 5 * Math.sin((x / 1200) * 6)]);
  polygon(ctx, [...over, ...[...lip].reverse()], metal);
  line(ctx, lip, 2, mix(metal, palette.flank, 0.55));
  for (let x = left + 1.4; x < right; x += 4.6) {
    polygon(
      ctx,
      [at(x, 0.14, 20), at(x + 0.42, 0.14, 20), at(x + 0.42, roof(x) + 0.4, 20), at(x, roof(x) + 0.4, 20)],
      mix(metal, palette.ink, 0.2),
    );
    line(ctx, [at(x + 0.42, 0.14, 20), at(x + 0.42, roof(x) + 0.4, 20)], 2.5, mix(metal, palette.flank, 0.5));
    if (evening)
      glow(ctx, {
        x: at(x, 5, 20)[0],
        y: at(x, 5.4, 20)[1],
        radius: 110,
        colour: palette.glow,
        strength: 0.22,
      });
  }
  // A band with a wing instead of a name.
  const sign = at(-6.6, 7.2, 19.6);
  polygon(
    ctx,
    [
      [sign[0] - 26, sign[1] + 7],
      [sign[0] + 30, sign[1] - 12],
      [sign[0] + 4, sign[1] + 12],
    ],
    underLight(palette, '#c8522a'),
  );
  sheet.stamp(layer);
  if (evening) glow(sheet.main.ctx, { x: 360, y: 520, radius: 460, colour: palette.glow, strength: 0.2 });
}

/** The control tower. */
export function paintTower({ sheet, palette, evening }: RoadView, [x, base]: Point): void {
  const { ctx } = sheet.main;
  const wall: Hex = mix(palette.haze, underLight(palette, '#e6dcc6'), 0.7);
  const shade = mix(wall, palette.ink, 0.3);
  polygon(
    ctx,
    [
      [x - 11, base],
      [x - 8, base - 150],
      [x + 8, base - 150],
      [x + 11, base],
    ],
    wall,
  );
  polygon(
    ctx,
    [
      [x - 11, base],
      [x - 8, base - 150],
      [x - 1, base - 150],
      [x - 2, base],
    ],
    shade,
  );
  polygon(
    ctx,
    [
      [x - 14, base - 148],
      [x - 24, base - 182],
      [x + 24, base - 182],
      [x + 14, base - 148],
    ],
    evening ? '#ffd88a' : mix(palette.ink, palette.sky[1], 0.5),
  );
  for (const dx of [-16, -6, 6, 16])
    line(
      ctx,
      [
        [x + dx * 0.7, base - 148],
        [x + dx * 1.3, base - 182],
      ],
      1.6,
      wall,
    );
  polygon(
    ctx,
    [
      [x - 28, base - 182],
      [x - 20, base - 192],
      [x + 20, base - 192],
      [x + 28, base - 182],
    ],
    wall,
  );
  line(
    ctx,
    [
      [x, base - 192],
      [x, base - 214],
    ],
    2,
    shade,
  );
  if (evening) glow(ctx, { x, y: base - 214, radius: 26, colour: '#ff6a4a', strength: 0.9 });
}
