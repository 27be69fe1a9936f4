import { describe, expect, test } from 'vitest';
import { mix, oklabToRgb, toHex, toOklab } from './colour.ts';
import { finish } from './finish.ts';
import { grainAt } from './grain.ts';
import { paletteOf } from './lights.ts';
import { makeNoise } from './noise.ts';
import { evenRamp, steppedRamp } from './ramp.ts';
import { makeRng } from './rng.ts';
import { Sheet } from './sheet.ts';
import { paintClouds, paintSky } from './sky.ts';
import { paintWater } from './water.ts';

describe('rng', () => {
  test('yields the same numbers for the same seed and others for another', () => {
    const draw = (seed: string) => Array.from({ length: 5 }, makeRng(seed));
    expect(draw('a')).toEqual(draw('a'));
    expect(draw('a')).not.toEqual(draw('b'));
  });

  test('forks streams that do not depend on what was drawn before', () => {
    const fresh = makeRng('a').fork('ridge')();
    const used = makeRng('a');
    used();
    expect(used.fork('ridge')()).toBe(fresh);
  });

  test('spreads evenly over 0..1', () => {
    const rng = makeRng('spread');
    const numbers = Array.from({ length: 4000 }, rng);
    expect(numbers.reduce((a, b) => a + b, 0) / 4000).toBeCloseTo(0.5, 1);
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...numbers)).toBeLessThan(1);
  });
});

describe('noise', () => {
  test('is continuous, bounded, zero on the lattice and fixed by its seed', () => {
    const noise = makeNoise('n');
    for (let i = 0; i < 200; i++) {
      const x = i * 0.173 - 9;
      const y = i * 0.311 - 20;
      expect(Math.abs(noise(x, y))).toBeLessThan(1.5);
      expect(Math.abs(noise(x + 1e-4, y) - noise(x, y))).toBeLessThan(1e-2);
    }
    expect(noise(3, -4)).toBeCloseTo(0);
    expect(makeNoise('n').fbm(1.3, 2.7)).toBe(noise.fbm(1.3, 2.7));
  });
});

describe('colour', () => {
  test('survives the way through OKLab', () => {
    for (const hex of ['#000000', '#ffffff', '#c8522a', '#17403f']) {
      expect(toHex(oklabToRgb(toOklab(hex)))).toBe(hex);
      expect(mix(hex, '#888888', 0)).toBe(hex);
    }
  });

  test('builds ramps that begin and end with their colours', () => {
    const smooth = evenRamp(['#102030', '#405060', '#f0e0d0']);
    expect([...smooth.slice(0, 3)]).toEqual([0x10, 0x20, 0x30]);
    expect([...smooth.slice(765)]).toEqual([0xf0, 0xe0, 0xd0]);
    const stepped = steppedRamp(['#102030', '#f0e0d0']);
    expect([...stepped.slice(150, 153)]).toEqual([0x10, 0x20, 0x30]);
  });
});

describe('grain', () => {
  test('covers as much as the density says', () => {
    let below = 0;
    for (let y = 0; y < 512; y++) for (let x = 0; x < 512; x++) below += grainAt(x, y, 77) < 0.3 ? 1 : 0;
    expect(below / 512 ** 2).toBeCloseTo(0.3, 3);
  });
});

describe('sheet', () => {
  const paint = (seed: string, scale = 1): Uint8ClampedArray => {
    const sheet = new Sheet(seed, 160, 120, scale);
    const view = { palette: paletteOf('dawn'), seed, horizon: 70, sun: [90, 50] as const };
    paintSky(sheet.main, view.palette, view);
    paintClouds(sheet.main, view.palette, view);
    paintWater(sheet, { ...view, mirrorFrom: 72 });
    const pixels = finish(sheet.main);
    sheet.release(sheet.main);
    return pixels;
  };
  /** Mean of a channel over one of 8×6 parts of a picture. */
  const mean = (pixels: Uint8ClampedArray, width: number, column: number, row: number, channel: number) => {
    const part = width / 8;
    let sum = 0;
    for (let y = row * part; y < (row + 1) * part; y++)
      for (let x = column * part; x < (column + 1) * part; x++)
        sum += pixels[(y * width + x) * 4 + channel] as number;
    return sum / part ** 2;
  };

  test('gives the same pixels whatever was painted before', () => {
    const first = paint('one');
    expect(paint('two')).not.toEqual(first);
    expect(paint('one')).toEqual(first);
  });

  test('paints the same picture larger', () => {
    const small = paint('one');
    const large = paint('one', 2);
    expect(large.length).toBe(small.length * 4);
    for (let row = 0; row < 6; row++)
      for (let column = 0; column < 8; column++)
        for (const channel of [0, 1, 2]) {
          const difference = mean(large, 320, column, row, channel) - mean(small, 160, column, row, channel);
          expect(Math.abs(difference), `part ${column}/${row}`).toBeLessThan(8);
        }
  });
});
