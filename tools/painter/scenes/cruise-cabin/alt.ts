import type { Light } from '../../kit/lights.ts';
import type { CabinComposition } from './layout.ts';

const VIEW: Record<CabinComposition, string> = {
  window: 'cabin ốp gỗ, giường đôi cạnh khung cửa sổ dài nhìn ra vịnh',
  balcony: 'cabin có cửa lùa mở ra ban công riêng giữa những đảo đá',
  terrace: 'hai ghế mây và bàn trà trên boong riêng, núi đá vôi trước mặt',
  suite: 'suite góc hai mặt kính, bồn tắm kê sát cửa sổ nhìn ra những đảo đá',
};

const HOUR: Record<Light, string> = {
  dawn: 'lúc bình minh',
  noon: 'giữa ngày nắng',
  golden: 'trong nắng chiều',
  dusk: 'lúc hoàng hôn',
  night: 'về đêm',
  mist: 'trong sương sớm',
};

/** Text for those who cannot see the picture. */
export function cruiseCabinAlt(composition: string, light: Light, subject = 'Du thuyền trên vịnh'): string {
  return `${subject} ${HOUR[light]}: ${VIEW[composition as CabinComposition]}`;
}
