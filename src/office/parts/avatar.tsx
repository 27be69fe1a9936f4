import { classNames } from '#ui/class-names.ts';

const colours = ['bg-[#0b6e69]', 'bg-[#7a3f73]', 'bg-[#34569a]', 'bg-[#7f5200]', 'bg-[#9b3a2a]'];

/** A person of the company by the first letters of their given name; the colour stays theirs. */
export function Avatar({ id, name }: { id: string; name: string }) {
  const given = name.trim().split(/\s+/).at(-1) ?? '';
  const sum = [...id].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return (
    <span
      title={name}
      className={classNames(
        'inline-grid size-6 flex-none place-items-center rounded-full text-[10px] leading-none font-semibold text-white uppercase',
        colours[sum % colours.length],
      )}
    >
      <span aria-hidden>{given.slice(0, 2)}</span>
      <span className="sr-only">{name}</span>
    </span>
  );
}
