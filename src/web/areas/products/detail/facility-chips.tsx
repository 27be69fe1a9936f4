import { SpriteIcon } from '#ui/sprite-icon.tsx';

/** What is in a room or cabin, in a few words each. */
export function FacilityChips({ facilities }: { facilities: { title: string; icon: string }[] }) {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1.5 text-sm">
      {facilities.map((facility) => (
        <li key={facility.title} className="inline-flex items-center gap-1.5">
          <SpriteIcon name={facility.icon} className="size-4 text-sea" />
          {facility.title}
        </li>
      ))}
    </ul>
  );
}
