import { Ellipsis } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { buttonClass } from '../../parts/button.tsx';
import { KeyCap } from '../../parts/key-cap.tsx';
import { useDetailsMenu } from '../../parts/use-details-menu.ts';
import type { BookingAction } from './booking-action.ts';

/** Rarer actions in a menu: it opens without script, and closes on Escape or when it loses focus. */
export function OtherActions({
  actions,
  hrefOf,
}: {
  actions: readonly BookingAction[];
  hrefOf: (name: BookingAction['name']) => string;
}) {
  const { ref: menu, ...closes } = useDetailsMenu();
  useEffect(() => {
    const onMenuKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'F10' || !event.shiftKey || document.querySelector('dialog:modal') || !menu.current)
        return;
      event.preventDefault();
      menu.current.open = true;
      menu.current.querySelector('a')?.focus();
    };
    document.addEventListener('keydown', onMenuKey);
    return () => document.removeEventListener('keydown', onMenuKey);
  }, [menu]);
  if (actions.length === 0) return null;
  return (
    <details ref={menu} className="relative" {...closes}>
      <summary className={buttonClass('plain', 'md', 'cursor-pointer list-none')}>
        <Ellipsis size={16} aria-hidden /> Việc khác ({actions.length}){' '}
        <span className="max-[1700px]:hidden">
          <KeyCap>Shift F10</KeyCap>
        </span>
      </summary>
      <ul className="absolute top-full left-0 z-3 mt-1 flex max-h-[70dvh] w-72 max-w-[calc(100vw-2rem)] flex-col overflow-y-auto rounded-card border border-line bg-raised p-1.5 shadow-pop max-sm:fixed max-sm:inset-x-4 max-sm:top-auto max-sm:bottom-[72px] max-sm:z-6 max-sm:w-auto">
        {actions.map(({ name, title }) => (
          <li key={name}>
            <Link
              to={hrefOf(name)}
              preventScrollReset
              className="flex min-h-8 items-center rounded-control px-2.5 hover:bg-hover max-sm:min-h-11"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
