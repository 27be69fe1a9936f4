import type { Hex } from '../../kit/colour.ts';
import type { CarKind } from '../../kit/props/car-shapes.ts';

/** What stands faintly behind a vehicle. */
export type Motif = 'hills' | 'sea' | 'town' | 'none';

/** A class of vehicle in one colour, and the ground it stands on. */
export interface FleetCar {
  kind: CarKind;
  /** Paint by clear day. */
  paint: Hex;
  /** Of the wall; the ground is made from it. */
  ground: Hex;
  motif: Motif;
  /** Where its nose points; 0.45 is three quarters from the front, to the right. */
  turn: number;
  roof?: 'rack';
  /** A line along the flank. */
  stripe?: Hex;
  /** In Vietnamese, lower case, what it is. */
  shows: string;
}

const RIGHT = -0.52;
const LEFT = Math.PI + 0.52;

/** Every vehicle that the catalogue lets or sends; kinds and colours of no maker. */
export const FLEET: Readonly<Record<string, FleetCar>> = {
  'hatchback-red': {
    kind: 'hatchback',
    paint: '#c8442c',
    ground: '#cfdcd2',
    motif: 'hills',
    turn: RIGHT,
    shows: 'xe 4 chỗ cỡ nhỏ màu đỏ',
  },
  'sedan-silver': {
    kind: 'sedan',
    paint: '#c3cbcd',
    ground: '#5f918a',
    motif: 'none',
    turn: RIGHT,
    shows: 'xe sedan 5 chỗ màu bạc',
  },
  'sedan-blue': {
    kind: 'sedan',
    paint: '#2f5f86',
    ground: '#f0dcae',
    motif: 'sea',
    turn: LEFT,
    shows: 'xe sedan 4 chỗ màu xanh lam',
  },
  'sedan-black': {
    kind: 'sedan',
    paint: '#2b3134',
    ground: '#e7b48c',
    motif: 'town',
    turn: RIGHT,
    shows: 'xe sedan 4 chỗ màu đen',
  },
  'electric-mint': {
    kind: 'crossover',
    paint: '#8fcab4',
    ground: '#f2e6cf',
    motif: 'sea',
    turn: RIGHT,
    shows: 'xe điện gầm cao 5 chỗ màu xanh bạc hà',
  },
  'suv-orange': {
    kind: 'suv',
    paint: '#d9762e',
    ground: '#9ecac4',
    motif: 'sea',
    turn: LEFT,
    shows: 'xe 7 chỗ gầm cao màu cam',
  },
  'suv-white': {
    kind: 'suv',
    paint: '#f1ede2',
    ground: '#3f8a80',
    motif: 'sea',
    turn: RIGHT,
    shows: 'xe 7 chỗ gầm cao màu trắng',
  },
  'suv-green': {
    kind: 'suv',
    paint: '#4f7351',
    ground: '#efd9b8',
    motif: 'hills',
    turn: RIGHT,
    shows: 'xe 7 chỗ gầm cao màu xanh rêu',
  },
  'offroad-sand': {
    kind: 'offroad',
    paint: '#b99a62',
    ground: '#a9bfc4',
    motif: 'hills',
    turn: LEFT,
    roof: 'rack',
    shows: 'xe 7 chỗ hai cầu màu cát, có giá chở đồ trên nóc',
  },
  'mpv-pearl': {
    kind: 'mpv',
    paint: '#ece4d4',
    ground: '#c98f6d',
    motif: 'none',
    turn: LEFT,
    shows: 'xe gia đình 7 chỗ màu trắng ngà',
  },
  'mpv-burgundy': {
    kind: 'mpv',
    paint: '#7c2f36',
    ground: '#dfb654',
    motif: 'town',
    turn: RIGHT,
    shows: 'xe gia đình 7 chỗ màu đỏ rượu',
  },
  'limousine-black': {
    kind: 'limousine',
    paint: '#24282c',
    ground: '#d8c08a',
    motif: 'none',
    turn: RIGHT,
    stripe: '#d6a548',
    shows: 'limousine 9 chỗ màu đen, sọc vàng',
  },
  'limousine-pearl': {
    kind: 'limousine',
    paint: '#efe9dc',
    ground: '#6f7f99',
    motif: 'sea',
    turn: LEFT,
    stripe: '#b08a3e',
    shows: 'limousine 9 chỗ màu trắng, sọc vàng',
  },
  'van-white': {
    kind: 'van',
    paint: '#f4f0e4',
    ground: '#e3a886',
    motif: 'none',
    turn: RIGHT,
    shows: 'xe 16 chỗ màu trắng',
  },
  'van-blue': {
    kind: 'van',
    paint: '#4b86a3',
    ground: '#f3ead4',
    motif: 'hills',
    turn: LEFT,
    shows: 'xe 16 chỗ màu xanh lam',
  },
  'minibus-cream': {
    kind: 'minibus',
    paint: '#f0e0b4',
    ground: '#4f8f97',
    motif: 'hills',
    turn: RIGHT,
    stripe: '#c8522a',
    shows: 'xe 29 chỗ màu kem, sọc đỏ gạch',
  },
  'minibus-teal': {
    kind: 'minibus',
    paint: '#3f8f8b',
    ground: '#f4dfb9',
    motif: 'sea',
    turn: LEFT,
    stripe: '#f4ead2',
    shows: 'xe 29 chỗ màu xanh ngọc',
  },
  'coach-crimson': {
    kind: 'coach',
    paint: '#b63c2f',
    ground: '#d6d2c0',
    motif: 'town',
    turn: RIGHT,
    stripe: '#f0c26a',
    shows: 'xe khách 45 chỗ màu đỏ',
  },
};
