import type { DemoProduct } from '../demo-product.ts';

type Unit = NonNullable<DemoProduct['units']>[number];

interface Slot extends Pick<Unit, 'code' | 'title' | 'summary' | 'quantity' | 'baseVnd'> {
  /** 'HH:MM' at which the group meets. */
  startsAt: string;
}

/** A slot of the day with `quantity` places, all of which one party may take. */
export const slot = ({ startsAt, ...unit }: Slot): Unit => ({
  ...unit,
  maxAdults: unit.quantity,
  maxChildren: Math.max(1, Math.floor(unit.quantity / 2)),
  maxOccupancy: unit.quantity,
  details: { startsAt },
});
