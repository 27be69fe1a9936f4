import { composedScene } from '../../composed-scene.ts';
import { paintCoconutCanal } from './coconut-canal.ts';
import { paintHarvestRoad } from './harvest-road.ts';
import { paintKarstLane } from './karst-lane.ts';
import { paintTileBridge } from './tile-bridge.ts';

/** Bicycles on village lanes. */
export const cycling = composedScene('cycling', 'Đạp xe', ['dawn', 'noon', 'golden'], {
  'karst-lane': { paint: paintKarstLane, shows: 'hai người đạp xe trên con đê ven sông, núi đá vôi hai bên' },
  'tile-bridge': {
    paint: paintTileBridge,
    shows: 'người đạp xe qua bến nước, cầu ngói cổ soi bóng xuống kênh',
  },
  'coconut-canal': {
    paint: paintCoconutCanal,
    shows: 'ba người đạp xe dưới hàng dừa ven kênh, cầu khỉ bắc qua rạch nhỏ',
  },
  'harvest-road': {
    paint: paintHarvestRoad,
    shows: 'con đường làng uốn qua đồng lúa chín, người đạp xe và người gặt lúa',
  },
});
