import { type Hex, mix } from '../colour.ts';
import type { RoomLight } from './room-light.ts';

/** Colours of a room; dark to light in lists. */
export interface RoomColours {
  /** The wall that carries the colour of the room, and the plain ones. */
  wall: Hex;
  plain: Hex;
  ceiling: Hex;
  floor: readonly [Hex, Hex, Hex, Hex];
  linen: Hex;
  throw: Hex;
  cushions: readonly [Hex, Hex, Hex];
  timber: Hex;
  /** Pale wood, rattan, cane. */
  cane: readonly [Hex, Hex];
  rug: readonly [Hex, Hex];
  curtain: Hex;
  leaf: readonly [Hex, Hex, Hex];
  pot: Hex;
  metal: Hex;
  stone: Hex;
}

export type RoomScheme = 'teal' | 'sand' | 'sage' | 'clay' | 'indigo' | 'lodge' | 'white';

const LEAF = ['#1d4a40', '#3f7a4c', '#9fb45a'] as const;

const SCHEMES: Record<RoomScheme, RoomColours> = {
  teal: {
    wall: '#5f918a',
    plain: '#f0e3cb',
    ceiling: '#fbf1de',
    floor: ['#7d4f31', '#a87244', '#d09c66', '#f0cf98'],
    linen: '#fbf6ea',
    throw: '#c8502b',
    cushions: ['#1f6d69', '#e0a84a', '#f1e4cb'],
    timber: '#7a4d30',
    cane: ['#8a5a34', '#c08a52'],
    rug: ['#e8dcc4', '#b9654a'],
    curtain: '#f7f0e0',
    leaf: LEAF,
    pot: '#b4603a',
    metal: '#c99a4a',
    stone: '#cfc6b4',
  },
  sand: {
    wall: '#e0c49a',
    plain: '#f4e8d2',
    ceiling: '#fbf4e6',
    floor: ['#85664a', '#ad8a64', '#d3b48a', '#f3dfb8'],
    linen: '#fdf9f0',
    throw: '#1f736e',
    cushions: ['#c8502b', '#7fa59b', '#f4e3c0'],
    timber: '#6a4a32',
    cane: ['#7d5634', '#b98a55'],
    rug: ['#efe4cd', '#8aa89c'],
    curtain: '#fbf6ea',
    leaf: LEAF,
    pot: '#8d9a86',
    metal: '#b98b45',
    stone: '#d8cfbb',
  },
  sage: {
    wall: '#a9b598',
    plain: '#f2ead6',
    ceiling: '#fbf6e8',
    floor: ['#6f4d35', '#9b7048', '#c69a68', '#ecd0a0'],
    linen: '#fcf8ee',
    throw: '#d9a441',
    cushions: ['#b5432a', '#5c7a5a', '#efe2c6'],
    timber: '#6b4a34',
    cane: ['#86603a', '#bd9058'],
    rug: ['#ece2cc', '#9aa987'],
    curtain: '#f4efe0',
    leaf: LEAF,
    pot: '#c77a4c',
    metal: '#c39a52',
    stone: '#cfc9b8',
  },
  clay: {
    wall: '#cf8a62',
    plain: '#f3e1c8',
    ceiling: '#fbf0dd',
    floor: ['#6b4632', '#98684a', '#c4936a', '#ecc79c'],
    linen: '#fcf6ea',
    throw: '#2d6d70',
    cushions: ['#e0a84a', '#2d6d70', '#f3e2c4'],
    timber: '#5f3e2c',
    cane: ['#7d5434', '#b98450'],
    rug: ['#eee0c6', '#a85a3c'],
    curtain: '#f8eedc',
    leaf: LEAF,
    pot: '#5d7f78',
    metal: '#c99a4a',
    stone: '#d5c6b0',
  },
  indigo: {
    wall: '#4b6584',
    plain: '#e9e3d6',
    ceiling: '#f6f2e8',
    floor: ['#5e4436', '#87644c', '#b48d6c', '#e2c4a0'],
    linen: '#faf7f0',
    throw: '#d08a3a',
    cushions: ['#2d4f73', '#e0b25a', '#e9dcc6'],
    timber: '#54392c',
    cane: ['#7a563a', '#b08a60'],
    rug: ['#e4dccb', '#6f86a0'],
    curtain: '#f0ece2',
    leaf: LEAF,
    pot: '#e6ddca',
    metal: '#c9a45a',
    stone: '#cbc8c0',
  },
  lodge: {
    wall: '#a8703f',
    plain: '#b98451',
    ceiling: '#a8764a',
    floor: ['#5a3824', '#825636', '#ac7a4c', '#d9aa74'],
    linen: '#fbf5e6',
    throw: '#b33f2c',
    cushions: ['#34604f', '#d9a441', '#efdfc0'],
    timber: '#4e3122',
    cane: ['#6f4728', '#a8753f'],
    rug: ['#e9dcc2', '#8c3f30'],
    curtain: '#ecdfc4',
    leaf: LEAF,
    pot: '#6d6a5e',
    metal: '#8d7a52',
    stone: '#a9a295',
  },
  white: {
    wall: '#f3ecdc',
    plain: '#f7f1e4',
    ceiling: '#fcf8ee',
    floor: ['#8a8272', '#b3aa97', '#d6cebb', '#f2ecdc'],
    linen: '#fdfaf2',
    throw: '#2f7f86',
    cushions: ['#2f7f86', '#e08a5a', '#f0e4cc'],
    timber: '#7a5638',
    cane: ['#94683e', '#c8985e'],
    rug: ['#e9dfc8', '#6fa09a'],
    curtain: '#fcf8ee',
    leaf: LEAF,
    pot: '#c77a4c',
    metal: '#c9a45a',
    stone: '#d9d2c2',
  },
};

/** The colours of a scheme as they look in a light. */
export function roomColoursOf(scheme: RoomScheme, { wash: [wash, share] }: RoomLight): RoomColours {
  const under = (value: unknown): unknown =>
    Array.isArray(value) ? value.map(under) : mix(value as Hex, wash, share);
  return Object.fromEntries(
    Object.entries(SCHEMES[scheme]).map(([name, value]) => [name, under(value)]),
  ) as unknown as RoomColours;
}
