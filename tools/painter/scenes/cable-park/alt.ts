import type { Light } from '../../kit/lights.ts';
import type { ParkComposition } from './cable-park.ts';

const VIEW: Record<ParkComposition, string> = {
  ridges: 'cabin cáp treo lướt qua những dãy núi rừng phủ mây',
  hands: 'cầu đi bộ uốn cong trên những bàn tay đá giữa mây núi',
  village: 'ngôi làng tháp nhọn trên đỉnh núi, cáp treo nối lên từ biển mây',
  carousel: 'đu quay ngựa gỗ sáng đèn, vòng quay và pháo hoa sau lâu đài',
  seaside: 'vòng quay và đường trượt nước nhiều màu bên bờ biển',
};

const HOUR: Record<Light, string> = {
  dawn: 'lúc bình minh',
  noon: 'giữa trưa trong xanh',
  golden: 'trong nắng chiều',
  dusk: 'lúc hoàng hôn',
  night: 'lên đèn ban đêm',
  mist: 'trong sương sớm',
};

/** Text for those who cannot see the picture. */
export function cableParkAlt(composition: string, light: Light, subject = 'Khu vui chơi'): string {
  return `${subject} ${HOUR[light]}: ${VIEW[composition as ParkComposition]}`;
}
