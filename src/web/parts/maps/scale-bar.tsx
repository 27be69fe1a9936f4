import { formatNumber } from '#platform/vietnamese/format-number.ts';
import type { Extent } from '#ui/maps/mercator.ts';

/** The longest bar, as a share of the width of its map. */
const longest = 0.3;
const kilometresPerDegree = 111.32;

/** The scale of a map of this extent: a bar and its length. */
export function ScaleBar({ extent }: { extent: Extent }) {
  const { kilometres, share } = scaleOf(extent);
  const text = kilometres < 1 ? `${kilometres * 1000} m` : `${formatNumber(kilometres)} km`;
  return (
    <p
      // The map's foot, which contains this, is 24 px narrower than the map.
      style={{ width: `calc((100% + 24px) * ${share.toFixed(4)})` }}
      className="border-x-2 border-b-2 border-ink-soft pb-px text-center text-xs leading-none text-ink-soft"
    >
      <span className="sr-only">Thước tỉ lệ: </span>
      {text}
    </p>
  );
}

/** A round number of kilometres at the map's middle latitude, and its share of the width. */
export function scaleOf({ west, east, south, north }: Extent): { kilometres: number; share: number } {
  const wide = (east - west) * kilometresPerDegree * Math.cos(((south + north) * Math.PI) / 360);
  const power = 10 ** Math.floor(Math.log10(wide * longest));
  const factor = [5, 2, 1].find((step) => step * power <= wide * longest) ?? 1;
  return { kilometres: factor * power, share: (factor * power) / wide };
}
