import type { Light } from '../../kit/lights.ts';
import type { LobbyComposition } from './layout.ts';

const VIEW: Record<LobbyComposition, string> = {
  reception: 'quầy lễ tân ốp gỗ dưới dãy đèn đan, nhân viên áo dài chờ đón khách',
  lounge: 'bộ ghế dài quanh bàn trà, vách kính lớn nhìn ra vườn',
  atrium: 'sảnh thoáng hai hàng cột, bể sen ở giữa và biển phía trước',
  staircase: 'cầu thang trải thảm đỏ trên nền gạch bông, cô lễ tân áo dài đón một gia đình',
};

const HOUR: Record<Light, string> = {
  dawn: 'đón nắng sớm',
  noon: 'ngập ánh sáng ban ngày',
  golden: 'trong nắng chiều',
  dusk: 'lúc chạng vạng, đèn vừa bật',
  night: 'buổi tối ấm ánh đèn',
  mist: 'một sáng mờ sương',
};

/** Text for those who cannot see the picture. */
export function lobbyAlt(composition: string, light: Light, subject = 'Sảnh khách sạn'): string {
  return `${subject} ${HOUR[light]}: ${VIEW[composition as LobbyComposition]}`;
}
