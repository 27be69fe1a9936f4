import type { PictureWish } from '../catalogue/demo-product.ts';
import { type DemoPicture, fitsWish } from './fits-wish.ts';

/**
 * Gives every list of wishes a picture of its own, earlier wishes before later ones: first as many as possible get one
 * of their first wish, then of their first two, and so on. Somebody who has a picture moves to another of the wishes
 * that are up by then, when that leaves a picture for somebody who has none.
 * @returns the pictures in the order of the lists; undefined where all that fit are somebody else's
 */
export function assignHeroes(
  wishLists: PictureWish[][],
  pictures: DemoPicture[],
): (DemoPicture | undefined)[] {
  const heroes: (DemoPicture | undefined)[] = wishLists.map(() => undefined);
  const owners = new Map<string, number>();
  const longest = Math.max(0, ...wishLists.map((wishes) => wishes.length));

  /** Finds a picture for one list, asking owners to move; `asked` are the pictures already asked for. */
  function place(index: number, upTo: number, asked: Set<string>): boolean {
    const wishes = wishLists[index]?.slice(0, upTo) ?? [];
    for (const picture of wishes.flatMap((wish) => pictures.filter((one) => fitsWish(one, wish)))) {
      if (asked.has(picture.id)) continue;
      asked.add(picture.id);
      const owner = owners.get(picture.id);
      if (owner === undefined || place(owner, upTo, asked)) {
        owners.set(picture.id, index);
        heroes[index] = picture;
        return true;
      }
    }
    return false;
  }

  for (let upTo = 1; upTo <= longest; upTo++) {
    for (const index of wishLists.keys()) {
      if (!heroes[index]) place(index, upTo, new Set());
    }
  }
  return heroes;
}
