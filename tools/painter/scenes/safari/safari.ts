import { composedScene } from '../../composed-scene.ts';
import { paintFeedingDeck } from './feeding-deck.ts';
import { paintLagoon } from './lagoon.ts';
import { paintSavanna } from './savanna.ts';
import { paintWaterhole } from './waterhole.ts';

/** A park with animals that roam. */
export const safari = composedScene('safari', 'Công viên động vật', ['dawn', 'noon', 'golden'], {
  savanna: { paint: paintSavanna, shows: 'hươu cao cổ và ngựa vằn trên đồng cỏ, xe tham quan chạy bên cạnh' },
  waterhole: { paint: paintWaterhole, shows: 'đàn voi xuống hồ uống nước giữa rừng' },
  lagoon: { paint: paintLagoon, shows: 'đàn hồng hạc lội nước soi bóng trước rừng cây' },
  'feeding-deck': { paint: paintFeedingDeck, shows: 'khách đứng trên sàn gỗ đưa cành lá cho hươu cao cổ ăn' },
});
