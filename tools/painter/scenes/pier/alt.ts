import type { Light } from '../../kit/lights.ts';
import type { PierComposition } from './layout.ts';

const VIEW: Record<PierComposition, string> = {
  moored: 'những chiếc ca nô buộc dọc cầu gỗ dẫn ra biển',
  wake: 'ca nô rẽ sóng hướng về phía đảo, vệt nước trắng kéo dài phía sau',
  harbour: 'tàu gỗ chở khách neo trong bến, phố nhỏ trên sườn đồi',
  yacht: 'thuyền buồm trắng lướt qua mặt biển lặng',
};

const HOUR: Record<Light, string> = {
  dawn: 'lúc bình minh',
  noon: 'giữa trưa nắng trong',
  golden: 'trong nắng chiều vàng',
  dusk: 'lúc hoàng hôn',
  night: 'đêm có trăng',
  mist: 'trong sương sớm',
};

/** Text for those who cannot see the picture. */
export function pierAlt(composition: string, light: Light, subject = 'Bến thuyền'): string {
  return `${subject} ${HOUR[light]}: ${VIEW[composition as PierComposition]}`;
}
