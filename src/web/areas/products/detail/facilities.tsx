import { Fold } from '#ui/fold.tsx';
import { SpriteIcon } from '#ui/sprite-icon.tsx';

export interface FacilityGroup {
  title: string;
  facilities: { title: string; icon: string }[];
}

/** The number shown at first; the rest expands under headings. */
const shownCount = 8;

/** The facilities of a hotel or ship: the first of each group, and all of them collapsed. */
export function Facilities({ groups }: { groups: FacilityGroup[] }) {
  const all = groups.flatMap(({ facilities }) => facilities);
  const rounds = Array.from({ length: shownCount }, (_, round) =>
    groups.flatMap(({ facilities }) => facilities[round] ?? []),
  );
  const best = rounds.flat().slice(0, shownCount);
  return (
    <>
      <FacilityList facilities={best} className="grid-cols-2 lg:grid-cols-4" />
      {all.length > best.length && (
        <Fold label={`Xem ${all.length} tiện nghi`} look="button">
          <div className="gap-8 md:columns-2">
            {groups.map(({ title, facilities }) => (
              <div key={title} className="mb-6 break-inside-avoid">
                <h3 className="text-base">{title}</h3>
                <FacilityList facilities={facilities} className="mt-2" />
              </div>
            ))}
          </div>
        </Fold>
      )}
    </>
  );
}

function FacilityList({
  facilities,
  className,
}: {
  facilities: FacilityGroup['facilities'];
  className: string;
}) {
  return (
    <ul className={`grid gap-x-4 gap-y-2.5 ${className}`}>
      {facilities.map(({ title, icon }) => (
        <li key={title} className="flex items-start gap-2.5 leading-snug">
          <SpriteIcon name={icon} className="mt-px size-5 shrink-0 text-sea" />
          {title}
        </li>
      ))}
    </ul>
  );
}
