import { exportRoute } from '../../parts/list/export-route.ts';
import { filterRefunds } from './filter-refunds.ts';
import { listRefunds } from './load-refunds.ts';
import { refundList } from './refund-list.ts';

/** The open refunds that the list shows, without the numbers of guests' accounts. */
export const loader = exportRoute({
  list: refundList,
  object: 'refunds',
  file: 'hoan-tien',
  async load({ app, actor, address, now }) {
    const { refunds } = await listRefunds(app, actor);
    return { rows: filterRefunds(refunds, address, now.toISOString()), next: null };
  },
});
