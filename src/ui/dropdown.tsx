import { type ReactNode, useReducer } from 'react';
import { SpriteIcon } from './sprite-icon.tsx';

/**
 * State of a dropdown menu. `shown` opened by itself (hover, keyboard focus) and closes by itself; `pinned` was opened by a
 * press and stays until the visitor leaves it. Null before the first event, while CSS alone controls it.
 */
export type DropdownState = 'closed' | 'shown' | 'pinned' | null;

export type DropdownEvent = 'enter' | 'leave' | 'focus' | 'blur' | 'press' | 'dismiss';

/**
 * A button with a panel of links below it: opens on hover, focus and press; closes on Escape, on leaving it or on a choice.
 * A pointer that leaves does not close it while it contains the keyboard focus.
 * Before the script is loaded, hover and focus open it by CSS.
 */
export function Dropdown({
  id,
  label,
  align = 'start',
  buttonClassName,
  children,
}: {
  /** Of its panel. */
  id: string;
  label: string;
  align?: 'start' | 'end';
  buttonClassName?: string;
  children: ReactNode;
}) {
  const [state, send] = useReducer(nextDropdownState, null);
  const isOpen = state === 'shown' || state === 'pinned';
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens to what its button and links do
    <div
      data-state={state === null ? undefined : isOpen ? 'open' : 'closed'}
      className="dropdown"
      onPointerEnter={(event) => event.pointerType === 'mouse' && send('enter')}
      onPointerLeave={({ pointerType, currentTarget }) =>
        pointerType === 'mouse' && !currentTarget.contains(document.activeElement) && send('leave')
      }
      onFocus={(event) => !event.currentTarget.contains(event.relatedTarget) && send('focus')}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && send('blur')}
      onKeyDown={(event) => event.key === 'Escape' && isOpen && send('dismiss')}
    >
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => send('press')}
        className={buttonClassName}
      >
        {label}
        <SpriteIcon name="chevron-down" />
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: a link in it was followed */}
      <div id={id} onClick={() => send('dismiss')} className={align === 'end' ? 'right-0' : 'left-0'}>
        <div>{children}</div>
      </div>
    </div>
  );
}

/**
 * Reducer of the state. The first press on a menu that opened by itself pins it, so that a click after hovering, or Enter
 * after focusing, never closes what the visitor wanted to see.
 */
export function nextDropdownState(state: DropdownState, event: DropdownEvent): DropdownState {
  switch (event) {
    case 'enter':
    case 'focus':
      return state === 'pinned' ? 'pinned' : 'shown';
    case 'leave':
      return state === 'pinned' ? 'pinned' : 'closed';
    case 'press':
      return state === 'pinned' ? 'closed' : 'pinned';
    case 'blur':
    case 'dismiss':
      return 'closed';
  }
}
