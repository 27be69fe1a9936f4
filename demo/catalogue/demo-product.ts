import type { ProductDraft } from '#modules/catalog/schema.ts';

/** Scenes the painter can draw; a product names what it looks like and the loader hands out the pictures. */
export type SceneName =
  | 'karst-bay'
  | 'rice-terraces'
  | 'beach'
  | 'old-town'
  | 'pine-hills'
  | 'karst-river'
  | 'hotel-room'
  | 'night-city'
  | 'lobby'
  | 'pool'
  | 'restaurant'
  | 'cruise-cabin'
  | 'cable-park'
  | 'cave'
  | 'waterfall'
  | 'market'
  | 'cooking'
  | 'theatre'
  | 'road'
  | 'pier'
  | 'motorbike'
  | 'gala'
  | 'team-building'
  | 'island-sea'
  | 'heritage'
  | 'dunes'
  | 'journey'
  | 'craft'
  | 'voyage'
  | 'cycling'
  | 'festival'
  | 'safari'
  | 'old-quarter'
  | 'spa';

/**
 * A picture by what it shows, as far as it matters: a scene, one composition of it ('motorbike/pass'), or that in one
 * light ('old-town/quay/night'). The test of the picture plan refuses a name that no picture has.
 */
export type PictureWish = SceneName | `${SceneName}/${string}`;

/**
 * A product of the demo catalogue: what `saveProduct` takes, but pictures are wished for. `hero` wishes are tried in
 * order for a picture that no other product leads with; `gallery` wishes fill six more, each with one picture in turn,
 * and later ones where an earlier one is used up. Rooms look as the wishes for rooms among them.
 */
export type DemoProduct = Omit<ProductDraft, 'images' | 'units'> & {
  units?: Omit<NonNullable<ProductDraft['units']>[number], 'images'>[];
  scenes: { hero: PictureWish[]; gallery: PictureWish[] };
};
