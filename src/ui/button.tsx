import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router';
import { classNames } from './class-names.ts';

/** 'primary' is for the one main call to action of a screen. */
export type ButtonLook = 'primary' | 'sea' | 'outline' | 'quiet' | 'danger';
export type ButtonSize = 'md' | 'lg' | 'sm';

const looks: Record<ButtonLook, string> = {
  primary: 'bg-lantern text-white hover:bg-lantern-dark',
  sea: 'bg-sea text-white hover:bg-sea-dark',
  outline: 'border border-line-strong bg-rice text-ink hover:border-sea hover:text-sea',
  quiet: 'text-sea hover:bg-sea-soft',
  danger: 'border border-bad bg-rice text-bad hover:bg-bad-soft',
};

const sizes: Record<ButtonSize, string> = {
  sm: 'min-h-11 px-4 text-sm',
  md: 'min-h-12 px-5 text-base',
  lg: 'min-h-14 px-7 text-lg',
};

export function buttonClass(look: ButtonLook = 'primary', size: ButtonSize = 'md', extra?: string): string {
  return classNames('btn', looks[look], sizes[size], extra);
}

export function Button({
  look,
  size,
  className,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & { look?: ButtonLook; size?: ButtonSize }) {
  return <button {...rest} type={type} className={buttonClass(look, size, className)} />;
}

export function ButtonLink({
  look,
  size,
  className,
  ...rest
}: LinkProps & { look?: ButtonLook; size?: ButtonSize }) {
  return <Link {...rest} className={buttonClass(look, size, className)} />;
}
