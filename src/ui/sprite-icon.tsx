import { classNames } from './class-names.ts';
import spriteUrl from './icon-sprite.svg?url';

/** An icon that data names, out of the sprite (`iconNames` tells which there are). It says nothing to screen readers. */
export function SpriteIcon({ name, className }: { name: string; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={classNames('shrink-0', className)}
    >
      <use href={`${spriteUrl}#${name}`} />
    </svg>
  );
}
