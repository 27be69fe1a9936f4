import type { ShipPlan } from './ship-plan.ts';

const NEAR = { x: 600, waterline: 690, horizon: 440, rocks: 1 } as const;

/** The boats of the catalogue, by what they look like. */
export const SHIPS: Readonly<Record<string, ShipPlan>> = {
  'ivory-balconies': { ...NEAR, light: 'golden', long: 900, decks: 4, hull: '#f4ead4', trim: '#b8863c', wall: '#fbf4e4', windows: 'balcony', canopy: '#d9b978', heading: 1, x: 560, shows: 'du thuyền bốn tầng màu ngà, ban công từng phòng' },
  'walnut-sails': { ...NEAR, light: 'dawn', long: 720, decks: 3, hull: '#4a2c1e', trim: '#d9a558', wall: '#7a4a30', windows: 'arch', sails: { cloth: '#c8522a', count: 3 }, heading: 1, x: 620, shows: 'du thuyền gỗ óc chó ba cánh buồm nâu đỏ' },
  'jade-steel': { ...NEAR, light: 'noon', long: 860, decks: 4, hull: '#1f6f6c', trim: '#f4ead4', wall: '#eef3ea', windows: 'balcony', canopy: '#2f8f88', heading: -1, x: 620, shows: 'du thuyền thân xanh ngọc bốn tầng' },
  'white-heron': { ...NEAR, light: 'dawn', long: 940, decks: 3, hull: '#fbf8f0', trim: '#5f7f8f', wall: '#ffffff', windows: 'wide', parasols: '#5f7f8f', heading: -1, x: 600, rocks: 1.15, shows: 'du thuyền trắng thon dài, dù xanh trên boong' },
  'night-feast': { ...NEAR, light: 'night', long: 820, decks: 2, hull: '#3a2a3a', trim: '#ffd167', wall: '#c9a878', windows: 'wide', canopy: '#8a3b2a', lamps: true, heading: 1, x: 580, shows: 'tàu nhà hàng giăng đèn trên vịnh đêm' },
  'smoke-blue': { ...NEAR, light: 'mist', long: 800, decks: 3, hull: '#3f5f78', trim: '#e8dcc0', wall: '#dfe6e6', windows: 'balcony', canopy: '#5f7f98', heading: 1, x: 640, rocks: 1.2, shows: 'du thuyền xanh khói giữa sương sớm' },
  'bamboo-blinds': { ...NEAR, light: 'golden', long: 660, decks: 3, hull: '#6a4630', trim: '#e0c084', wall: '#c9a05c', windows: 'square', canopy: '#b98a4a', sails: { cloth: '#e0b060', count: 1 }, heading: -1, x: 580, shows: 'tàu gỗ ba tầng, một cánh buồm vàng' },
  'day-yellow': { ...NEAR, light: 'noon', long: 700, decks: 2, hull: '#f0c04a', trim: '#2f5f86', wall: '#fdf6e4', windows: 'wide', canopy: '#2f5f86', heading: 1, x: 620, rocks: 0.8, shows: 'tàu ngày màu vàng, boong mái xanh' },
  'ink-junk': { ...NEAR, light: 'golden', long: 740, decks: 3, hull: '#2a2522', trim: '#c98a4a', wall: '#54382a', windows: 'square', sails: { cloth: '#efe0bc', count: 2 }, heading: 1, x: 560, rocks: 1.3, shows: 'tàu gỗ sẫm hai cánh buồm trắng ngà' },
  'red-wood': { ...NEAR, light: 'dusk', long: 760, decks: 3, hull: '#7a2f2a', trim: '#f0d090', wall: '#a8623a', windows: 'arch', sails: { cloth: '#a83a2a', count: 2 }, lamps: true, heading: -1, x: 640, rocks: 1.25, shows: 'du thuyền gỗ đỏ hai cánh buồm lên đèn' },
  'glass-day-boat': { ...NEAR, light: 'noon', long: 760, decks: 3, hull: '#fdf8ea', trim: '#e0762e', wall: '#ffffff', windows: 'wide', parasols: '#e0762e', heading: -1, x: 600, rocks: 0.9, shows: 'tàu ngày ba tầng cửa kính rộng, dù cam trên boong' },
  'south-wind': { ...NEAR, light: 'dawn', long: 580, decks: 2, hull: '#2f6f8f', trim: '#f4ead4', wall: '#8fb8c4', windows: 'square', canopy: '#f0e0b4', heading: -1, x: 560, shows: 'tàu gỗ nhỏ sơn xanh biển' },
  'silk-green': { ...NEAR, light: 'golden', also: 'noon', long: 880, decks: 4, hull: '#2f5f4c', trim: '#e8c878', wall: '#f6efdc', windows: 'arch', canopy: '#3f7f62', heading: -1, x: 630, rocks: 0.85, shows: 'du thuyền xanh lục bốn tầng cửa vòm' },
  'painted-eye': { ...NEAR, light: 'noon', long: 640, decks: 2, hull: '#a83a2a', trim: '#f4e2b8', wall: '#d8a868', windows: 'arch', canopy: '#c89a50', heading: 1, x: 600, rocks: 1.2, shows: 'tàu gỗ mũi sơn đỏ, mắt thuyền vẽ trắng' },
  'family-float': { ...NEAR, light: 'mist', long: 900, decks: 3, hull: '#e8a05a', trim: '#fdf6e4', wall: '#fdf3e0', windows: 'balcony', parasols: '#d8604a', heading: -1, x: 600, rocks: 0.9, shows: 'du thuyền gia đình ba tầng màu cam nhạt' },
  'flying-fish': { ...NEAR, light: 'dawn', long: 660, decks: 2, hull: '#f4f2ea', trim: '#1f7f86', wall: '#e4efec', windows: 'wide', parasols: '#f0c04a', heading: 1, x: 640, rocks: 1.3, shows: 'tàu ngày hai tầng trắng xanh, dù vàng' },
};
