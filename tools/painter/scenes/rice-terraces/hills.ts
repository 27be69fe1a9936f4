import { smoothstep } from '../../kit/maths.ts';
import { makeNoise } from '../../kit/noise.ts';
import type { Hill } from '../../kit/props/rice-hillside.ts';
import type { Rng } from '../../kit/rng.ts';
import { SHEET_HEIGHT as H, SHEET_WIDTH as W } from '../../kit/sheet.ts';
import type { TerraceComposition, TerraceLayout } from './layout.ts';

/** Skyline from `left` to `right` (shares of the height) with the drop between the shares `from` and `to` of the width. */
function skyline(
  seed: string,
  left: number,
  right: number,
  from: number,
  to: number,
  rough: number,
): (x: number) => number {
  const noise = makeNoise(`${seed}/crest`);
  return (x) => {
    const t = smoothstep(from, to, x / W);
    return H * (left + (right - left) * t) + rough * noise.fbm(x / 320, 2, 3);
  };
}

type Hills = TerraceLayout['hills'];

const far = (seed: string, crest: (x: number) => number): Hill => ({
  seed: `${seed}/far`,
  crest,
  base: H,
  steps: 8,
  span: 150,
  scale: 0.6,
  nearness: 0.5,
  haze: 0.9,
  hazeSpan: 170,
});
const middle = (seed: string, crest: (x: number) => number): Hill => ({
  seed: `${seed}/middle`,
  crest,
  base: H,
  steps: 10.5,
  span: 230,
  scale: 1,
  nearness: 0.84,
  haze: 0.5,
  hazeSpan: 380,
});
const near = (seed: string, crest: (x: number) => number): Hill => ({
  seed: `${seed}/near`,
  crest,
  base: H,
  steps: 8,
  span: 230,
  scale: 1.5,
  nearness: 1,
  haze: 0,
  hazeSpan: 1,
});

/** The hills of each composition, far to near, with the mist before them. */
export const HILLS: Record<TerraceComposition, (seed: string, rng: Rng) => Hills> = {
  valley: (seed, rng) => [
    {
      hill: far(seed, skyline(`${seed}/far`, 0.62, rng.range(0.4, 0.43), 0.3, 1, 22)),
      mist: { y: H * 0.615, height: 46 },
    },
    {
      hill: {
        ...middle(seed, skyline(`${seed}/middle`, rng.range(0.44, 0.48), 0.86, 0.02, 0.72, 26)),
        span: 250,
        steps: 9,
        haze: 0.66,
      },
      mist: { y: H * 0.78, height: 54 },
    },
    {
      hill: { ...near(seed, skyline(`${seed}/near`, 1.04, rng.range(0.56, 0.6), 0.3, 1.02, 24)), steps: 7.6 },
    },
  ],
  houses: (seed, rng) => [
    {
      hill: far(seed, skyline(`${seed}/far`, 0.55, rng.range(0.4, 0.43), 0, 0.9, 20)),
      mist: { y: H * 0.575, height: 46 },
    },
    {
      hill: middle(seed, skyline(`${seed}/middle`, 0.7, rng.range(0.52, 0.55), 0.05, 1, 26)),
      mist: { y: H * 0.77, height: 58 },
    },
    { hill: near(seed, skyline(`${seed}/near`, rng.range(0.63, 0.66), 0.93, 0.12, 1, 20)) },
  ],
  ridge: (seed, rng) => [
    {
      hill: far(seed, skyline(`${seed}/far`, 0.5, rng.range(0.62, 0.65), 0, 0.6, 24)),
      mist: { y: H * 0.62, height: 60 },
    },
    {
      hill: {
        ...middle(seed, skyline(`${seed}/middle`, 0.9, 0.66, 0.4, 1, 22)),
        haze: 0.6,
        nearness: 0.78,
      },
      mist: { y: H * 0.8, height: 60 },
    },
    {
      hill: {
        ...near(seed, skyline(`${seed}/near`, rng.range(0.47, 0.5), 0.98, 0.04, 0.98, 16)),
        steps: 9,
        span: 250,
      },
    },
  ],
  knoll: (seed, rng) => {
    const x = W * rng.range(0.36, 0.42);
    const top = H * rng.range(0.5, 0.53);
    const reach = rng.range(540, 580);
    const height = H * 0.45;
    return [
      {
        hill: far(seed, skyline(`${seed}/far`, 0.47, rng.range(0.42, 0.44), 0, 1, 26)),
        mist: { y: H * 0.6, height: 50 },
      },
      {
        hill: middle(seed, skyline(`${seed}/middle`, 0.78, rng.range(0.55, 0.58), 0.45, 1.05, 20)),
        mist: { y: H * 0.8, height: 60 },
      },
      {
        hill: {
          ...near(seed, (px) => top + height * knollProfile(Math.abs(px - x) / reach)),
          seed: `${seed}/knoll`,
          steps: 15,
          scale: 1.05,
          nearness: 0.95,
          haze: 0.16,
          hazeSpan: 420,
          knoll: { x, top, reach, height },
        },
      },
      { hill: near(seed, skyline(`${seed}/near`, 0.97, rng.range(0.8, 0.84), 0.25, 1, 16)) },
    ];
  },
};


/** How far the side of a knoll has fallen at a share of its reach: flat on top, then steep. */
function knollProfile(u: number): number {
  return Math.max(0, u - 0.05) ** (1 / 0.46) - 0.02;
}
