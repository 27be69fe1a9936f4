import { type Hex, mix, rgba } from '../../kit/colour.ts';
import { clamp, lerp, type Point } from '../../kit/maths.ts';
import { paintBackdrop } from '../../kit/props/backdrop.ts';
import { paintBicycle } from '../../kit/props/bicycle.ts';
import { paintForest } from '../../kit/props/forest.ts';
import { paintFrond } from '../../kit/props/frond.ts';
import { paintGrass } from '../../kit/props/grass.ts';
import { paintMasonry } from '../../kit/props/masonry.ts';
import { paintMistBank } from '../../kit/props/mist-bank.ts';
import { paintPalm } from '../../kit/props/palm.ts';
import { paintStiltHouse } from '../../kit/props/stilt-house.ts';
import { reflect } from '../../kit/reflect.ts';
import { makeRng } from '../../kit/rng.ts';
import type { SceneView } from '../../kit/scene-view.ts';
import { segment } from '../../kit/segment.ts';
import { fade } from '../../kit/spray.ts';
import { line } from '../../kit/stroke.ts';
import { paintRipples, paintWater } from '../../kit/water.ts';

const WATER = 648;

/** Three ride along a delta canal under coconut palms; the canal mirrors them. */
export function paintCoconutCanal(view: SceneView): void {
  const { sheet, ctx, palette, seed, at, rng } = view;
  const sun: Point = [rng.range(760, 860), 250];
  paintBackdrop(sheet, { palette, seed, horizon: 480, sun, birds: [560, 160] });
  for (const [i, nearness] of [0.3, 0.5].entries()) {
    const leaves = ['#235a45', '#4f8350', '#8fab60'].map((colour) => at(colour, nearness)) as [Hex, Hex, Hex];
    paintForest(ctx, makeRng(`${seed}/wood${i}`), {
      count: 130,
      at: (r): Point => [r.range(-20, 1220), 470 + i * 34 + r.bell() * 26],
      size: [16 + i * 6, 26 + i * 8],
      colours: leaves,
      side: 1,
    });
    paintMistBank(sheet, { palette, seed: `${seed}/m${i}`, y: 500 + i * 36, height: 30, density: 0.6 });
  }
  paintStiltHouse(ctx, makeRng(`${seed}/house`), { palette, x: 250, y: 592, width: 190, side: 1 });
  for (const [i, [x, foot, top, size]] of (
    [
      [90, 590, 250, 120],
      [430, 586, 300, 96],
      [930, 590, 270, 110],
      [1050, 588, 330, 90],
    ] as const
  ).entries())
    paintPalm(ctx, makeRng(`${seed}/palm${i}`), {
      palette,
      foot: [x, foot],
      crown: [x + rng.range(-50, 50), top],
      size,
      side: 1,
    });
  paintMasonry(sheet, {
    palette,
    seed: `${seed}/dyke`,
    outline: [
      [-5, 584],
      [1205, 578],
      [1205, WATER + 2],
      [-5, WATER + 2],
    ],
    colour: at('#86a050'),
    facing: 0.2,
    worn: 0.8,
  });
  paintMasonry(sheet, {
    palette,
    seed: `${seed}/lane`,
    outline: [
      [-5, 604],
      [1205, 600],
      [1205, 622],
      [-5, 626],
    ],
    colour: at('#d9b88a'),
    facing: 0.3,
    worn: 0.2,
  });
  const blades = ['#3d7049', '#6d9a4c', '#a3bb5c'].map((colour) => at(colour));
  const verge = (from: number, to: number, count: number): void =>
    paintGrass(ctx, makeRng(`${seed}/verge${from}`), {
      count,
      foot: (r) => [r() * 1220, r.range(from, to)],
      length: [8, 26],
      width: 2.8,
      colours: blades,
    });
  verge(588, 604, 300);
  for (const [x, y, paint, outfit, top, hat] of [
    [420, 616, '#2f8f88', 'blouse', '#8a4a6a', 'cone'],
    [610, 614, '#c8402a', 'shirt', '#2d5d73', 'cap'],
    [790, 617, '#e0a52e', 'dress', '#e9e0c8', 'sun'],
  ] as const)
    paintBicycle(
      ctx,
      makeRng(`${seed}/${x}`),
      { palette, x, y, height: 166, heading: 1, side: 1, paint },
      {
        outfit,
        top,
        bottom: '#4a4038',
        hat,
        hair: outfit === 'shirt' ? 'short' : 'long',
        shorts: outfit === 'shirt',
      },
    );
  verge(630, 648, 520);
  monkeyBridge(view, 1010);
  const mirror = reflect(sheet.main, {
    waterline: WATER,
    seed: `${seed}/mirror`,
    amplitude: 12,
    squash: 1.25,
  });
  paintWater(sheet, { palette: silted(view), seed, horizon: WATER, sun });
  fade(mirror, (_x, y) => 0.12 + 0.7 * clamp((y - WATER) / 250), { box: [0, WATER, 1200, 900], soft: 1.4 });
  sheet.stamp(mirror, 0.86);
  paintRipples(sheet, { palette, seed, horizon: WATER, sun });
  nipaFronds(view);
}

/** Canals of the delta carry silt. */
function silted({ palette }: SceneView): SceneView['palette'] {
  const [far, back, middle, near] = palette.water;
  return {
    ...palette,
    water: [far, mix(back, '#a08a5c', 0.2), mix(middle, '#8f8a58', 0.34), mix(near, '#4a6a4c', 0.4)],
  };
}

/** A bamboo footbridge over the mouth of a side ditch. */
function monkeyBridge({ ctx, palette, at }: SceneView, x: number): void {
  const cane = mix(at('#b98a52'), palette.ink, 0.2);
  const dark = mix(cane, palette.ink, 0.35);
  for (const dx of [-70, 0, 70]) {
    segment(ctx, [x + dx - 22, 664], [x + dx + 12, 560], 6, dark);
    segment(ctx, [x + dx + 22, 664], [x + dx - 12, 560], 6, cane);
  }
  line(
    ctx,
    [
      [x - 130, 604],
      [x - 40, 590],
      [x + 50, 588],
      [x + 134, 600],
    ],
    9,
    cane,
  );
  line(
    ctx,
    [
      [x - 120, 562],
      [x, 552],
      [x + 124, 560],
    ],
    4,
    dark,
  );
  line(
    ctx,
    [
      [x - 130, 608],
      [x - 40, 594],
      [x + 50, 592],
      [x + 134, 604],
    ],
    2.4,
    rgba(palette.ink, 0.5),
  );
}

/** Water coconut in both lower corners, before everything else. */
function nipaFronds({ sheet, palette, seed, at }: SceneView): void {
  const layer = sheet.layer();
  const rng = makeRng(`${seed}/nipa`);
  const tones = ['#1d4a40', '#2f6246', '#5f8a48', '#a3a348'].map((colour) => at(colour));
  for (const [x, y, lean, count] of [
    [30, 950, 0.5, 13],
    [1180, 960, -0.5, 13],
    [190, 985, 0.2, 8],
  ] as const)
    for (let i = 0; i < count; i++) {
      const angle = -Math.PI / 2 + lean * 0.5 + rng.bell() * 0.95;
      paintFrond(
        layer.ctx,
        rng,
        [x + rng.bell() * 40, y],
        { angle, length: lerp(210, 380, rng()), droop: rng.range(0.02, 0.2) },
        tones[Math.min(3, Math.floor((i / count) * 4))] as string,
        mix(tones[2] as string, palette.flank, 0.3),
      );
    }
  sheet.stamp(layer);
}
