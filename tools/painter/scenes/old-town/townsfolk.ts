import { rgba } from '../../kit/colour.ts';
import { LOCAL } from '../../kit/local-colours.ts';
import type { Side } from '../../kit/maths.ts';
import { paintFolk } from '../../kit/props/folk/folk.ts';
import { paintVendor } from '../../kit/props/vendor.ts';
import type { Rng } from '../../kit/rng.ts';
import type { Context } from '../../kit/sheet.ts';
import { ellipse } from '../../kit/stroke.ts';
import { metreAt, project, type View } from './perspective.ts';
import type { TownColours } from './town-colours.ts';

export type Townsperson = 'ao-dai' | 'vendor' | 'visitor' | 'couple';

/** Someone standing at X, Z of the street, in metres. */
export interface Standing {
  who: Townsperson;
  x: number;
  z: number;
}

/** People of the street, far ones first. */
export function paintTownsfolk(
  ctx: Context,
  rng: Rng,
  colours: TownColours,
  view: View,
  people: readonly Standing[],
): void {
  for (const { who, x, z } of [...people].sort((a, b) => b.z - a.z)) {
    const m = metreAt(view, z);
    const place = (dx = 0): readonly [number, number] => project(view, x + dx, 0, z);
    const [px, py] = place();
    const facing: Side = rng.chance(0.5) ? 1 : -1;
    shadow(ctx, colours, px, py, m);
    const base = { palette: colours.palette, y: py, facing, side: 1 as Side };
    if (who === 'vendor') {
      paintVendor(ctx, rng, {
        ...base,
        x: px,
        height: 1.58 * m,
        goods: ['#e0912f', '#d8402a', '#8fab60', '#f0d684'],
      });
    } else if (who === 'ao-dai') {
      paintFolk(ctx, rng, {
        ...base,
        x: px,
        height: 1.62 * m,
        pose: 'stroll',
        outfit: 'ao-dai',
        hat: 'cone',
        hair: 'long',
        top: rng.pick(['#f3ead6', '#c23a5a', '#c8522a']),
      });
    } else {
      person(ctx, rng, base, px, 1.7 * m);
      if (who === 'couple') person(ctx, rng, { ...base, facing }, place(0.62)[0], 1.58 * m);
    }
  }
}

function person(
  ctx: Context,
  rng: Rng,
  base: { palette: TownColours['palette']; y: number; facing: Side; side: Side },
  x: number,
  height: number,
): void {
  const skirt = rng.chance(0.4);
  paintFolk(ctx, rng, {
    ...base,
    x,
    height,
    pose: rng.chance(0.6) ? 'stroll' : 'wait',
    outfit: skirt ? 'dress' : 'shirt',
    hair: skirt ? 'long' : 'short',
    hat: rng.chance(0.3) ? 'sun' : 'none',
    top: rng.pick(LOCAL.cloth),
  });
}

function shadow(ctx: Context, { palette, street }: TownColours, x: number, y: number, m: number): void {
  const shift = street.evening ? 0 : -0.34;
  ellipse(ctx, x + shift * m, y, m * 0.42, m * 0.07, rgba(palette.ink, 0.32));
}
