import { composedScene } from '../../composed-scene.ts';
import { paintSavanna } from './savanna.ts';
import { paintWaterhole } from './waterhole.ts';

/** A park with animals that roam. */
export const safari = composedScene('safari', 'Công viên động vật', ['dawn', 'noon', 'golden'], {
  savanna: { paint: paintSavanna, shows: 'hươu cao cổ và ngựa vằn trên đồng cỏ, xe tham quan chạy bên cạnh' },
  waterhole: { paint: paintWaterhole, shows: 'đàn voi xuống hồ uống nước giữa rừng' },
});
