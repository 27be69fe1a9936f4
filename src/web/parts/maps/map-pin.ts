import type { Position } from '#ui/maps/mercator.ts';

/** One of our items on a map. */
export interface MapPin extends Position {
  key: string;
  /** The pin's text: a price or a name. */
  text: string;
  /** What a price is for: read aloud before it. */
  label: string;
  href: string;
  /** A price pin can be selected and highlighted; a name pin links to its page. */
  look: 'price' | 'name';
}
