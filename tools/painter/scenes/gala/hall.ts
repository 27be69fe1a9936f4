import type { Hex } from '../../kit/colour.ts';

export const BACK = 23;

export const REACH = 10.5;

export const HIGH = 6.4;

export interface Hall {
  wall: Hex;
  ceiling: Hex;
  carpet: readonly [Hex, Hex, Hex];
  curtain: Hex;
  screen: readonly Hex[];
  trim: Hex;
}

export const HALLS: Record<string, Hall> = {
  golden: {
    wall: '#d9bf94',
    ceiling: '#ecdcba',
    carpet: ['#6f3a30', '#94523f', '#b9785a'],
    curtain: '#8f2f2a',
    screen: ['#2f6f78', '#7fb0a6', '#f3d9a0', '#f0a860'],
    trim: '#b98a4a',
  },
  dusk: {
    wall: '#7d5d72',
    ceiling: '#94768a',
    carpet: ['#3a2a48', '#55405f', '#7d5f78'],
    curtain: '#4c2f5f',
    screen: ['#3f3a66', '#8d5a80', '#e08a78', '#f6c98a'],
    trim: '#d9a45a',
  },
  night: {
    wall: '#2f4566',
    ceiling: '#3a5272',
    carpet: ['#14223c', '#233a58', '#3f5670'],
    curtain: '#18305a',
    screen: ['#10284a', '#1f5a78', '#4aa0a0', '#ffd98a'],
    trim: '#d9b46a',
  },
};
