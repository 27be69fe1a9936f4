import { classNames } from './class-names.ts';
import spriteUrl from './icons.svg?url';

/**
 * An icon from the sprite: for icons named by data (`iconNames` lists those that exist) and on cards. Hidden from screen
 * readers.
 */
export function SpriteIcon({ name, className }: { name: string; className?: string }) {
  return (
    <svg aria-hidden="true" className={classNames('sprite', className)}>
      <use href={`${spriteUrl}#${name}`} />
    </svg>
  );
}
