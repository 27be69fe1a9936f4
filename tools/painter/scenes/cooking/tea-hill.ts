import { mix } from '../../kit/colour.ts';
import { hazedPalette } from '../../kit/hazed-palette.ts';
import { underLight } from '../../kit/lights.ts';
import { clamp, lerp, type Point } from '../../kit/maths.ts';
import { makeNoise } from '../../kit/noise.ts';
import { paintBirds } from '../../kit/props/birds.ts';
import { paintFolk } from '../../kit/props/folk/folk.ts';
import { paintJungleSlope } from '../../kit/props/jungle-slope.ts';
import { paintMistBank } from '../../kit/props/mist-bank.ts';
import { makeRng } from '../../kit/rng.ts';
import { paintClouds, paintSky, paintSun } from '../../kit/sky.ts';
import { brush, ellipse } from '../../kit/stroke.ts';
import type { CookingView } from './cooking.ts';
import { paintTableTop, paintTeaSet } from './near-table.ts';

/** Rows of tea round the hills, pickers among them, a tea set on a table before the view. */
export function paintTeaHill(view: CookingView): void {
  const { sheet, palette, seed } = view;
  const rng = makeRng(`${seed}/tea`);
  const noise = makeNoise(`${seed}/tea`);
  const sun: Point = [rng.range(820, 920), 160];
  paintSky(sheet.main, palette, { seed, horizon: 400, sun });
  paintClouds(sheet.main, palette, { seed, horizon: 320, cover: 0.42 });
  paintSun(sheet.main, palette, sun, 32);
  for (const [i, nearness] of [0.18, 0.36].entries()) {
    paintJungleSlope(sheet, {
      palette,
      seed: `${seed}/far${i}`,
      crest: (x) => 330 + 60 * i - 70 * (0.5 + 0.6 * noise.ridge(x / 320, i * 4, 3, 0.4)),
      base: 480,
      nearness,
      size: [7, 11],
      side: 1,
    });
    paintMistBank(sheet, { palette, seed: `${seed}/m${i}`, y: 420 + 30 * i, height: 44, density: 0.8 });
  }
  const hills = [
    { x: 880, wide: 420, top: 390, foot: 640, near: 0.6, rows: 13, thick: [8, 20] },
    { x: 230, wide: 460, top: 420, foot: 740, near: 0.8, rows: 15, thick: [10, 30] },
    { x: 840, wide: 640, top: 560, foot: 930, near: 1, rows: 12, thick: [20, 46] },
  ] as const;
  hills.forEach(({ x, wide, top, foot, near, rows, thick }, h) => {
    const tint = (colour: string): string => mix(palette.haze, underLight(palette, colour), near);
    const crest = (px: number): number =>
      foot - (foot - top) * Math.exp(-(((px - x) / wide) ** 2)) - 14 * noise.fbm(px / 130, h * 7, 2);
    const layer = sheet.layer();
    const { ctx } = layer;
    ctx.beginPath();
    ctx.moveTo(-5, sheet.height);
    for (let px = -5; px <= 1205; px += 6) ctx.lineTo(px, crest(px));
    ctx.lineTo(1205, sheet.height);
    ctx.closePath();
    ctx.fillStyle = tint('#7a6a48');
    ctx.fill();
    for (let row = 0; row < rows; row++) {
      const t = row / (rows - 1);
      const wide0 = lerp(thick[0], thick[1], t);
      const lineAt = (dy: number): Point[] => {
        const points: Point[] = [];
        for (let px = -20; px <= 1220; px += 10)
          points.push([
            px,
            crest(px) +
              wide0 * 0.3 +
              (foot + 60 - top) * t ** 1.15 * (0.86 + 0.14 * Math.cos((px - x) / wide)) +
              dy +
              2.5 * noise(px / 18, row * 3),
          ]);
        return points;
      };
      brush(ctx, lineAt(wide0 * 0.16), (u) => wide0 * (1.02 + 0.14 * noise(u * 60, row)), tint('#1f4a34'));
      brush(
        ctx,
        lineAt(-wide0 * 0.1),
        (u) => wide0 * (0.72 + 0.14 * noise(u * 70, row + 30)),
        tint('#3f7a42'),
      );
      brush(
        ctx,
        lineAt(-wide0 * 0.26),
        (u) => wide0 * (0.34 + 0.12 * noise(u * 80, row + 60)),
        mix(tint('#8ab84e'), palette.flank, 0.14),
      );
      for (let k = 0; k < 150; k++) {
        const px = rng() * 1200;
        const py =
          crest(px) + wide0 * 0.3 + (foot + 60 - top) * t ** 1.15 * (0.86 + 0.14 * Math.cos((px - x) / wide));
        const s = wide0 * rng.range(0.07, 0.15);
        ellipse(
          ctx,
          px,
          py + rng.bell() * wide0 * 0.4 - wide0 * 0.1,
          s * 1.3,
          s,
          rng.chance(0.5) ? mix(tint('#a8cc62'), palette.flank, 0.12) : tint('#2a5f3a'),
        );
      }
      if ((h === 1 && (row === 4 || row === 8)) || (h === 0 && row === 6)) {
        for (let k = 0; k < 2; k++) {
          const px = clamp(x + rng.range(-150, 150) + k * 70, 40, 1160);
          const py = crest(px) + (foot + 60 - top) * t ** 1.15 + wide0 * 0.6;
          const high = lerp(44, 80, t) * (h ? 1 : 0.8);
          const seen = hazedPalette(palette, near);
          const { front } = paintFolk(ctx, rng, {
            palette: seen,
            x: px,
            y: py,
            height: high,
            pose: k === h % 2 ? 'bend' : 'carry',
            outfit: 'blouse',
            facing: k ? -1 : 1,
            side: 1,
            hat: row === 8 && k ? 'scarf' : 'cone',
            hair: 'bun',
            top: rng.pick(['#a8452f', '#5f7fa8', '#d9a441']),
            bottom: '#2b2b30',
          });
          ellipse(
            ctx,
            px - (k ? -1 : 1) * high * 0.16,
            py - high * 0.56,
            high * 0.12,
            high * 0.15,
            underLight(seen, '#b98a52'),
          );
          ellipse(ctx, front[0], front[1], high * 0.04, high * 0.04, underLight(seen, '#8ab84e'));
        }
      }
    }
    sheet.stamp(layer);
    if (h < 2)
      paintMistBank(sheet, { palette, seed: `${seed}/hm${h}`, y: foot - 10, height: 50, density: 0.6 });
  });
  paintBirds(sheet.main.ctx, rng, palette, [420, 190]);
  paintTableTop(view, 752);
  paintTeaSet(view, [rng.range(400, 470), 806], 1);
}
