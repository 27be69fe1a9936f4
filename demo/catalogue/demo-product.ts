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
  | 'island-sea';

/**
 * A product of the demo catalogue: what `saveProduct` takes, but pictures are named by scene. `hero` scenes are tried
 * in order for a picture that no other product leads with; `gallery` scenes fill at least five more.
 */
export type DemoProduct = Omit<ProductDraft, 'images' | 'units'> & {
  units?: Omit<NonNullable<ProductDraft['units']>[number], 'images'>[];
  scenes: { hero: SceneName[]; gallery: SceneName[] };
};
