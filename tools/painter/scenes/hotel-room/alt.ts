import type { Light } from '../../kit/lights.ts';
import type { RoomComposition } from './layout.ts';

const VIEW: Record<RoomComposition, string> = {
  'deluxe-sea': 'giường đôi trải khăn dệt, cửa ban công mở ra biển và hàng dừa',
  'twin-garden': 'hai giường đơn cạnh nhau, cửa sổ nhìn xuống vườn cây',
  'suite-city': 'phòng suite ở góc nhà, hai mặt kính nhìn ra thành phố và dòng sông',
  'suite-sea': 'phòng suite ở góc nhà, ghế dài kê sát cửa kính hướng biển',
  'lodge-mountain': 'phòng gỗ ấm cúng, cửa sổ lớn nhìn ra đồi thông và núi xa',
  'villa-garden': 'giường có màn trong căn villa, cửa lùa mở ra vườn nhiệt đới',
};

const HOUR: Record<Light, string> = {
  dawn: 'nắng sớm vừa vào phòng',
  noon: 'ban ngày sáng sủa',
  golden: 'nắng chiều trải trên sàn',
  dusk: 'lúc lên đèn',
  night: 'ban đêm dưới ánh đèn ấm',
  mist: 'một sáng nhiều sương',
};

/** Text for those who cannot see the picture. */
export function hotelRoomAlt(composition: string, light: Light, subject = 'Phòng nghỉ'): string {
  return `${subject}, ${HOUR[light]}: ${VIEW[composition as RoomComposition]}`;
}
