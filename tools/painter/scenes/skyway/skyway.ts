import { composedScene } from '../../composed-scene.ts';
import { paintBayCable } from './bay-cable.ts';
import { paintCloudSummit } from './cloud-summit.ts';
import { paintLadyMount } from './lady-mount.ts';
import { paintSeaCable } from './sea-cable.ts';

/** Cable cars over sea and bay, and what awaits those who ride up. */
export const skyway = composedScene('skyway', 'Cáp treo', ['dawn', 'noon', 'golden', 'dusk', 'mist'], {
  'sea-cable': {
    paint: paintSeaCable,
    shows: 'cabin cáp treo vượt biển, trụ cáp nối các hòn đảo, thuyền cá dưới mặt nước xanh',
  },
  'bay-cable': {
    paint: paintBayCable,
    shows: 'cabin hai tầng băng qua vịnh núi đá, vòng quay lớn trên đỉnh đồi',
  },
  'cloud-summit': {
    paint: paintCloudSummit,
    shows: 'bậc đá lên đỉnh núi có chùa mái cong, cờ đỏ trên chóp đá, biển mây phía dưới',
  },
  'lady-mount': {
    paint: paintLadyMount,
    shows: 'tượng Phật Bà bằng đồng trên đỉnh núi giữa vườn hoa, cabin cáp treo đi lên từ đồng bằng',
  },
});
