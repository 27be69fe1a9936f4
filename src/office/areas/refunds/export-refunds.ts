import { dayInVietnam } from '#platform/time/days.ts';
import { exportRoute } from '../../parts/list/export-route.ts';
import { listRefunds } from './load-refunds.ts';
import { refundFilter } from './refund-filter.ts';
import { refundList } from './refund-list.ts';

/** Exports the open refunds that the list shows, without guests' account numbers. */
export const loader = exportRoute({
  list: refundList,
  object: 'refunds',
  file: 'hoan-tien',
  async load({ app, actor, address, now, limit }) {
    const { refunds, next } = await listRefunds(app, actor, {
      filter: refundFilter(address, dayInVietnam(now)),
      limit,
    });
    return { rows: refunds, next };
  },
});
