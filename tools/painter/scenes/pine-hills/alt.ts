import type { Light } from '../../kit/lights.ts';
import type { HillsComposition } from './layout.ts';

const VIEW: Record<HillsComposition | 'path', string> = {
  lake: 'hồ phẳng lặng giữa rừng thông, thuyền thiên nga trôi trước ngôi biệt thự cũ',
  villas: 'những mái ngói đỏ rải trên sườn đồi, cẩm tú cầu nở ở gần',
  path: 'con đường đất xuyên rừng thông, hai người tản bộ, chiếc xe đạp đỏ dựng bên vệ cỏ',
  ridges: 'đồi thông nối nhau ra xa, một hàng thông cao đứng bên dốc',
};

const HOUR: Record<Light, string> = {
  dawn: 'lúc rạng sáng',
  noon: 'một trưa nắng mát',
  golden: 'trong nắng chiều vàng',
  dusk: 'lúc chiều tím',
  night: 'đêm trăng',
  mist: 'chìm trong sương',
};

/** Text for those who cannot see the picture. */
export function pineHillsAlt(composition: string, light: Light, subject = 'Đồi thông'): string {
  return `${subject} ${HOUR[light]}: ${VIEW[composition as keyof typeof VIEW]}`;
}
