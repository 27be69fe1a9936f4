import type { Light } from '../../kit/lights.ts';
import type { GalaComposition } from './layout.ts';

const VIEW: Record<GalaComposition, string> = {
  ballroom: 'khán phòng bày bàn tròn khăn trắng, sân khấu sáng đèn ở cuối phòng',
  'beach-dinner': 'bàn tiệc bày trên cát dưới dây đèn, biển ở ngay bên cạnh',
  garden: 'khách nâng ly trên bãi cỏ, dây đèn giăng giữa những tán cây',
  'long-table': 'bàn dài phủ khăn trải dưới hàng đèn lồng',
};

const HOUR: Record<Light, string> = {
  dawn: 'buổi sớm',
  noon: 'ban ngày',
  golden: 'lúc nắng xế',
  dusk: 'lúc trời chạng vạng',
  night: 'buổi tối',
  mist: 'trong sương',
};

/** Text for those who cannot see the picture. */
export function galaAlt(composition: string, light: Light, subject = 'Đêm tiệc'): string {
  return `${subject} ${HOUR[light]}: ${VIEW[composition as GalaComposition]}`;
}
