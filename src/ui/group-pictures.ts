import type { PictureSource } from './picture.tsx';

export interface GalleryPicture extends PictureSource {
  /** Category of the picture: 'Hồ bơi'; empty when not given. */
  category: string;
  /** A short caption: 'Hồ bơi vô cực'. */
  caption: string;
}

export interface GalleryGroup {
  category: string;
  count: number;
  cover: GalleryPicture;
  /** Index of its cover among all pictures. */
  startAt: number;
}

/** Sorts the pictures of a gallery by category, keeping the first picture first, and lists the categories. */
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

/** Indexes of the pictures shown on a wide screen: the first, one of each other category, then the next ones in order. */
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
