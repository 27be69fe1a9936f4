import type { Light } from '../../kit/lights.ts';
import type { SpaComposition } from './layout.ts';

const VIEW: Record<SpaComposition, string> = {
  treatment: 'hai giường trị liệu trải khăn trắng trước cửa kính nhìn ra vườn',
  pavilion: 'hai giường trị liệu trong chòi mở, rèm buông hai bên, trước mặt là biển',
  tub: 'một người ngâm trong bồn gỗ nước lá thuốc, trước cửa sổ nhìn ra núi',
  'hot-spring': 'ba người ngâm mình trong hồ khoáng nóng giữa đá và tre, hơi nước bay là là',
};

const HOUR: Record<Light, string> = {
  dawn: 'buổi sáng sớm',
  noon: 'buổi trưa',
  golden: 'trong nắng chiều',
  dusk: 'lúc chạng vạng',
  night: 'buổi tối',
  mist: 'trong sương sớm',
};

/** Text for those who cannot see the picture. */
export function spaAlt(composition: string, light: Light, subject = 'Spa'): string {
  return `${subject} ${HOUR[light]}: ${VIEW[composition as SpaComposition]}`;
}
