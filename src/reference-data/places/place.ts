export const placeKinds = [
  'biển',
  'bản làng',
  'bảo tàng',
  'bến cảng',
  'cao nguyên',
  'chùa',
  'chợ',
  'công trình',
  'công viên',
  'công viên giải trí',
  'cầu',
  'cửa khẩu',
  'di sản',
  'di tích',
  'hang động',
  'huyện',
  'hồ',
  'khu bảo tồn',
  'khu phố',
  'làng cổ',
  'làng nghề',
  'nhà ga',
  'nhà thờ',
  'núi',
  'phố cổ',
  'phố đi bộ',
  'quận',
  'ruộng bậc thang',
  'suối khoáng',
  'sân bay',
  'sông',
  'thác',
  'thị trấn',
  'trung tâm thương mại',
  'vườn quốc gia',
  'vịnh',
  'đô thị',
  'điểm tham quan',
  'đèo',
  'đảo',
  'đền',
  'đồi chè',
] as const;

export type PlaceKind = (typeof placeKinds)[number];

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
