import provinces from './base/provinces.json' with { type: 'json' };
import type { Extent, Position } from './mercator.ts';
import { towns } from './towns.ts';

export interface BaseName extends Position {
  text: string;
  look: 'sea' | 'archipelago' | 'country' | 'island' | 'province' | 'town';
  /** Shown while the map's width in degrees of longitude is in this range. */
  from: number;
  to: number;
}

const always = { from: 0, to: 360 };
const far = { from: 4, to: 360 };
const near = { from: 0, to: 9 };

/** Labels of the base map, under our own pins; the most important first. */
const fixed: BaseName[] = [
  { text: 'Quần đảo Hoàng Sa\n(Việt Nam)', lat: 14.65, lng: 113, look: 'archipelago', ...always },
  { text: 'Quần đảo Trường Sa\n(Việt Nam)', lat: 12.5, lng: 114.5, look: 'archipelago', ...always },
  { text: 'Biển Đông', lat: 18.5, lng: 113.4, look: 'sea', ...always },
  { text: 'Biển Đông', lat: 13.5, lng: 110.4, look: 'sea', from: 0, to: 9 },
  { text: 'Biển Đông', lat: 9.2, lng: 108.2, look: 'sea', from: 0, to: 9 },
  { text: 'Vịnh Bắc Bộ', lat: 19.6, lng: 107.5, look: 'sea', from: 1, to: 12 },
  { text: 'Vịnh Thái Lan', lat: 9.2, lng: 102.8, look: 'sea', ...far },
  { text: 'Trung Quốc', lat: 23.5, lng: 109.3, look: 'country', ...far },
  { text: 'Lào', lat: 18.6, lng: 103.1, look: 'country', ...far },
  { text: 'Campuchia', lat: 12.6, lng: 104.4, look: 'country', ...far },
  { text: 'Thái Lan', lat: 15.8, lng: 102.6, look: 'country', ...far },
  { text: 'Philippines', lat: 9.4, lng: 118.2, look: 'country', ...far },
  { text: 'Phú Quốc', lat: 10.33, lng: 104, look: 'island', ...near },
  { text: 'Côn Đảo', lat: 8.6, lng: 106.61, look: 'island', ...near },
  { text: 'Phú Quý', lat: 10.44, lng: 108.94, look: 'island', ...near },
  { text: 'Lý Sơn', lat: 15.45, lng: 109.12, look: 'island', ...near },
  { text: 'Cồn Cỏ', lat: 17.22, lng: 107.34, look: 'island', ...near },
  { text: 'Cát Bà', lat: 20.8, lng: 107, look: 'island', ...near },
  { text: 'Cô Tô', lat: 21.03, lng: 107.77, look: 'island', ...near },
  { text: 'Bạch Long Vĩ', lat: 20.2, lng: 107.73, look: 'island', ...near },
  { text: 'Thổ Chu', lat: 9.36, lng: 103.48, look: 'island', ...near },
];

const names: BaseName[] = [
  ...fixed,
  ...provinces.map(({ title, lat, lng }) => ({
    text: title,
    lat,
    lng,
    look: 'province' as const,
    from: 2.6,
    to: 9,
  })),
  ...towns.map(([text, lat, lng]) => ({ text, lat, lng, look: 'town' as const, from: 0.12, to: 2.6 })),
];

/** The labels for a map of this extent; provinces may be omitted where they are the subject. */
export function baseNamesIn(extent: Extent, { withProvinces = true } = {}): BaseName[] {
  const width = extent.east - extent.west;
  return names.filter(
    ({ lat, lng, from, to, look }) =>
      width >= from &&
      width <= to &&
      (withProvinces || look !== 'province') &&
      lng > extent.west &&
      lng < extent.east &&
      lat > extent.south &&
      lat < extent.north,
  );
}
