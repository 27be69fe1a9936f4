import { mix, rgba } from '../../kit/colour.ts';
import { underLight } from '../../kit/lights.ts';
import { type Point, TAU } from '../../kit/maths.ts';
import { makeNoise } from '../../kit/noise.ts';
import { FRUITS, paintPiece } from '../../kit/props/produce.ts';
import { evenRamp } from '../../kit/ramp.ts';
import { makeRng, type Rng } from '../../kit/rng.ts';
import { segment } from '../../kit/segment.ts';
import { ellipse, lens } from '../../kit/stroke.ts';
import { tone } from '../../kit/tone.ts';
import type { MarketView } from './market.ts';
import { paintNipaCorner } from './nipa-corner.ts';

/** Where a boat lies: middle, length in pixels, turn in radians. */
type Berth = readonly [x: number, y: number, length: number, turn: number];

const BERTHS: readonly Berth[] = [
  [250, 190, 330, 0.5],
  [610, 150, 300, -0.35],
  [960, 220, 340, 0.2],
  [150, 470, 300, -0.5],
  [470, 430, 380, 0.12],
  [830, 480, 340, -0.6],
  [1090, 560, 300, 0.55],
  [330, 720, 340, 0.42],
  [690, 730, 390, -0.16],
  [1010, 810, 310, 0.3],
];

/** The floating market from straight above: boats of fruit at all angles on brown-green water, hats like coins. */
export function paintBoatsAbove(view: MarketView): void {
  const { sheet, palette, seed } = view;
  const rng = makeRng(`${seed}/above`);
  const noise = makeNoise(`${seed}/above`);
  const [, back, mid, near] = palette.water;
  const silt = underLight(palette, '#9a8a58');
  const water = sheet.covered();
  tone(
    water,
    evenRamp([
      mix(near, '#3a5a44', 0.4),
      mix(mid, silt, 0.5),
      mix(mid, silt, 0.36),
      mix(back, silt, 0.3),
      mix(back, palette.haze, 0.4),
    ]),
    (x, y) =>
      0.42 + 0.2 * noise.fbm(x / 260, y / 200, 3) + 0.12 * noise(x / 70, y / 16) + 0.22 * ((x - y) / 1200),
    { grain: 0.12 },
  );
  sheet.stamp(water);
  const { ctx } = sheet.main;
  for (let i = 0; i < 190; i++)
    lens(
      ctx,
      rng() * 1200,
      rng() * 900,
      rng.range(16, 90),
      rng.range(0.6, 2.2),
      rgba(palette.glint[0], rng.range(0.12, 0.4)),
    );
  for (const [i, [x, y, length, turn]] of BERTHS.entries()) {
    const r = makeRng(`${seed}/boat${i}`);
    const bow = turn + r.bell() * 0.12 + (r.chance(0.5) ? Math.PI : 0);
    boat(view, r, [x + r.bell() * 16, y + r.bell() * 14, length, bow], i);
  }
  paintNipaCorner(view);
}

function boat(
  { sheet, palette, lamps }: MarketView,
  rng: Rng,
  [x, y, length, turn]: Berth,
  index: number,
): void {
  const { ctx } = sheet.main;
  const wood = underLight(palette, rng.pick(['#7a4f34', '#8a5a3c', '#6a4a3a']));
  const half = length / 2;
  const wide = length * 0.13;
  const shape = (grow: number): void => {
    ctx.beginPath();
    ctx.moveTo(half + grow * 2, 0);
    ctx.bezierCurveTo(half * 0.62, wide + grow, -half * 0.6, wide + grow, -half - grow, wide * 0.42);
    ctx.lineTo(-half - grow, -wide * 0.42);
    ctx.bezierCurveTo(-half * 0.6, -wide - grow, half * 0.62, -wide - grow, half + grow * 2, 0);
    ctx.closePath();
  };
  ctx.save();
  ctx.translate(x - 12, y + 18);
  ctx.rotate(turn);
  ctx.fillStyle = rgba(palette.ink, 0.34);
  shape(2);
  ctx.fill();
  ctx.restore();
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(turn);
  for (const hand of [-1, 1])
    for (let i = 0; i < 3; i++)
      segment(
        ctx,
        [half + 6, hand * 3],
        [half - 40 - i * 50, hand * (wide + 16 + i * 13)],
        1.6,
        rgba(palette.glint[0], 0.34 - i * 0.08),
      );
  ctx.fillStyle = mix(wood, palette.flank, 0.2);
  shape(4);
  ctx.fill();
  ctx.fillStyle = underLight(palette, ['#2f8f88', '#c8522a', '#2d5d73', '#d9a441'][index % 4] as string);
  shape(0);
  ctx.fill();
  ctx.fillStyle = mix(wood, palette.ink, 0.42);
  shape(-6);
  ctx.fill();
  ctx.save();
  shape(-6);
  ctx.clip();
  for (let u = -half; u < half; u += 17) segment(ctx, [u, -wide], [u, wide], 1.4, rgba(palette.ink, 0.3));
  cargo({ sheet, palette, lamps, seed: '' }, rng, half, wide);
  ctx.restore();
  if (index % 3 === 1) roof(ctx, rng, palette, half, wide);
  hat(ctx, palette, [-half * 0.78, 0], length * 0.068);
  segment(ctx, [-half * 0.8, 8], [-half * 1.06, wide * 2.3], 5, mix(wood, palette.ink, 0.3));
  ellipse(ctx, -half * 1.09, wide * 2.5, 15, 5, mix(wood, palette.ink, 0.1), 1.2);
  if (index % 2) hat(ctx, palette, [half * 0.62, 0], length * 0.06);
  ctx.restore();
}

/** Heaps amidships, one kind beside the other. */
function cargo({ sheet, palette }: MarketView, rng: Rng, half: number, wide: number): void {
  const kinds = [...FRUITS].sort(() => rng() - 0.5).slice(0, 3);
  const span = half * 1.04;
  for (const [k, kind] of kinds.entries()) {
    const from = -half * 0.58 + (k * span) / 3;
    const size = kind === 'watermelon' ? 13 : 8.4;
    for (let row = -wide; row < wide; row += size * 1.25)
      for (let u = from + size; u < from + span / 3 - size * 0.6; u += size * 1.5)
        paintPiece(
          sheet.main.ctx,
          rng,
          palette,
          kind,
          u + rng.bell() * 3,
          row + rng.bell() * 3,
          size * rng.range(0.9, 1.15),
          1,
        );
  }
}

/** A mat roof seen from above, over the stern. */
function roof(
  ctx: MarketView['sheet']['main']['ctx'],
  rng: Rng,
  palette: MarketView['palette'],
  half: number,
  wide: number,
): void {
  const mat = underLight(palette, '#c9a868');
  const [from, to] = [-half * 0.6, -half * 0.12];
  ctx.fillStyle = mix(mat, palette.ink, 0.2);
  ctx.fillRect(from, -wide * 1.02, to - from, wide * 2.04);
  ctx.fillStyle = mix(mat, palette.flank, 0.34);
  ctx.fillRect(from, -wide * 0.9, to - from, wide * 0.8);
  for (let u = from + 6; u < to; u += 8)
    segment(ctx, [u, -wide * 1.02], [u + rng.bell(), wide * 1.02], 1.4, rgba(palette.ink, 0.28));
  for (const v of [-0.5, 0, 0.5]) segment(ctx, [from, wide * v], [to, wide * v], 2, rgba(palette.ink, 0.22));
}

/** A leaf hat from above: a disc of rings, light on one side. */
function hat(
  ctx: MarketView['sheet']['main']['ctx'],
  palette: MarketView['palette'],
  [x, y]: Point,
  radius: number,
): void {
  const straw = underLight(palette, '#ecd9a2');
  ellipse(ctx, x - 5, y + 6, radius, radius, rgba(palette.ink, 0.4));
  ellipse(ctx, x, y, radius, radius, mix(straw, palette.ink, 0.1));
  ctx.beginPath();
  ctx.moveTo(x, y);
  ctx.arc(x, y, radius, -2.2, 0.5);
  ctx.closePath();
  ctx.fillStyle = mix(straw, palette.flank, 0.5);
  ctx.fill();
  for (const t of [0.35, 0.6, 0.84]) {
    ctx.beginPath();
    ctx.arc(x, y, radius * t, 0, TAU);
    ctx.lineWidth = 1.2;
    ctx.strokeStyle = rgba(palette.ink, 0.2);
    ctx.stroke();
  }
  ellipse(ctx, x, y, radius * 0.1, radius * 0.1, mix(straw, palette.ink, 0.4));
}
