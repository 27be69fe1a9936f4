import { blob } from '../../kit/blob.ts';
import { mix } from '../../kit/colour.ts';
import { clamp, type Point } from '../../kit/maths.ts';
import { makeNoise } from '../../kit/noise.ts';
import { steppedRamp } from '../../kit/ramp.ts';
import type { SceneView } from '../../kit/scene-view.ts';
import { brush, curve, ellipse, polygon } from '../../kit/stroke.ts';
import { tone } from '../../kit/tone.ts';

/** A standing figure in veil and robe on a lotus throne: one hand raised, a flask in the other. Light from the left. */
export function paintLadyStatue({ sheet, palette, seed, at: tint }: SceneView, x: number, foot: number, high: number): void {
  const noise = makeNoise(`${seed}/bronze`);
  const at = (u: number, v: number): Point => [x + u * high, foot - v * high];
  const layer = sheet.layer();
  const { ctx } = layer;
  const black = '#000000';
  // Throne of petals, robe, sleeves, veil, head.
  polygon(ctx, [at(-0.2, 0), at(0.2, 0), at(0.17, 0.07), at(-0.17, 0.07)], black);
  for (let i = -4; i <= 4; i++) ellipse(ctx, ...at(i * 0.042, 0.085), high * 0.034, high * 0.036, black);
  blob(
    ctx,
    [
      at(-0.15, 0.08),
      at(-0.13, 0.3),
      at(-0.115, 0.5),
      at(-0.13, 0.66),
      at(-0.1, 0.79),
      at(0, 0.82),
      at(0.1, 0.79),
      at(0.13, 0.66),
      at(0.115, 0.5),
      at(0.135, 0.3),
      at(0.16, 0.08),
      at(0, 0.06),
    ],
    black,
  );
  blob(ctx, [at(-0.1, 0.72), at(-0.17, 0.6), at(-0.2, 0.42), at(-0.15, 0.36), at(-0.08, 0.5)], black);
  blob(ctx, [at(0.1, 0.72), at(0.17, 0.62), at(0.18, 0.5), at(0.12, 0.44), at(0.06, 0.56)], black);
  blob(ctx, [at(-0.12, 0.74), at(-0.086, 0.87), at(-0.066, 0.96), at(0, 1), at(0.066, 0.96), at(0.086, 0.87), at(0.12, 0.74), at(0, 0.7)], black);
  const bronze = tint('#b98a4a');
  tone(
    layer,
    steppedRamp(
      [mix(bronze, palette.ink, 0.62), mix(bronze, palette.ink, 0.34), bronze, mix(bronze, palette.flank, 0.5)],
      0.6,
    ),
    (px, py) => {
      const u = (px - x) / high;
      const v = (foot - py) / high;
      const folds = v < 0.56 ? 0.13 * Math.sin(u * 90 + 6 * noise(u * 3, v * 2)) : 0.05 * Math.sin(v * 80);
      return clamp(0.56 - 2.3 * u + folds + 0.14 * noise.fbm(px / 60, py / 60, 2));
    },
    { box: [x - high * 0.3, foot - high * 1.05, x + high * 0.3, foot + 4], grain: 0.14 },
  );
  const dark = mix(bronze, palette.ink, 0.5);
  const pale = mix(bronze, palette.flank, 0.6);
  // Long folds of the robe and the edge of the veil.
  for (const u of [-0.09, -0.05, 0, 0.05, 0.09])
    brush(ctx, curve(at(u * 0.7, 0.58), at(u * 0.9, 0.3), at(u * 1.3, 0.1), 14), (t) => 2 + 3 * t, dark);
  brush(ctx, curve(at(-0.07, 0.74), at(-0.1, 0.5), at(-0.02, 0.36), 14), 4, dark);
  brush(ctx, curve(at(0.07, 0.74), at(0.1, 0.5), at(0.02, 0.36), 14), 4, dark);
  // Face in the shade of the veil: brows, lids, lips; crown and necklace.
  ellipse(ctx, ...at(0, 0.868), high * 0.062, high * 0.078, mix(bronze, palette.ink, 0.58));
  ellipse(ctx, ...at(0, 0.862), high * 0.043, high * 0.058, mix(pale, '#fff0cc', 0.25));
  ellipse(ctx, ...at(0.02, 0.858), high * 0.022, high * 0.046, mix(bronze, pale, 0.5));
  for (const hand of [-1, 1]) {
    brush(ctx, curve(at(hand * 0.008, 0.874), at(hand * 0.018, 0.882), at(hand * 0.03, 0.873), 8), 2, dark);
    brush(ctx, curve(at(hand * 0.01, 0.862), at(hand * 0.019, 0.857), at(hand * 0.028, 0.863), 8), 2, dark);
  }
  brush(ctx, curve(at(-0.011, 0.827), at(0, 0.822), at(0.011, 0.827), 8), 2.4, dark);
  ellipse(ctx, ...at(0, 0.888), 2, 2.4, dark);
  const crown = mix('#e8c070', bronze, 0.3);
  polygon(ctx, [at(-0.046, 0.905), at(-0.036, 0.95), at(-0.016, 0.93), at(0, 0.99), at(0.016, 0.93), at(0.036, 0.95), at(0.046, 0.905), at(0, 0.918)], tint(crown));
  ellipse(ctx, ...at(0, 0.936), high * 0.01, high * 0.013, dark);
  brush(ctx, curve(at(-0.05, 0.77), at(0, 0.71), at(0.05, 0.77), 12), 4, pale);
  ellipse(ctx, ...at(0, 0.725), high * 0.012, high * 0.014, pale);
  // Right hand raised, left hand with the flask.
  brush(ctx, [at(-0.12, 0.52), at(-0.09, 0.63)], high * 0.036, pale);
  ellipse(ctx, ...at(-0.085, 0.65), high * 0.018, high * 0.026, pale);
  brush(ctx, [at(0.15, 0.5), at(0.08, 0.52)], high * 0.034, mix(bronze, pale, 0.4));
  blob(ctx, [at(0.05, 0.56), at(0.068, 0.5), at(0.06, 0.45), at(0.1, 0.45), at(0.092, 0.5), at(0.11, 0.56)], mix(bronze, pale, 0.7));
  sheet.stamp(layer);
}
