import { mix, rgba } from '../../kit/colour.ts';
import { glow } from '../../kit/glow.ts';
import { underLight } from '../../kit/lights.ts';
import { LOCAL } from '../../kit/local-colours.ts';
import type { Point } from '../../kit/maths.ts';
import { paintFolk } from '../../kit/props/folk/folk.ts';
import { LANTERN_SHAPES, paintLantern } from '../../kit/props/lantern.ts';
import { paintTiledRoof } from '../../kit/props/tiled-roof.ts';
import { makeRng } from '../../kit/rng.ts';
import type { Context } from '../../kit/sheet.ts';
import { brush, curve, ellipse, line } from '../../kit/stroke.ts';
import type { TheatreView } from './theatre.ts';

export const RIVER = 470;

/** Low lit houses along the far bank. */
export function paintBank({ sheet, palette, seed }: TheatreView): void {
  const rng = makeRng(`${seed}/bank`);
  const layer = sheet.layer();
  const { ctx } = layer;
  const foot = RIVER + 6;
  let x = -30;
  while (x < sheet.width + 20) {
    const w = rng.range(74, 128);
    const h = rng.range(52, 92);
    const wall = mix(underLight(palette, rng.pick(LOCAL.ochreWall)), palette.haze, 0.16);
    const body = ctx.createLinearGradient(0, foot - h, 0, foot);
    body.addColorStop(0, mix(wall, palette.ink, 0.5));
    body.addColorStop(1, mix(wall, palette.glow, 0.3));
    ctx.fillStyle = body;
    ctx.fillRect(x, foot - h, w, h);
    const count = Math.max(2, Math.round(w / 30));
    for (let i = 0; i < count; i++) {
      ctx.fillStyle = rng.chance(0.8) ? '#ffd07a' : mix(wall, palette.ink, 0.6);
      ctx.fillRect(x + ((i + 0.26) / count) * w, foot - 32, (w / count) * 0.5, 30);
      if (h > 70) {
        ctx.fillStyle = rng.chance(0.5) ? '#f2b866' : mix(wall, palette.ink, 0.6);
        ctx.fillRect(x + ((i + 0.3) / count) * w, foot - 68, (w / count) * 0.36, 22);
      }
    }
    paintTiledRoof(ctx, rng, {
      eave: [
        [x - 6, foot - h],
        [x + w + 6, foot - h],
      ],
      ridge: [
        [x + 6, foot - h - 26],
        [x + w - 6, foot - h - 26],
      ],
      colour: mix(underLight(palette, LOCAL.tileRoof[1]), palette.ink, 0.3),
      ink: palette.ink,
      haze: palette.haze,
      moss: palette.mid,
      tile: [5, 5],
    });
    if (rng.chance(0.7))
      paintLantern(ctx, {
        palette,
        x: x + w * rng.range(0.2, 0.8),
        y: foot - 42,
        size: 15,
        colour: rng.pick(LOCAL.lantern),
        shape: rng.pick(LANTERN_SHAPES),
        lit: 1,
      });
    x += w + rng.range(-2, 10);
  }
  sheet.stamp(layer);
  glow(sheet.main.ctx, { x: 200, y: foot - 10, radius: 300, colour: palette.glow, strength: 0.3 });
  glow(sheet.main.ctx, { x: 1000, y: foot - 10, radius: 300, colour: palette.glow, strength: 0.3 });
}

/** Stage on the water: platform with steps, glowing disc with a lotus, arched bridges to both sides. */
export function paintSet(ctx: Context, { palette }: TheatreView, x: number): void {
  const deck = RIVER + 22;
  const wood = mix(underLight(palette, '#8a4a34'), palette.ink, 0.2);
  for (const hand of [-1, 1]) {
    const arc = curve([x + hand * 300, deck], [x + hand * 400, deck - 84], [x + hand * 520, deck + 6], 24);
    brush(ctx, arc, 14, wood);
    line(
      ctx,
      arc.map(([px, py]): Point => [px, py - 6]),
      2.4,
      mix(wood, '#ffd07a', 0.7),
    );
    for (let i = 1; i < 24; i += 2) {
      const [px, py] = arc[i] as Point;
      line(
        ctx,
        [
          [px, py - 6],
          [px, py - 30],
        ],
        2,
        wood,
      );
      ellipse(ctx, px, py - 32, 3.4, 3.4, '#ffe3a0');
    }
    line(
      ctx,
      arc.map(([px, py]): Point => [px, py - 24]),
      2,
      mix(wood, '#ffd07a', 0.4),
    );
  }
  ellipse(ctx, x, 330, 148, 148, mix('#f6b84a', '#d8602a', 0.35));
  ellipse(ctx, x, 330, 139, 139, '#ffe2a0');
  const disc = ctx.createRadialGradient(x, 350, 10, x, 330, 139);
  disc.addColorStop(0, '#fff8e0');
  disc.addColorStop(0.7, rgba('#ffe2a0', 0.8));
  disc.addColorStop(1, rgba('#f2a850', 0.9));
  ctx.fillStyle = disc;
  ctx.fill();
  for (const [ring, colour, long] of [
    [1, '#d8607a', 150],
    [0, '#f0a0b0', 112],
  ] as const)
    for (let i = -4; i <= 4; i++) {
      const a = i * (0.34 + 0.03 * ring);
      ctx.save();
      ctx.translate(x, deck - 6);
      ctx.rotate(a);
      ctx.beginPath();
      ctx.moveTo(0, 0);
      ctx.quadraticCurveTo(-34, -long * 0.55, 0, -long);
      ctx.quadraticCurveTo(34, -long * 0.55, 0, 0);
      ctx.fillStyle = mix(colour, i % 2 ? '#fff0e0' : '#a83a5a', 0.18);
      ctx.fill();
      ctx.restore();
    }
  for (const [w, y, h] of [
    [640, deck, 12],
    [690, deck + 11, 16],
  ] as const) {
    ctx.fillStyle = w > 650 ? mix(wood, palette.ink, 0.35) : wood;
    ctx.fillRect(x - w / 2, y, w, h);
    line(
      ctx,
      [
        [x - w / 2, y],
        [x + w / 2, y],
      ],
      2.6,
      '#ffd88a',
    );
  }
  for (let i = 0; i < 24; i++) ellipse(ctx, x - 330 + i * 28.7, deck + 19, 3, 3, '#ffe9b8');
}

/** Dancers in áo dài with lanterns, in two rows. */
export function paintDancers({ sheet, palette, seed }: TheatreView, x: number): void {
  const rng = makeRng(`${seed}/dancers`);
  const layer = sheet.layer();
  const { ctx } = layer;
  const lit = { ...palette, cast: ['#ffb860', 0.16] as const, flank: '#ffe2a8' };
  const rows = [
    { y: RIVER + 16, h: 76, xs: [-230, -160, -90, 90, 160, 230] },
    { y: RIVER + 26, h: 92, xs: [-270, -185, -108, -36, 36, 108, 185, 270] },
  ];
  for (const { y, h, xs } of rows)
    for (const dx of xs) {
      const px = x + dx + rng.range(-5, 5);
      const facing = dx < 0 ? 1 : -1;
      const { front } = paintFolk(ctx, rng, {
        palette: lit,
        x: px,
        y,
        height: h,
        pose: rng.chance(0.5) ? 'carry' : 'toast',
        facing,
        side: facing,
        outfit: 'ao-dai',
        hat: Math.abs(dx) > 150 && h > 80 ? 'cone' : 'none',
        hair: 'long',
        top: h > 80 ? '#f6efe2' : '#d8405a',
        bottom: '#f6efe2',
      });
      line(ctx, [front, [front[0] + facing * h * 0.06, front[1] + h * 0.06]], 1, palette.ink);
      paintLantern(ctx, {
        palette,
        x: front[0] + facing * h * 0.06,
        y: front[1] + h * 0.16,
        size: h * 0.2,
        colour: rng.pick(LOCAL.lantern.slice(0, 3)),
        shape: 'round',
        lit: 1,
      });
    }
  sheet.stamp(layer);
}
