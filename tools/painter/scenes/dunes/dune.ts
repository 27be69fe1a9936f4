import { mix } from '../../kit/colour.ts';
import { clamp, type Point, type Side, smoothstep } from '../../kit/maths.ts';
import { makeNoise } from '../../kit/noise.ts';
import { evenRamp } from '../../kit/ramp.ts';
import type { SceneView } from '../../kit/scene-view.ts';
import { polygon } from '../../kit/stroke.ts';
import { tone } from '../../kit/tone.ts';

export interface DuneOptions {
  seed: string;
  /** Row of the skyline over a column. */
  crest: (x: number) => number;
  /** Column of the knife edge at a row; the side toward the light is bright. */
  edge: (y: number) => number;
  /** 0 is all haze, 1 near. */
  nearness: number;
  side: Side;
  /** White sand instead of red. */
  white?: boolean;
  base?: number;
}

const RED = ['#8f5233', '#bb7443', '#dd9d5e', '#f4cf96'] as const;
const WHITE = ['#a58663', '#cdaf85', '#ead6ad', '#fbf1d6'] as const;

/** A dune with its knife edge: one flank in the light, one in the shade, wind ripples on both. */
export function paintDune({ sheet, palette, at }: SceneView, options: DuneOptions): void {
  const { seed, crest, edge, nearness, side, white = false, base = sheet.height + 5 } = options;
  const noise = makeNoise(`${seed}/dune`);
  const outline: Point[] = [];
  for (let x = -8; x <= sheet.width + 8; x += 4) outline.push([x, Math.min(base, crest(x))]);
  const layer = sheet.layer();
  polygon(layer.ctx, [...outline, [sheet.width + 8, base], [-8, base]], '#000000');
  const [dark, shade, lit, pale] = (white ? WHITE : RED).map((colour) => at(colour, nearness)) as [
    string,
    string,
    string,
    string,
  ];
  const cool = mix(dark, palette.sky[0], 0.28);
  const top = Math.min(...outline.map(([, y]) => y));
  const calm = 1 - 0.5 * nearness;
  tone(
    layer,
    evenRamp([cool, mix(cool, shade, 0.5), shade, lit, mix(lit, pale, 0.6), mix(pale, palette.flank, 0.3)]),
    (x, y) => {
      const off = (x - edge(y)) * side;
      const sun = smoothstep(-6 - (y - top) * 0.05, 8 + (y - top) * 0.05, off);
      const down = clamp((y - crest(x)) / 420);
      const q = clamp((y - top) / (base - top));
      const bend = 26 * noise.fbm(x / 190, y / 90, 2);
      const ripple =
        Math.sin((y + bend - off * 0.16) / (2.2 + 9 * q * nearness)) * (0.02 + 0.05 * q * nearness);
      return (
        0.17 +
        0.5 * sun +
        0.16 * calm -
        0.1 * down * sun +
        0.14 * down * (1 - sun) +
        ripple +
        0.12 * noise.fbm(x / 160, y / 50, 3)
      );
    },
    { box: [0, top - 2, sheet.width, base], step: 2, grain: 0.13 },
  );
  sheet.stamp(layer);
}
