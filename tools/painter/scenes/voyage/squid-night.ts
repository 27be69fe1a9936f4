import { type Hex, mix, rgba } from '../../kit/colour.ts';
import { setAfloat } from '../../kit/float.ts';
import { glow } from '../../kit/glow.ts';
import type { Point } from '../../kit/maths.ts';
import { paintBackdrop } from '../../kit/props/backdrop.ts';
import { paintFishingBoat } from '../../kit/props/fishing-boat.ts';
import { paintFolk } from '../../kit/props/folk/folk.ts';
import { paintIslet } from '../../kit/props/islet.ts';
import { makeRng } from '../../kit/rng.ts';
import type { SceneView } from '../../kit/scene-view.ts';
import { curve, ellipse, lens, line, polygon } from '../../kit/stroke.ts';
import { paintRipples, paintWater } from '../../kit/water.ts';

const LAMP: Hex = '#e6fff0';

/** Guests fish for squid from a wooden boat under strong lamps; other lamps along the horizon. */
export function paintSquidNight(view: SceneView): void {
  const { sheet, ctx, palette, seed, rng, light } = view;
  const horizon = 400;
  const sun: Point = light === 'night' ? [rng.range(180, 300), 130] : [rng.range(180, 300), 330];
  paintBackdrop(sheet, { palette, seed, horizon, sun });
  paintIslet(sheet, {
    palette,
    seed: `${seed}/isle`,
    x: 1010,
    reach: 230,
    height: 66,
    waterline: horizon + 1,
    nearness: 0.4,
    side: -1,
  });
  paintWater(sheet, { palette, seed, horizon, sun, mirrorFrom: horizon + 1 });
  paintRipples(sheet, { palette, seed, horizon, sun });
  const stream = makeRng(`${seed}/fleet`);
  for (let i = 0; i < 11; i++) {
    const x = 60 + i * 108 + stream.bell() * 36;
    const y = horizon + 6 + stream.range(2, 34);
    const scale = 0.34 + (y - horizon) * 0.012;
    streak(view, x, y, 40 + (y - horizon) * 3.4, 12 * scale + 4);
    paintFishingBoat(ctx, { palette, x, waterline: y, scale, heading: stream.chance(0.5) ? 1 : -1 });
    glow(ctx, { x, y: y - 18 * scale, radius: 70 * scale + 26, colour: '#9fe8c8', strength: 0.75 });
    ellipse(ctx, x, y - 18 * scale, 3.4 * scale + 1, 2.6 * scale + 1, LAMP);
  }
  streak(view, 600, 742, 190, 330);
  trawler(view, 590, 730);
}

/** A path of lamplight on the water. */
function streak({ ctx, seed }: SceneView, x: number, y: number, long: number, wide: number): void {
  const rng = makeRng(`${seed}/streak${Math.round(x)}`);
  ctx.save();
  ctx.globalCompositeOperation = 'screen';
  for (let i = 0; i < long / 2.4; i++) {
    const t = rng();
    lens(
      ctx,
      x + rng.bell() * wide * (0.6 + t),
      y + t * long,
      wide * rng.range(0.3, 0.9) * (1.1 - 0.6 * t),
      1 + 2.4 * t,
      rgba(rng.chance(0.5) ? '#b8f2d8' : '#7fd0b8', (1 - t) * 0.55),
    );
  }
  ctx.restore();
}

/** The near boat with wheelhouse, lamp booms and three anglers. */
function trawler(view: SceneView, x: number, waterline: number): void {
  const { sheet, palette, seed, at } = view;
  const layer = sheet.layer();
  const { ctx } = layer;
  const glowing = (colour: Hex): Hex => mix(at(colour), '#b8e8cc', 0.2);
  const p = (u: number, v: number): Point => [x + u, waterline - v];
  const hull = glowing('#2f6f9a');
  ctx.beginPath();
  ctx.moveTo(...p(-330, 84));
  ctx.quadraticCurveTo(...p(-300, 6), ...p(-250, -6));
  ctx.lineTo(...p(220, -6));
  ctx.quadraticCurveTo(...p(300, 10), ...p(372, 122));
  ctx.quadraticCurveTo(...p(150, 60), ...p(-330, 84));
  ctx.fillStyle = hull;
  ctx.fill();
  ctx.beginPath();
  ctx.moveTo(...p(-290, 18));
  ctx.lineTo(...p(282, 18));
  ctx.lineTo(...p(220, -6));
  ctx.lineTo(...p(-250, -6));
  ctx.fillStyle = mix(hull, palette.ink, 0.5);
  ctx.fill();
  line(ctx, curve(p(-330, 80), p(100, 44), p(370, 118), 20), 10, glowing('#c8402a'));
  line(ctx, curve(p(-326, 68), p(100, 32), p(356, 100), 20), 3, glowing('#f2d27a'));
  // Wheelhouse.
  polygon(ctx, [p(-286, 76), p(-124, 66), p(-124, 190), p(-286, 190)], glowing('#2f8f88'));
  polygon(ctx, [p(-300, 188), p(-108, 188), p(-116, 204), p(-292, 204)], glowing('#e9e0c8'));
  for (const u of [-272, -222, -172])
    polygon(ctx, [p(u, 128), p(u + 36, 128), p(u + 36, 172), p(u, 172)], '#ffe2a0');
  // People at the rail, seen over the gunwale.
  const rods: [Point, Point][] = [];
  for (const [u, facing, outfit, pose] of [
    [-36, 1, 'shirt', 'point'],
    [76, 1, 'dress', 'photo'],
    [192, 1, 'shirt', 'point'],
  ] as const) {
    const { front } = paintFolk(ctx, makeRng(`${seed}/angler${u}`), {
      palette: { ...palette, cast: ['#5f8a80', 0.3] },
      x: x + u,
      y: waterline - 22,
      height: 214,
      pose,
      facing,
      side: -1,
      outfit,
      hair: outfit === 'dress' ? 'long' : 'short',
      hat: u === 192 ? 'cap' : 'none',
    });
    if (pose === 'point') rods.push([front, [front[0] + 150, front[1] - 84]]);
  }
  ctx.beginPath();
  ctx.moveTo(...p(-124, 66));
  ctx.quadraticCurveTo(...p(100, 50), ...p(330, 104));
  ctx.lineTo(...p(290, 20));
  ctx.lineTo(...p(-124, 18));
  ctx.closePath();
  ctx.fillStyle = hull;
  ctx.fill();
  line(ctx, curve(p(-124, 66), p(100, 44), p(370, 118), 20), 10, glowing('#c8402a'));
  for (const [from, to] of rods)
    line(ctx, curve(from, [(from[0] + to[0]) / 2, to[1] - 4], to, 10), 3, mix(palette.ink, '#c9a868', 0.5));
  // Mast and boom of lamps.
  line(ctx, [p(-90, 60), p(-90, 330)], 8, mix(palette.ink, at('#8a6a4a'), 0.6));
  line(ctx, [p(-300, 262), p(250, 300)], 5, mix(palette.ink, at('#8a6a4a'), 0.6));
  setAfloat(layer, { palette, seed: `${seed}/trawler`, x, waterline, reach: 330, depth: 150, amplitude: 20 });
  const main = sheet.main.ctx;
  for (let i = 0; i < 9; i++) {
    const u = -280 + i * 62;
    const v = 252 + (u + 300) * 0.069;
    line(main, [p(u, v + 10), p(u, v)], 3, palette.ink);
    glow(main, { x: x + u, y: waterline - v + 6, radius: 92, colour: '#9fe8c8', strength: 0.62 });
    ellipse(main, x + u, waterline - v + 8, 8, 12, LAMP);
  }
  for (const [, to] of rods) line(main, [to, [to[0] + 6, waterline + 40]], 1, rgba('#d8f2e4', 0.5));
  glow(main, { x: x + 40, y: waterline + 20, radius: 420, colour: '#6fc8a8', strength: 0.22 });
}
