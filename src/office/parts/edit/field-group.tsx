import type { ReactNode } from 'react';

/** A group of form fields, two per row where there is room; all disabled for users who may only read. */
export function FieldGroup({
  title,
  isTitleShown = true,
  isOpen,
  children,
}: {
  title: string;
  isTitleShown?: boolean;
  isOpen: boolean;
  children: ReactNode;
}) {
  return (
    <fieldset disabled={!isOpen} className="border-b border-line px-3.5 py-3">
      <legend className={isTitleShown ? 'float-left mb-2 w-full font-semibold' : 'sr-only'}>{title}</legend>
      <div className="clear-both grid grid-cols-2 items-start gap-3 max-sm:grid-cols-1">{children}</div>
    </fieldset>
  );
}
