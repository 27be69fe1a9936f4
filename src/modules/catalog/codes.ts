/** Enumerations that all kinds share or that do not belong to products: codes with their labels. */

export const provinceTypes = { province: 'tỉnh', city: 'thành phố' };
export type ProvinceType = keyof typeof provinceTypes;

export const regions = { north: 'Bắc', central: 'Trung', south: 'Nam' };
export type Region = keyof typeof regions;

export const meals = { breakfast: 'Sáng', lunch: 'Trưa', dinner: 'Tối' };
export type Meal = keyof typeof meals;

/** Kinds of places. 'other' has what a site once called otherwise; staff do not choose it. */
export const placeKinds = {
  airport: 'sân bay',
  'ancient-village': 'làng cổ',
  archipelago: 'quần đảo',
  bay: 'vịnh',
  beach: 'biển',
  'border-crossing': 'cửa khẩu',
  bridge: 'cầu',
  cave: 'hang động',
  church: 'nhà thờ',
  city: 'thành phố',
  'craft-village': 'làng nghề',
  'heritage-site': 'di sản',
  'historic-site': 'di tích',
  'hot-spring': 'suối khoáng',
  island: 'đảo',
  lake: 'hồ',
  landmark: 'công trình',
  market: 'chợ',
  mountain: 'núi',
  'mountain-pass': 'đèo',
  museum: 'bảo tàng',
  'national-park': 'vườn quốc gia',
  'nature-reserve': 'khu bảo tồn',
  neighbourhood: 'khu phố',
  'old-town': 'phố cổ',
  pagoda: 'chùa',
  park: 'công viên',
  plateau: 'cao nguyên',
  port: 'bến cảng',
  'railway-station': 'nhà ga',
  region: 'vùng',
  'rice-terraces': 'ruộng bậc thang',
  river: 'sông',
  'rural-district': 'huyện',
  'shopping-mall': 'trung tâm thương mại',
  sight: 'điểm tham quan',
  'tea-hills': 'đồi chè',
  temple: 'đền',
  'theme-park': 'công viên giải trí',
  town: 'thị trấn',
  'urban-area': 'đô thị',
  'urban-district': 'quận',
  village: 'bản làng',
  'walking-street': 'phố đi bộ',
  waterfall: 'thác',
  other: 'địa điểm',
};
export type PlaceKind = keyof typeof placeKinds;

/** Kinds of places that are too large to be a sight, or to count as a point. */
export const widePlaceKinds: ReadonlySet<PlaceKind> = new Set([
  'archipelago',
  'bay',
  'city',
  'island',
  'national-park',
  'nature-reserve',
  'plateau',
  'region',
  'river',
  'town',
]);
