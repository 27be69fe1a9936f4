import type { SearchWords } from '../search-shape.ts';

const row = (name: string, said: string, provinces: string, within = '') => ({
  name,
  said,
  provinces,
  within,
});

const northwest = 'Lào Cai, Lai Châu, Điện Biên, Sơn La, Phú Thọ';
const northeast = 'Tuyên Quang, Cao Bằng, Lạng Sơn, Thái Nguyên, Quảng Ninh';
const redRiver = 'Hà Nội, Ninh Bình, Hải Phòng, Bắc Ninh, Hưng Yên';
const northCentral = 'Huế, Quảng Trị, Thanh Hóa, Nghệ An, Hà Tĩnh';
const southCentral = 'Đà Nẵng, Khánh Hòa, Gia Lai, Đắk Lắk, Quảng Ngãi';
const southeast = 'TP. Hồ Chí Minh, Đồng Nai, Tây Ninh';
const delta = 'Cần Thơ, Đồng Tháp, Vĩnh Long, An Giang, Cà Mau';

/**
 * Regions as travellers name them. Since provinces were merged several reach from the mountains to the sea, so a map section cuts off
 * what nobody means: Mũi Né is in Lâm Đồng and not in Tây Nguyên, Phú Quốc in An Giang and not in Miền Tây.
 */
export const startRegions: SearchWords['regions'] = [
  row('Tây Bắc', 'vùng Tây Bắc, Tây Bắc Bộ, northwest Vietnam', northwest, '102, 20.4, 105.25, 23'),
  row(
    'Đông Bắc',
    'vùng Đông Bắc, Đông Bắc Bộ, northeast Vietnam',
    northeast,
    // South of it the bay begins, whose ships would stand before all else.
    '104.3, 21.25, 108.2, 23.5',
  ),
  row(
    'Miền núi phía Bắc',
    'núi phía Bắc, vùng núi phía Bắc, trung du miền núi phía Bắc, trung du và miền núi phía Bắc, vùng cao phía Bắc, Đông Tây Bắc, Tây Bắc Đông Bắc, Đông Bắc Tây Bắc',
    `${northwest}, ${northeast.replace(', Quảng Ninh', '')}`,
  ),
  row('Đồng bằng sông Hồng', 'châu thổ sông Hồng, đồng bằng Bắc Bộ, Red River Delta', redRiver),
  row(
    'Miền Bắc',
    'Bắc Bộ, phía Bắc, ngoài Bắc, northern Vietnam, north Vietnam',
    `${redRiver}, ${northwest}, ${northeast}`,
  ),
  row('Bắc Trung Bộ', 'Bắc miền Trung', northCentral),
  row(
    'Nam Trung Bộ',
    'duyên hải Nam Trung Bộ, duyên hải miền Trung, Nam miền Trung, south central coast',
    southCentral,
  ),
  row('Miền Trung', 'Trung Bộ, central Vietnam', `${southCentral}, ${northCentral}`),
  row(
    'Tây Nguyên',
    'cao nguyên Trung Bộ, cao nguyên miền Trung, central highlands',
    'Lâm Đồng, Đắk Lắk, Gia Lai, Quảng Ngãi',
    '107, 11.3, 108.75, 15',
  ),
  row('Đông Nam Bộ', 'miền Đông Nam Bộ, miền Đông', southeast),
  row(
    'Miền Tây',
    'Tây Nam Bộ, miền Tây Nam Bộ, đồng bằng sông Cửu Long, sông nước miền Tây, miền Tây sông nước, ĐBSCL, Mekong Delta',
    delta,
    '104.3, 8, 107.2, 11.2',
  ),
  row('Miền Nam', 'Nam Bộ, phía Nam, trong Nam, southern Vietnam, south Vietnam', `${southeast}, ${delta}`),
];
