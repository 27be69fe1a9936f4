import type { ReactNode } from 'react';

/** A choice of the place sheet, with its icon. */
export function WhereRow({
  onPress,
  icon,
  children,
}: {
  onPress: () => void;
  icon: ReactNode;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="flex min-h-14 w-full items-center gap-3 border-b border-line py-1.5 text-left hover:text-sea"
    >
      <span className="inline-flex size-10 shrink-0 items-center justify-center rounded-control bg-sea-soft text-sea [&>svg]:size-5">
        {icon}
      </span>
      <span className="min-w-0">{children}</span>
    </button>
  );
}
