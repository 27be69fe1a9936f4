import type { z } from 'zod';
import type { DemoProduct } from '#demo/catalogue/demo-product.ts';
import type { roomDetails } from '#modules/catalog/kinds/hotel.ts';

type Unit = NonNullable<DemoProduct['units']>[number];
type RoomDraft = Omit<Unit, 'details' | 'maxAdults' | 'maxChildren' | 'maxOccupancy'> &
  Omit<z.input<typeof roomDetails>, 'smoking'> & {
    /** Adults, children and people in all that the room takes. */
    sleeps: [adults: number, children: number, all: number];
    smoking?: boolean;
  };

/** A room type, written flat. */
export const room = ({ areaM2, beds, view, balcony, smoking = false, sleeps, ...unit }: RoomDraft): Unit => ({
  ...unit,
  maxAdults: sleeps[0],
  maxChildren: sleeps[1],
  maxOccupancy: sleeps[2],
  details: { areaM2, beds, view, balcony, smoking },
});

/** The beds that rooms are furnished with. */
export const beds = {
  double: [{ type: 'giường đôi', count: 1 }],
  queen: [{ type: 'giường đôi lớn (Queen)', count: 1 }],
  king: [{ type: 'giường cỡ King', count: 1 }],
  twin: [{ type: 'giường đơn', count: 2 }],
  triple: [{ type: 'giường đơn', count: 3 }],
  twoDoubles: [{ type: 'giường đôi', count: 2 }],
  twoQueens: [{ type: 'giường đôi lớn (Queen)', count: 2 }],
  kingAndSingle: [
    { type: 'giường cỡ King', count: 1 },
    { type: 'giường đơn', count: 1 },
  ],
  kingAndSofaBed: [
    { type: 'giường cỡ King', count: 1 },
    { type: 'sofa giường', count: 1 },
  ],
  kingAndTwin: [
    { type: 'giường cỡ King', count: 1 },
    { type: 'giường đơn', count: 2 },
  ],
  doubleAndBunk: [
    { type: 'giường đôi', count: 1 },
    { type: 'giường tầng', count: 1 },
  ],
  bunks: [{ type: 'giường tầng', count: 2 }],
} satisfies Record<string, RoomDraft['beds']>;
