import { composedScene } from '../../composed-scene.ts';
import { paintCoachRoad } from './coach-road.ts';
import { paintCoastTrain } from './coast-train.ts';
import { paintHillTrain } from './hill-train.ts';
import { paintMinibusCoast } from './minibus-coast.ts';

/** Trains, coaches and shuttles. */
export const journey = composedScene('journey', 'Chuyến đi', ['dawn', 'noon', 'golden', 'dusk', 'mist'], {
  coach: {
    paint: paintCoachRoad,
    shows: 'xe khách chạy trên quốc lộ giữa đồng lúa, dãy núi phía trước',
    fixed: true,
  },
  minibus: {
    paint: paintMinibusCoast,
    shows: 'xe đưa đón đậu bên đường biển, khách kéo vali ra xe',
    fixed: true,
  },
  'coast-train': {
    paint: paintCoastTrain,
    shows: 'đoàn tàu uốn quanh mũi núi, rừng phía trên, biển phía dưới',
  },
  'hill-train': { paint: paintHillTrain, shows: 'tàu hơi nước cổ rời nhà ga ba mái nhọn giữa rừng thông' },
});
