import { type Packed, unpack } from '#web/app/packed.ts';
import type { AboutProduct, ReadBeside } from './detail-view.ts';

/** What the page of a product loads, as one text: the product, what is read beside it, and what only its kind shows (`Own`). */
export interface DetailData<Own> {
  page: Packed<{ about: AboutProduct; beside: ReadBeside } & Own>;
}

/** The same for whoever draws it. */
export function readDetail<Own>({ page }: DetailData<Own>) {
  const { about, beside, ...own } = unpack(page);
  return { ...own, about, view: { ...about, ...beside } };
}

/** What `readDetail` makes of the `loaderData` of a route. */
export type DetailOf<Data> = Data extends DetailData<infer Own> ? ReturnType<typeof readDetail<Own>> : never;
