import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { listInvitations } from '#modules/identity/invitations/invitations.ts';
import { listRoles, listStaffPage } from '#modules/identity/queries.ts';
import { covers } from '#modules/identity/rules.ts';
import { readCursor } from '#platform/db/keyset-page.ts';
import { answerForm } from '../../app/action-reply.ts';
import { actorOf, appOf } from '../../app/office-context.ts';
import { useMay } from '../../app/office-data.ts';
import { requireRight } from '../../app/require-right.ts';
import { useActionReply } from '../../app/use-action-reply.ts';
import { Empty } from '../../parts/empty.tsx';
import { List } from '../../parts/list/list.tsx';
import { readListAddress } from '../../parts/list/list-address.ts';
import { PageBody, PageHead } from '../../parts/page-head.tsx';
import { ReplyNotice } from '../../parts/reply-notice.tsx';
import { InvitationsCard } from './invitations-card.tsx';
import { peopleList } from './people-list.tsx';
import { runPeopleAction } from './run-people-action.ts';

const rights = ['staff.invite', 'staff.block', 'role.edit'];

const states: Readonly<Record<string, 'active' | 'blocked'>> = { 'dang-lam': 'active', 'da-khoa': 'blocked' };

export async function loader({ context, request }: LoaderFunctionArgs) {
  requireRight(context, ...rights);
  const [{ db, clock }, actor] = [appOf(context), actorOf(context)];
  const now = clock.now();
  const roles = await listRoles(db);
  const titles = roles.map(({ slug, title }) => ({ slug, title }));
  const address = readListAddress(new URL(request.url).search, peopleList(titles));
  const filter = { state: states[address.view], role: address.filters.vai, text: address.text };
  const place = { after: readCursor(address.after), before: readCursor(address.before) };
  const [{ rows, counts, ...beside }, invitations] = await Promise.all([
    listStaffPage(db, { filter, place }, now),
    listInvitations(db, now),
  ]);
  const given = roles
    .filter((role) => covers(actor, role.rights))
    .map(({ slug, title }) => ({ slug, title }));
  const people = rows.map(({ rights: may, ...person }) => ({
    ...person,
    given,
    isMe: person.id === actor.id,
    isOpen: covers(actor, may),
  }));
  return { people, counts, ...beside, invitations, roles: titles, given, now: now.toISOString() };
}

export const action = async ({ context, request }: ActionFunctionArgs) =>
  answerForm(await runPeopleAction(context, request));

export const meta = () => [{ title: 'Người dùng' }];

export default function PeoplePage() {
  const { people, counts, next, previous, invitations, roles, given, now } = useLoaderData<typeof loader>();
  const reply = useActionReply<typeof action>();
  const may = useMay();
  return (
    <PageBody>
      <PageHead title="Người dùng" about={`${counts.active} người đang làm`} />
      <ReplyNotice reply={reply} />
      <List
        list={peopleList(roles)}
        rows={people}
        now={now}
        counts={{ 'da-khoa': counts.blocked }}
        next={next}
        previous={previous}
        empty={<Empty title="Không có ai như vậy">Đổi bộ lọc, hoặc mời thêm người ở dưới.</Empty>}
      />
      {may('staff.invite') && <InvitationsCard invitations={invitations} roles={given} reply={reply} />}
    </PageBody>
  );
}
