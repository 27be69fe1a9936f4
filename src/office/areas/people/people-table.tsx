import { KeyRound, ShieldCheck, ShieldOff } from 'lucide-react';
import { Form } from 'react-router';
import { useMay } from '../../app/office-data.ts';
import { Avatar } from '../../parts/avatar.tsx';
import { Badge } from '../../parts/badge.tsx';
import { Button } from '../../parts/button.tsx';
import { formatMoment } from '../../parts/format-moment.ts';

interface Person {
  id: string;
  name: string;
  email: string;
  role: { slug: string; title: string };
  state: 'active' | 'blocked';
  isDemo: boolean;
  seenAt: Date | null;
  hasCodes: boolean;
  passkeys: number;
  sessions: number;
  isMe: boolean;
  /** Who looks may change them: they can do no more than that. */
  isOpen: boolean;
}

type Role = { slug: string; title: string };

/** Everybody who works here: role, second factor, when they were last seen, and what can be done about them. */
export function PeopleTable({ people, roles }: { people: Person[]; roles: Role[] }) {
  return (
    <section aria-label="Danh sách" className="overflow-x-auto rounded-card border border-line bg-surface">
      <table className="w-full border-collapse text-left [&_td]:px-3.5 [&_td]:py-2 [&_th]:px-3.5 [&_th]:py-2">
        <thead className="text-sm text-ink-soft max-md:sr-only">
          <tr>
            <th scope="col">Người</th>
            <th scope="col">Vai trò</th>
            <th scope="col">Lớp thứ hai</th>
            <th scope="col">Lần cuối</th>
            <th scope="col">Việc</th>
          </tr>
        </thead>
        <tbody>
          {people.map((person) => (
            <tr key={person.id} className="border-t border-line max-md:flex max-md:flex-col max-md:py-2">
              <td>
                <Who person={person} />
              </td>
              <td>
                <RoleOf person={person} roles={roles} />
              </td>
              <td>
                <SecondFactor person={person} />
              </td>
              <td className="whitespace-nowrap text-ink-soft">
                {person.seenAt ? formatMoment(person.seenAt) : 'Chưa vào lần nào'}
                {person.sessions > 0 && ` · ${person.sessions} phiên`}
              </td>
              <td>
                <Doings person={person} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Who({ person: { id, name, email, isDemo, isMe, state } }: { person: Person }) {
  return (
    <span className="flex items-center gap-2.5">
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

function RoleOf({ person, roles }: { person: Person; roles: Role[] }) {
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
        {roles.map(({ slug, title }) => (
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
