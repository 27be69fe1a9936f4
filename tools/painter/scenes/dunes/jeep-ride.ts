import { rgba } from '../../kit/colour.ts';
import type { Point } from '../../kit/maths.ts';
import { makeNoise } from '../../kit/noise.ts';
import { paintBackdrop } from '../../kit/props/backdrop.ts';
import { paintGrass } from '../../kit/props/grass.ts';
import { makeRng } from '../../kit/rng.ts';
import type { SceneView } from '../../kit/scene-view.ts';
import { brush } from '../../kit/stroke.ts';
import { paintOnSand } from './desert-folk.ts';
import { paintDune } from './dune.ts';
import { paintJeep } from './jeep.ts';

/** A field car has stopped below white dunes; its guests climb for the view. */
export function paintJeepRide(view: SceneView): void {
  const { sheet, ctx, palette, seed, at, rng } = view;
  const noise = makeNoise(`${seed}/jeep`);
  const sun: Point = [rng.range(210, 290), 190];
  paintBackdrop(sheet, { palette, seed, horizon: 460, sun, birds: [640, 150] });
  paintDune(view, {
    seed: `${seed}/d0`,
    crest: (x) => 440 - 60 * Math.exp(-(((x - 330) / 230) ** 2)) - 6 * noise(x / 90, 1),
    edge: (y) => 360 + (y - 380) * 0.8,
    nearness: 0.4,
    side: -1,
    white: true,
  });
  const big = (x: number): number =>
    560 - 286 * Math.exp(-(Math.abs((x - 840) / (x < 840 ? 330 : 420)) ** 1.7)) - 6 * noise(x / 130, 4);
  paintDune(view, {
    seed: `${seed}/d1`,
    crest: big,
    edge: (y) => 836 + 70 * Math.sin((y - 270) / 90) - (y - 270) * 0.34,
    nearness: 0.84,
    side: -1,
    white: true,
  });
  for (const [x, h, away] of [
    [700, 58, 1],
    [734, 60, 1],
    [838, 52, 0],
  ] as const) {
    const y = away ? big(x) + 26 : big(x) + 4;
    paintOnSand(view, [x, y], h, -1, {
      pose: x === 838 ? 'photo' : 'walk',
      facing: x === 838 ? -1 : 1,
      outfit: x === 734 ? 'dress' : 'shirt',
      hat: x === 734 ? 'sun' : 'none',
      hair: x === 734 ? 'long' : 'short',
    });
  }
  paintDune(view, {
    seed: `${seed}/d2`,
    crest: (x) => 640 + 34 * noise(x / 420, 8) + 40 * ((x - 600) / 600) ** 2,
    edge: () => 2400,
    nearness: 1,
    side: -1,
    white: true,
  });
  // Tracks that curve up from the viewer.
  ctx.save();
  for (const shift of [0, 52]) {
    const way: Point[] = Array.from({ length: 24 }, (_, i) => {
      const t = i / 23;
      return [620 + shift * (1 - t * 0.6) - 190 * t + 130 * Math.sin(t * 2.4), 905 - 172 * t];
    });
    brush(ctx, way, (t) => 12 - 7 * t, rgba(palette.ink, 0.13));
  }
  ctx.restore();
  paintJeep(view, { x: 400, y: 770, metre: 74, heading: 1, paint: '#4d6a4f' });
  paintOnSand(view, [620, 782], 136, -1, {
    pose: 'point',
    facing: 1,
    outfit: 'shirt',
    hat: 'cap',
    top: '#b5432a',
  });
  paintOnSand(view, [682, 792], 130, -1, {
    pose: 'stroll',
    facing: 1,
    outfit: 'dress',
    hat: 'sun',
    hair: 'long',
    top: '#f3ead6',
  });
  const blades = ['#6d7a45', '#94a05a', '#4f6a44'].map((colour) => at(colour));
  for (const [x, y] of [
    [1080, 800],
    [1010, 850],
    [110, 850],
  ] as const)
    paintGrass(ctx, makeRng(`${seed}/grass${x}`), {
      count: 110,
      foot: (r) => [x + r.bell() * 80, y + r.bell() * 18],
      length: [26, 74],
      width: 3,
      lean: 14,
      colours: blades,
    });
}
