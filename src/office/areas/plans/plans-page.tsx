import { type ActionFunctionArgs, Form, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { listCommentsToRead } from '#modules/plans/comments/write-comment.ts';
import { listPlansOfOffice } from '#modules/plans/editorial/decide-plan.ts';
import { actorOf, appOf } from '../../app/office-context.ts';
import { useMay } from '../../app/office-data.ts';
import { requireRight } from '../../app/require-right.ts';
import { useActionReply } from '../../app/use-action-reply.ts';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { TextArea, TextField } from '../../parts/field.tsx';
import { Fold } from '../../parts/fold.tsx';
import { PageBody, PageHead } from '../../parts/page-head.tsx';
import { ReplyNotice } from '../../parts/reply-notice.tsx';
import { runPlanDecision } from './run-plan-decision.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  requireRight(context, 'plan.moderate', 'plan.edit');
  const { db } = appOf(context);
  const [plans, comments] = await Promise.all([listPlansOfOffice(db), listCommentsToRead(db)]);
  return { ...plans, comments };
}

export async function action({ context, request }: ActionFunctionArgs) {
  return runPlanDecision(appOf(context), actorOf(context), await request.formData());
}

export const meta = () => [{ title: 'Kế hoạch' }];

const row = 'flex flex-col gap-2 border-b border-line px-3.5 py-2.5 last:border-0 [overflow-wrap:anywhere]';

/** Plans and comments that await moderation, and the company's own plans. */
export default function PlansPage() {
  const { waiting, editorial, comments } = useLoaderData<typeof loader>();
  const reply = useActionReply<typeof action>();
  const may = useMay();
  return (
    <PageBody>
      <PageHead
        title="Kế hoạch"
        about={`${waiting.length} kế hoạch và ${comments.length} bình luận chờ đọc`}
      />
      <ReplyNotice reply={reply} />
      <div className="grid grid-cols-2 items-start gap-3 max-lg:grid-cols-1">
        <Card title="Kế hoạch của khách chờ duyệt">
          {waiting.length === 0 && (
            <p className="px-3.5 py-3 text-ink-soft">Không còn kế hoạch nào chờ duyệt.</p>
          )}
          {waiting.map(({ slug, title, summary, authorName, version }) => (
            <div key={slug} className={row}>
              <a href={`/chuyen-di/ke-hoach/${slug}`} className="font-semibold text-sea">
                {title}
              </a>
              <p className="text-sm text-ink-soft">Người lập: {authorName || 'không ghi tên'}</p>
              {summary && <p className="whitespace-pre-line">{summary}</p>}
              {may('plan.moderate') && (
                <Verdict what="plan" id={slug} fields={{ slug, seen: String(version) }} reply={reply} />
              )}
            </div>
          ))}
        </Card>
        <Card title="Bình luận chờ đọc">
          {comments.length === 0 && (
            <p className="px-3.5 py-3 text-ink-soft">Không còn bình luận nào chờ đọc.</p>
          )}
          {comments.map(({ id, authorName, words, title, reports, status }) => (
            <div key={id} className={row}>
              <p className="text-sm text-ink-soft">
                {authorName} · {title}
                {status === 'published' && ' · đang hiện'}
              </p>
              <p className="whitespace-pre-line">{words}</p>
              {reports && <p className="text-warn">Bị báo cáo: {reports}</p>}
              {may('plan.moderate') && (
                <Verdict what="comment" id={String(id)} fields={{ id: String(id) }} reply={reply} />
              )}
            </div>
          ))}
        </Card>
        <Card title="Kế hoạch của công ty">
          {may('plan.edit') && <Adopt reply={reply} />}
          {editorial.map(({ slug, title }) => (
            <div key={slug} className={row}>
              <a href={`/ke-hoach/${slug}`} className="font-semibold text-sea">
                {title}
              </a>
              {may('plan.edit') && (
                <Fold title="Gỡ khỏi trang…">
                  <Form method="post" preventScrollReset className="flex flex-col gap-2 p-3">
                    <input type="hidden" name="slug" value={slug} />
                    <TextArea id={`retire-${slug}`} name="reason" label="Vì sao gỡ" />
                    <Button type="submit" name="do" value="retire" look="danger">
                      Gỡ kế hoạch
                    </Button>
                  </Form>
                </Fold>
              )}
            </div>
          ))}
        </Card>
      </div>
    </PageBody>
  );
}

type Reply = ReturnType<typeof useActionReply<typeof action>>;

/** Publishes a submission, or rejects it with a reason. */
function Verdict({
  what,
  id,
  fields,
  reply,
}: {
  what: 'plan' | 'comment';
  id: string;
  fields: Record<string, string>;
  reply: Reply;
}) {
  const isBack = reply?.typed?.do === `reject-${what}` && (reply.typed.slug ?? reply.typed.id) === id;
  const hidden = Object.entries(fields).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
  return (
    <>
      <Form method="post" preventScrollReset>
        {hidden}
        <Button type="submit" name="do" value={`publish-${what}`} look="primary">
          Cho hiện
        </Button>
      </Form>
      <Fold title="Không cho hiện…" isOpen={isBack}>
        <Form method="post" preventScrollReset className="flex flex-col gap-2 p-3">
          {hidden}
          <TextArea
            id={`reason-${what}-${id}`}
            name="reason"
            label={what === 'plan' ? 'Lý do, người lập đọc được' : 'Lý do, ghi vào lịch sử'}
            hint="Không ghi tên khách."
            defaultValue={isBack ? reply?.typed?.reason : ''}
            error={isBack ? reply?.errors?.reason : undefined}
          />
          <Button type="submit" name="do" value={`reject-${what}`} look="danger">
            Không cho hiện
          </Button>
        </Form>
      </Fold>
    </>
  );
}

/** Adopts as the company's own a plan that staff put together on the site. */
function Adopt({ reply }: { reply: Reply }) {
  const { typed = {}, errors = {} } = reply?.typed?.do === 'adopt' ? reply : {};
  return (
    <Form method="post" preventScrollReset className="flex flex-col gap-2 border-b border-line p-3.5">
      <p className="text-sm text-ink-soft">
        Lập kế hoạch trên trang như khách, cho xem bằng liên kết, rồi dán liên kết vào đây. Ngày đi không đi
        theo.
      </p>
      <TextField
        name="link"
        label="Liên kết xem của kế hoạch"
        defaultValue={typed.link}
        error={errors.link}
      />
      <TextField
        name="address"
        label="Địa chỉ trên trang, ví dụ cat-ba-3n2d"
        defaultValue={typed.address}
        error={errors.address}
      />
      <label className="flex items-center gap-2">
        <input type="checkbox" name="special" defaultChecked={typed.special === 'on'} />
        Đưa lên đầu danh sách
      </label>
      <Button type="submit" name="do" value="adopt" look="primary">
        Đăng kế hoạch của công ty
      </Button>
    </Form>
  );
}
