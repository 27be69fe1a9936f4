import { classNames } from './class-names.ts';
import spriteUrl from './icon-sprite.svg?url';

/**
 * An icon out of the sprite: what data names (`iconNames` tells which there are), and what stands on cards. It says nothing to
 * screen readers.
 */
export function SpriteIcon({ name, className }: { name: string; className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className={classNames('sprite', className)}>
      <use href={`${spriteUrl}#${name}`} />
    </svg>
  );
}
