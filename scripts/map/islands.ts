/** Longitude and latitude. */
type Point = readonly [number, number];

/**
 * The two archipelagos of Vietnam in the Eastern Sea, islet by islet: Hoàng Sa (thành phố Đà Nẵng) and Trường Sa (tỉnh
 * Khánh Hòa). On a map of the country they would be too small to see, so they are drawn as dots.
 */
export const islets: Record<'hoang-sa' | 'truong-sa', Point[]> = {
  'hoang-sa': [
    [111.61, 16.53],
    [111.58, 16.5],
    [111.75, 16.46],
    [111.7, 16.45],
    [111.77, 16.05],
    [111.2, 15.78],
    [112.33, 16.84],
    [112.27, 16.98],
    [112.34, 16.95],
    [112.54, 16.35],
    [112.73, 16.67],
  ],
  'truong-sa': [
    [111.92, 8.645],
    [112.23, 8.86],
    [112.35, 8.93],
    [112.92, 7.87],
    [112.9, 9.55],
    [113.7, 8.97],
    [113.97, 8.81],
    [114.65, 8.86],
    [114.33, 9.885],
    [114.56, 9.9],
    [114.37, 10.18],
    [114.37, 10.38],
    [114.48, 10.375],
    [114.42, 10.67],
    [114.285, 11.05],
    [114.33, 11.43],
    [114.36, 11.46],
    [115.03, 11.08],
    [115.82, 10.73],
    [115.53, 9.9],
  ],
};

/** Source rings within these boxes belong to the archipelagos and are replaced by the dots: west, south, east, north. */
export const archipelagoBoxes = [
  [110.8, 15.4, 113.1, 17.4],
  [111, 7.3, 116.4, 12],
] as const;
