import { listInvoices } from '#modules/books/queries/list-invoices.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import { exportRoute } from '../../parts/list/export-route.ts';
import { invoiceList } from './invoice-list.tsx';
import { invoiceFilter } from './read-invoice-address.ts';

/** Exports what is to be invoiced for the accountant's program. */
export const loader = exportRoute({
  list: invoiceList,
  object: 'invoices',
  file: 'hoa-don',
  load: ({ app, address, now, limit }) =>
    listInvoices(app.readDb, invoiceFilter(address, dayInVietnam(now)), {}, limit),
});
