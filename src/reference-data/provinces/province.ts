import type { ProvinceType, Region } from '#modules/catalog/codes.ts';

/** A province or centrally run city as of November 2026, with what visitors should know about it. */
export interface Province {
  /** Two-digit code of the statistics office. */
  code: string;
  slug: string;
  title: string;
  type: ProvinceType;
  region: Region;
  /** Area as travellers group it, not the statistical one. */
  subRegion: string;
  /** Search aliases: names of provinces merged in 2025, tourist places, short forms. Search ignores diacritics. */
  nameAlias: string[];
  /** Names of the former provinces that were merged into it; a single one means no merger. */
  mergedFrom: string[];
  lat: number;
  lng: number;
  /** Best months for a trip, 1–12. */
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
