import type { Light } from '../../kit/lights.ts';
import type { FallComposition } from './waterfall.ts';

const VIEW: Record<FallComposition, string> = {
  jungle: 'dòng thác đổ giữa rừng già xuống hồ nước xanh',
  terraces: 'thác nhiều tầng, nước ngọc chảy qua từng bậc đá',
  bridge: 'cầu treo bắc qua khe rừng, người đi bộ ngắm thác phía sau',
  canyon: 'hẻm vực vách đá dựng, dòng suối uốn lượn dưới đáy',
  trail: 'lối mòn dưới tán rừng dẫn đoàn đi bộ về phía thác',
};

const HOUR: Record<Light, string> = {
  dawn: 'lúc bình minh',
  noon: 'giữa trưa trong xanh',
  golden: 'trong nắng chiều',
  dusk: 'lúc hoàng hôn',
  night: 'dưới trăng',
  mist: 'trong sương sớm',
};

/** Text for those who cannot see the picture. */
export function waterfallAlt(composition: string, light: Light, subject = 'Thác nước'): string {
  return `${subject} ${HOUR[light]}: ${VIEW[composition as FallComposition]}`;
}
