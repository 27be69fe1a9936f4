/** Where Vietnam lies, in degrees: the land with its near islands, Hoàng Sa and Trường Sa. */
const parts = [
  { south: 8.1, north: 23.45, west: 102.1, east: 110.2 },
  { south: 15.5, north: 17.6, west: 110.2, east: 113.2 },
  { south: 6.3, north: 12.3, west: 110.2, east: 117.9 },
];

export function isInVietnam({ lat, lng }: { lat: number; lng: number }): boolean {
  return parts.some(
    ({ south, north, west, east }) => lat >= south && lat <= north && lng >= west && lng <= east,
  );
}
