import { PhoneIncoming } from 'lucide-react';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useLoaderData,
  useLocation,
} from 'react-router';
import { countEnquiries, listEnquiries } from '#modules/enquiries/queries/list-enquiries.ts';
import { readCursor } from '#platform/db/keyset-page.ts';
import { useLive } from '../../app/live.ts';
import { actorOf, appOf } from '../../app/office-context.ts';
import { useMay } from '../../app/office-data.ts';
import { requireRight } from '../../app/require-right.ts';
import { useActionReply } from '../../app/use-action-reply.ts';
import { ButtonLink } from '../../parts/button.tsx';
import { Empty } from '../../parts/empty.tsx';
import { List } from '../../parts/list/list.tsx';
import { readListAddress, writeListAddress } from '../../parts/list/list-address.ts';
import { readBulkChoice } from '../../parts/list/read-bulk-choice.ts';
import { PageBody, PageHead } from '../../parts/page-head.tsx';
import { listColleagues } from '../../parts/people/colleagues.ts';
import { EnquiryBulkSheet } from './enquiry-bulk-sheet.tsx';
import { enquiryFilter } from './enquiry-filter.ts';
import { enquiryList } from './enquiry-list.tsx';
import { enquiryRights } from './enquiry-rights.ts';
import { listOwnedEnquiries } from './list-owned-enquiries.ts';
import { runEnquiryBulk } from './run-enquiry-bulk.ts';

const pageSize = 50;

export async function loader({ context, request }: LoaderFunctionArgs) {
  requireRight(context, ...enquiryRights);
  const { readDb, clock } = appOf(context);
  const now = clock.now();
  const { search, searchParams } = new URL(request.url);
  const address = readListAddress(search, enquiryList);
  const filter = enquiryFilter(address);
  const place = { after: readCursor(address.after), before: readCursor(address.before) };
  const findAll = async (limit: number) =>
    (await listEnquiries(readDb, { ...filter, limit })).rows.map(({ code }) => code);
  const [page, counts, bulk] = await Promise.all([
    listOwnedEnquiries(readDb, { ...filter, ...place, limit: pageSize }),
    countEnquiries(readDb),
    readBulkChoice(searchParams, enquiryList, { isKey: (key) => /^[A-Z0-9-]{4,20}$/.test(key), findAll }),
  ]);
  const staff = bulk?.name === 'giao' ? await listColleagues(readDb, now) : [];
  const { moi = 0, 'dang-xu-ly': taken = 0, 'cho-thanh-toan': toPay = 0 } = counts;
  return {
    ...page,
    counts: { cho: moi + taken, 'cho-thu': toPay },
    now: now.toISOString(),
    bulk: bulk && { ...bulk, staff },
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  requireRight(context, ...enquiryRights);
  const reply = await runEnquiryBulk(await request.formData(), {
    app: appOf(context),
    actor: actorOf(context),
  });
  if (!reply) throw data(null, { status: 400 });
  return data(reply, { status: reply.problem ? 422 : 200 });
}

export const meta = () => [{ title: 'Yêu cầu' }];

export default function EnquiriesPage() {
  const { rows, counts, now, next, previous, bulk } = useLoaderData<typeof loader>();
  const reply = useActionReply<typeof action>();
  const { search } = useLocation();
  const backTo = `/yeu-cau${writeListAddress(readListAddress(search, enquiryList), enquiryList, {})}`;
  useLive(['enquiries']);
  const may = useMay();
  return (
    <PageBody>
      <PageHead title="Yêu cầu" about={`${counts.cho} yêu cầu chờ trả lời`}>
        {may('enquiry.create') && (
          <ButtonLink to="/yeu-cau/moi" look="primary">
            <PhoneIncoming size={16} aria-hidden /> Ghi cho khách gọi tới
          </ButtonLink>
        )}
      </PageHead>
      <List
        list={enquiryList}
        rows={rows}
        now={now}
        counts={counts}
        next={next}
        previous={previous}
        empty={<Empty title="Không có yêu cầu nào ở đây">Yêu cầu khách gửi từ trang hiện ra ngay.</Empty>}
      />
      {bulk && <EnquiryBulkSheet key={bulk.name} bulk={bulk} reply={reply} backTo={backTo} />}
    </PageBody>
  );
}
