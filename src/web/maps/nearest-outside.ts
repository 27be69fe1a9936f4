import { type Extent, type Position, toShare } from './projection.ts';

/**
 * The position to zoom in around so that something stays in view: the one nearest to the middle of what is shown now, or
 * null when the inner half of the map holds one anyway (or there is none).
 */
export function nearestOutside(extent: Extent, positions: readonly Position[]): Position | null {
  let nearest: Position | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const position of positions) {
    const { x, y } = toShare(extent, position);
    const away = Math.max(Math.abs(x - 0.5), Math.abs(y - 0.5));
    if (away < least) [nearest, least] = [position, away];
  }
  const isInView = least <= 0.5;
  return least > 0.25 && isInView ? nearest : null;
}
