import { type ActionFunctionArgs, type LoaderFunctionArgs, NavLink, useLoaderData } from 'react-router';
import { listRoles, listStaff } from '#modules/identity/queries.ts';
import { staffMay } from '#platform/actor/actor.ts';
import { verbByName } from '#reference-data/verbs.ts';
import { classNames } from '#ui/class-names.ts';
import { actorOf, appOf } from '../../app/office-context.ts';
import { requireRight } from '../../app/require-right.ts';
import { useActionReply } from '../../app/use-action-reply.ts';
import { Count } from '../../parts/badge.tsx';
import { Notice } from '../../parts/notice.tsx';
import { PageBody, PageHead } from '../../parts/page-head.tsx';
import { ReplyNotice } from '../../parts/reply-notice.tsx';
import { RightsForm } from './rights-form.tsx';
import { runRolesAction, said } from './run-roles-action.ts';

export async function loader({ context, request }: LoaderFunctionArgs) {
  requireRight(context, 'role.edit');
  const [{ db, clock }, actor] = [appOf(context), actorOf(context)];
  const [roles, people] = await Promise.all([listRoles(db), listStaff(db, clock.now())]);
  const slugInAddress = new URL(request.url).searchParams.get('vai-tro');
  const chosen =
    roles.find(({ slug }) => slug === slugInAddress) ?? roles.find(({ rights }) => rights !== 'all');
  const rightsOf = chosen?.rights === 'all' ? {} : (chosen?.rights ?? {});
  const limitOf = (verb: string) => (Object.hasOwn(rightsOf, verb) ? rightsOf[verb] : undefined);
  return {
    roles: roles.map(({ slug, title }) => ({
      slug,
      title,
      people: people.filter(({ role, state }) => role.slug === slug && state === 'active').length,
    })),
    chosen: chosen && {
      slug: chosen.slug,
      title: chosen.title,
      mayEverything: chosen.rights === 'all',
    },
    verbs: Object.entries(verbByName).map(([verb, { title, hasLimit = false }]) => ({
      verb,
      title,
      hasLimit,
      mayGive: staffMay(actor, verb, limitOf(verb)),
      was: said(limitOf(verb)),
    })),
  };
}

export const action = ({ context, request }: ActionFunctionArgs) => runRolesAction(context, request);

export const meta = () => [{ title: 'Vai trò' }];

export default function RolesPage() {
  const { roles, chosen, verbs } = useLoaderData<typeof loader>();
  const reply = useActionReply<typeof action>();
  return (
    <PageBody>
      <PageHead title="Vai trò" about="Ai được làm gì, tới bao nhiêu tiền. Đổi là có hiệu lực ngay." />
      <ReplyNotice reply={reply} />
      <div className="grid grid-cols-[220px_minmax(0,1fr)] items-start gap-3 max-md:grid-cols-1">
        <nav aria-label="Các vai trò" className="rounded-card border border-line bg-surface p-1.5">
          <ul>
            {roles.map(({ slug, title, people }) => (
              <li key={slug}>
                <NavLink
                  to={`?vai-tro=${slug}`}
                  preventScrollReset
                  aria-current={slug === chosen?.slug ? 'page' : undefined}
                  className={classNames(
                    'flex min-h-9 items-center gap-2 rounded-badge px-2.5 max-sm:min-h-11',
                    slug === chosen?.slug ? 'bg-sea-soft font-semibold text-sea' : 'hover:bg-hover',
                  )}
                >
                  <span className="flex-1">{title}</span>
                  <Count>{people}</Count>
                  <span className="sr-only">người</span>
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        {chosen?.mayEverything && (
          <Notice tone="info">
            {chosen.title} làm được mọi việc, kể cả việc thêm ở bản sau, và không đổi được: để không ai tự
            khóa mình ở ngoài.
          </Notice>
        )}
        {chosen && !chosen.mayEverything && (
          <RightsForm
            // Resets the checkboxes after a save or merge, so that they show what others changed.
            key={`${chosen.slug} ${reply?.done ?? ''} ${reply?.merge?.at ?? ''}`}
            role={chosen}
            verbs={verbs}
            reply={reply?.typed?.role === chosen.slug ? reply : undefined}
          />
        )}
      </div>
    </PageBody>
  );
}
