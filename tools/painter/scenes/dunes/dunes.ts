import { composedScene } from '../../composed-scene.ts';
import { paintCrest } from './crest.ts';
import { paintDuneSea } from './dune-sea.ts';
import { paintJeepRide } from './jeep-ride.ts';
import { paintOasis } from './oasis.ts';

/** Sand hills by the sea: Mũi Né. */
export const dunes = composedScene('dunes', 'Đồi cát', ['dawn', 'noon', 'golden'], {
  crest: { paint: paintCrest, shows: 'ba người gánh hàng đi trên sống cát đỏ, nón lá nghiêng theo gió' },
  jeep: { paint: paintJeepRide, shows: 'xe jeep dừng dưới đồi cát trắng, khách leo lên đỉnh ngắm cảnh' },
  oasis: { paint: paintOasis, shows: 'hồ sen nằm giữa những đồi cát trắng' },
  sea: { paint: paintDuneSea, shows: 'đồi cát đổ xuống vịnh đầy thuyền cá, trẻ em trượt ván trên cát' },
});
