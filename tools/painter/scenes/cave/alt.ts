import type { Light } from '../../kit/lights.ts';
import type { CaveComposition } from './cave.ts';

const VIEW: Record<CaveComposition, string> = {
  hall: 'vòm động cao đầy nhũ đá soi bóng xuống hồ, khách đi trên lối gỗ',
  mouth: 'cửa hang mở trên mặt sông xanh, thuyền chở khách tiến vào',
  river: 'thuyền trôi trên sông ngầm dưới những vòm nhũ đá',
  skylight: 'giếng trời rọi luồng nắng xuống khu rừng trong lòng hang',
};

const HOUR: Record<Light, string> = {
  dawn: 'trong ánh sáng hổ phách',
  noon: 'trong ánh sáng xanh ngọc',
  golden: 'trong ánh đèn vàng ấm',
  dusk: 'trong ánh đèn tím',
  night: 'trong ánh đèn đêm',
  mist: 'trong hơi nước mờ',
};

const OUTSIDE: Record<Light, string> = {
  dawn: 'lúc bình minh',
  noon: 'giữa trưa trong xanh',
  golden: 'trong nắng chiều',
  dusk: 'lúc hoàng hôn',
  night: 'dưới trăng',
  mist: 'trong sương sớm',
};

/** Text for those who cannot see the picture. */
export function caveAlt(composition: string, light: Light, subject = 'Hang động'): string {
  const hour = composition === 'mouth' || composition === 'skylight' ? OUTSIDE : HOUR;
  return `${subject} ${hour[light]}: ${VIEW[composition as CaveComposition]}`;
}
