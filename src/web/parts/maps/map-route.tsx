import type { Ref } from 'react';
import type { Position } from '#ui/maps/mercator.ts';

/** Units that the width and the height of a map are divided into. */
const parts = 1000;

/** The corners of a line through these positions; `at` gives a position on the map, in shares of its width and height. */
export function routePoints(
  route: readonly Position[],
  at: (position: Position) => { x: number; y: number },
): string {
  return route
    .map(at)
    .map(({ x, y }) => `${Math.round(x * parts)},${Math.round(y * parts)}`)
    .join(' ');
}

/** Dashed straight lines from one position to the next: not roads. */
export function MapRoute({ ref, points }: { ref: Ref<SVGPolylineElement>; points: string }) {
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${parts} ${parts}`}
      preserveAspectRatio="none"
      className="pointer-events-none absolute inset-0 size-full"
    >
      <polyline
        ref={ref}
        points={points}
        fill="none"
        stroke="var(--color-sea)"
        strokeWidth={2.5}
        strokeDasharray="3 6"
        strokeLinecap="round"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
