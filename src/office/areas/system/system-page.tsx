import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { z } from 'zod';
import { type StaffActor, staffMay } from '#platform/actor/actor.ts';
import type { App } from '#platform/app.ts';
import { readForm } from '#platform/forms/read-form.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import type { ActionReply } from '../../app/action-reply.ts';
import { actorOf, appOf } from '../../app/office-context.ts';
import { requireRight } from '../../app/require-right.ts';
import { useActionReply } from '../../app/use-action-reply.ts';
import { Card } from '../../parts/card.tsx';
import { Empty } from '../../parts/empty.tsx';
import { PageBody, PageHead } from '../../parts/page-head.tsx';
import { ReplyNotice } from '../../parts/reply-notice.tsx';
import { HealthCard } from './health-card.tsx';
import { loadSystem } from './load-system.ts';
import { QueueTable } from './queue-table.tsx';
import { SystemTabs } from './system-tabs.tsx';
import { TroubledJob } from './troubled-job.tsx';

export function loader({ context }: LoaderFunctionArgs) {
  requireRight(context, 'system.run');
  return loadSystem(appOf(context));
}

const refusals = {
  not_allowed: 'Vai trò của bạn không chạy lại việc được.',
  unknown_job: 'Việc này không còn lỗi: đã xong hoặc đang được thử lại.',
};

export async function action({ context, request }: ActionFunctionArgs): Promise<ActionReply> {
  const read = readForm(await request.formData(), z.object({ job: z.uuid() }));
  if (!read.ok) return { refused: 'Biểu mẫu này không còn dùng được, bạn tải lại trang.' };
  const result = await retryJob(appOf(context), { id: read.value.job, actor: actorOf(context) });
  return result.ok
    ? { done: 'Việc được thử lại trong vài giây. Tải lại trang để xem kết quả.' }
    : { refused: refusals[result.reason] };
}

export const meta = () => [{ title: 'Hệ thống' }];

export default function SystemPage() {
  const { troubled, figures } = useLoaderData<typeof loader>();
  return (
    <PageBody>
      <PageHead
        title="Hệ thống"
        about={troubled.length > 0 ? `${troubled.length} việc lỗi` : 'không có việc nào lỗi'}
      />
      <SystemTabs shown="/he-thong" />
      <ReplyNotice reply={useActionReply<typeof action>()} />
      <HealthCard />
      <Card title="Việc lỗi">
        {troubled.length === 0 ? (
          <Empty title="Không có việc nào lỗi">Việc lỗi tự thử lại, rồi nằm ở đây khi máy chịu thua.</Empty>
        ) : (
          <ul aria-label="Việc lỗi">
            {troubled.map((job) => (
              <TroubledJob key={job.id} job={job} />
            ))}
          </ul>
        )}
      </Card>
      <QueueTable figures={figures} />
    </PageBody>
  );
}

type RetryJobResult = { ok: true } | { ok: false; reason: 'not_allowed' | 'unknown_job' };

/** Retries a failed job at once, even one that was given up. */
async function retryJob(
  { db, queue, clock }: Pick<App, 'db' | 'queue' | 'clock'>,
  { id, actor }: { id: string; actor: StaffActor },
): Promise<RetryJobResult> {
  if (!staffMay(actor, 'system.run')) return { ok: false, reason: 'not_allowed' };
  if (!(await queue.retry(id))) return { ok: false, reason: 'unknown_job' };
  await writeHistory(db, { actor, verb: 'system.retry', object: { type: 'job', id }, now: clock.now() });
  return { ok: true };
}
