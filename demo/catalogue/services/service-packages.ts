import type { z } from 'zod';
import type { packageDetails, serviceDetails } from '#modules/catalog/kinds/service.ts';
import type { DemoProduct } from '../demo-product.ts';

/** The details of a service as an author writes them. */
export type ServiceDraft = z.input<typeof serviceDetails>;

type Unit = NonNullable<DemoProduct['units']>[number];
type Package = Pick<Unit, 'code' | 'title' | 'summary' | 'quantity' | 'baseVnd' | 'fleets'> &
  z.input<typeof packageDetails>;

/** The packages of a service. `guests` is how many people one piece is for; `quantity` how many pieces a day has. */
export const servicePackages = (guests: number, packages: Package[]): Unit[] =>
  packages.map(({ code, title, summary, quantity, baseVnd, fleets, ...details }) => ({
    code,
    title,
    summary,
    quantity,
    baseVnd,
    maxAdults: guests,
    maxChildren: guests,
    maxOccupancy: guests,
    ...(fleets && { fleets }),
    details,
  }));
