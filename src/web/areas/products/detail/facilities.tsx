import { SpriteIcon } from '#ui/sprite-icon.tsx';

export interface FacilityGroup {
  title: string;
  facilities: { title: string; icon: string }[];
}

/** The facilities of a house or ship under their headings. */
export function Facilities({ groups }: { groups: FacilityGroup[] }) {
  return (
    <div className="gap-5 md:columns-2 xl:columns-3">
      {groups.map((group) => (
        <div
          key={group.title}
          className="mb-5 break-inside-avoid rounded-card border border-line bg-rice p-5"
        >
          <h3 className="text-lg">{group.title}</h3>
          <ul className="mt-3 space-y-2.5">
            {group.facilities.map((facility) => (
              <li key={facility.title} className="flex items-start gap-3">
                <SpriteIcon name={facility.icon} className="mt-0.5 size-5 text-sea" />
                {facility.title}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
