import type { Light } from '../../kit/lights.ts';
import type { PoolComposition } from './pool.ts';

const VIEW: Record<PoolComposition, string> = {
  'infinity-sea': 'hồ bơi vô cực nối liền mặt biển, ghế nằm dưới dù vải',
  'garden-palms': 'hồ bơi dài giữa hàng dừa, bên dãy phòng có ban công',
  'infinity-hills': 'hồ bơi vô cực nhìn ra đồi thông, chòi nghỉ mái lá bên cạnh',
  rooftop: 'hồ bơi trên tầng thượng, hai người tựa thành hồ ngắm phố cao tầng',
};

const HOUR: Record<Light, string> = {
  dawn: 'Sáng sớm',
  noon: 'Trưa nắng',
  golden: 'Chiều vàng',
  dusk: 'Lúc hoàng hôn',
  night: 'Buổi tối lên đèn',
  mist: 'Sáng nhiều sương',
};

/** Text for those who cannot see the picture. */
export function poolAlt(composition: string, light: Light, subject = 'sân hồ bơi'): string {
  return `${HOUR[light]} ở ${subject}: ${VIEW[composition as PoolComposition]}`;
}
