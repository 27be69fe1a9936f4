import { Menu } from 'lucide-react';
import { Link, type LoaderFunctionArgs, NavLink, Outlet, useLoaderData, useNavigation } from 'react-router';
import { listSavedViews } from '#modules/identity/saved-views/saved-views.ts';
import { classNames } from '#ui/class-names.ts';
import { useLive } from '../app/live.ts';
import { appOf, sessionOf } from '../app/office-context.ts';
import { useMay } from '../app/office-data.ts';
import { Count } from '../parts/badge.tsx';
import type { Area } from './area.ts';
import { areaGroups } from './area-groups.ts';
import { type AreaBadge, loadBadges } from './load-badges.ts';
import { TopBar } from './top-bar.tsx';

/** Data of every page behind sign-in, besides the user: open counts, and saved views that lists have as tabs. */
export async function loader({ context }: LoaderFunctionArgs) {
  const [app, session] = [appOf(context), sessionOf(context)];
  const [badges, savedViews] = await Promise.all([
    loadBadges(app, session),
    listSavedViews(app.db, session.id),
  ]);
  return { ...badges, savedViews };
}

/** Layout of every page behind sign-in. */
export default function Shell() {
  const { badges, isInBrowser, bell } = useLoaderData<typeof loader>();
  useLive(['tasks']);
  const isBusy = useNavigation().state !== 'idle';
  const groups = useShownGroups();
  return (
    <div className="grid min-h-dvh grid-cols-[200px_minmax(0,1fr)] max-md:grid-cols-1 print:block">
      <a
        href="#chinh"
        className="absolute -top-10 left-2 z-10 rounded-badge bg-sea px-3 py-1.5 text-on-sea focus:top-2"
      >
        Tới nội dung chính
      </a>
      <aside className="sticky top-0 flex h-dvh flex-col overflow-y-auto px-2.5 pt-2.5 pb-4 max-md:hidden print:hidden">
        <Logo />
        <nav aria-label="Chính">
          {groups.map(({ title, areas }) => (
            <div key={title}>
              {title && <p className="px-2 pt-3 pb-0.5 text-sm text-ink-faint">{title}</p>}
              <ul>
                {areas.map((area) => (
                  <li key={area.to}>
                    <SideLink area={area} badge={badges[area.to]} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </aside>
      <div className="flex min-w-0 flex-col border-l border-line bg-surface max-md:border-0 dark:bg-sunken">
        <TopBar isInBrowser={isInBrowser} bell={bell} />
        <main
          id="chinh"
          tabIndex={-1}
          aria-busy={isBusy}
          className="min-w-0 flex-1 outline-none max-md:pb-16"
        >
          <Outlet />
        </main>
      </div>
      <PhoneBar groups={groups} badges={badges} />
    </div>
  );
}

function useShownGroups() {
  const may = useMay();
  const isShown = ({ verbs }: Area) => !verbs || verbs.some((verb) => may(verb));
  return areaGroups
    .map(({ title, areas }) => ({ title, areas: areas.filter(isShown) }))
    .filter(({ areas }) => areas.length > 0);
}

function SideLink({ area: { to, title, icon: Icon }, badge }: { area: Area; badge: AreaBadge | undefined }) {
  return (
    <NavLink
      to={to}
      end={to === '/'}
      className={({ isActive }) =>
        classNames(
          'flex min-h-[30px] items-center gap-2 rounded-badge px-2 font-semibold [&[aria-current]>svg]:text-sea',
          isActive ? 'bg-surface text-ink inset-ring inset-ring-line' : 'text-ink-soft hover:bg-ink/5',
        )
      }
    >
      <Icon size={16} aria-hidden />
      <span className="flex-1 whitespace-nowrap">{title}</span>
      <AreaCount badge={badge} />
    </NavLink>
  );
}

function AreaCount({ badge }: { badge: AreaBadge | undefined }) {
  return (
    badge && (
      <Count isHot={badge.isHot}>
        {badge.open} <span className="sr-only">việc</span>
      </Count>
    )
  );
}

/** The phone's bottom bar: the daily areas, and a button for all others. */
function PhoneBar({
  groups,
  badges,
}: {
  groups: ReturnType<typeof useShownGroups>;
  badges: Record<string, AreaBadge>;
}) {
  const daily = groups.flatMap(({ areas }) => areas).filter(({ isDaily }) => isDaily);
  return (
    <nav
      aria-label="Dưới màn hình"
      className="fixed inset-x-0 bottom-0 z-5 hidden border-t border-line bg-surface max-md:flex print:hidden"
    >
      {daily.map(({ to, title, icon: Icon }) => (
        <NavLink key={to} to={to} end={to === '/'} className={phoneItem}>
          <span className="relative">
            <Icon size={20} aria-hidden />
            {badges[to] && (
              <span className="absolute -top-1.5 left-3">
                <AreaCount badge={badges[to]} />
              </span>
            )}
          </span>
          {title}
        </NavLink>
      ))}
      <details className="group relative flex-1">
        <summary className={classNames(phoneItem({ isActive: false }), 'list-none')}>
          <Menu size={20} aria-hidden />
          Tất cả
        </summary>
        <div className="absolute right-0 bottom-full max-h-[75dvh] w-64 overflow-y-auto rounded-tl-card border border-line bg-page p-3 shadow-pop">
          {groups.map(({ title, areas }) => (
            <div key={title}>
              {title && <p className="px-2 pt-3 text-sm text-ink-faint">{title}</p>}
              {areas.map(({ to, title: name }) => (
                <NavLink
                  key={to}
                  to={to}
                  end={to === '/'}
                  // The layout persists across pages: the list would stay open above the next one.
                  onClick={({ currentTarget }) => currentTarget.closest('details')?.removeAttribute('open')}
                  className="flex min-h-11 items-center px-2 text-lg"
                >
                  {name}
                </NavLink>
              ))}
            </div>
          ))}
        </div>
      </details>
    </nav>
  );
}

const phoneItem = ({ isActive }: { isActive: boolean }) =>
  classNames(
    'flex min-h-14 flex-1 flex-col items-center justify-center gap-0.5 text-sm',
    isActive ? 'font-semibold text-sea' : 'text-ink-soft',
  );

function Logo() {
  return (
    <div className="mb-2 flex min-h-8 items-center gap-2 px-1.5">
      <Link to="/" className="flex items-center gap-2">
        <img src="/favicon.svg" alt="" width={26} height={26} className="rounded-[7px]" />
        <span className="text-[15px] font-semibold whitespace-nowrap">Quản trị</span>
      </Link>
    </div>
  );
}
