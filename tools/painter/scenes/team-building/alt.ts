import type { Light } from '../../kit/lights.ts';
import type { TeamComposition } from './layout.ts';

const VIEW: Record<TeamComposition, string> = {
  'beach-games': 'hai đội kéo co trên bãi cát, cờ đuôi nheo bay trong gió biển',
  race: 'các đội chèo thuyền kayak đua trên hồ giữa đồi thông',
  campfire: 'mọi người quây quần bên đống lửa, lều trại sáng đèn phía sau',
  tents: 'lều trại dựng trên thảm cỏ dưới rừng thông, nhóm bạn quây quần chuyện trò',
};

const HOUR: Record<Light, string> = {
  dawn: 'buổi sớm',
  noon: 'ban ngày trời nắng',
  golden: 'trong nắng chiều',
  dusk: 'lúc trời chạng vạng',
  night: 'ban đêm',
  mist: 'trong sương sớm',
};

/** Text for those who cannot see the picture. */
export function teamBuildingAlt(composition: string, light: Light, subject = 'Ngày hội nhóm'): string {
  return `${subject} ${HOUR[light]}: ${VIEW[composition as TeamComposition]}`;
}
