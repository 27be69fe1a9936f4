import type { PictureWish } from '../catalogue/demo-product.ts';
import { type DemoPicture, fitsWish } from './fits-wish.ts';

/**
 * Hands out pictures beside those that products lead with. Of what fits a wish, the pictures that lead nowhere go
 * first, then the least shown, so that cards, galleries and rooms do not repeat each other. The same calls give the
 * same answers.
 */
export function createPictureDesk(pictures: DemoPicture[], leading: ReadonlySet<string>) {
  const shown = new Map<string, number>();
  const byWish = new Map<PictureWish, DemoPicture[]>();

  function fitting(wish: PictureWish): DemoPicture[] {
    const known = byWish.get(wish) ?? pictures.filter((picture) => fitsWish(picture, wish));
    byWish.set(wish, known);
    return known;
  }

  function pick(wish: PictureWish, taken: ReadonlySet<string>, alone: boolean): DemoPicture | undefined {
    const cost = ({ id, light }: DemoPicture) =>
      (shown.get(id) ?? 0) + (leading.has(id) ? 1000 : 0) + (alone && light === 'night' ? 2000 : 0);
    let best: DemoPicture | undefined;
    for (const picture of fitting(wish)) {
      if (!taken.has(picture.id) && (!best || cost(picture) < cost(best))) best = picture;
    }
    return best;
  }

  return {
    /**
     * Up to `count` pictures, one for each wish in turn, none of them among `taken` (ids), to which they are added. Where
     * a wish is used up, the next that is not takes its place; where all are, there are fewer pictures. A picture that
     * stands alone for a place is one by day where there is one.
     */
    fill(wishes: PictureWish[], count: number, taken: Set<string>): DemoPicture[] {
      const filled: DemoPicture[] = [];
      for (let index = 0; index < count; index++) {
        const turn = index % wishes.length;
        const inTurn = [...wishes.slice(turn), ...wishes.slice(0, turn)];
        let picture: DemoPicture | undefined;
        for (const wish of inTurn) {
          picture = pick(wish, taken, count === 1);
          if (picture) break;
        }
        if (!picture) break;
        filled.push(picture);
        taken.add(picture.id);
        shown.set(picture.id, (shown.get(picture.id) ?? 0) + 1);
      }
      return filled;
    },
  };
}

export type PictureDesk = ReturnType<typeof createPictureDesk>;
