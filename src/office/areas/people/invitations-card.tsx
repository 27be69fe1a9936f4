import { Form } from 'react-router';
import type { ActionReply } from '../../app/action-reply.ts';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { SelectField, TextField } from '../../parts/field.tsx';
import { formatMoment } from '../../parts/format-moment.ts';

interface Invitation {
  id: string;
  email: string | null;
  role: { title: string };
  invitedBy: string;
  expiresAt: Date;
}

/** Open invitations, and a form to invite somebody. */
export function InvitationsCard({
  invitations,
  roles,
  reply,
}: {
  invitations: Invitation[];
  roles: { slug: string; title: string }[];
  reply: ActionReply | undefined;
}) {
  const { typed, errors } = reply?.typed && 'email' in reply.typed ? reply : {};
  return (
    <Card title="Mời thêm người">
      <Form
        key={reply?.done}
        method="post"
        noValidate
        className="flex flex-wrap items-start gap-3 p-3.5 max-sm:flex-col max-sm:items-stretch"
      >
        <TextField
          name="email"
          type="email"
          label="Thư điện tử"
          autoComplete="off"
          className="w-72 max-sm:w-full"
          defaultValue={typed?.email}
          error={errors?.email}
        />
        <SelectField name="role" label="Vai trò" defaultValue={typed?.role ?? ''} error={errors?.role}>
          <option value="">Chọn vai trò</option>
          {roles.map(({ slug, title }) => (
            <option key={slug} value={slug}>
              {title}
            </option>
          ))}
        </SelectField>
        <Button type="submit" name="do" value="invite" look="primary" className="mt-[22px] max-sm:mt-0">
          Gửi lời mời
        </Button>
      </Form>
      {invitations.length > 0 && (
        <ul className="flex flex-col divide-y divide-line border-t border-line px-3.5">
          {invitations.map(({ id, email, role, invitedBy, expiresAt }) => (
            <li key={id} className="flex items-center gap-3 py-1.5">
              <span className="min-w-0 flex-1">
                <b className="block truncate">{email ?? 'Quản trị đầu tiên (ai có liên kết)'}</b>
                <span className="text-sm text-ink-faint">
                  {role.title} · {invitedBy} mời · hết hạn {formatMoment(expiresAt)}
                </span>
              </span>
              <Form method="post">
                <input type="hidden" name="invitation" value={id} />
                <input type="hidden" name="email" value={email ?? ''} />
                <Button type="submit" name="do" value="withdraw" look="dangerous" size="sm">
                  Rút lời mời
                </Button>
              </Form>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
