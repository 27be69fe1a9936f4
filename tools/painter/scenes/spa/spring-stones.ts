import { mix, rgba } from '../../kit/colour.ts';
import { type Palette, underLight } from '../../kit/lights.ts';
import type { Point, Side } from '../../kit/maths.ts';
import { paintBoulder } from '../../kit/props/boulder.ts';
import { paintStones } from '../../kit/props/mossy-stones.ts';
import { makeRng } from '../../kit/rng.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { lens } from '../../kit/stroke.ts';

/** Row below which the stones stand between the eye and the water. */
const EYE_SIDE = 690;
const POOL: readonly Point[] = [
  [150, 520],
  [300, 478],
  [520, 458],
  [760, 462],
  [980, 494],
  [1120, 560],
  [1150, 660],
  [1060, 768],
  [860, 838],
  [600, 856],
  [330, 822],
  [150, 740],
  [80, 630],
];

/** Closed smooth outline through the points. */
function smooth(points: readonly Point[]): Point[] {
  const count = points.length;
  const at = (i: number): Point => points[(i + count) % count] as Point;
  return points.flatMap((_, i) =>
    Array.from({ length: 8 }, (__, k): Point => {
      const t = k / 8;
      const mixed = (axis: 0 | 1): number => {
        const [a, b, c, d] = [at(i - 1)[axis], at(i)[axis], at(i + 1)[axis], at(i + 2)[axis]];
        return (
          0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3)
        );
      };
      return [mixed(0), mixed(1)];
    }),
  );
}

/** Outline of the water, in pixels. */
export const SPRING: readonly Point[] = smooth(POOL);

/** Stones along the outline, far ones first: those beyond the water stand in it, those on this side on the moss. */
export function paintSpringStones(
  sheet: Sheet,
  palette: Palette,
  seed: string,
  side: Side,
  part: 'far' | 'near',
): void {
  const rng = makeRng(`${seed}/rim`);
  const stones = SPRING.filter((_, i) => i % 3 === 0)
    .map(([x, y]) => {
      const near = (y - 440) / 420;
      return {
        x: x + rng.bell() * 16,
        y: y + 8 + 28 * near + rng.bell() * 6,
        reach: (24 + 50 * near) * rng.range(0.62, 1.3),
        flat: rng.range(0.5, 0.85),
      };
    })
    .sort((a, b) => a.y - b.y);
  if (part === 'far') {
    const far = stones.filter(({ y }) => y < EYE_SIDE);
    paintStones(
      sheet,
      palette,
      `${seed}/far`,
      side,
      far.map(({ x, y, reach, flat }) => [[x, y], reach, flat] as const),
    );
    return;
  }
  const rock = underLight(palette, '#7d8a7c');
  const moss = underLight(palette, '#5f7d50');
  const near = stones.filter(({ y }) => y >= EYE_SIDE);
  near.forEach(({ x, y, reach, flat }, i) => {
    lens(sheet.main.ctx, x, y + reach * 0.1, reach * 2.8, reach * 0.26, rgba(palette.ink, 0.4));
    paintBoulder(sheet, {
      seed: `${seed}/near${i}`,
      x,
      y,
      reach,
      height: reach * flat,
      colours: [
        mix(rock, palette.ink, 0.7),
        mix(rock, palette.ink, 0.4),
        mix(rock, moss, 0.45),
        mix(rock, moss, 0.2),
        mix(rock, palette.flank, 0.55),
      ],
      side,
    });
  });
}
