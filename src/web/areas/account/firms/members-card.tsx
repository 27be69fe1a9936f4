import { Form } from 'react-router';
import type { FirmMember } from '#modules/firms/queries/find-firm.ts';
import { type FirmRole, firmRoleLabels } from '#modules/firms/rules.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import { formatDate } from '#platform/vietnamese/format-date.ts';
import { Button } from '#ui/button.tsx';
import { SelectField, TextField } from '#ui/field.tsx';
import { AccountCard } from '../account-card.tsx';
import type { FirmFormRefusal } from './read-firm-form.ts';

interface Waiting {
  id: string;
  email: string;
  role: FirmRole;
  expiresAt: Date;
}

/** Members and invitations of a firm, for its managers. */
export function MembersCard({
  members,
  invitations,
  userId,
  answer,
  error,
}: {
  members: readonly FirmMember[];
  invitations: readonly Waiting[];
  userId: string;
  answer: FirmFormRefusal | undefined;
  error: string | undefined;
}) {
  return (
    <AccountCard
      title="Người trong công ty"
      about="Người quản lý thấy mọi đặt chỗ của công ty và mời người khác. Người đặt chỉ thấy đặt chỗ của mình."
    >
      {error && <p className="mb-2 text-bad">{error}</p>}
      <ul aria-label="Người trong công ty" className="divide-y divide-line">
        {members.map((member) => (
          <MemberRow key={member.userId} member={member} isMe={member.userId === userId} />
        ))}
        {invitations.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} />
        ))}
      </ul>
      {/* Cleared once somebody was invited. */}
      <InviteForm key={invitations.map(({ id }) => id).join()} answer={answer} />
    </AccountCard>
  );
}

function MemberRow({ member: { userId, name, email, role }, isMe }: { member: FirmMember; isMe: boolean }) {
  const other = role === 'manager' ? 'booker' : 'manager';
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
      <div className="min-w-0">
        <p className="font-semibold break-words">
          {name}
          {isMe && ' (bạn)'}
        </p>
        <p className="text-sm break-all text-ink-soft">
          {[firmRoleLabels[role], email].filter(Boolean).join(' · ')}
        </p>
      </div>
      {!isMe && (
        <Form method="post" preventScrollReset className="flex flex-wrap gap-2">
          <input type="hidden" name="member" value={userId} />
          <Button type="submit" name="do" value={other} look="outline">
            {other === 'manager' ? 'Giao quyền quản lý' : 'Bỏ quyền quản lý'}
            <span className="sr-only"> {name}</span>
          </Button>
          <Button type="submit" name="do" value="remove" look="quiet">
            Đưa ra<span className="sr-only"> {name}</span>
          </Button>
        </Form>
      )}
    </li>
  );
}

function InvitationRow({ invitation: { id, email, role, expiresAt } }: { invitation: Waiting }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
      <div className="min-w-0">
        <p className="break-all">{email}</p>
        <p className="text-sm text-ink-soft">
          Đã mời làm {firmRoleLabels[role].toLowerCase()}, chờ trả lời đến{' '}
          {formatDate(dayInVietnam(expiresAt))}
        </p>
      </div>
      <Form method="post" preventScrollReset className="-ml-5">
        <input type="hidden" name="invitation" value={id} />
        <Button type="submit" name="do" value="withdraw" look="quiet">
          Rút lời mời<span className="sr-only"> {email}</span>
        </Button>
      </Form>
    </li>
  );
}

function InviteForm({ answer }: { answer: FirmFormRefusal | undefined }) {
  const { typed = {}, errors = {} } = answer ?? {};
  return (
    <Form method="post" noValidate className="mt-4 flex flex-col gap-3 sm:flex-row sm:items-start">
      <TextField
        name="inviteEmail"
        type="email"
        label="Email đồng nghiệp"
        required
        autoComplete="off"
        defaultValue={typed.inviteEmail}
        error={errors.inviteEmail}
        className="grow"
      />
      <SelectField
        name="role"
        label="Vai trò"
        required
        defaultValue={typed.role ?? 'booker'}
        error={errors.role}
      >
        <option value="booker">{firmRoleLabels.booker}</option>
        <option value="manager">{firmRoleLabels.manager}</option>
      </SelectField>
      <Button type="submit" name="do" value="invite" look="sea" className="sm:mt-7">
        Mời
      </Button>
    </Form>
  );
}
