import type { Light } from '../../kit/lights.ts';
import type { BeachComposition } from './layout.ts';

const VIEW: Record<BeachComposition, string> = {
  grove: 'rặng dừa nghiêng bóng bên thuyền thúng nằm trên cát',
  pair: 'đôi cây dừa ngả ra biển, thuyền thúng chờ trên bãi',
  single: 'một cây dừa nghiêng mình trước làn nước, thuyền thúng dưới gốc',
  headland: 'mũi đất rợp cây vươn ra biển, sóng vỗ quanh ghềnh đá',
  boats: 'những chiếc thuyền thúng xếp hàng dọc bãi cát',
  hammock: 'chiếc võng mắc giữa hai thân dừa, nhìn ra biển',
  parasol: 'dù lá và ghế nằm trên cát, sóng vào nhè nhẹ',
  cove: 'bãi cát cong chạy dài dưới hàng dừa, vài người thả bộ sát mép nước',
};

const HOUR: Record<Light, string> = {
  dawn: 'lúc mặt trời mới lên',
  noon: 'dưới nắng trưa trong vắt',
  golden: 'trong nắng chiều vàng',
  dusk: 'lúc trời sập tối ửng hồng',
  night: 'đêm trăng, thuyền câu thắp đèn ngoài khơi',
  mist: 'trong sương sớm',
};

/** Text for those who cannot see the picture. */
export function beachAlt(composition: string, light: Light, subject = 'Bãi biển'): string {
  return `${subject} ${HOUR[light]}: ${VIEW[composition as BeachComposition]}`;
}
