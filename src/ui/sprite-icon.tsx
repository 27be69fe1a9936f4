import { classNames } from './class-names.ts';
import spriteUrl from './icons.svg?url';

/**
 * An icon out of the sprite: what data names (`iconNames` tells which there are), and what stands on cards. It says nothing to
 * screen readers.
 */
export function SpriteIcon({ name, className }: { name: string; className?: string }) {
  return (
    <svg aria-hidden="true" className={classNames('sprite', className)}>
      <use href={`${spriteUrl}#${name}`} />
    </svg>
  );
}
