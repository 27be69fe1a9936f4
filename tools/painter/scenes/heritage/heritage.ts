import { composedScene } from '../../composed-scene.ts';
import { paintChamHill } from './cham-hill.ts';
import { paintChamValley } from './cham-valley.ts';
import { paintChurch } from './church.ts';
import { paintCitadelGate } from './citadel-gate.ts';
import { paintCoilTemple } from './coil-temple.ts';
import { paintMuseum } from './museum.ts';
import { paintPalace } from './palace.ts';
import { paintRongHouse } from './rong-house.ts';
import { paintStarPavilion } from './star-pavilion.ts';
import { paintStoneChurch } from './stone-church.ts';
import { paintTunnels } from './tunnels.ts';
import { paintValleyMuseum } from './valley-museum.ts';

/** Towers, churches, palaces, museums. */
export const heritage = composedScene(
  'heritage',
  'Công trình nổi tiếng',
  ['dawn', 'noon', 'golden', 'dusk', 'mist'],
  {
    'cham-hill': {
      paint: paintChamHill,
      shows: 'tháp Chăm gạch nung đứng trên đồi, hàng cột cổ phía trước, cửa sông phía xa',
    },
    'cham-valley': {
      paint: paintChamValley,
      shows: 'nhóm đền tháp Chăm rêu phong giữa thung lũng rừng',
    },
    church: {
      paint: paintChurch,
      shows: 'nhà thờ gạch đỏ hai tháp chuông giữa quảng trường, bồ câu và người dạo bước',
    },
    'stone-church': {
      paint: paintStoneChurch,
      shows: 'phương đình bằng đá mái cong soi bóng xuống hồ',
    },
    palace: {
      paint: paintPalace,
      shows: 'dinh thự mặt tiền rèm đá trắng sau bãi cỏ tròn và đài phun nước',
    },
    museum: {
      paint: paintMuseum,
      shows: 'bảo tàng khối kính đen bên mặt nước, khách tham quan đi vào sảnh',
    },
    'valley-museum': {
      paint: paintValleyMuseum,
      shows: 'bảo tàng hình nón cụt bọc lưới đan chéo giữa thung lũng, bồn hoa trước bậc thềm',
    },
    'star-pavilion': {
      paint: paintStarPavilion,
      shows: 'gác gỗ hai tầng mái có cửa sổ tròn tỏa tia, soi bóng xuống giếng vuông trong vườn',
    },
    'citadel-gate': {
      paint: paintCitadelGate,
      shows: 'cổng thành gạch năm vòm, lầu hai tầng mái ngói phía trên, sân cỏ rộng phía trước',
    },
    'rong-house': {
      paint: paintRongHouse,
      shows: 'nhà rông mái tranh cao vút giữa sân làng, người làng đánh cồng chiêng',
    },
    'coil-temple': {
      paint: paintCoilTemple,
      shows: 'hội quán cổ với những vòng hương xoắn treo dưới giếng trời, người thắp nhang trước bàn thờ',
    },
    tunnels: {
      paint: paintTunnels,
      shows: 'người hướng dẫn nhô lên từ nắp hầm giữa rừng, lối xuống địa đạo dưới mái lá',
    },
  },
);
