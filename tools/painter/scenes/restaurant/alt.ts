import type { Light } from '../../kit/lights.ts';
import type { RestaurantComposition } from './layout.ts';

const VIEW: Record<RestaurantComposition, string> = {
  seaside: 'bàn ăn trải khăn trắng dưới mái hiên, hai mặt mở ra biển',
  lanterns: 'đèn lồng lụa treo trên những chiếc bàn gỗ, cửa sổ nhìn ra vườn',
  breakfast: 'quầy buffet sáng bày trái cây và bánh, bàn ăn cạnh cửa sổ',
  saloon: 'phòng ăn trên tàu với hai dãy cửa kính dài, ngoài kia là những đảo đá vôi',
};

const HOUR: Record<Light, string> = {
  dawn: 'vào bữa sáng sớm',
  noon: 'giữa ngày nắng đẹp',
  golden: 'trong nắng chiều',
  dusk: 'lúc hoàng hôn',
  night: 'trong bữa tối',
  mist: 'một sáng mù sương',
};

/** Text for those who cannot see the picture. */
export function restaurantAlt(composition: string, light: Light, subject = 'Nhà hàng'): string {
  return `${subject} ${HOUR[light]}: ${VIEW[composition as RestaurantComposition]}`;
}
