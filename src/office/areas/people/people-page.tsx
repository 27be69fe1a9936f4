import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { listInvitations } from '#modules/identity/invitations/invitations.ts';
import { listRoles, listStaff } from '#modules/identity/queries.ts';
import { covers } from '#modules/identity/rules.ts';
import { actorOf, appOf } from '../../app/office-context.ts';
import { useMay } from '../../app/office-data.ts';
import { requireRight } from '../../app/require-right.ts';
import { useActionReply } from '../../app/use-action-reply.ts';
import { PageBody, PageHead } from '../../parts/page-head.tsx';
import { ReplyNotice } from '../../parts/reply-notice.tsx';
import { InvitationsCard } from './invitations-card.tsx';
import { PeopleTable } from './people-table.tsx';
import { runPeopleAction } from './run-people-action.ts';

const rights = ['staff.invite', 'staff.block', 'role.edit'];

export async function loader({ context }: LoaderFunctionArgs) {
  requireRight(context, ...rights);
  const [{ db, clock }, actor] = [appOf(context), actorOf(context)];
  const now = clock.now();
  const [staff, invitations, roles] = await Promise.all([
    listStaff(db, now),
    listInvitations(db, now),
    listRoles(db),
  ]);
  const people = staff.map(({ rights: may, ...person }) => ({
    ...person,
    isMe: person.id === actor.id,
    isOpen: covers(actor, may),
  }));
  const open = roles.filter((role) => covers(actor, role.rights));
  return { people, invitations, roles: open.map(({ slug, title }) => ({ slug, title })) };
}

export const action = ({ context, request }: ActionFunctionArgs) => runPeopleAction(context, request);

export const meta = () => [{ title: 'Người dùng' }];

export default function PeoplePage() {
  const { people, invitations, roles } = useLoaderData<typeof loader>();
  const reply = useActionReply<typeof action>();
  const may = useMay();
  const active = people.filter(({ state }) => state === 'active').length;
  return (
    <PageBody>
      <PageHead title="Người dùng" about={`${active} người đang làm`} />
      <ReplyNotice reply={reply} />
      <PeopleTable people={people} roles={roles} />
      {may('staff.invite') && <InvitationsCard invitations={invitations} roles={roles} reply={reply} />}
    </PageBody>
  );
}
