import type { Light } from '../../kit/lights.ts';
import type { IslandComposition } from './layout.ts';

const VIEW: Record<IslandComposition, string> = {
  kayaks: 'những chiếc kayak trôi trên làn nước ngọc giữa các đảo đá',
  reef: 'rạn san hô dưới làn nước trong, đàn cá bơi qua những vệt nắng',
  nipa: 'thuyền thúng len qua rặng dừa nước',
  sandbar: 'dải cát trắng nối hai hòn đảo giữa biển xanh',
  'paddle-boards': 'người chèo ván đứng trên mặt biển lặng lúc mặt trời xuống thấp',
};

const HOUR: Record<Light, string> = {
  dawn: 'lúc bình minh',
  noon: 'giữa trưa nắng trong',
  golden: 'trong nắng chiều vàng',
  dusk: 'lúc hoàng hôn',
  night: 'đêm trăng',
  mist: 'trong sương sớm',
};

/** Text for those who cannot see the picture. */
export function islandSeaAlt(composition: string, light: Light, subject = 'Biển đảo'): string {
  return `${subject} ${HOUR[light]}: ${VIEW[composition as IslandComposition]}`;
}
