import { KeyRound, ShieldCheck, ShieldOff } from 'lucide-react';
import { Form } from 'react-router';
import type { StaffPerson } from '#modules/identity/queries.ts';
import { useMay } from '../../app/office-data.ts';
import { Avatar } from '../../parts/avatar.tsx';
import { Badge } from '../../parts/badge.tsx';
import { Button } from '../../parts/button.tsx';
import { formatMoment } from '../../parts/format-moment.ts';
import type { ListDeclaration } from '../../parts/list/types.ts';

export interface Person extends Omit<StaffPerson, 'rights'> {
  isMe: boolean;
  /** Whether the user may edit this person: somebody with no more rights than their own. */
  isOpen: boolean;
  /** Roles that the user may assign. */
  given: readonly Role[];
}

type Role = StaffPerson['role'];

/** All staff: role, second factor, when they were last seen, and possible actions. */
export function peopleList(roles: readonly Role[]): ListDeclaration<Person> {
  return {
    title: 'Người dùng',
    noun: 'người',
    searchHint: 'Một phần tên hoặc thư điện tử',
    keyOf: ({ id }) => id,
    views: [
      { slug: 'dang-lam', title: 'Đang làm' },
      { slug: 'da-khoa', title: 'Đã khóa' },
      { slug: 'tat-ca', title: 'Tất cả' },
    ],
    filters: [
      { name: 'vai', title: 'Vai trò', options: roles.map(({ slug, title }) => ({ value: slug, title })) },
    ],
    columns: [
      { title: 'Người', phone: 'left', takesRest: true, cell: (person) => <Who person={person} /> },
      { title: 'Vai trò', phone: 'left', cell: (person) => <RoleOf person={person} /> },
      {
        title: 'Lớp thứ hai',
        slug: 'lop-thu-hai',
        phone: 'left',
        cell: (person) => <SecondFactor person={person} />,
      },
      {
        title: 'Lần cuối',
        slug: 'lan-cuoi',
        phone: 'left',
        cell: ({ seenAt, sessions }) => (
          <span className="text-ink-soft">
            {seenAt ? formatMoment(seenAt) : 'Chưa vào lần nào'}
            {sessions > 0 && ` · ${sessions} phiên`}
          </span>
        ),
      },
      { title: 'Việc', phone: 'left', cell: (person) => <Doings person={person} /> },
    ],
  };
}

function Who({ person: { id, name, email, isDemo, isMe, state } }: { person: Person }) {
  return (
    <span className="flex items-center gap-2.5 py-1.5 whitespace-normal max-md:py-0">
      <Avatar id={id} name={name} />
      <span className="flex min-w-0 flex-col leading-[18px]">
        <span className="flex flex-wrap items-center gap-1.5">
          <b>{name}</b>
          {isMe && <Badge tone="sea">Bạn</Badge>}
          {isDemo && <Badge tone="info">Trình diễn</Badge>}
          {state === 'blocked' && <Badge tone="bad">Đã khóa</Badge>}
        </span>
        <span className="text-sm break-all text-ink-faint">{email}</span>
      </span>
    </span>
  );
}

function RoleOf({ person }: { person: Person }) {
  const may = useMay();
  if (!may('role.edit') || !person.isOpen) return person.role.title;
  const id = `role-${person.id}`;
  return (
    <Form key={person.role.slug} method="post" preventScrollReset className="flex items-center gap-1.5">
      <input type="hidden" name="person" value={person.id} />
      <label htmlFor={id} className="sr-only">
        Vai trò của {person.name}
      </label>
      <select
        id={id}
        name="role"
        defaultValue={person.role.slug}
        className="min-h-8 rounded-control border border-control bg-surface px-2 max-sm:min-h-11 dark:bg-sunken"
      >
        {person.given.map(({ slug, title }) => (
          <option key={slug} value={slug}>
            {title}
          </option>
        ))}
      </select>
      <Button type="submit" name="do" value="role" size="sm">
        Đổi<span className="sr-only"> vai trò của {person.name}</span>
      </Button>
    </Form>
  );
}

function SecondFactor({ person: { hasCodes, passkeys } }: { person: Person }) {
  if (!hasCodes && passkeys === 0)
    return (
      <Badge tone="mute" icon={ShieldOff}>
        Chưa có
      </Badge>
    );
  return (
    <span className="flex flex-wrap gap-1">
      {hasCodes && (
        <Badge tone="good" icon={ShieldCheck}>
          Mã
        </Badge>
      )}
      {passkeys > 0 && (
        <Badge tone="good" icon={KeyRound}>
          {passkeys} khóa
        </Badge>
      )}
    </span>
  );
}

function Doings({ person }: { person: Person }) {
  const may = useMay();
  if (person.isMe || !person.isOpen || !may('staff.block')) return null;
  const { id, name, state, sessions } = person;
  return (
    <Form method="post" preventScrollReset className="flex flex-wrap items-center gap-1.5">
      <input type="hidden" name="person" value={id} />
      {sessions > 0 && (
        <Button type="submit" name="do" value="end" size="sm">
          Kết thúc phiên<span className="sr-only"> của {name}</span>
        </Button>
      )}
      {state === 'active' ? (
        <Button type="submit" name="do" value="block" look="dangerous" size="sm">
          Khóa<span className="sr-only"> {name}</span>
        </Button>
      ) : (
        <Button type="submit" name="do" value="unblock" size="sm">
          Mở lại<span className="sr-only"> cho {name}</span>
        </Button>
      )}
    </Form>
  );
}
