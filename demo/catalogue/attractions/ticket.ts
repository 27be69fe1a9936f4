import type { DemoProduct } from '../demo-product.ts';

type Unit = NonNullable<DemoProduct['units']>[number];

interface Ticket extends Pick<Unit, 'code' | 'title' | 'summary' | 'quantity' | 'baseVnd'> {
  /** What the gate lets in with it, one thing a line. */
  includes: string[];
  /** 'HH:MM' of a ticket that is good from an hour on. */
  entryAt?: string;
  ageMin?: number;
}

/** A ticket type: `quantity` guests a day; one purchase takes a family or a school bus of people. */
export const ticket = ({ includes, entryAt, ageMin, ...unit }: Ticket): Unit => ({
  ...unit,
  maxAdults: 20,
  maxChildren: 15,
  maxOccupancy: 30,
  details: { includes, ...(entryAt && { entryAt }), ...(ageMin && { ageMin }) },
});
