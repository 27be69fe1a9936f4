import type { Light } from '../../kit/lights.ts';
import type { TerraceComposition } from './layout.ts';

const VIEW: Record<TerraceComposition, string> = {
  valley: 'hai sườn ruộng bậc thang ôm lấy thung lũng',
  houses: 'nếp nhà sàn nép bên ruộng bậc thang, núi xếp lớp phía xa',
  ridge: 'cây đơn độc và người gùi hàng trên sống đồi ruộng bậc thang',
  knoll: 'đồi mâm xôi với những vòng ruộng bậc thang tròn',
};

const HOUR: Record<Light, string> = {
  dawn: 'buổi sớm mùa nước đổ',
  noon: 'trưa trong xanh mùa lúa con gái',
  golden: 'chiều vàng mùa lúa chín',
  dusk: 'lúc chạng vạng',
  night: 'đêm trăng',
  mist: 'sáng sớm sương giăng',
};

/** Text for those who cannot see the picture. */
export function riceTerracesAlt(composition: string, light: Light, subject = 'Ruộng bậc thang'): string {
  return `${subject} ${HOUR[light]}: ${VIEW[composition as TerraceComposition]}`;
}
