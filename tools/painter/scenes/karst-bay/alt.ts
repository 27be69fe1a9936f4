import type { Light } from '../../kit/lights.ts';
import type { BayComposition } from './layout.ts';

const VIEW: Record<BayComposition, string> = {
  giant: 'thuyền buồm nâu đỏ lướt qua ngọn núi đá cao sừng sững',
  gate: 'thuyền buồm nâu đỏ đi giữa hai vách núi đá như một cánh cổng',
  pair: 'thuyền buồm nâu đỏ bên đôi núi đá vôi đứng cạnh nhau',
  open: 'thuyền buồm nâu đỏ trên mặt vịnh rộng, núi đá mờ phía xa',
  fleet: 'ba thuyền buồm nâu đỏ thả trôi giữa các đảo đá vôi',
};

const HOUR: Record<Light, string> = {
  dawn: 'lúc bình minh',
  noon: 'giữa trưa nắng trong',
  golden: 'trong nắng chiều vàng',
  dusk: 'lúc hoàng hôn',
  night: 'dưới ánh trăng',
  mist: 'trong màn sương sớm',
};

/** Text for those who cannot see the picture. */
export function karstBayAlt(composition: string, light: Light, subject = 'Vịnh đá vôi'): string {
  return `${subject} ${HOUR[light]}: ${VIEW[composition as BayComposition]}`;
}
