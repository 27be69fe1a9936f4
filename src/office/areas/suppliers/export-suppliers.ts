import { listSuppliersForOffice } from '#modules/catalog/queries/suppliers.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import { exportRoute } from '../../parts/list/export-route.ts';
import { supplierFilter } from './supplier-filter.ts';
import { supplierList } from './supplier-list.tsx';

/** Exports the suppliers that the list shows, with their contact data. */
export const loader = exportRoute({
  list: supplierList,
  object: 'suppliers',
  file: 'nha-cung-cap',
  load: ({ app, address, now, limit }) =>
    listSuppliersForOffice(app.readDb, supplierFilter(address, dayInVietnam(now)), {}, limit),
});
