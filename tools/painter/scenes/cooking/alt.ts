import type { Light } from '../../kit/lights.ts';
import type { CookingComposition } from './cooking.ts';

const VIEW: Record<CookingComposition, string> = {
  table: 'mâm món Việt nhìn từ trên xuống, có phở, bánh xèo, gỏi cuốn và cà phê phin',
  class: 'lớp nấu ăn bên vườn, bàn bày rau thơm, cối đá và gia vị',
  balcony: 'ly cà phê phin trên bàn nhỏ ban công, phía xa là mái ngói và đồi',
  tea: 'bộ ấm trà trên bàn gỗ nhìn ra những luống chè uốn quanh đồi',
};

const HOUR: Record<Light, string> = {
  dawn: 'lúc sáng sớm',
  noon: 'giữa trưa',
  golden: 'trong nắng chiều',
  dusk: 'lúc chạng vạng',
  night: 'buổi tối',
  mist: 'trong sương sớm',
};

/** Text for those who cannot see the picture. */
export function cookingAlt(composition: string, light: Light, subject = 'Ẩm thực Việt'): string {
  return `${subject} ${HOUR[light]}: ${VIEW[composition as CookingComposition]}`;
}
