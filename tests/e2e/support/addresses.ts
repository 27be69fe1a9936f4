/** The lists of all kinds, by the name of their collection. */
export const lists = {
  'voucher-combos': '/combo-voucher',
  hotels: '/khach-san',
  tours: '/du-lich',
  cruises: '/du-thuyen',
  attractions: '/ve-tham-quan',
  experiences: '/trai-nghiem',
  cars: '/xe-du-lich',
  services: '/dich-vu',
} as const;

export type Collection = keyof typeof lists;

/** The short addresses of the featured services (NAV-03). */
export const serviceTypes = [
  '/dich-vu/xe-dua-don-san-bay',
  '/dich-vu/cho-thue-tau',
  '/dich-vu/cho-thue-cano',
  '/dich-vu/cho-thue-xe-may',
  '/dich-vu/to-chuc-team-building',
  '/dich-vu/to-chuc-gala-dinner',
];
