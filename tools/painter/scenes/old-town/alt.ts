import type { Light } from '../../kit/lights.ts';
import type { TownComposition } from './old-town.ts';

const VIEW: Record<TownComposition, string> = {
  street: 'con phố nhỏ giữa hai dãy nhà tường vàng, đèn lồng giăng ngang, người gánh hàng thong thả',
  quay: 'bến sông chạy dọc dãy nhà cổ, thuyền nhỏ chèo ngang',
  river: 'dãy nhà cổ soi bóng xuống sông, thuyền nhỏ lướt qua dưới dây đèn lồng',
  bridge: 'cây cầu mái ngói bắc qua lạch nước, tường son soi bóng, đèn lồng giăng phía trên',
};

const HOUR: Record<Light, string> = {
  dawn: 'sáng sớm yên ắng',
  noon: 'giữa trưa đầy nắng',
  golden: 'trong nắng xiên cuối chiều',
  dusk: 'lúc lên đèn',
  night: 'về đêm',
  mist: 'trong sương sớm',
};

/** Text for those who cannot see the picture. */
export function oldTownAlt(composition: string, light: Light, subject = 'Phố cổ'): string {
  return `${subject} ${HOUR[light]}: ${VIEW[composition as TownComposition]}`;
}
