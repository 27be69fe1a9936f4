import type { Region } from '#modules/search/documents/read-search.ts';
import { toRegion } from '#web/parts/trip-search/to-region.ts';
import { wishFilterKeys } from '#web/parts/trip-search/write-wish.ts';
import type { Wished } from './wish-for.ts';

/** The whole list of the shown kind, with what was wished for as its filters. */
export function listHrefOf(
  href: string | undefined,
  {
    text,
    typed,
    region,
    own,
    kind,
    isWider,
  }: {
    text: string;
    typed: string;
    region: Region | null;
    own: ReturnType<Wished> | null;
    kind: { prefix: string } | null;
    isWider: boolean;
  },
): string {
  const path = href ?? (kind ? `${kind.prefix}?search=${encodeURIComponent(text)}` : '');
  const carried = new URLSearchParams(own?.params);
  if (isWider) for (const key of ['priceMin', 'priceMax', ...wishFilterKeys]) carried.delete(key);
  if (region && kind) return `${kind.prefix}?${toRegion(carried, region, { text, typed })}`;
  return carried.size > 0 ? `${path}&${carried}` : path;
}
