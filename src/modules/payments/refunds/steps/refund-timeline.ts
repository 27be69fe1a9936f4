import type { RefundState } from '#modules/payments/state.ts';

export interface RefundStepView {
  label: string;
  /** When it was done (ISO); null while it is still to come. */
  at: string | null;
  /** Its deadline (ISO date), where one is promised. */
  by: string | null;
}

interface Facts {
  state: RefundState;
  createdAt: Date;
  approvedAt: Date | null;
  /** When the first payout was sent to a provider. */
  sentAt: Date | null;
  endedAt: Date | null;
  submitBy: string | null;
  promisedOn: string;
  /** Whether a payout is a transfer, and since when its account is known. */
  byTransfer: boolean;
  accountAt: Date | null;
  /** Whether a payout is made by a provider. */
  byProvider: boolean;
}

/** The progress of a refund as its guest sees it: what was done when, and until when the rest is promised. */
export function refundTimeline(facts: Facts): RefundStepView[] {
  const { state, createdAt, approvedAt, sentAt, endedAt, submitBy, promisedOn } = facts;
  const step = (labels: [done: string, ahead: string], at: Date | null, by: string | null = null) => ({
    label: at ? labels[0] : labels[1],
    at: at?.toISOString() ?? null,
    by: at ? null : by,
  });
  const requested = step(['Đã ghi nhận khoản hoàn', ''], createdAt);
  if (state === 'rejected') return [requested, step(['Không được hoàn', ''], endedAt)];
  const doneAt = state === 'succeeded' ? endedAt : null;
  return [
    requested,
    step(['Đã duyệt', 'Duyệt khoản hoàn'], approvedAt, submitBy),
    ...(facts.byProvider ? [step(['Đã gửi lệnh hoàn', 'Gửi lệnh hoàn'], sentAt, submitBy)] : []),
    ...(facts.byTransfer
      ? [step(['Đã nhận số tài khoản của bạn', 'Bạn cho biết số tài khoản'], facts.accountAt)]
      : []),
    step(['Đã hoàn xong', 'Tiền về với bạn'], doneAt, promisedOn),
  ];
}
