import { type Extent, type Position, toShare } from './projection.ts';

/** So near to the middle, in shares of the map, zooming in loses nothing. */
const innermost = 0.15;

/**
 * The position to zoom in around so that something stays in view: the one nearest to the middle of what is shown now, or
 * null when one is in the middle anyway (or none is shown).
 */
export function nearestOutside(extent: Extent, positions: readonly Position[]): Position | null {
  let nearest: Position | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const position of positions) {
    const { x, y } = toShare(extent, position);
    const away = Math.max(Math.abs(x - 0.5), Math.abs(y - 0.5));
    if (away < least) [nearest, least] = [position, away];
  }
  return least > innermost && least <= 0.5 ? nearest : null;
}
