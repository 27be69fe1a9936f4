import { listOfficeVouchers } from '#modules/vouchers/queries/list-vouchers.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import { exportRoute } from '../../parts/list/export-route.ts';
import { voucherFilter } from './voucher-filter.ts';
import { voucherList } from './voucher-list.tsx';

/** Exports the vouchers that the list shows. */
export const loader = exportRoute({
  list: voucherList,
  object: 'vouchers',
  file: 'phieu',
  load: ({ app, address, now, limit }) =>
    listOfficeVouchers(app.readDb, voucherFilter(address, dayInVietnam(now)), {}, limit),
});
