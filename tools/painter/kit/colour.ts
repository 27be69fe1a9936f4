import { clamp, lerp } from './maths.ts';

/** '#rrggbb' */
export type Hex = string;
export type Rgb = readonly [r: number, g: number, b: number];
export type Oklab = readonly [lightness: number, a: number, b: number];

export function toRgb(hex: Hex): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

export function toHex(rgb: Rgb): Hex {
  const value = rgb.map((v) => clamp(Math.round(v), 0, 255).toString(16).padStart(2, '0'));
  return `#${value.join('')}`;
}

const toLinear = (byte: number): number => {
  const v = byte / 255;
  return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
};
const toByte = (linear: number): number => {
  const v = clamp(linear);
  return 255 * (v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055);
};

/** OKLab after Björn Ottosson, https://bottosson.github.io/posts/oklab/ */
export function toOklab(hex: Hex): Oklab {
  const [r, g, b] = toRgb(hex).map(toLinear) as unknown as Rgb;
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

export function oklabToRgb([lightness, a, b]: Oklab): Rgb {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    toByte(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    toByte(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    toByte(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

export function mixOklab(from: Oklab, to: Oklab, t: number): Oklab {
  return [lerp(from[0], to[0], t), lerp(from[1], to[1], t), lerp(from[2], to[2], t)];
}

/** Colour between two others, mixed in OKLab so that the way between stays clean. */
export function mix(from: Hex, to: Hex, t: number): Hex {
  return toHex(oklabToRgb(mixOklab(toOklab(from), toOklab(to), t)));
}

/** Canvas colour with transparency. */
export function rgba(hex: Hex, alpha: number): string {
  return `rgba(${toRgb(hex).join(',')},${alpha})`;
}
