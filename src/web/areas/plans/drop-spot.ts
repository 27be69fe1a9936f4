/** A drop target on screen: the extent of its section of the page, and its items from top to bottom. */
export interface DropList {
  dayId: string;
  top: number;
  bottom: number;
  items: { id: string; top: number; bottom: number }[];
}

export interface DropSpot {
  dayId: string;
  /** The item it is dropped before; null is the end of the list. */
  before: string | null;
}

/**
 * Where an item dragged at height `y` would be dropped: in the list at that height, else the nearest, before the first item whose
 * middle lies below. Null where it would stay where it was (`id`), or nowhere.
 */
export function findDropSpot(lists: readonly DropList[], y: number, id: string): DropSpot | null {
  const away = ({ top, bottom }: DropList) => Math.max(top - y, y - bottom, 0);
  const list = lists.toSorted((a, b) => away(a) - away(b))[0];
  if (!list) return null;
  const others = list.items.filter((item) => item.id !== id);
  const before = others.find(({ top, bottom }) => y < (top + bottom) / 2)?.id ?? null;
  const at = list.items.findIndex((item) => item.id === id);
  const isSame = at >= 0 && (list.items[at + 1]?.id ?? null) === before;
  return isSame ? null : { dayId: list.dayId, before };
}
