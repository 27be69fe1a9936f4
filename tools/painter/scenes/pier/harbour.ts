import type { Hex } from '../../kit/colour.ts';
import { setAfloat } from '../../kit/float.ts';
import { glow } from '../../kit/glow.ts';
import { hazedPalette } from '../../kit/hazed-palette.ts';
import { clamp } from '../../kit/maths.ts';
import { paintBackdrop } from '../../kit/props/backdrop.ts';
import { paintIslet } from '../../kit/props/islet.ts';
import { paintRipples, paintWater } from '../../kit/water.ts';
import { paintTown } from './hill-town.ts';
import { type PierView, sunAt } from './layout.ts';
import { paintQuay } from './quay.ts';
import { paintWoodenBoat } from './wooden-boat.ts';

/** Wooden boats for guests in a harbour under a hill with houses. */
export function paintHarbour(view: PierView): void {
  const { sheet, seed, palette, rng, evening } = view;
  const horizon = Math.round(rng.range(452, 470));
  const sun = sunAt(view, [860, 1000], horizon - 60);
  paintBackdrop(sheet, { palette, seed, horizon, sun, birds: [760, 170] });
  for (const [i, x, reach, height, nearness] of [
    [0, 1020, 300, 60, 0.25],
    [1, 760, 240, 90, 0.36],
  ] as const)
    paintIslet(sheet, {
      palette,
      seed: `${seed}/isle${i}`,
      x,
      reach,
      height,
      waterline: horizon + 2,
      nearness,
      side: 1,
    });
  paintTown(view, horizon + 6);
  const sea = { palette, seed, horizon: horizon + 2, sun };
  paintWater(sheet, { ...sea, mirrorFrom: horizon + 6, mirror: 0.85 });
  paintRipples(sheet, sea);
  const hulls = ['#2f6f8f', '#8f4a2c', '#2f7f6c', '#a8402f'];
  const first = rng.int(0, 3);
  const berths = [
    { x: 1010, down: 40, scale: 0.36, heading: -1 as const },
    { x: 690, down: 62, scale: 0.5, heading: 1 as const },
    { x: 930, down: 122, scale: 0.72, heading: -1 as const },
    { x: rng.range(440, 480), down: 226, scale: 1.22, heading: 1 as const },
  ];
  berths.forEach(({ x, down, scale, heading }, i) => {
    const layer = sheet.layer();
    const waterline = horizon + down;
    const near = clamp(0.55 + down / 400, 0, 1);
    paintWoodenBoat(layer.ctx, rng, {
      palette: near > 0.98 ? palette : hazedPalette(palette, near),
      x,
      waterline,
      scale,
      heading,
      hull: hulls[(first + i) % 4] as Hex,
      guests: i > 1,
    });
    setAfloat(layer, {
      palette,
      seed: `${seed}/boat${i}`,
      x,
      waterline,
      reach: 190 * scale,
      depth: 190 * scale,
      amplitude: 16,
    });
    if (evening)
      glow(sheet.main.ctx, {
        x,
        y: waterline - 60 * scale,
        radius: 190 * scale,
        colour: palette.glow,
        strength: 0.4,
      });
  });
  paintQuay(view);
}
