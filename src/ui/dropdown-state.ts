/**
 * A menu under a button. `shown` came by itself (pointer over it, keyboard focus) and goes by itself; `pinned` was
 * asked for and stays until the visitor leaves it. Null is before the first event: style sheets alone decide then.
 */
export type DropdownState = 'closed' | 'shown' | 'pinned' | null;
export type DropdownEvent = 'enter' | 'leave' | 'focus' | 'blur' | 'press' | 'dismiss';

/**
 * The next state. A first press on a menu that only shows itself pins it, so that a click after hovering, or Enter
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
