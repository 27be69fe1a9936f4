import type { Light } from '../../kit/lights.ts';
import type { MarketComposition } from './market.ts';

const VIEW: Record<MarketComposition, string> = {
  floating: 'ghe thuyền chở đầy trái cây tụ họp trên sông, cây bẹo treo hàng mời khách',
  'boats-above': 'nhìn từ trên cao, ghe chở trái cây đủ màu nằm rải trên mặt sông',
  'noodle-boat': 'ghe bún bốc khói ghé thuyền khách giữa chợ nổi',
  'river-houses': 'nhà sàn ven sông, ghe trái cây cập cầu bến',
  'night-stalls': 'hai dãy quầy hàng sáng đèn lồng, người dạo chợ đi giữa',
  'street-food': 'xe hàng ăn bốc khói, khách ngồi ghế thấp bên vỉa hè',
  highland: 'chợ phiên vùng cao, phụ nữ váy thổ cẩm bên sạp vải và gùi rau',
  flowers: 'những sạp hoa và trái cây nhiều màu, người bán đội nón lá',
};

const HOUR: Record<Light, string> = {
  dawn: 'lúc bình minh',
  noon: 'giữa trưa',
  golden: 'trong nắng chiều',
  dusk: 'lúc chạng vạng',
  night: 'về đêm',
  mist: 'trong sương sớm',
};

/** Text for those who cannot see the picture. */
export function marketAlt(composition: string, light: Light, subject = 'Phiên chợ'): string {
  return `${subject} ${HOUR[light]}: ${VIEW[composition as MarketComposition]}`;
}
