import { ConciergeBell } from 'lucide-react';
import { navigationIcons } from '#web/app/navigation/navigation-icons.ts';

interface GroupLink {
  type: string;
  label: string;
  total: number;
  /** The whole list, whose address tells which icon stands for the group. */
  href: string;
}

/** What was found at a glance (NAV-08): each group with its count, leading down to it. */
export function GroupLinks({ groups }: { groups: GroupLink[] }) {
  const total = groups.reduce((sum, group) => sum + group.total, 0);
  return (
    <nav aria-label="Nhóm kết quả" className="mt-5">
      <p className="text-ink-soft">{total} kết quả</p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {groups.map((group) => {
          const Icon = navigationIcons[group.href.replace(/\?.*$/, '')] ?? ConciergeBell;
          return (
            <li key={group.type}>
              <a
                href={`#nhom-${group.type}`}
                className="inline-flex min-h-11 items-center gap-2 rounded-full bg-sea-soft px-4 font-semibold text-sea-dark hover:underline"
              >
                <Icon aria-hidden className="size-4" />
                {group.label}
                <span className="font-normal">({group.total})</span>
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
