/** A list on the screen that takes items: where its part of the page lies, and the items in it from top to bottom. */
export interface DropList {
  dayId: string;
  top: number;
  bottom: number;
  items: { id: string; top: number; bottom: number }[];
}

export interface DropSpot {
  dayId: string;
  /** The item that it comes to stand before; null is the end of the list. */
  before: string | null;
}

/**
 * Where something that is held at height `y` would come to stand: in the list at that height, else the nearest, before the
 * first item whose middle lies below. Null where it would stand where it was (`id`), or nowhere.
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
