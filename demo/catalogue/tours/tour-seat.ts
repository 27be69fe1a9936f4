import type { DemoProduct } from '../demo-product.ts';

type Unit = NonNullable<DemoProduct['units']>[number];
type Seat = Pick<Unit, 'quantity' | 'baseVnd' | 'summary'>;

/** An ordinary place on a departure: `quantity` seats leave each day, one booking takes up to twelve of them. */
export const standardSeat = (seat: Seat): Unit => ({
  ...seat,
  code: 'ghe-tieu-chuan',
  title: 'Ghế tiêu chuẩn',
  maxAdults: 10,
  maxChildren: 6,
  maxOccupancy: 12,
});

/** A place in the small group that leaves with a guide and a vehicle of its own. */
export const smallGroupSeat = (seat: Seat): Unit => ({
  ...seat,
  code: 'nhom-nho',
  title: `Nhóm nhỏ tối đa ${seat.quantity} khách`,
  maxAdults: seat.quantity,
  maxChildren: 4,
  maxOccupancy: seat.quantity,
});
