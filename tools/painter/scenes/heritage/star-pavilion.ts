import { type Hex, mix, rgba } from '../../kit/colour.ts';
import type { Point } from '../../kit/maths.ts';
import { paintBackdrop } from '../../kit/props/backdrop.ts';
import { paintFolk } from '../../kit/props/folk/folk.ts';
import { paintForest } from '../../kit/props/forest.ts';
import { paintImperialRoof } from '../../kit/props/imperial-roof.ts';
import { paintLotus } from '../../kit/props/lotus.ts';
import { paintMasonry } from '../../kit/props/masonry.ts';
import { makeRng } from '../../kit/rng.ts';
import type { SceneView } from '../../kit/scene-view.ts';
import { ellipse, line } from '../../kit/stroke.ts';
import { paintRipples, paintWater } from '../../kit/water.ts';
import { paintCrownTree } from '../theatre/crown-tree.ts';

const FOOT = 620;

/** The pavilion of the constellation: an open base of four pillars, a wooden storey with round windows, a square well. */
export function paintStarPavilion(view: SceneView): void {
  const { sheet, ctx, palette, seed, at, rng } = view;
  const sun: Point = [rng.range(240, 330), 190];
  paintBackdrop(sheet, { palette, seed, horizon: 560, sun, birds: [380, 130] });
  const leaves = ['#1f5140', '#47794b', '#86a35c'].map((colour) => at(colour, 0.8)) as [Hex, Hex, Hex];
  paintForest(ctx, makeRng(`${seed}/wood`), {
    count: 190,
    at: (r): Point => [r() * 1240 - 20, 480 + r.bell() * 60],
    size: [30, 46],
    colours: leaves,
    side: -1,
  });
  wall(view);
  pavilion(view, 640);
  const sea = { palette, seed, horizon: FOOT + 26, sun };
  paintWater(sheet, { ...sea, mirrorFrom: FOOT + 26, mirror: 0.86, amplitude: 9 });
  paintRipples(sheet, sea);
  const pads = makeRng(`${seed}/pads`);
  for (let i = 0; i < 46; i++) {
    const t = i / 46;
    const left = pads.chance(0.5);
    paintLotus(ctx, pads, {
      palette,
      x: left ? pads() ** 1.6 * 330 : 1200 - pads() ** 1.6 * 280,
      y: 700 + 190 * t,
      size: 16 + 26 * t,
      flower: i % 5 === 2,
      side: -1,
    });
  }
  const near = ['#1f4c3b', '#4f8350', '#8fab60'].map((colour) => at(colour)) as [Hex, Hex, Hex];
  for (const [x, h] of [
    [80, 420],
    [1130, 470],
  ] as const)
    paintCrownTree(ctx, makeRng(`${seed}/tree${x}`), {
      x,
      y: FOOT + 18,
      height: h,
      colours: near,
      trunk: at('#6a4a34'),
      side: -1,
    });
  folk(view);
}

/** Garden wall, gate doors at both sides, the rim of the well. */
function wall({ sheet, ctx, palette, seed, at }: SceneView): void {
  for (const [top, foot, colour, course] of [
    [500, FOOT, '#b7633f', 11],
    [FOOT - 6, FOOT + 28, '#b9ad8e', 0],
  ] as const)
    paintMasonry(sheet, {
      palette,
      seed: `${seed}/wall${top}`,
      outline: [
        [-5, top],
        [1205, top],
        [1205, foot],
        [-5, foot],
      ],
      colour: at(colour, 0.94),
      facing: 0.1,
      course,
      worn: 0.7,
    });
  ctx.fillStyle = at('#8a4636');
  ctx.fillRect(-5, 492, 1210, 14);
  for (let x = 12; x < 1200; x += 32) {
    ctx.fillStyle = mix(at('#c4b898'), palette.ink, 0.12);
    ctx.fillRect(x, FOOT - 20, 14, 24);
  }
  ctx.fillStyle = at('#d3c8a8');
  ctx.fillRect(-5, FOOT - 26, 1210, 10);
}

function pavilion(view: SceneView, x: number): void {
  const { sheet, ctx, palette, seed, at, evening } = view;
  const red = at('#a83a2a');
  const gold = at('#e0b050');
  const dark = mix(palette.ink, at('#3a2a22'), 0.4);
  const tile = at('#a8553c');
  // Between the pillars the garden is seen.
  ctx.fillStyle = mix(at('#6f8a52', 0.7), palette.haze, 0.35);
  ctx.fillRect(x - 106, 400, 212, FOOT - 400);
  for (const [u, w, tone] of [
    [-64, 26, 0.3],
    [64, 26, 0.3],
    [-120, 46, 0],
    [120, 46, 0],
  ] as const)
    paintMasonry(sheet, {
      palette,
      seed: `${seed}/pillar${u}`,
      outline: [
        [x + u - w / 2, 396],
        [x + u + w / 2, 396],
        [x + u + w / 2, FOOT],
        [x + u - w / 2, FOOT],
      ],
      colour: mix(at('#d8a888'), palette.ink, tone * 0.8),
      facing: u < 0 ? 0.3 : -0.2,
      worn: 0.4,
    });
  ctx.fillStyle = at('#cdb08c');
  ctx.fillRect(x - 152, 384, 304, 18);
  // Railing and storey of lacquered wood.
  ctx.fillStyle = mix(red, palette.ink, 0.5);
  ctx.fillRect(x - 112, 246, 224, 140);
  for (const u of [-128, -66, 66, 128]) {
    ctx.fillStyle = u < 0 ? mix(red, palette.flank, 0.2) : mix(red, palette.ink, 0.18);
    ctx.fillRect(x + u - 9, 236, 18, 150);
    ctx.fillStyle = gold;
    ctx.fillRect(x + u - 9, 262, 18, 3);
  }
  ellipse(ctx, x, 312, 58, 58, gold);
  ellipse(ctx, x, 312, 53, 53, red);
  ellipse(ctx, x, 312, 45, 45, evening ? '#ffd27a' : mix(at('#f0dfb4'), palette.sky[2], 0.3));
  for (let i = 0; i < 16; i++) {
    const a = (i * Math.PI) / 8;
    line(
      ctx,
      [
        [x + 15 * Math.cos(a), 312 + 15 * Math.sin(a)],
        [x + 46 * Math.cos(a), 312 + 46 * Math.sin(a)],
      ],
      5,
      red,
    );
  }
  ellipse(ctx, x, 312, 16, 16, red);
  ellipse(ctx, x, 312, 9, 9, gold);
  for (let i = 0; i <= 22; i++) {
    ctx.fillStyle = mix(red, palette.ink, 0.1);
    ctx.fillRect(x - 146 + i * 13.1, 360, 4, 26);
  }
  ctx.fillStyle = red;
  ctx.fillRect(x - 150, 356, 300, 7);
  ctx.fillStyle = rgba(palette.ink, 0.4);
  ctx.fillRect(x - 112, 246, 224, 14);
  paintImperialRoof(ctx, { palette, x, y: 248, width: 380, height: 76, tile, side: -1, ridge: 0.52 });
  ctx.fillStyle = mix(red, dark, 0.4);
  ctx.fillRect(x - 78, 150, 156, 24);
  ctx.fillStyle = gold;
  ctx.fillRect(x - 32, 152, 64, 20);
  paintImperialRoof(ctx, { palette, x, y: 154, width: 268, height: 66, tile, side: -1, ridge: 0.5 });
}

function folk({ ctx, palette, seed }: SceneView): void {
  for (const [x, h, pose, top, outfit, facing] of [
    [596, 82, 'stroll', '#f3ead6', 'ao-dai', 1],
    [672, 84, 'walk', '#2d5d73', 'shirt', -1],
    [420, 86, 'photo', '#b5432a', 'shirt', 1],
    [356, 82, 'wait', '#8a3b55', 'ao-dai', 1],
    [860, 84, 'point', '#d9a441', 'shirt', -1],
    [908, 54, 'walk', '#c23a5a', 'shirt', -1],
  ] as const)
    paintFolk(ctx, makeRng(`${seed}/f${x}`), {
      palette,
      x,
      y: FOOT + 8,
      height: h,
      pose,
      facing,
      side: -1,
      outfit,
      top,
      bottom: '#31343c',
      child: h < 60,
      hair: outfit === 'ao-dai' ? 'long' : 'short',
      hat: x === 356 ? 'cone' : 'none',
    });
}
