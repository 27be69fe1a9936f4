import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
} from 'react-router';
import { type DepartureFilter, listDepartures } from '#modules/booking/trip/passengers.ts';
import { readCursor } from '#platform/db/keyset-page.ts';
import { addDays, dayInVietnam } from '#platform/time/days.ts';
import type { ActionReply } from '../../app/action-reply.ts';
import { useLive } from '../../app/live.ts';
import { actorOf, appOf } from '../../app/office-context.ts';
import { useMay } from '../../app/office-data.ts';
import { requireRight } from '../../app/require-right.ts';
import { useActionReply } from '../../app/use-action-reply.ts';
import { Button, ButtonLink } from '../../parts/button.tsx';
import { TextField } from '../../parts/field.tsx';
import { Fold } from '../../parts/fold.tsx';
import { List } from '../../parts/list/list.tsx';
import { readListAddress } from '../../parts/list/list-address.ts';
import { NoRows } from '../../parts/list/no-rows.tsx';
import { PageBody, PageHead } from '../../parts/page-head.tsx';
import { ReplyNotice } from '../../parts/reply-notice.tsx';
import { departureList } from './departure-list.tsx';
import { runAddDeparture } from './run-add-departure.ts';

/** Default number of days ahead. */
const daysAhead = 14;

const views: Readonly<Record<string, DepartureFilter['only']>> = {
  'co-khach': 'guests',
  'thieu-khach': 'short',
  'tat-ca': 'all',
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireRight(context, 'booking.read');
  const { readDb, clock } = appOf(context);
  const now = clock.now();
  const address = readListAddress(new URL(request.url).search, departureList);
  const { view, text, filters } = address;
  const fromOn = filters.tu ?? dayInVietnam(now);
  const filter = {
    ...{ text, fromOn, kind: filters.loai },
    untilOn: filters.den ?? addDays(fromOn, daysAhead),
    only: views[view] ?? 'guests',
  };
  const place = { after: readCursor(address.after), before: readCursor(address.before) };
  return { ...(await listDepartures(readDb, filter, place)), now: now.toISOString() };
}

export async function action({ context, request }: ActionFunctionArgs) {
  requireRight(context, 'places.edit');
  const done = await runAddDeparture(appOf(context), actorOf(context), await request.formData());
  return done.ok
    ? redirect(`/khoi-hanh/${done.productId}/${done.day}`, 303)
    : data(done.reply, { status: 422 });
}

export const meta = () => [{ title: 'Khởi hành' }];

export default function DeparturesPage() {
  const { rows, next, previous, now } = useLoaderData<typeof loader>();
  const reply = useActionReply<typeof action>();
  const may = useMay();
  useLive(['bookings', 'days']);
  return (
    <PageBody>
      <PageHead title="Khởi hành" about={`${daysAhead} ngày tới, nếu bạn không chọn ngày khác`} />
      <ReplyNotice reply={reply} />
      {may('places.edit') && <AddDepartureForm reply={reply} />}
      <List
        list={departureList}
        rows={rows}
        now={now}
        next={next}
        previous={previous}
        empty={
          <NoRows
            list={departureList}
            noun="chuyến"
            title={`${daysAhead} ngày tới chưa có chuyến nào có khách`}
            all="?xem=tat-ca"
          >
            <p>Tour, du thuyền, vé có khách đặt thì chuyến tự hiện ở đây, kèm danh sách đoàn.</p>
            <ButtonLink to="?xem=tat-ca" className="mt-3">
              Xem mọi chuyến
            </ButtonLink>
          </NoRows>
        }
      />
    </PageBody>
  );
}

/** Form that opens a departure outside the weekdays of a tour or sailing. */
function AddDepartureForm({ reply }: { reply: ActionReply | undefined }) {
  const { typed, errors } = reply ?? {};
  const field = (name: string) => ({ name, defaultValue: typed?.[name], error: errors?.[name] });
  return (
    <Fold title="Mở thêm chuyến ngoài lịch" isOpen={reply !== undefined}>
      <Form method="post" className="grid items-start gap-2 px-3 pb-3 sm:grid-cols-2 lg:grid-cols-4">
        <TextField
          {...field('product')}
          label="Mã hoặc địa chỉ sản phẩm"
          hint="Số chỗ theo số của từng hạng, giá theo luật giá của ngày ấy; đổi ở Lịch chỗ và giá."
          autoComplete="off"
        />
        <TextField {...field('day')} label="Ngày khởi hành" type="date" />
        <TextField {...field('reason')} label="Lý do" placeholder="Đoàn đông, dịp lễ" />
        <Button type="submit" className="justify-self-start sm:mt-6">
          Mở chuyến
        </Button>
      </Form>
    </Fold>
  );
}
