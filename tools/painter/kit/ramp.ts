import { type Hex, mixOklab, type Oklab, oklabToRgb, toOklab } from './colour.ts';
import { clamp } from './maths.ts';

/** 256 colours, three bytes each. */
export type Ramp = Uint8Array;
export type Stop = readonly [at: number, colour: Hex];

/** Smooth ramp through stops placed in 0..1, in rising order. */
export function ramp(stops: readonly Stop[]): Ramp {
  const labs = stops.map(([at, colour]) => [at, toOklab(colour)] as const);
  const colours = new Uint8Array(768);
  for (let i = 0; i < 256; i++) {
    colours.set(oklabToRgb(between(labs, i / 255)).map(Math.round), i * 3);
  }
  return colours;
}

function between(labs: readonly (readonly [number, Oklab])[], t: number): Oklab {
  const upper = Math.max(
    1,
    labs.findIndex(([at]) => at >= t),
  );
  const [, last] = labs[labs.length - 1] as (typeof labs)[number];
  const from = labs[upper - 1];
  const to = labs[upper];
  if (!from || !to || t > (labs[labs.length - 1]?.[0] ?? 1)) return last;
  return mixOklab(from[1], to[1], clamp((t - from[0]) / (to[0] - from[0] || 1)));
}

/** Ramp with stops spread evenly. */
export function evenRamp(colours: readonly Hex[]): Ramp {
  return ramp(colours.map((colour, i) => [i / (colours.length - 1), colour] as const));
}

/**
 * Stepped ramp: flats of equal width, dark to light, with soft joints; gives the planes of gouache.
 * `soft` is the share of each flat given to its joints.
 */
export function steppedRamp(colours: readonly Hex[], soft = 0.25): Ramp {
  const count = colours.length;
  return ramp(
    colours.flatMap((colour, i): Stop[] => [
      [(i + soft / 2) / count, colour],
      [(i + 1 - soft / 2) / count, colour],
    ]),
  );
}
