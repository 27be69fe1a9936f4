import { exportRoute } from '../../parts/list/export-route.ts';
import { enquiryFilter } from './enquiry-filter.ts';
import { enquiryList } from './enquiry-list.tsx';
import { listOwnedEnquiries } from './list-owned-enquiries.ts';

/** Exports the enquiries that the list shows. */
export const loader = exportRoute({
  list: enquiryList,
  object: 'enquiries',
  file: 'yeu-cau',
  load: ({ app, address, limit }) => listOwnedEnquiries(app.readDb, { ...enquiryFilter(address), limit }),
});
