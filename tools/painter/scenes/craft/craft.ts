import { composedScene } from '../../composed-scene.ts';
import { paintCoffeeFarm } from './coffee-farm.ts';
import { paintIncense } from './incense.ts';
import { paintLanternShop } from './lantern-shop.ts';
import { paintPottery } from './pottery.ts';
import { paintWeaving } from './weaving.ts';

/** Villages and workshops where guests lend a hand. */
export const craft = composedScene('craft', 'Làng nghề', ['dawn', 'noon', 'golden', 'dusk', 'mist'], {
  pottery: {
    paint: paintPottery,
    shows: 'hai người ngồi bàn xoay nặn gốm, kệ bình men lam và lò nung ngoài sân',
  },
  weaving: {
    paint: paintWeaving,
    shows: 'người phụ nữ vùng cao ngồi khung cửi dệt thổ cẩm, vải phơi trên hiên',
  },
  lanterns: {
    paint: paintLanternShop,
    shows: 'xưởng đèn lồng, người thợ hướng dẫn khách dán lụa lên khung tre',
  },
  'coffee-farm': {
    paint: paintCoffeeFarm,
    shows: 'rẫy cà phê quả chín đỏ, người hái đội nón, phin cà phê trên bàn gỗ',
  },
  incense: { paint: paintIncense, shows: 'sân phơi hương xòe như những đóa hoa, người làng đội nón lá' },
});
