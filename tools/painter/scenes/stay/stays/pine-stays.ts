import type { Stay } from '../stay-plan.ts';
import { gable, hip, house, MIDDLE } from './houses.ts';

/** On the southern plateau: Đà Lạt, Măng Đen. */
export const PINE_STAYS: Readonly<Record<string, Stay>> = {
  'berry-farm': {
    light: 'dawn',
    outlook: 'pines',
    ground: 'earth',
    reach: 40,
    houses: [house([4, 18, 12, 6], [1, 4, 'timber'], ['#d6a86a', '#7a3a2e'], gable('#9a4a3a', 2.8), { porch: 1.6 })],
    rows: { x: [-11, 11], z: [6, 13], colours: ['#2f6a44', '#5f9a4c', '#d8452f'], apart: 1.4, tall: 0.5 },
    plants: [['pine', -10, 20, 11], ['guest', -3.6, 14.4], ['tree', 12, 21, 5]],
    shows: 'nhà gỗ của nông trại sau những luống dâu chín đỏ',
  },
  'promenade-hotel': {
    light: 'golden',
    also: 'dawn',
    camera: MIDDLE,
    outlook: 'pines',
    ground: 'lawn',
    reach: 60,
    path: [0, 22],
    houses: [house([0, 28, 26, 11], [4, 7, 'shutter'], ['#f3dcb4', '#8a3f2e'], hip('#8a3f2e', 4.6), { below: 'arcade' })],
    plants: [['pine', -15, 23, 14], ['pine', 15, 22, 15], ['flowers', -5, 12], ['flowers', 5, 12], ['flowers', -8, 8], ['flowers', 8, 8]],
    shows: 'khách sạn mái đỏ nhiều cửa sổ giữa hàng thông và vườn hoa',
  },
  'lake-lodges': {
    light: 'mist',
    also: 'golden',
    outlook: 'pines',
    ground: 'lawn',
    houses: [
      house([-6.6, 19, 8, 6], [1, 3, 'glass'], ['#8f6038', '#3a2a20'], gable('#3f4a48', 3.4), { lift: 1, porch: 1.8, turn: 0.2 }),
      house([6.6, 21, 8, 6], [1, 3, 'glass'], ['#8f6038', '#3a2a20'], gable('#3f4a48', 3.4), { lift: 1, porch: 1.8, turn: -0.2 }),
    ],
    water: { kind: 'river', x: [-30, 30], z: [4.6, 15] },
    plants: [['boat', 0.6, 9], ['pine', -12.4, 21, 12], ['pine', 13, 20, 12], ['pine', 0, 24, 10]],
    shows: 'nhà gỗ hiên nước bên hồ, thông mờ trong sương',
  },
  'french-villa': {
    light: 'noon',
    outlook: 'pines',
    ground: 'lawn',
    path: [0.6, 14],
    houses: [
      house([-4.6, 18.5, 6, 6], [2, 2, 'shutter'], ['#f0d9ae', '#3f6f5c'], gable('#6f4436', 3.6), { floor: 3 }),
      house([2.6, 17, 9, 7], [2, 3, 'shutter'], ['#f4dfb8', '#3f6f5c'], gable('#7a4a3a', 4), { floor: 3, porch: 0 }),
    ],
    plants: [['pine', 10.4, 19, 12], ['flowers', -3.4, 11], ['flowers', 4.4, 11], ['flowers', -5.4, 7.6], ['flowers', 5, 7], ['bougainvillea', 7.6, 15, 3]],
    shows: 'biệt thự Pháp cũ mái nâu, vườn hoa hồng trước cửa',
  },
  'fire-cabins': {
    light: 'dusk',
    outlook: 'pines',
    ground: 'earth',
    path: [-3, 13],
    houses: [
      house([-5, 16, 8, 6], [1, 3, 'timber'], ['#a8703f', '#4a3026'], gable('#5a4638', 3.4), { lift: 0.8, porch: 1.6 }),
      house([7, 22, 8, 6], [1, 3, 'timber'], ['#99653a', '#4a3026'], gable('#5a4638', 3.2), { lift: 0.8, porch: 1.6 }),
    ],
    plants: [['pine', -11.4, 18, 13], ['pine', 11.4, 16, 13], ['pine', 1.4, 25, 10], ['guest', 2.4, 12], ['guest', 3.2, 12.2], ['bush', 6, 8]],
    shows: 'nhà gỗ lên đèn giữa rừng thông lúc chiều tối',
  },
};
