import { mix } from '../colour.ts';
import { type Palette, underLight } from '../lights.ts';
import { clamp, type Point } from '../maths.ts';
import { makeNoise } from '../noise.ts';
import { ramp } from '../ramp.ts';
import { reflect } from '../reflect.ts';
import { ripples } from '../ripples.ts';
import { makeRng } from '../rng.ts';
import { copyLayer, type Sheet } from '../sheet.ts';
import { fade } from '../spray.ts';
import { polygon } from '../stroke.ts';
import { tone } from '../tone.ts';

/** Jade water of a limestone stream, far to near. */
export function jadeOf(palette: Palette): readonly [string, string, string, string] {
  return [
    mix(underLight(palette, '#cfe9dc'), palette.haze, 0.35),
    underLight(palette, '#7fd0bf'),
    underLight(palette, '#35a596'),
    mix(underLight(palette, '#1c6f6c'), palette.ink, 0.12),
  ];
}

export interface PoolOptions {
  palette: Palette;
  seed: string;
  outline: readonly Point[];
  top: number;
  bottom: number;
  /** Strength of the mirror image; none when 0. */
  mirror?: number;
  /** Column and strength of the light on the water. */
  shineX?: number;
}

/** A pool of jade water within an outline, with the mirror image of what is painted above it. */
export function paintPool(sheet: Sheet, options: PoolOptions): void {
  const { palette, seed, outline, top, bottom, mirror = 0.5, shineX = 600 } = options;
  const noise = makeNoise(`${seed}/pool`);
  const box = [0, top, sheet.width, bottom] as const;
  const image =
    mirror > 0
      ? reflect(sheet.main, { waterline: top + 4, bottom, seed: `${seed}/mirror`, amplitude: 14 })
      : null;
  const [pale, light, jade, deep] = jadeOf(palette);
  const layer = sheet.layer();
  polygon(layer.ctx, outline, '#000000');
  tone(
    layer,
    ramp([
      [0, pale],
      [0.22, light],
      [0.6, jade],
      [1, deep],
    ]),
    (x, y) => {
      const q = clamp((y - top) / (bottom - top));
      const off = (x - shineX) / (130 + 240 * q);
      return clamp(0.1 + 0.86 * q - 0.3 * Math.exp(-off * off) + 0.08 * noise.fbm(x / 170, y / 13, 3));
    },
    { box, grain: 0.1 },
  );
  if (image) {
    fade(image, (_x, y) => 0.25 + 0.6 * clamp((y - top) / (bottom - top)), { box, soft: 1.5 });
    layer.ctx.save();
    layer.ctx.globalCompositeOperation = 'source-atop';
    layer.ctx.globalAlpha = mirror;
    copyLayer(layer.ctx, image);
    layer.ctx.restore();
    sheet.release(image);
  }
  layer.ctx.save();
  layer.ctx.globalCompositeOperation = 'source-atop';
  const rng = makeRng(`${seed}/pool`);
  ripples(layer.ctx, rng, {
    from: top + 4,
    to: bottom,
    colours: [pale, light],
    count: 90,
    length: [16, 130],
    thickness: [0.7, 2.6],
    alpha: [0.2, 0.6],
  });
  ripples(layer.ctx, rng, {
    from: top + 10,
    to: bottom,
    colours: [deep],
    count: 70,
    length: [20, 150],
    thickness: [0.7, 2.8],
    alpha: [0.12, 0.35],
  });
  layer.ctx.restore();
  sheet.stamp(layer);
}
