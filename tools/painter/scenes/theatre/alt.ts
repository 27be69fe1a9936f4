import type { Light } from '../../kit/lights.ts';
import type { TheatreComposition } from './theatre.ts';

const VIEW: Record<TheatreComposition, string> = {
  puppets: 'thủy đình mái cong, rối rồng và rối tiên múa trên mặt nước',
  'river-show': 'vũ công áo dài cầm đèn lồng trên sân khấu nổi giữa sông',
  gate: 'cổng thành cổ mái ngói lưu ly soi bóng hồ sen',
  hall: 'sân chầu lát đá trước điện hai tầng mái, khách tham quan dạo bước',
  colonnade: 'hành lang cột sơn son dẫn ra khoảng sân ngập nắng',
};

const HOUR: Record<Light, string> = {
  dawn: 'lúc bình minh',
  noon: 'giữa trưa trong xanh',
  golden: 'trong nắng chiều',
  dusk: 'lúc hoàng hôn',
  night: 'dưới ánh đèn đêm',
  mist: 'trong sương sớm',
};

/** Text for those who cannot see the picture. */
export function theatreAlt(composition: string, light: Light, subject = 'Sân khấu di sản'): string {
  return `${subject} ${HOUR[light]}: ${VIEW[composition as TheatreComposition]}`;
}
