import type { z } from 'zod';
import type { DemoProduct } from '#demo/catalogue/demo-product.ts';
import type { hotelDetails } from '#modules/catalog/kinds/hotel.ts';

type HotelDraft = Omit<DemoProduct, 'kind' | 'details'> & { details: z.input<typeof hotelDetails> };

/** A hotel of the demo catalogue, with its details checked while it is written. */
export const hotel = (draft: HotelDraft): DemoProduct => ({ kind: 'hotel', ...draft });
