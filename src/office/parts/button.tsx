import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router';
import { classNames } from '#ui/class-names.ts';

/**
 * 'primary' is the one filled button of a screen; 'send' sends something to a guest; 'danger' is the final step of a
 * destructive action.
 */
export type ButtonLook = 'primary' | 'plain' | 'quiet' | 'send' | 'danger' | 'dangerous';
export type ButtonSize = 'md' | 'sm' | 'lg';

const base =
  'inline-flex items-center justify-center gap-1.5 border font-semibold whitespace-nowrap select-none disabled:cursor-not-allowed disabled:border-line disabled:bg-mute-soft disabled:text-ink-faint';

const looks: Record<ButtonLook, string> = {
  primary: 'border-sea bg-sea text-on-sea hover:bg-sea-dark',
  plain: 'border-line-strong bg-surface text-ink hover:bg-hover dark:bg-raised',
  quiet: 'border-transparent bg-transparent text-ink-soft hover:bg-hover',
  send: 'border-lantern bg-lantern text-on-lantern hover:brightness-95',
  danger: 'border-bad bg-bad text-on-bad hover:brightness-95',
  dangerous: 'border-line-strong bg-surface text-bad hover:bg-bad-soft dark:bg-raised',
};

/** Controls are 32 px high, in rows 26, on a phone 44. */
const sizes: Record<ButtonSize, string> = {
  sm: 'min-h-[26px] rounded-badge px-2.5 text-sm max-sm:min-h-11 max-sm:px-3',
  md: 'min-h-8 rounded-control px-3 max-sm:min-h-11',
  lg: 'min-h-10 rounded-control px-4 text-lg max-sm:min-h-11',
};

export function buttonClass(look: ButtonLook = 'plain', size: ButtonSize = 'md', extra?: string): string {
  return classNames(base, looks[look], sizes[size], extra);
}

interface Look {
  look?: ButtonLook | undefined;
  size?: ButtonSize | undefined;
}

export function Button({ look, size, className, type = 'button', ...rest }: ComponentProps<'button'> & Look) {
  // What Ctrl+Enter presses, and Ctrl+S where it is 'primary': the action that a form is for.
  const isMain = type === 'submit' && (look === 'primary' || look === 'danger' || look === 'send');
  return (
    <button
      {...rest}
      type={type}
      data-main={isMain ? look : undefined}
      className={buttonClass(look, size, className)}
    />
  );
}

export function ButtonLink({ look, size, className, ...rest }: LinkProps & Look) {
  return <Link {...rest} className={buttonClass(look, size, className)} />;
}
