import { type Hex, mix, rgba } from '../../kit/colour.ts';
import { setAfloat } from '../../kit/float.ts';
import { glow } from '../../kit/glow.ts';
import { LOCAL } from '../../kit/local-colours.ts';
import { clamp, type Point } from '../../kit/maths.ts';
import { makeNoise } from '../../kit/noise.ts';
import { paintJungleSlope } from '../../kit/props/jungle-slope.ts';
import { paintLantern } from '../../kit/props/lantern.ts';
import { paintLightStreaks } from '../../kit/props/light-streaks.ts';
import { paintSampan } from '../../kit/props/sampan.ts';
import { makeRng } from '../../kit/rng.ts';
import type { Context } from '../../kit/sheet.ts';
import { paintClouds, paintSky, paintStars } from '../../kit/sky.ts';
import { ellipse, line, polygon } from '../../kit/stroke.ts';
import { paintRipples, paintWater } from '../../kit/water.ts';
import { paintBank, paintDancers, paintSet, RIVER } from './show-set.ts';
import type { TheatreView } from './theatre.ts';

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
