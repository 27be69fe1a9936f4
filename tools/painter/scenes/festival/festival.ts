import { composedScene } from '../../composed-scene.ts';
import { paintFlowerWharf } from './flower-wharf.ts';
import { paintPeachStreet } from './peach-street.ts';
import { paintRiceCakes } from './rice-cakes.ts';
import { paintStarLanterns } from './star-lanterns.ts';
import { paintStonePlateau } from './stone-plateau.ts';

/** The lunar new year. */
export const festival = composedScene('festival', 'Ngày Tết', ['dawn', 'noon', 'golden', 'dusk', 'night'], {
  'peach-street': {
    paint: paintPeachStreet,
    shows: 'chợ hoa đào và quất, gia đình mặc áo dài chọn cây chơi Tết',
  },
  'rice-cakes': { paint: paintRiceCakes, shows: 'cả nhà ngồi chiếu gói bánh chưng dưới gốc mai vàng' },
  'flower-wharf': {
    paint: paintFlowerWharf,
    shows: 'ghe chở mai vàng, quất và cúc cập bến, cả nhà đi chọn hoa',
  },
  'stone-plateau': {
    paint: paintStonePlateau,
    shows: 'hội xuân vùng cao bên nhà tường đất, hoa đào nở giữa núi đá tai mèo',
  },
  'star-lanterns': {
    paint: paintStarLanterns,
    shows: 'trẻ nhỏ rước đèn ông sao quanh ao sen đêm rằm Trung thu',
  },
});
