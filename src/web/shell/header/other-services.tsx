import type { ShownMenus } from '#modules/settings/wordings/shown-menus.ts';
import { Dropdown } from '#ui/dropdown.tsx';
import { SpriteIcon } from '#ui/sprite-icon.tsx';
import { navigationIcons } from '#web/app/navigation/navigation-icons.ts';
import { NavigationLink } from '#web/shell/menu/navigation-link.tsx';

/** The button 'Dịch vụ khác' beside the main navigation, and the menu that it opens (NAV-02). */
export function OtherServices({ menus, buttonClassName }: { menus: ShownMenus; buttonClassName: string }) {
  return (
    <Dropdown id="dich-vu-khac" label={menus.moreTitle} align="end" buttonClassName={buttonClassName}>
      <ul className="grid w-md grid-cols-2 gap-1">
        {menus.more.map((entry) => {
          const icon = navigationIcons[entry.href];
          return (
            <li key={entry.href}>
              <NavigationLink entry={entry} className="dropdown-row">
                {icon && <SpriteIcon name={icon} />}
                {entry.label}
              </NavigationLink>
            </li>
          );
        })}
      </ul>
    </Dropdown>
  );
}
