import type { PlaceKind } from '#modules/catalog/codes.ts';

/** A place that visitors go to or search by. Slugs are unique over all provinces. */
export interface Place {
  slug: string;
  title: string;
  kind: PlaceKind;
  /** Slug of the province it lies in since July 2025. */
  province: string;
  /** Accurate enough for a province map (0.1–2 km), not for directions; null without a trusted source. */
  lat: number | null;
  lng: number | null;
  nameAlias: string[];
  summary: string;
  /** Markdown, headings from level 2; '' for the lesser known. */
  content: string;
  special: boolean;
  /** 0–1000. */
  popularity: number;
  /** Id of a picture in demo/pictures/manifest.json. */
  picture: string;
}
