import { type Hex, mix } from '../../kit/colour.ts';
import { underLight } from '../../kit/lights.ts';
import { LOCAL } from '../../kit/local-colours.ts';
import { type Point, smoothstep, TAU } from '../../kit/maths.ts';
import { makeNoise } from '../../kit/noise.ts';
import { paintGrass } from '../../kit/props/grass.ts';
import { makeRng } from '../../kit/rng.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { polygon } from '../../kit/stroke.ts';
import type { BeachColours } from './beach-colours.ts';

/** A grassy bank with small flowers in the near right corner: the dark mass that holds the picture. */
export function paintBank(sheet: Sheet, { palette, foam }: BeachColours, seed: string, from = 0.56): void {
  const { width, height } = sheet;
  const rng = makeRng(`${seed}/bank`);
  const noise = makeNoise(`${seed}/bank`);
  const leaf = LOCAL.palmLeaf.map((colour) => underLight(palette, colour)) as [Hex, Hex, Hex];
  const top = (x: number): number =>
    height * (1.03 - 0.22 * smoothstep(from, 1, x / width)) + 9 * noise(x / 90, 3);
  const layer = sheet.layer();
  const outline: Point[] = [];
  for (let x = 0; x <= width; x += 4) outline.push([x, top(x) - Math.abs(noise(x / 6, 1)) * 9]);
  polygon(layer.ctx, [...outline, [width, height + 5], [0, height + 5]], leaf[0]);
  paintGrass(layer.ctx, rng, {
    count: 900,
    foot: (r) => {
      const x = width * (from + (1 - from) * r());
      return [x, top(x) + 2 + r() ** 1.4 * 170];
    },
    length: [12, 40],
    colours: [leaf[0], leaf[1], leaf[1], leaf[2]],
  });
  const pink = underLight(palette, '#e27a72');
  for (let i = 0; i < 30; i++) {
    const x = width * (from + (1 - from) * rng());
    const y = top(x) + 6 + rng() * 70;
    const colour = rng.pick([foam, foam, pink]);
    for (let petal = 0; petal < 5; petal++) {
      const turn = (petal * TAU) / 5;
      layer.ctx.beginPath();
      layer.ctx.ellipse(x + 3.4 * Math.cos(turn), y + 2.6 * Math.sin(turn), 3.2, 2.4, turn, 0, TAU);
      layer.ctx.fillStyle = mix(colour, palette.ink, 0.05);
      layer.ctx.fill();
    }
  }
  sheet.stamp(layer);
}
