import { ArrowDown } from 'lucide-react';
import {
  type ActionFunctionArgs,
  data,
  Link,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
} from 'react-router';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { officeContext } from '../../app/office-context.ts';
import { requireRight } from '../../app/require-right.ts';
import { useActionReply } from '../../app/use-action-reply.ts';
import { PageHead } from '../../parts/page-head.tsx';
import { CallTimer } from './call-timer.tsx';
import { loadCall } from './load-call.ts';
import { MonthDays } from './month-days.tsx';
import { OfferList } from './offer-list.tsx';
import { QuotePanel } from './quote-panel.tsx';
import { sellToCaller } from './sell-to-caller.ts';
import { useCallKeys } from './use-call-keys.ts';
import { WishForm } from './wish-form.tsx';

export const meta = () => [{ title: 'Khách gọi | Quản trị' }];

export function loader({ request, context }: LoaderFunctionArgs) {
  requireRight(context, 'booking.sell');
  return loadCall(context.get(officeContext), new URL(request.url).searchParams);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const sold = await sellToCaller(context.get(officeContext), form);
  if (sold.ok) return redirect(`/khach-goi/${sold.code}`);
  return data({ errors: sold.errors, typed: sold.typed });
}

export default function CallPage() {
  const { call, month, asker, revised, quoted, today, ...offered } = useLoaderData<typeof loader>();
  const refused = useActionReply<typeof action>();
  useCallKeys();
  return (
    <div className="grid min-h-full grid-cols-[280px_minmax(0,1fr)_340px] max-lg:grid-cols-1">
      <section
        aria-label="Khách muốn gì"
        className="flex flex-col gap-4 border-r border-line p-5 max-lg:border-r-0 max-sm:px-4"
      >
        <PageHead title="Khách gọi" />
        <CallTimer />
        {asker && (
          <p className="text-ink-soft">
            Trả lời yêu cầu{' '}
            <Link to={`/yeu-cau/${asker.code}`} className="font-semibold text-sea underline">
              {asker.code}
            </Link>{' '}
            của {asker.fullName}
          </p>
        )}
        {revised && (
          <p className="text-ink-soft">
            Sửa báo giá{' '}
            <Link to={`/dat-cho/${revised.code}`} className="font-semibold text-sea underline">
              {revised.code}
            </Link>
            : gửi xong thành bản {revised.version + 1}, bản cũ trả chỗ và chỉ sang bản mới.
          </p>
        )}
        <WishForm call={call} today={today} />
        <MonthDays call={call} month={month} />
      </section>
      <OfferList call={call} {...offered} />
      {quoted && quoted.items.length > 0 && (
        // Where the columns are stacked, an added item would be out of sight.
        <a
          href="#bao-gia"
          className="fixed inset-x-0 bottom-0 z-4 hidden min-h-11 items-center gap-2 bg-night px-4 font-semibold text-on-night max-lg:flex max-md:bottom-[57px]"
        >
          <span className="flex-1">Báo giá, {quoted.items.length} dịch vụ</span>
          {formatVnd(quoted.totalVnd)}
          <ArrowDown size={16} aria-hidden />
        </a>
      )}
      <QuotePanel call={call} quoted={quoted} asker={asker} revised={revised} refused={refused ?? null} />
    </div>
  );
}
