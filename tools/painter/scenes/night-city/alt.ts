import type { Light } from '../../kit/lights.ts';
import type { CityComposition } from './night-city.ts';

const VIEW: Record<CityComposition | 'rooftop', string> = {
  'dragon-bridge': 'cây cầu hình rồng vàng uốn ba nhịp qua sông, nhà cao tầng phía sau',
  'cable-bridge': 'cầu dây võng bắc qua cửa sông, thành phố trải dài bên bờ',
  promenade: 'đường dạo ven sông có người tản bộ, vòng quay bên kia bờ',
  rooftop: 'sân thượng giăng đèn dây nhìn xuống thành phố, bàn nhỏ bên lan can kính',
};

const HOUR: Record<Light, string> = {
  dawn: 'lúc sáng sớm',
  noon: 'ban ngày trời trong',
  golden: 'trong nắng chiều',
  dusk: 'lúc thành phố lên đèn',
  night: 'về đêm',
  mist: 'trong sương',
};

/** Text for those who cannot see the picture. */
export function nightCityAlt(composition: string, light: Light, subject = 'Thành phố bên sông'): string {
  return `${subject} ${HOUR[light]}: ${VIEW[composition as keyof typeof VIEW]}`;
}
