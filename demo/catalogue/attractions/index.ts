import type { DemoProduct } from '../demo-product.ts';
import { centralTickets } from './centre.ts';
import { northernTickets } from './north.ts';
import { southernTickets } from './south.ts';

/** All tickets of the demo, VE001 to VE030. */
export const attractions: DemoProduct[] = [...northernTickets, ...centralTickets, ...southernTickets];
