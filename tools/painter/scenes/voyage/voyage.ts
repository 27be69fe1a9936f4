import { composedScene } from '../../composed-scene.ts';
import { paintCoconutRowers } from './coconut-rowers.ts';
import { paintCraneWetland } from './crane-wetland.ts';
import { paintDragonBoat } from './dragon-boat.ts';
import { paintJungleKayaks } from './jungle-kayaks.ts';
import { paintLighthouse } from './lighthouse.ts';
import { paintPagodaHill } from './pagoda-hill.ts';
import { paintSquidNight } from './squid-night.ts';
import { paintSunDeck } from './sun-deck.ts';

/** Boats of river and sea, and what stands above their ways. */
export const voyage = composedScene(
  'voyage',
  'Trên sông nước',
  ['dawn', 'noon', 'golden', 'dusk', 'night', 'mist'],
  {
    'dragon-boat': {
      paint: paintDragonBoat,
      shows: 'thuyền rồng lướt trên sông rộng, tháp chùa bảy tầng trên đồi bên bờ',
    },
    'pagoda-hill': { paint: paintPagodaHill, shows: 'bậc đá dẫn lên cổng chùa và ngọn tháp giữa đồi cây' },
    'squid-lamps': {
      paint: paintSquidNight,
      shows: 'khách thả câu mực trên thuyền gỗ sáng đèn, dãy thuyền câu thắp sáng đường chân trời',
    },
    lighthouse: {
      paint: paintLighthouse,
      shows: 'ngọn hải đăng đá trên mũi đất, sóng vỗ quanh những tảng đá',
    },
    'crane-wetland': {
      paint: paintCraneWetland,
      shows: 'đàn sếu giữa đầm sen và rừng tràm, khách ngồi xuồng chèo tay',
    },
    'coconut-rowers': {
      paint: paintCoconutRowers,
      shows: 'xuồng chèo tay chở khách trong rạch nhỏ dưới bóng dừa, nhà lá ven bờ',
    },
    'jungle-kayaks': {
      paint: paintJungleKayaks,
      shows: 'kayak trên dòng sông xanh giữa hai vách núi rừng, cửa hang phía trước',
    },
    'sun-deck': { paint: paintSunDeck, shows: 'khách tập dưỡng sinh trên boong tàu giữa các đảo đá' },
  },
);
