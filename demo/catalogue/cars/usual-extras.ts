import type { z } from 'zod';
import type { extraInput } from '#modules/catalog/schema.ts';

type Extra = z.input<typeof extraInput>;

/** A child seat for one way, or for each day of a rental. */
export const childSeat = (priceVnd: number, per: 'booking' | 'day' = 'booking'): Extra => ({
  code: 'ghe-tre-em',
  label: 'Ghế trẻ em gắn sẵn trên xe',
  priceVnd,
  per,
});

/** A driver with a name board behind the doors of the arrival hall. */
export const nameBoard = (priceVnd = 50_000): Extra => ({
  code: 'bien-ten',
  label: 'Đón bằng biển tên ở cửa ga đến',
  priceVnd,
  per: 'booking',
});

/** An hour of waiting beyond the free one; several may be taken. */
export const waitingHour = (priceVnd: number): Extra => ({
  code: 'cho-them-gio',
  label: 'Chờ thêm một giờ',
  priceVnd,
  per: 'booking',
});
