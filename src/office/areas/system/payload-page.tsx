import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
} from 'react-router';
import { z } from 'zod';
import { findProviderPayload } from '#modules/books/queries/list-provider-messages.ts';
import { staffMay } from '#platform/actor/actor.ts';
import type { Executor } from '#platform/db/connect.ts';
import { readForm } from '#platform/forms/read-form.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import { findJobPayload } from '#platform/queue/queue-figures.ts';
import { type ActionReply, wrongIn } from '../../app/action-reply.ts';
import { actorOf, appOf } from '../../app/office-context.ts';
import { useMay } from '../../app/office-data.ts';
import { requireRight } from '../../app/require-right.ts';
import { useActionReply } from '../../app/use-action-reply.ts';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { TextArea } from '../../parts/field.tsx';
import { HistoryPanel } from '../../parts/history/history-panel.tsx';
import { readHistory } from '../../parts/history/read-history.ts';
import { PageBody, PageHead } from '../../parts/page-head.tsx';
import { ReplyNotice } from '../../parts/reply-notice.tsx';
import { SystemTabs } from './system-tabs.tsx';

interface Masked {
  type: 'job' | 'money';
  id: string;
  name: string;
  payload: unknown;
  isWaiting: boolean;
}

/** A masked payload by its address. @throws the 404 page where it does not exist */
async function getMasked(db: Executor, what: string, id: string): Promise<Masked> {
  if (what === 'viec' && z.uuid().safeParse(id).success) {
    const job = await findJobPayload(db, id).catch(() => null);
    if (job) return { type: 'job', id, name: job.queue, payload: job.payload, isWaiting: job.isWaiting };
  }
  const message =
    what === 'tin' && /^[1-9]\d{0,14}$/.test(id) ? await findProviderPayload(db, Number(id)) : null;
  if (!message) throw data(null, { status: 404 });
  const name = `${message.provider} ${message.providerTxnId}`;
  return { type: 'money', id, name, payload: message.payload, isWaiting: false };
}

export async function loader({ context, params }: LoaderFunctionArgs) {
  requireRight(context, 'system.run', 'system.open');
  const { db } = appOf(context);
  const { payload, ...masked } = await getMasked(db, params.what ?? '', params.id ?? '');
  const { lines } = await readHistory(db, { objectType: masked.type, objectId: masked.id });
  return { ...masked, lines };
}

type Reply = ActionReply & { payload?: string };

const reasonForm = z.object({ reason: z.string().trim().min(5, 'Ghi vì sao, từ 5 chữ.').max(300) });

/** Reveals a masked payload, or discards a job; both with a reason that the history keeps. */
export async function action({ context, params, request }: ActionFunctionArgs): Promise<Reply | Response> {
  const [{ db, queue, clock }, actor] = [appOf(context), actorOf(context)];
  const { type, id, payload } = await getMasked(db, params.what ?? '', params.id ?? '');
  const form = await request.formData();
  const verb = form.get('do') === 'cancel' ? 'system.cancel' : 'system.open';
  const right = verb === 'system.cancel' ? 'system.run' : 'system.open';
  if (!staffMay(actor, right)) return { refused: 'Vai trò của bạn không làm được việc này.' };
  const read = readForm(form, reasonForm);
  if (!read.ok) return wrongIn(read);
  if (verb === 'system.cancel' && !(type === 'job' && (await queue.cancel(id))))
    return { refused: 'Việc này không còn chờ: đã xong, đã bỏ, hoặc đang được làm.' };
  await writeHistory(db, { actor, verb, object: { type, id }, reason: read.value.reason, now: clock.now() });
  if (verb === 'system.cancel') return redirect('/he-thong');
  return { done: 'Đã mở, và ghi vào nhật ký.', payload: JSON.stringify(payload, null, 2) };
}

export const meta = () => [{ title: 'Nội dung bị che' }];

export default function PayloadPage() {
  const { type, name, id, isWaiting, lines } = useLoaderData<typeof loader>();
  const reply = useActionReply<Reply>();
  const may = useMay();
  const { typed = {}, errors = {} } = reply ?? {};
  return (
    <PageBody>
      <PageHead title={type === 'job' ? 'Việc nền' : 'Tin thanh toán'} about={`${name} · ${id}`} />
      <SystemTabs shown={type === 'job' ? '/he-thong' : '/he-thong/tin'} />
      <ReplyNotice reply={reply} />
      {reply?.payload && (
        <Card title="Nội dung">
          <pre className="overflow-x-auto p-3.5 text-sm whitespace-pre-wrap [overflow-wrap:anywhere]">
            {reply.payload}
          </pre>
        </Card>
      )}
      <Card title={isWaiting ? 'Mở nội dung, hoặc bỏ việc' : 'Mở nội dung'}>
        <Form method="post" className="flex flex-col gap-3 p-3.5">
          <TextArea
            name="reason"
            label="Vì sao"
            hint="Ghi vào nhật ký cùng tên bạn. Không ghi tên khách."
            defaultValue={typed.reason}
            error={errors.reason}
          />
          <div className="flex flex-wrap gap-2">
            {may('system.open') && (
              <Button type="submit" name="do" value="open" look="primary">
                Mở nội dung
              </Button>
            )}
            {isWaiting && may('system.run') && (
              <Button type="submit" name="do" value="cancel" look="danger">
                Bỏ việc này, không bao giờ làm
              </Button>
            )}
          </div>
        </Form>
      </Card>
      <Card title="Lịch sử">
        <HistoryPanel lines={lines} />
      </Card>
    </PageBody>
  );
}
