import { classNames } from './class-names.ts';

/** Paths of lucide icons. */
const drawings = {
  heart: [
    'M2 9.5a5.5 5.5 0 0 1 9.591-3.676.56.56 0 0 0 .818 0A5.49 5.49 0 0 1 22 9.5c0 2.29-1.5 4-3 5.5l-5.492 5.313a2 2 0 0 1-3 .019L5 15c-1.5-1.5-3-3.2-3-5.5',
  ],
  menu: ['M4 5h16', 'M4 12h16', 'M4 19h16'],
  search: ['m21 21-4.34-4.34', 'M19 11a8 8 0 1 1-16 0 8 8 0 1 1 16 0z'],
  'shopping-bag': [
    'M16 10a4 4 0 0 1-8 0',
    'M3.103 6.034h17.794',
    'M3.4 5.467a2 2 0 0 0-.4 1.2V20a2 2 0 0 0 2 2h14a2 2 0 0 0 2-2V6.667a2 2 0 0 0-.4-1.2l-2-2.667A2 2 0 0 0 17 2H7a2 2 0 0 0-1.6.8z',
  ],
};

/** An inline icon for the page header, where it must be visible at once: other icons come with the sprite, a moment later. */
export function DrawnIcon({ name, className }: { name: keyof typeof drawings; className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className={classNames('sprite', className)}>
      {drawings[name].map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  );
}
