import { mix } from '../../kit/colour.ts';
import { underLight } from '../../kit/lights.ts';
import type { Camera } from '../../kit/props/camera.ts';
import { paintTiledRoof } from '../../kit/props/tiled-roof.ts';
import { paintTree } from '../../kit/props/tree.ts';
import { makeRng } from '../../kit/rng.ts';
import type { MarketView } from './market.ts';

/** Old houses and trees that close the square. */
export function paintMarketHouses({ sheet, palette, seed, lamps }: MarketView, camera: Camera): void {
  const rng = makeRng(`${seed}/houses`);
  const layer = sheet.layer();
  const { ctx } = layer;
  const near = 0.66;
  const [, foot] = camera.see([0, 0, 19]);
  const m = camera.scaleAt([0, 0, 19]);
  let x = -40;
  while (x < sheet.width + 20) {
    const w = m * rng.range(3.6, 5.6);
    const h = m * rng.range(3.4, 5.2);
    const wall = mix(
      palette.haze,
      mix(
        underLight(palette, rng.pick(['#d99a3a', '#e0ad52', '#cf9a78', '#9dbab8', '#e6d3ae'])),
        palette.flank,
        0.15,
      ),
      near,
    );
    ctx.fillStyle = wall;
    ctx.fillRect(x, foot - h, w, h + 20);
    const count = Math.round(w / (m * 1.3));
    for (let i = 0; i < count; i++)
      for (const up of [0.62, 0.22]) {
        if (up < 0.4 && rng.chance(0.4)) continue;
        const wx = x + ((i + 0.5) / count) * w;
        ctx.fillStyle = mix(wall, underLight(palette, '#3f6a62'), 0.62);
        ctx.fillRect(wx - m * 0.42, foot - h * (up + 0.24), m * 0.84, h * 0.24);
        ctx.fillStyle = lamps > 0.5 ? '#ffd88a' : mix(wall, palette.ink, 0.5);
        ctx.fillRect(wx - m * 0.18, foot - h * (up + 0.23), m * 0.36, h * 0.22);
      }
    const roof = mix(palette.haze, underLight(palette, '#8a5a4e'), near);
    paintTiledRoof(ctx, rng, {
      eave: [
        [x - m * 0.25, foot - h + 2],
        [x + w + m * 0.25, foot - h + 2],
      ],
      ridge: [
        [x + m * 0.3, foot - h - m * 1.15],
        [x + w - m * 0.3, foot - h - m * 1.15],
      ],
      colour: roof,
      ink: mix(palette.ink, palette.haze, 0.3),
      haze: palette.haze,
      moss: underLight(palette, '#5d6b54'),
      tile: [6, 6],
      sag: 3,
    });
    if (rng.chance(0.6))
      paintTree(ctx, rng, {
        x: x + w * rng.range(0.1, 0.9),
        y: foot + 6,
        height: m * rng.range(3.6, 5.2),
        colours: ['#1f4c3b', '#3f7a52', '#86a860'].map((c) =>
          mix(palette.haze, underLight(palette, c), 0.74),
        ) as [string, string, string],
        side: 1,
      });
    x += w + m * rng.range(0, 0.4);
  }
  sheet.stamp(layer);
}
