import { underLight } from '../../kit/lights.ts';
import { LOCAL } from '../../kit/local-colours.ts';
import type { Point, Side } from '../../kit/maths.ts';
import { type FolkOptions, paintFolk } from '../../kit/props/folk/folk.ts';
import { paintParentAndChild } from '../../kit/props/folk/parent-and-child.ts';
import { makeRng } from '../../kit/rng.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { polygon } from '../../kit/stroke.ts';
import type { BeachColours } from './beach-colours.ts';
import { castShadow } from './sand.ts';

/** Pixels of a metre and where the first of them stands. */
interface Place {
  sheet: Sheet;
  colours: BeachColours;
  m: number;
  at: Point;
}

type Stroller = Partial<Omit<FolkOptions, 'palette' | 'x' | 'y' | 'height'>>;

/** Those who walk along the water's edge: a couple, a parent with a child, finders of shells, two who race. By seed. */
export function paintStrollers(place: Place, seed: string): void {
  const rng = makeRng(`${seed}/tide`);
  rng.pick([couple, family, shells, race])(place);

  function couple(p: Place): void {
    const { front } = one(p, 0, 1.6, -1, {
      pose: 'stroll',
      outfit: 'dress',
      hat: 'sun',
      hair: 'long',
      top: '#c8522a',
      bottom: '#c8522a',
    });
    carry(p, front, 'bag');
    one(p, 0.62, 1.74, -1, { pose: 'walk', top: '#f3ead6', bottom: '#2d5d73', shorts: true, skin: 0 });
  }

  function family(p: Place): void {
    const { sheet, colours, m, at } = p;
    shade(p, 0.1, 0.55);
    shade(p, 0.62, 0.35);
    const { childHand } = paintParentAndChild(sheet.main.ctx, rng, {
      palette: colours.palette,
      x: at[0],
      y: at[1],
      height: 1.62 * m,
      facing: -1,
      side: -1,
      parent: { outfit: 'dress', hat: 'sun', hair: 'bun', top: '#d9a441', bottom: '#d9a441' },
      child: { top: '#f3ead6', bottom: '#b5432a', shorts: true, hat: 'cap', hair: 'short' },
    });
    carry(p, childHand, 'pail');
  }

  function shells(p: Place): void {
    one(p, 0, 1.58, -1, {
      pose: 'bend',
      hair: 'bun',
      top: '#f3ead6',
      bottom: '#8a3b55',
      shorts: true,
    });
    const { back } = one(p, 0.95, 1.7, -1, {
      pose: 'point',
      hat: 'cap',
      hair: 'short',
      top: '#2d5d73',
      bottom: '#d8cbb0',
      shorts: true,
      skin: 0,
    });
    carry(p, back, 'pail');
  }

  function race(p: Place): void {
    one(p, 0, 1.18, -1, {
      pose: 'run',
      child: true,
      hair: 'short',
      top: '#d9a441',
      bottom: '#2d3a4a',
      shorts: true,
    });
    one(p, 0.8, 1.04, -1, {
      pose: 'cheer',
      child: true,
      hair: 'bob',
      outfit: 'dress',
      top: '#c23a5a',
      bottom: '#c23a5a',
    });
    one(p, 1.55, 1.66, -1, {
      pose: 'walk',
      hair: 'long',
      hat: 'sun',
      top: '#f3ead6',
      bottom: '#2d5d73',
    });
  }

  function shade({ sheet, colours, m, at }: Place, dx: number, reach: number): void {
    castShadow(
      sheet,
      colours.shadow,
      [at[0] + (dx + 0.5) * m, at[1] + m * 0.04],
      m * reach,
      m * 0.09 * reach + 1,
    );
  }

  function one(
    p: Place,
    dx: number,
    tall: number,
    facing: Side,
    stroller: Stroller,
  ): { back: Point; front: Point } {
    const { sheet, colours, m, at } = p;
    shade(p, dx, 0.3 * tall);
    return paintFolk(sheet.main.ctx, rng, {
      palette: colours.palette,
      ...stroller,
      x: at[0] + dx * m,
      y: at[1],
      height: tall * m,
      facing,
      side: -1,
    });
  }

  /** A pail or a bag of straw that hangs from a hand. */
  function carry({ sheet, colours, m }: Place, [x, y]: Point, what: 'pail' | 'bag'): void {
    const wide = what === 'pail' ? 0.09 : 0.14;
    const colour = what === 'pail' ? '#2f8f88' : LOCAL.straw[0];
    polygon(
      sheet.main.ctx,
      [
        [x - m * wide, y + m * 0.06],
        [x + m * wide, y + m * 0.06],
        [x + m * wide * 0.75, y + m * 0.25],
        [x - m * wide * 0.75, y + m * 0.25],
      ],
      underLight(colours.palette, colour),
    );
  }
}
