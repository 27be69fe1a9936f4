import { listDoneRefunds } from '#modules/booking/board/list-bookings.ts';
import { exportRoute } from '../../parts/list/export-route.ts';
import { doneRefundFilter, doneRefundList } from './done-refund-list.tsx';

/** Exports the refunds that the list of those that are over shows. */
export const loader = exportRoute({
  list: doneRefundList,
  object: 'refunds',
  file: 'hoan-tien-da-xong',
  load: ({ app, address, limit }) => listDoneRefunds(app.readDb, doneRefundFilter(address), {}, limit),
});
