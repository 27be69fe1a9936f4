import { type Hex, mix, rgba } from '../../kit/colour.ts';
import { setAfloat } from '../../kit/float.ts';
import { glow } from '../../kit/glow.ts';
import { underLight } from '../../kit/lights.ts';
import { LOCAL } from '../../kit/local-colours.ts';
import { clamp, type Point } from '../../kit/maths.ts';
import { makeNoise } from '../../kit/noise.ts';
import { paintJungleSlope } from '../../kit/props/jungle-slope.ts';
import { LANTERN_SHAPES, paintLantern } from '../../kit/props/lantern.ts';
import { paintLightStreaks } from '../../kit/props/light-streaks.ts';
import { paintPerson } from '../../kit/props/person.ts';
import { paintSampan } from '../../kit/props/sampan.ts';
import { paintTiledRoof } from '../../kit/props/tiled-roof.ts';
import { makeRng } from '../../kit/rng.ts';
import type { Context } from '../../kit/sheet.ts';
import { paintClouds, paintSky, paintStars } from '../../kit/sky.ts';
import { brush, curve, ellipse, line, polygon } from '../../kit/stroke.ts';
import { paintRipples, paintWater } from '../../kit/water.ts';
import type { TheatreView } from './theatre.ts';

const RIVER = 470;

/** Dancers with lanterns on a stage in the river, a glowing disc behind them, old houses on the bank. */
export function paintRiverShow(view: TheatreView): void {
  const { sheet, palette, seed } = view;
  const rng = makeRng(`${seed}/show`);
  const noise = makeNoise(`${seed}/show`);
  const x = rng.range(560, 640);
  const sky = { palette, seed, horizon: RIVER, sun: [x, 330] as Point };
  paintSky(sheet.main, palette, sky);
  paintStars(sheet.main, palette, sky);
  paintClouds(sheet.main, palette, { seed, horizon: 330, cover: 0.38 });
  paintBeams(view, x);
  paintJungleSlope(sheet, {
    palette,
    seed: `${seed}/hill`,
    crest: (px) => 350 - 46 * noise.fbm(px / 200, 1, 3),
    base: RIVER + 2,
    nearness: 0.42,
    size: [9, 13],
    side: 1,
  });
  paintBank(view);
  const set = sheet.layer();
  paintSet(set.ctx, view, x);
  sheet.stamp(set);
  glow(sheet.main.ctx, { x, y: 372, radius: 330, colour: '#ffcf7a', strength: 0.6 });
  paintDancers(view, x);
  paintWater(sheet, { ...sky, horizon: RIVER + 44, mirrorFrom: RIVER + 46, amplitude: 17, mirror: 0.92 });
  paintRipples(sheet, { ...sky, horizon: RIVER + 44 });
  paintLightStreaks(sheet.main.ctx, makeRng(`${seed}/streaks`), palette, RIVER + 46, 56);
  for (let i = 0; i < 34; i++) {
    const t = Math.sqrt(rng());
    paintFloatingLamp(
      sheet.main.ctx,
      palette,
      rng() * 1200,
      RIVER + 70 + 320 * t,
      5 + 13 * t,
      rng.pick(['#f2b33d', '#e8792c', '#d8607a']),
    );
  }
  for (const [i, [bx, waterline, scale, heading]] of (
    [
      [250, 640, 0.72, 1],
      [880, 760, 1.16, -1],
    ] as const
  ).entries()) {
    const layer = sheet.layer();
    const px = bx + rng.range(-30, 30);
    paintSampan(layer.ctx, makeRng(`${seed}/boat${i}`), {
      palette,
      x: px,
      waterline,
      scale,
      heading,
      side: i ? -1 : 1,
      passengers: 2,
    });
    paintLantern(layer.ctx, {
      palette,
      x: px + heading * 120 * scale,
      y: waterline - 66 * scale,
      size: 34 * scale,
      colour: LOCAL.lantern[i ? 0 : 2],
      shape: 'round',
      lit: 1,
    });
    line(
      layer.ctx,
      [
        [px + heading * 118 * scale, waterline - 28 * scale],
        [px + heading * 120 * scale, waterline - 50 * scale],
      ],
      2 * scale,
      palette.ink,
    );
    setAfloat(layer, {
      palette,
      seed: `${seed}/boat${i}`,
      x: px,
      waterline,
      reach: 132 * scale,
      depth: 140 * scale,
    });
    glow(sheet.main.ctx, {
      x: px + heading * 120 * scale,
      y: waterline - 60 * scale,
      radius: 150 * scale,
      colour: '#ffc56a',
      strength: 0.5,
    });
  }
}

/** Searchlights from behind the stage. */
function paintBeams({ sheet, seed }: TheatreView, x: number): void {
  const rng = makeRng(`${seed}/beams`);
  const { ctx } = sheet.main;
  ctx.save();
  ctx.globalCompositeOperation = 'screen';
  const colours = ['#7fb8ff', '#ff9ac0', '#ffd98a', '#9ae6d0'] as const;
  for (let i = 0; i < 8; i++) {
    const hand = i % 2 ? 1 : -1;
    const foot = x + hand * (90 + (i >> 1) * 76);
    const angle = hand * rng.range(-0.2, 0.62);
    const fill = ctx.createLinearGradient(foot, RIVER, foot + Math.sin(angle) * 470, RIVER - 470);
    fill.addColorStop(0, rgba(colours[i % 4] as string, 0.42));
    fill.addColorStop(1, rgba(colours[i % 4] as string, 0));
    ctx.beginPath();
    ctx.moveTo(foot - 4, RIVER);
    ctx.lineTo(foot + Math.sin(angle - 0.055) * 540, RIVER - 540);
    ctx.lineTo(foot + Math.sin(angle + 0.055) * 540, RIVER - 540);
    ctx.lineTo(foot + 4, RIVER);
    ctx.closePath();
    ctx.fillStyle = fill;
    ctx.fill();
  }
  ctx.restore();
}

/** Low lit houses along the far bank. */
function paintBank({ sheet, palette, seed }: TheatreView): void {
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
function paintSet(ctx: Context, { palette }: TheatreView, x: number): void {
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
function paintDancers({ sheet, palette, seed }: TheatreView, x: number): void {
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
      const { front } = paintPerson(ctx, rng, {
        palette: lit,
        x: px,
        y,
        height: h,
        pose: rng.chance(0.5) ? 'row' : 'stand',
        facing,
        side: facing,
        dress: 'ao-dai',
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

/** A paper flower lamp on the water with its gleam. */
function paintFloatingLamp(
  ctx: Context,
  palette: TheatreView['palette'],
  x: number,
  y: number,
  s: number,
  colour: Hex,
): void {
  glow(ctx, { x, y: y - s * 0.3, radius: s * 4, colour: '#ffbf66', strength: 0.42 });
  for (const a of [-1, -0.5, 0, 0.5, 1])
    polygon(
      ctx,
      [
        [x - s * 0.3, y],
        [x + Math.sin(a) * s, y - s * (1.1 - 0.4 * Math.abs(a))],
        [x + s * 0.3, y],
      ],
      mix(colour, a === 0 ? '#fff0c8' : '#d8402a', clamp(0.5 - 0.3 * Math.abs(a))),
    );
  ellipse(ctx, x, y - s * 0.36, s * 0.3, s * 0.4, '#fff3cf');
  ellipse(ctx, x, y + s * 0.06, s * 0.9, s * 0.18, mix(palette.ink, colour, 0.4));
  for (let k = 0; k < 3; k++)
    ellipse(ctx, x, y + s * (0.7 + k * 0.7), s * (0.7 - 0.15 * k), s * 0.12, rgba('#ffd08a', 0.5 - 0.13 * k));
}
