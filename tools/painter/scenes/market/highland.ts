import { type Hex, mix, rgba } from '../../kit/colour.ts';
import { underLight } from '../../kit/lights.ts';
import type { Point } from '../../kit/maths.ts';
import { paintBackdrop } from '../../kit/props/backdrop.ts';
import { paintFolk } from '../../kit/props/folk/folk.ts';
import { paintForest } from '../../kit/props/forest.ts';
import { paintKarstRow } from '../../kit/props/karst-row.ts';
import { paintMasonry } from '../../kit/props/masonry.ts';
import { paintMistBank } from '../../kit/props/mist-bank.ts';
import { makeRng } from '../../kit/rng.ts';
import { ellipse, line, polygon } from '../../kit/stroke.ts';
import type { MarketView } from './market.ts';

const CLOTHS = ['#c23a5a', '#2d5d93', '#d9a441', '#7a3a7a', '#2f8f6c', '#c8522a', '#2f3350'] as const;

/** A fair in the northern mountains: rows of brocade under tarpaulins, women in pleated skirts, baskets of greens. */
export function paintHighlandMarket(view: MarketView): void {
  const { sheet, palette, seed } = view;
  const rng = makeRng(`${seed}/fair`);
  const sun: Point = [rng.range(820, 920), 150];
  paintBackdrop(sheet, { palette, seed, horizon: 420, sun, birds: [560, 90] });
  for (const [i, nearness] of [0.28, 0.5].entries()) {
    paintKarstRow(sheet, {
      palette,
      seed: `${seed}/peaks${i}`,
      rocks: Array.from({ length: 6 }, (_, k) => ({
        x: k * 240 + rng.range(-40, 40),
        width: rng.range(200, 290),
        height: rng.range(150, 240) - i * 50,
      })),
      base: 440 + i * 14,
      nearness,
      sunX: sun[0],
      green: 0.9,
      stone: 0.4,
    });
    paintMistBank(sheet, { palette, seed: `${seed}/mist${i}`, y: 430 + i * 14, height: 28, density: 0.5 });
  }
  const tint = (colour: Hex, nearness = 1): Hex => mix(palette.haze, underLight(palette, colour), nearness);
  paintForest(sheet.main.ctx, makeRng(`${seed}/trees`), {
    count: 120,
    at: (r): Point => [r.range(-20, 1220), 452 + r.bell() * 16],
    size: [16, 26],
    colours: ['#235a45', '#4f8350', '#8fab60'].map((colour) => tint(colour, 0.74)) as [Hex, Hex, Hex],
    side: 1,
  });
  paintMasonry(sheet, {
    palette,
    seed: `${seed}/ground`,
    outline: [
      [-5, 480],
      [1205, 480],
      [1205, 905],
      [-5, 905],
    ],
    colour: tint('#c0a078'),
    facing: 0.15,
    worn: 0.3,
  });
  for (const [x, y, w, colour] of [
    [170, 566, 280, '#2f7a9a'],
    [470, 556, 250, '#c8522a'],
    [760, 556, 260, '#2f8f6c'],
    [1060, 566, 290, '#d9a441'],
  ] as const)
    stall(view, x, y, w, tint(colour));
  people(view, 0);
  for (const [x, y, w, colour] of [
    [90, 742, 380, '#c8522a'],
    [1120, 748, 400, '#2f5f93'],
  ] as const)
    stall(view, x, y, w, tint(colour));
  people(view, 1);
}

/** A bamboo frame with a tarpaulin, brocade hung in it, bales on its board. */
function stall({ sheet, palette, seed }: MarketView, x: number, y: number, w: number, cloth: Hex): void {
  const { ctx } = sheet.main;
  const rng = makeRng(`${seed}/stall${x}${y}`);
  const at = (colour: Hex): Hex => underLight(palette, colour);
  const h = w * 0.62;
  const bamboo = at('#a8864c');
  ellipse(ctx, x, y + 4, w * 0.54, w * 0.06, rgba(palette.ink, 0.3));
  for (const u of [-0.5, 0.5]) line(ctx, [[x + u * w, y], [x + u * w, y - h]], w * 0.02, mix(bamboo, palette.ink, u < 0 ? 0.4 : 0.1));
  ctx.fillStyle = rgba(palette.ink, 0.34);
  ctx.fillRect(x - w * 0.48, y - h * 0.9, w * 0.96, h * 0.86);
  const strips = 7;
  for (let i = 0; i < strips; i++) {
    const left = x - w * 0.47 + (i * w * 0.94) / strips;
    const wide = (w * 0.94) / strips - 2;
    const colour = at(CLOTHS[(i + Math.round(x)) % CLOTHS.length] as Hex);
    ctx.fillStyle = mix(colour, palette.ink, 0.1);
    ctx.fillRect(left, y - h * 0.86, wide, h * 0.5);
    for (let k = 0; k < 4; k++) {
      ctx.fillStyle = at(CLOTHS[(i * 3 + k + 2) % CLOTHS.length] as Hex);
      ctx.fillRect(left, y - h * (0.8 - 0.12 * k), wide, h * 0.03);
      polygon(
        ctx,
        [
          [left + wide * 0.5, y - h * (0.77 - 0.12 * k)],
          [left + wide * 0.74, y - h * (0.74 - 0.12 * k)],
          [left + wide * 0.5, y - h * (0.71 - 0.12 * k)],
          [left + wide * 0.26, y - h * (0.74 - 0.12 * k)],
        ],
        at('#f3ead6'),
      );
    }
  }
  ctx.fillStyle = at('#8a5a38');
  ctx.fillRect(x - w * 0.5, y - h * 0.3, w, h * 0.28);
  for (let i = 0; i < 12; i++) {
    const colour = at(rng.pick(CLOTHS));
    const bx = x - w * 0.46 + (i * w * 0.92) / 12;
    ctx.fillStyle = colour;
    ctx.fillRect(bx, y - h * 0.4, w * 0.07, h * 0.11);
    ellipse(ctx, bx + w * 0.035, y - h * 0.4, w * 0.035, h * 0.03, mix(colour, palette.flank, 0.4));
  }
  polygon(
    ctx,
    [
      [x - w * 0.58, y - h * 0.9],
      [x - w * 0.46, y - h * 1.16],
      [x + w * 0.46, y - h * 1.16],
      [x + w * 0.58, y - h * 0.9],
    ],
    cloth,
  );
  polygon(
    ctx,
    [
      [x - w * 0.58, y - h * 0.9],
      [x - w * 0.46, y - h * 1.16],
      [x - w * 0.1, y - h * 1.16],
      [x - w * 0.16, y - h * 0.9],
    ],
    mix(cloth, palette.ink, 0.2),
  );
  for (let i = 0; i < 9; i++)
    polygon(
      ctx,
      [
        [x - w * 0.58 + (i * w * 1.16) / 9, y - h * 0.9],
        [x - w * 0.58 + ((i + 1) * w * 1.16) / 9, y - h * 0.9],
        [x - w * 0.58 + ((i + 0.5) * w * 1.16) / 9, y - h * 0.83],
      ],
      i % 2 ? cloth : mix(cloth, '#fff6e0', 0.6),
    );
}

/** Women of the mountains who buy and sell; `row` 0 is far, 1 near. */
function people({ sheet, palette, seed }: MarketView, row: number): void {
  const { ctx } = sheet.main;
  const near = row === 1;
  const places = near
    ? ([
        [340, 800, 190, 'walk', 1],
        [470, 838, 196, 'stroll', -1],
        [640, 806, 186, 'walk', -1],
        [800, 846, 200, 'point', -1],
        [900, 806, 186, 'stroll', 1],
        [560, 866, 124, 'walk', 1],
      ] as const)
    : ([
        [330, 606, 104, 'stroll', 1],
        [420, 616, 106, 'walk', -1],
        [590, 612, 106, 'stroll', -1],
        [650, 620, 108, 'walk', 1],
        [880, 610, 104, 'walk', -1],
        [960, 622, 108, 'point', 1],
      ] as const);
  for (const [i, [x, y, h, pose, facing]] of places.entries()) {
    ellipse(ctx, x - h * 0.08, y, h * 0.26, h * 0.035, rgba(palette.ink, 0.32));
    const guest = i === 3;
    paintFolk(ctx, makeRng(`${seed}/f${row}${x}`), {
      palette,
      x,
      y,
      height: h,
      pose,
      facing,
      side: 1,
      outfit: guest ? 'shirt' : 'hill',
      top: guest ? '#5f918a' : ['#2f3350', '#7a2f4a', '#23463f'][i % 3] as Hex,
      bottom: guest ? '#31343c' : (CLOTHS[i % CLOTHS.length] as Hex),
      hat: guest ? 'cap' : 'scarf',
      hair: 'bun',
      child: h < 130 && near,
      ...(guest ? { pack: '#c8522a' } : i % 2 ? { pack: '#a8804c' } : {}),
    });
  }
}
