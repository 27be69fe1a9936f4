import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
} from 'react-router';
import { addPromotion, findPromotion } from '#modules/pricing/promotions/promotions.ts';
import { errorsOf } from '#platform/forms/errors-of.ts';
import { typedIn } from '#platform/forms/read-form.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import type { ActionReply } from '../../app/action-reply.ts';
import { actorOf, appOf } from '../../app/office-context.ts';
import { requireRight } from '../../app/require-right.ts';
import { useActionReply } from '../../app/use-action-reply.ts';
import type { EditReply, EditValues } from '../../parts/edit/edit-state.ts';
import { PageBody, PageHead } from '../../parts/page-head.tsx';
import { ReplyNotice } from '../../parts/reply-notice.tsx';
import { type PromotionSort, promotionValues } from './promotion-fields.ts';
import { PromotionForm } from './promotion-form.tsx';
import { promotionRefusal } from './promotion-refusal.ts';
import { promotionShape } from './promotion-shape.ts';

/** Data of an empty form, or with `tu` of a copy of another promotion without its code. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  requireRight(context, 'promotion.edit');
  const { readDb, clock } = appOf(context);
  const query = new URL(request.url).searchParams;
  const given = query.get('tu') ? await findPromotion(readDb, Number(query.get('tu'))) : null;
  const isDeal = given ? given.input.code === null : query.get('loai') === 'tu-dong';
  const empty: EditValues = { fromOn: dayInVietnam(clock.now()), isCombinable: '1' };
  return {
    sort: (isDeal ? 'deal' : 'code') as PromotionSort,
    values: given ? { ...promotionValues(given.input), code: '' } : empty,
    from: given?.input.title ?? '',
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const typed = typedIn(await request.formData());
  const again = (reply: ActionReply) => data({ ...reply, typed } as EditReply, { status: 422 });
  const read = promotionShape.safeParse(typed);
  if (!read.success) return again({ errors: errorsOf(read.error.issues, (path) => path || null) });
  const { db, queue, clock } = appOf(context);
  const actor = actorOf(context);
  const added = await addPromotion({ db, queue }, { input: read.data, actor }, clock.now());
  if (added.ok) return redirect(`/khuyen-mai/${added.id}`, 303);
  return again(promotionRefusal(added));
}

export const meta = () => [{ title: 'Thêm khuyến mãi' }];

export default function NewPromotionPage() {
  const { sort, values, from } = useLoaderData<typeof loader>();
  const reply = useActionReply<typeof action>();
  return (
    <PageBody>
      <PageHead
        title={sort === 'code' ? 'Thêm mã ưu đãi' : 'Thêm ưu đãi tự động'}
        about={from ? `chép từ ${from}` : 'chưa chạy cho tới khi bạn xem thử và cho chạy'}
      />
      <ReplyNotice reply={reply} />
      <div className="max-w-3xl">
        <PromotionForm
          key={`${sort} ${from}`}
          sort={sort}
          values={reply?.typed ?? values}
          version={0}
          reply={reply}
          isOpen
          action={{ name: 'add', title: 'Thêm, chưa chạy' }}
        />
      </div>
    </PageBody>
  );
}
