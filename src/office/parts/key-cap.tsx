import { classNames } from '#ui/class-names.ts';

/** A keyboard shortcut's key cap beside its action; not shown on phones. */
export function KeyCap({ children, isOnFill = false }: { children: string; isOnFill?: boolean }) {
  return (
    <kbd
      aria-hidden
      className={classNames(
        'rounded border px-1.5 font-sans text-tiny font-normal max-sm:hidden',
        isOnFill ? 'border-current/50' : 'border-line-strong text-ink-soft',
      )}
    >
      {children}
    </kbd>
  );
}
