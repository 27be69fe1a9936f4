import type { Light } from '../../kit/lights.ts';
import type { RiverComposition } from './layout.ts';

const VIEW: Record<RiverComposition | 'fields', string> = {
  valley: 'thuyền nan chèo giữa hai vách núi đá vôi soi bóng nước',
  cave: 'thuyền nan ra khỏi cửa hang, thung lũng núi đá mở ra phía trước',
  fields: 'nhìn từ đỉnh núi, dòng sông uốn lượn qua ruộng lúa chín, thuyền nan nối nhau',
  lotus: 'đầm sen nở trước dãy núi đá, thuyền nan lướt qua mái đình',
};

const HOUR: Record<Light, string> = {
  dawn: 'lúc bình minh',
  noon: 'giữa trưa trong xanh',
  golden: 'trong nắng chiều',
  dusk: 'lúc hoàng hôn',
  night: 'dưới trăng',
  mist: 'trong sương sớm',
};

/** Text for those who cannot see the picture. */
export function karstRiverAlt(composition: string, light: Light, subject = 'Dòng sông giữa núi đá'): string {
  return `${subject} ${HOUR[light]}: ${VIEW[composition as keyof typeof VIEW]}`;
}
