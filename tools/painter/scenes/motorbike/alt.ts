import type { Light } from '../../kit/lights.ts';
import type { BikeComposition } from './layout.ts';

const VIEW: Record<BikeComposition, string> = {
  lane: 'hai chiếc xe tay ga dựng trước ngôi nhà tường vàng, hoa giấy rủ xuống hiên',
  pass: 'đôi bạn chạy xe máy trên đèo, đường quanh co vắt qua sườn núi',
  beach: 'chiếc xe tay ga dựng dưới bóng dừa, biển ở ngay trước mặt',
  'pine-road': 'đôi bạn chạy xe máy trên đường ven hồ giữa rừng thông, hoa cẩm tú cầu bên đường',
  rental: 'dãy xe tay ga cho thuê xếp hàng trước cửa tiệm, khách ngồi thử một chiếc',
};

const HOUR: Record<Light, string> = {
  dawn: 'lúc sáng sớm',
  noon: 'giữa trưa nắng trong',
  golden: 'trong nắng chiều',
  dusk: 'lúc lên đèn',
  night: 'buổi tối',
  mist: 'trong sương sớm',
};

/** Text for those who cannot see the picture. */
export function motorbikeAlt(composition: string, light: Light, subject = 'Xe máy'): string {
  return `${subject} ${HOUR[light]}: ${VIEW[composition as BikeComposition]}`;
}
