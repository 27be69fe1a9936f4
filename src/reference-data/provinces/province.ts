import type { ProvinceType, Region } from '#modules/catalog/codes.ts';

/** A province or centrally run city as of November 2026, with what a visitor should know of it. */
export interface Province {
  /** Two-digit code of the statistics office. */
  code: string;
  slug: string;
  title: string;
  type: ProvinceType;
  region: Region;
  /** Area as travellers group it, not the statistical one. */
  subRegion: string;
  /** What people type: names of provinces merged in 2025, tourist places, short forms. Marks are ignored in search. */
  nameAlias: string[];
  /** Names of the former provinces that make it up; a single element means it was not merged. */
  mergedFrom: string[];
  lat: number;
  lng: number;
  /** Months 1–12 in which a trip is at its best. */
  bestMonths: number[];
  summary: string;
  /** Markdown, headings from level 2. */
  content: string;
  special: boolean;
  /** 0–1000. */
  popularity: number;
  /** Id of a picture in demo/pictures/manifest.json. */
  picture: string;
}
