import { composedScene } from '../../composed-scene.ts';
import { paintPeachStreet } from './peach-street.ts';
import { paintRiceCakes } from './rice-cakes.ts';

/** The lunar new year. */
export const festival = composedScene('festival', 'Ngày Tết', ['dawn', 'noon', 'golden', 'dusk'], {
  'peach-street': {
    paint: paintPeachStreet,
    shows: 'chợ hoa đào và quất, gia đình mặc áo dài chọn cây chơi Tết',
  },
  'rice-cakes': { paint: paintRiceCakes, shows: 'cả nhà ngồi chiếu gói bánh chưng dưới gốc mai vàng' },
});
