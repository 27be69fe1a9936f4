import { Dropdown } from '#ui/dropdown.tsx';
import { SpriteIcon } from '#ui/sprite-icon.tsx';
import { otherServices } from '#web/app/navigation/navigation.ts';
import { navigationIcons } from '#web/app/navigation/navigation-icons.ts';
import { NavigationLink } from '#web/shell/menu/navigation-link.tsx';

/** 'Dịch vụ khác' and what opens below it (NAV-02). */
export function OtherServices({ buttonClassName }: { buttonClassName: string }) {
  return (
    <Dropdown id="dich-vu-khac" label="Dịch vụ khác" align="end" buttonClassName={buttonClassName}>
      <ul className="grid w-md grid-cols-2 gap-1">
        {otherServices.map((entry) => {
          const icon = navigationIcons[entry.href];
          return (
            <li key={entry.href}>
              <NavigationLink
                entry={entry}
                className="flex min-h-12 items-center gap-3 rounded-control px-3 hover:bg-sea-soft aria-[current=page]:text-sea"
              >
                {icon && <SpriteIcon name={icon} className="size-5 text-sea" />}
                {entry.label}
              </NavigationLink>
            </li>
          );
        })}
      </ul>
    </Dropdown>
  );
}
