import type { Light } from '../../kit/lights.ts';
import type { RoadComposition } from './layout.ts';

const VIEW: Record<RoadComposition, string> = {
  'coast-pass': 'chiếc xe con chạy trên đèo ven biển, vịnh nước mở ra bên lan can',
  'mountain-van': 'xe limousine leo đèo giữa rừng thông, núi xếp lớp phía xa',
  airport: 'xe đón khách trước nhà ga sân bay, một chuyến bay vừa cất cánh',
  'city-bridge': 'xe qua cầu dây văng vào thành phố, nhà cao tầng cuối con đường',
  'rice-fields': 'xe bảy chỗ trên con đường làng giữa đồng lúa',
};

const HOUR: Record<Light, string> = {
  dawn: 'lúc sáng sớm',
  noon: 'giữa trưa trời trong',
  golden: 'trong nắng chiều',
  dusk: 'lúc chập tối',
  night: 'ban đêm',
  mist: 'trong sương sớm',
};

/** Text for those who cannot see the picture. */
export function roadAlt(composition: string, light: Light, subject = 'Trên đường'): string {
  return `${subject} ${HOUR[light]}: ${VIEW[composition as RoadComposition]}`;
}
