import { CircleCheck, CircleX, Clock } from 'lucide-react';
import { Form, Link } from 'react-router';
import type { Proposal } from '#modules/books/queries/list-proposals.ts';
import { accountTitles } from '#modules/books/rules/accounts.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import type { ActionReply } from '../../app/action-reply.ts';
import { useMay } from '../../app/office-data.ts';
import { Badge } from '../../parts/badge.tsx';
import { Button } from '../../parts/button.tsx';
import { TextField } from '../../parts/field.tsx';
import { formatMoment } from '../../parts/format-moment.ts';

/** A proposal as sent to the page. */
export type ShownProposal = Omit<Proposal, 'proposedBy' | 'proposedAt' | 'decidedAt'> & {
  proposedAt: Date | string;
  decidedAt: Date | string | null;
  isMine: boolean;
};

const stateBadges = {
  proposed: { tone: 'wait', icon: Clock, words: 'Chờ duyệt' },
  posted: { tone: 'good', icon: CircleCheck, words: 'Đã ghi sổ' },
  rejected: { tone: 'mute', icon: CircleX, words: 'Không ghi' },
} as const;

/** One proposal: the entries it would post, who proposed it and why, and the second person's decision. */
export function ProposalRow({
  proposal,
  reply,
}: {
  proposal: ShownProposal;
  reply: ActionReply | undefined;
}) {
  const { id, kind, fromAccount, toAccount, amountVnd, inboxId, reason, state, answer } = proposal;
  const { tone, icon, words } = stateBadges[state];
  return (
    <li className="flex flex-col gap-1.5 border-b border-line px-3.5 py-2.5 last:border-0">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <b className="text-lg">{formatVnd(amountVnd)}</b>
        <span>
          {inboxId !== null ? (
            <>
              {kind === 'return'
                ? 'Trả lại người gửi'
                : `Không phải tiền khách, từ ${accountTitles[fromAccount]}`}
              ,{' '}
              <Link to={`/so-tien?xem=tat-ca&tin=${inboxId}`} className="font-semibold text-sea">
                tin {inboxId}
              </Link>
            </>
          ) : (
            `${accountTitles[fromAccount]} → ${accountTitles[toAccount]}`
          )}
        </span>
        <span className="ml-auto">
          <Badge tone={tone} icon={icon}>
            {words}
          </Badge>
        </span>
      </p>
      <p className="text-ink-soft [overflow-wrap:anywhere]">
        {proposal.proposedName} lập {formatMoment(proposal.proposedAt)}: “{reason}”
      </p>
      {proposal.decidedAt && (
        <p className="text-ink-soft [overflow-wrap:anywhere]">
          {proposal.decidedName} {state === 'posted' ? 'duyệt' : 'không duyệt'}{' '}
          {formatMoment(proposal.decidedAt)}
          {answer && `: “${answer}”`}
        </p>
      )}
      {state === 'proposed' && (
        <Decision proposal={proposal} reply={reply?.typed?.id === String(id) ? reply : undefined} />
      )}
    </li>
  );
}

function Decision({ proposal, reply }: { proposal: ShownProposal; reply: ActionReply | undefined }) {
  const { id, kind, amountVnd, isMine } = proposal;
  const may = useMay();
  const mayAgree = !isMine && may('books.approve', amountVnd);
  if (!isMine && !mayAgree)
    return <p className="text-sm text-ink-faint">Chờ người có quyền duyệt số tiền này.</p>;
  return (
    <Form method="post" preventScrollReset className="flex flex-wrap items-start gap-2">
      <input type="hidden" name="id" value={id} />
      <TextField
        id={`answer-${id}`}
        name="answer"
        className="min-w-48 flex-1"
        label={labelOf(mayAgree, kind)}
        defaultValue={reply?.typed?.answer}
        error={reply?.errors?.answer}
        autoComplete="off"
      />
      <span className="mt-[22px] flex gap-2">
        {mayAgree && (
          <Button type="submit" name="do" value="agree" look="primary">
            Duyệt
          </Button>
        )}
        <Button type="submit" name="do" value="refuse" look="dangerous">
          {isMine ? 'Rút lại' : 'Không duyệt'}
        </Button>
      </span>
    </Form>
  );
}

function labelOf(mayAgree: boolean, kind: Proposal['kind']): string {
  if (!mayAgree) return 'Vì sao rút lại';
  return kind === 'return'
    ? 'Mã giao dịch trả lại, hoặc lý do không duyệt'
    : 'Mã giao dịch nếu có, hoặc lý do không duyệt';
}
