import { mix, rgba } from '../../kit/colour.ts';
import { setAfloat } from '../../kit/float.ts';
import { glow } from '../../kit/glow.ts';
import { underLight } from '../../kit/lights.ts';
import type { Point } from '../../kit/maths.ts';
import { paintBackdrop } from '../../kit/props/backdrop.ts';
import { paintIslet } from '../../kit/props/islet.ts';
import type { Layer } from '../../kit/sheet.ts';
import { spray } from '../../kit/spray.ts';
import { brush, curve, line, polygon } from '../../kit/stroke.ts';
import { paintRipples, paintWater } from '../../kit/water.ts';
import { type PierView, sunAt } from './layout.ts';
import { paintSloopCrew } from './sloop-crew.ts';

/** A sailing yacht with white sails before a low sun. */
export function paintYacht(view: PierView): void {
  const { sheet, seed, palette, rng } = view;
  const horizon = Math.round(rng.range(560, 590));
  const sun = sunAt(view, [330, 440], horizon - 30);
  paintBackdrop(sheet, { palette, seed, horizon, sun, radius: 46, birds: [sun[0] - 120, 220] });
  for (const [i, x, reach, height, nearness] of [
    [0, 560, 200, 44, 0.2],
    [1, 1010, 300, 110, 0.42],
    [2, 1190, 180, 150, 0.62],
  ] as const)
    paintIslet(sheet, {
      palette,
      seed: `${seed}/isle${i}`,
      x,
      reach,
      height,
      waterline: horizon + 2 + 2 * i,
      nearness,
      side: -1,
    });
  const sea = { palette, seed, horizon, sun };
  paintWater(sheet, { ...sea, mirrorFrom: horizon + 4, mirror: 0.7 });
  paintRipples(sheet, sea);
  const far = sheet.layer();
  paintSloop(view, far, [150, horizon + 16], 0.16);
  sheet.stamp(far);
  const x = rng.range(740, 800);
  const waterline = Math.round(horizon + rng.range(108, 124));
  const layer = sheet.layer();
  paintSloop(view, layer, [x, waterline], 1);
  setAfloat(layer, {
    palette,
    seed: `${seed}/sloop`,
    x: x - 10,
    waterline,
    reach: 205,
    depth: 240,
    amplitude: 22,
  });
  if (view.evening)
    glow(sheet.main.ctx, { x: x - 40, y: waterline - 40, radius: 120, colour: palette.glow, strength: 0.35 });
}

/** A sloop under full sail, bow to the left; about 400 px long and 520 high at scale 1. */
function paintSloop({ palette, rng, evening }: PierView, layer: Layer, [x, y]: Point, scale: number): void {
  const { ctx } = layer;
  const white = underLight(palette, '#faf5ea');
  const shade = mix(white, palette.ink, 0.34);
  const at = (u: number, v: number): Point => [x + u * scale, y - v * scale];
  const mast: [Point, Point] = [at(-14, 40), at(8, 512)];
  // Mainsail behind the mast, its leech bent out.
  const main = [
    ...curve(at(6, 500), at(70, 300), at(160, 92), 14),
    at(158, 84),
    ...curve(at(158, 84), at(80, 74), at(-8, 82), 8),
  ];
  polygon(ctx, main, white);
  const jib = [
    ...curve(at(2, 470), at(-70, 300), at(-192, 62), 14),
    ...curve(at(-192, 62), at(-90, 66), at(-22, 86), 8),
    ...curve(at(-22, 86), at(-50, 280), at(2, 470), 10),
  ];
  polygon(ctx, jib, mix(white, palette.flank, 0.24));
  const box = [x - 230 * scale, y - 530 * scale, x + 230 * scale, y] as const;
  if (scale > 0.5) {
    spray(
      layer,
      shade,
      (px, py) => 0.62 * Math.max(0, Math.min(1, (px - x - 10) / 130)) + 0.2 * ((py - y + 500) / 500),
      { box, soft: 0.9, max: 0.75 },
    );
    spray(
      layer,
      palette.glow,
      (px, py) => 0.45 * Math.max(0, (x - px) / 190) * Math.max(0, 1 - (y - py) / 600),
      { box, soft: 1, max: 0.6 },
    );
    for (let i = 1; i < 5; i++) {
      const t = i / 5;
      line(
        ctx,
        [at(-10 + 16 * t, 82 + 420 * t), at(160 - 150 * t ** 0.72, 92 + 400 * t)],
        1.4,
        rgba(palette.ink, 0.22),
      );
    }
    for (const t of [0.3, 0.6])
      line(
        ctx,
        [at(-22 + 24 * t, 86 + 380 * t), at(-192 + 190 * t, 62 + 404 * t)],
        1.2,
        rgba(palette.ink, 0.16),
      );
  }
  brush(ctx, mast, (t) => (8 - 4 * t) * scale, mix(shade, palette.ink, 0.3));
  line(ctx, [at(-8, 80), at(168, 86)], 6 * scale, mix(shade, palette.ink, 0.25));
  line(ctx, [at(8, 510), at(-204, 52)], 1.3, rgba(palette.ink, 0.6));
  line(ctx, [at(8, 510), at(196, 44)], 1.3, rgba(palette.ink, 0.6));
  ctx.beginPath();
  ctx.moveTo(...at(-214, 50));
  ctx.bezierCurveTo(...at(-120, 36), ...at(60, 30), ...at(198, 42));
  ctx.lineTo(...at(204, 10));
  ctx.bezierCurveTo(...at(150, -6), ...at(-120, -8), ...at(-172, -2));
  ctx.closePath();
  ctx.fillStyle = white;
  ctx.fill();
  polygon(
    ctx,
    [
      ...curve(at(-180, 14), at(0, 2), at(202, 18), 12),
      at(204, 10),
      ...curve(at(200, 4), at(0, -10), at(-172, -3), 12),
    ],
    mix(underLight(palette, '#2d5d73'), palette.ink, 0.2),
  );
  line(ctx, curve(at(-196, 34), at(0, 22), at(200, 32), 14), 3 * scale, underLight(palette, '#c8522a'));
  // The cabin with its windows.
  ctx.beginPath();
  ctx.moveTo(...at(-96, 38));
  ctx.quadraticCurveTo(...at(-70, 62), ...at(-30, 64));
  ctx.lineTo(...at(70, 62));
  ctx.lineTo(...at(84, 38));
  ctx.closePath();
  ctx.fillStyle = mix(white, palette.ink, 0.12);
  ctx.fill();
  polygon(
    ctx,
    [at(-72, 46), at(-52, 57), at(56, 56), at(62, 46)],
    evening ? '#ffdf9c' : mix(palette.ink, palette.sky[1], 0.35),
  );
  for (const u of [-20, 18]) line(ctx, [at(u, 44), at(u, 58)], 3 * scale, white);
  if (scale < 0.5) return;
  paintSloopCrew(ctx, rng, palette, at);
  for (let u = -190; u <= 190; u += 38) line(ctx, [at(u, 40), at(u, 62)], 1.2, rgba(palette.ink, 0.55));
  line(ctx, curve(at(-196, 66), at(0, 56), at(192, 60), 10), 1.2, rgba(palette.ink, 0.55));
}
