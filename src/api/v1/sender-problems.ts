import type { App } from '#platform/app.ts';
import type { AdmissionRefusal } from '#platform/bots/admit-sender.ts';
import { type FormGuard, identifySender, type Sender, type SenderRefusal } from '#platform/bots/sender.ts';
import { ProblemError } from '#platform/http/problem.ts';

const messages: Record<SenderRefusal | AdmissionRefusal, [status: number, title: string]> = {
  looks_automatic: [422, 'Chúng tôi chưa nhận được yêu cầu này. Bạn gọi số hỗ trợ giúp chúng tôi nhé.'],
  too_fast: [422, 'Biểu mẫu được gửi quá nhanh. Bạn thử gửi lại sau vài giây nhé.'],
  proof_failed: [422, 'Bước kiểm tra chống gửi tự động chưa đúng hoặc đã quá hạn. Bạn thử lại nhé.'],
  proof_used: [422, 'Bước kiểm tra chống gửi tự động đã được dùng. Bạn làm lại bước này nhé.'],
  too_many_proven: [429, 'Từ mạng này vừa có rất nhiều yêu cầu. Bạn thử lại sau một giờ nhé.'],
  too_many_unproven: [
    429,
    'Từ mạng này vừa có nhiều yêu cầu chưa qua bước chống gửi tự động. Bạn thử lại sau một giờ nhé.',
  ],
};

export type MachineRefusal = keyof typeof messages;

export function isMachineRefusal(reason: string): reason is MachineRefusal {
  return reason in messages;
}

/** Why a public form was not taken from this sender; a wrong proof names its field. */
export function senderProblem(reason: MachineRefusal): ProblemError {
  const [status, title] = messages[reason];
  const isProof = reason === 'proof_failed' || reason === 'proof_used';
  return new ProblemError(status, reason, title, {
    ...(isProof && { errors: [{ field: 'altcha', message: title }] }),
    ...(status === 429 && { headers: { 'retry-after': '3600' } }),
  });
}

/** Who sends what a call carries. @throws ProblemError for what shows a machine, or a proof that is none */
export async function requireSender(app: App, guard: FormGuard): Promise<Sender> {
  const found = await identifySender(app, guard);
  if (!found.ok) throw senderProblem(found.reason);
  return found.sender;
}
