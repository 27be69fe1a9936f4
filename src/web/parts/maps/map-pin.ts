import type { Position } from '#ui/maps/mercator.ts';

/** Something of ours on a map. */
export interface MapPin extends Position {
  key: string;
  /** What stands on the pin: a price, a name. */
  text: string;
  /** What a price is for: said aloud before it. */
  label: string;
  href: string;
  /** A price is chosen and lit; a name leads to its page. */
  look: 'price' | 'name';
}
