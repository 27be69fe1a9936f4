import { composedScene } from '../../composed-scene.ts';
import { paintBasalt } from './basalt.ts';
import { paintCoveBoat } from './cove-boat.ts';
import { paintReefFlat } from './reef-flat.ts';
import { paintWhiteSand } from './white-sand.ts';

/** Shores that are not a palm beach: coves between rocks, white sand, columns of basalt. */
export const coast = composedScene('coast', 'Biển đảo', ['dawn', 'noon', 'golden'], {
  'cove-boat': {
    paint: paintCoveBoat,
    shows: 'ca nô đậu trong vụng nước trong giữa ghềnh đá, khách lội vào bãi cát trắng',
  },
  'white-sand': {
    paint: paintWhiteSand,
    shows: 'bãi cát trắng mịn, trẻ nhỏ đắp lâu đài cát, xích đu dưới gốc dừa',
  },
  'reef-flat': {
    paint: paintReefFlat,
    shows: 'nước rút trên rạn san hô cạn, khách lội bộ xem sao biển và rong, đảo đá phía sau',
  },
  basalt: {
    paint: paintBasalt,
    shows: 'ghềnh đá hình lăng trụ xếp sát nhau ra biển, khách đứng ngắm sóng',
  },
});
