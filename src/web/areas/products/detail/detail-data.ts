import { type Packed, unpack } from '#web/app/packed.ts';
import type { AboutProduct, ReadBeside } from './detail-view.ts';

/** Loader data of a product's page, packed as one text: the product, data read along with it, and what only its kind shows (`Own`). */
export interface DetailData<Own> {
  page: Packed<{ about: AboutProduct; beside: ReadBeside } & Own>;
}

/** Unpacks it for rendering. */
export function readDetail<Own>({ page }: DetailData<Own>) {
  const { about, beside, ...own } = unpack(page);
  return { ...own, about, view: { ...about, ...beside } };
}

/** The type that `readDetail` makes of a route's `loaderData`. */
export type DetailOf<Data> = Data extends DetailData<infer Own> ? ReturnType<typeof readDetail<Own>> : never;
