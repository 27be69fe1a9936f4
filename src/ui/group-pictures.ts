import type { PictureSource } from './picture.tsx';

export interface GalleryPicture extends PictureSource {
  /** What it is a picture of: 'Hồ bơi'; empty where nobody said. */
  category: string;
  /** A few words for below it: 'Hồ bơi vô cực'. */
  caption: string;
}

export interface GalleryGroup {
  category: string;
  count: number;
  cover: GalleryPicture;
  /** The place of its cover among all pictures. */
  startAt: number;
}

/** The pictures of a gallery, those of a category beside each other, the first picture first; and its categories. */
export function groupPictures(pictures: readonly GalleryPicture[]): {
  pictures: GalleryPicture[];
  groups: GalleryGroup[];
} {
  const byCategory = [...Map.groupBy(pictures, (picture) => picture.category)];
  const groups: GalleryGroup[] = [];
  let startAt = 0;
  for (const [category, own] of byCategory) {
    const [cover] = own;
    if (category !== '' && cover) groups.push({ category, count: own.length, cover, startAt });
    startAt += own.length;
  }
  return { pictures: byCategory.flatMap(([, own]) => own), groups: groups.length > 1 ? groups : [] };
}

/** The places of the pictures that a wide screen shows: the first, one of each other category, then whatever follows. */
export function pickTiles(
  pictures: readonly GalleryPicture[],
  groups: readonly GalleryGroup[],
  count: number,
): Set<number> {
  const firsts = new Set([0, ...groups.map((group) => group.startAt)]);
  const tiles = new Set([...firsts].slice(0, count));
  for (let place = 0; tiles.size < Math.min(count, pictures.length); place++) tiles.add(place);
  return tiles;
}
