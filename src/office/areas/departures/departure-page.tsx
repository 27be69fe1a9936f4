import {
  type ActionFunctionArgs,
  data,
  Form,
  Link,
  type LoaderFunctionArgs,
  useLoaderData,
} from 'react-router';
import { z } from 'zod';
import { findDeparture, saveDepartureCrew } from '#modules/booking/trip/passengers.ts';
import type { Database } from '#platform/db/connect.ts';
import { readForm } from '#platform/forms/read-form.ts';
import { isDay } from '#platform/time/days.ts';
import { formatLongDate } from '#platform/vietnamese/format-date.ts';
import { type ActionReply, wrongIn } from '../../app/action-reply.ts';
import { actorOf, appOf } from '../../app/office-context.ts';
import { useMay } from '../../app/office-data.ts';
import { requireRight } from '../../app/require-right.ts';
import { useActionReply } from '../../app/use-action-reply.ts';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { TextField } from '../../parts/field.tsx';
import { HistoryPanel } from '../../parts/history/history-panel.tsx';
import { readHistory } from '../../parts/history/read-history.ts';
import { sayMeanwhile } from '../../parts/history/say-meanwhile.ts';
import { PageBody, PageHead } from '../../parts/page-head.tsx';
import { ReplyNotice } from '../../parts/reply-notice.tsx';
import { ManifestFiles } from './manifest-files.tsx';

export async function loader({ params, context }: LoaderFunctionArgs) {
  requireRight(context, 'booking.read');
  const { db } = appOf(context);
  const departure = await getDeparture(db, params);
  const { lines } = await readHistory(db, { objectType: 'departure', objectId: historyIdOf(departure) }, 50);
  return { departure, lines };
}

const shape = z.object({
  huongDan: z.string().trim().max(200, 'Tối đa 200 chữ.'),
  xe: z.string().trim().max(200, 'Tối đa 200 chữ.'),
  thayHuongDan: z.string(),
  thayXe: z.string(),
});

export async function action({ params, context, request }: ActionFunctionArgs) {
  requireRight(context, 'booking.read');
  const { db, clock } = appOf(context);
  const departure = await getDeparture(db, params);
  const read = readForm(await request.formData(), shape);
  if (!read.ok) return data<CrewReply>(wrongIn(read), { status: 422 });
  const { huongDan, xe, thayHuongDan, thayXe } = read.value;
  const { productId, day } = departure;
  const asked = {
    ...{ productId, day, actor: actorOf(context) },
    crew: { guide: huongDan, vehicle: xe },
    seen: { guide: thayHuongDan, vehicle: thayXe },
  };
  const result = await saveDepartureCrew(db, asked, clock.now());
  if (result.ok) return { done: 'Đã ghi hướng dẫn và xe.' } satisfies CrewReply;
  const reply = { ...(await sayWhy(db, result, historyIdOf(departure))), typed: read.typed };
  return data<CrewReply>(reply, { status: 422 });
}

type CrewReply = ActionReply & {
  /** What stands there now, where a colleague has written meanwhile. */
  now?: { guide: string; vehicle: string };
};

const plainRefusals = {
  not_allowed: 'Vai trò của bạn không ghi được mục này.',
  unknown_departure: 'Không có chuyến này.',
};

type Refusal = Exclude<Awaited<ReturnType<typeof saveDepartureCrew>>, { ok: true }>;

async function sayWhy(db: Database, refusal: Refusal, historyId: string): Promise<CrewReply> {
  if (!('crew' in refusal)) return { refused: plainRefusals[refusal.reason] };
  const { guide, vehicle } = refusal.crew;
  const told = `nay hướng dẫn là “${guide || 'chưa ghi'}”, xe là “${vehicle || 'chưa ghi'}”`;
  const meanwhile = await sayMeanwhile(db, 'departure', historyId);
  return {
    refused: `Có người vừa ghi: ${told}.${meanwhile} Chữ bạn gõ còn ở dưới, bấm Lưu lần nữa để ghi đè.`,
    now: { guide, vehicle },
  };
}

async function getDeparture(db: Database, { id = '', day = '' }: { id?: string; day?: string }) {
  const departure = /^\d{1,9}$/.test(id) && isDay(day) ? await findDeparture(db, Number(id), day) : null;
  if (!departure) throw data(null, { status: 404 });
  return departure;
}

const historyIdOf = ({ title, day }: { title: string; day: string }) => `${title} ${day}`;

export const meta = ({ data: page }: { data?: { departure: { title: string } } }) => [
  { title: page ? `${page.departure.title} · Khởi hành` : 'Khởi hành' },
];

export default function DeparturePage() {
  const { departure, lines } = useLoaderData<typeof loader>();
  const reply = useActionReply<typeof action>();
  const { title, day, guests, codes } = departure;
  return (
    <PageBody>
      <PageHead
        title={title}
        about={
          <>
            <Link to="/khoi-hanh" className="text-sea underline underline-offset-3">
              Khởi hành
            </Link>{' '}
            · {formatLongDate(day)} · {guests} khách
          </>
        }
      />
      <ReplyNotice reply={reply} />
      <div className="grid items-start gap-3 lg:grid-cols-2">
        <Card title="Hướng dẫn và xe">
          <CrewForm key={`${departure.guide} ${departure.vehicle}`} departure={departure} reply={reply} />
        </Card>
        <Card title="Khách">
          <div className="flex flex-col gap-3 p-3.5">
            <ManifestFiles {...departure} />
            <p className="flex flex-wrap gap-x-3">
              {codes.length === 0 && 'Chưa có đặt chỗ nào đã xác nhận.'}
              {codes.map((code) => (
                <Link
                  key={code}
                  to={`/dat-cho/${code}`}
                  className="inline-flex min-h-6 items-center text-sea hover:underline max-sm:min-h-11"
                >
                  {code}
                </Link>
              ))}
            </p>
          </div>
        </Card>
        <Card title="Lịch sử" className="lg:col-span-2">
          <HistoryPanel lines={lines} />
        </Card>
      </div>
    </PageBody>
  );
}

function CrewForm({
  departure: { guide, vehicle },
  reply,
}: {
  departure: { guide: string; vehicle: string };
  reply: CrewReply | undefined;
}) {
  const { typed, errors, now } = reply ?? {};
  if (!useMay()('booking.crew'))
    return (
      <p className="p-3.5">
        Hướng dẫn: {guide || 'chưa ghi'}. Xe: {vehicle || 'chưa ghi'}.
      </p>
    );
  const seen = now ?? { guide, vehicle };
  return (
    <Form method="post" noValidate className="flex flex-col gap-3 p-3.5">
      <input type="hidden" name="thayHuongDan" value={seen.guide} />
      <input type="hidden" name="thayXe" value={seen.vehicle} />
      <TextField
        name="huongDan"
        label="Hướng dẫn viên"
        hint="Tên và số điện thoại, in trên danh sách khách"
        maxLength={200}
        autoComplete="off"
        defaultValue={typed?.huongDan ?? guide}
        error={errors?.huongDan}
      />
      <TextField
        name="xe"
        label="Xe, tàu"
        hint="Biển số, tài xế"
        maxLength={200}
        autoComplete="off"
        defaultValue={typed?.xe ?? vehicle}
        error={errors?.xe}
      />
      <Button type="submit" look="primary" className="self-start">
        Lưu
      </Button>
    </Form>
  );
}
