import type { DemoProduct } from '../demo-product.ts';

type PlanDay = NonNullable<DemoProduct['itinerary']>[number];

/** How the hours go, as `[time, text]`; an empty time for what has none. */
export const hours = (title: string, items: [time: string, text: string][]): PlanDay[] => [
  { day: 1, title, items: items.map(([time, text]) => ({ time, text })) },
];
