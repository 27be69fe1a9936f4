export type PlaceKind =
  | 'biển'
  | 'bản làng'
  | 'bảo tàng'
  | 'cao nguyên'
  | 'chùa'
  | 'chợ'
  | 'công trình'
  | 'công viên giải trí'
  | 'di sản'
  | 'di tích'
  | 'hang động'
  | 'hồ'
  | 'khu bảo tồn'
  | 'làng cổ'
  | 'làng nghề'
  | 'nhà thờ'
  | 'núi'
  | 'phố cổ'
  | 'ruộng bậc thang'
  | 'suối khoáng'
  | 'sông'
  | 'thác'
  | 'thị trấn'
  | 'vườn quốc gia'
  | 'vịnh'
  | 'điểm tham quan'
  | 'đèo'
  | 'đảo'
  | 'đền'
  | 'đồi chè';

/** A place that visitors go to or search by. Slugs are unique over all provinces. */
export interface Place {
  slug: string;
  title: string;
  kind: PlaceKind;
  /** Slug of the province it lies in since July 2025. */
  province: string;
  /** Good for a province map (0.1–2 km), not for directions; null where no trusted source has it. */
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
