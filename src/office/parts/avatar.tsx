import { Cog, Handshake, UserRound } from 'lucide-react';
import { classNames } from '#ui/class-names.ts';

const colours = ['bg-[#0b6e69]', 'bg-[#7a3f73]', 'bg-[#34569a]', 'bg-[#7f5200]', 'bg-[#9b3a2a]'];
const round = 'inline-grid size-6 flex-none place-items-center rounded-full';

/**
 * Avatar of a staff member with the initials of their given name; its colour is the same whether they are named by id or as in the
 * history. Other actors get an icon: the initials of 'Ngân hàng' would look like a person's.
 */
export function Avatar({ id, name }: { id: string; name: string }) {
  const person = /^(?:staff:)?([0-9a-f-]{36}|(?<=staff:).+)$/.exec(id)?.[1];
  if (!person) return <NobodyOfOurs id={id} name={name} />;
  const given =
    name
      .replace(/\s*\(.*\)$/, '')
      .trim()
      .split(/\s+/)
      .at(-1) ?? '';
  const sum = [...person].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return (
    <span
      title={name}
      className={classNames(
        round,
        'text-[10px] leading-none font-semibold text-white',
        colours[sum % colours.length],
      )}
    >
      <span aria-hidden className="uppercase">
        {given.slice(0, 2)}
      </span>
      <span className="sr-only">{name}</span>
    </span>
  );
}

function NobodyOfOurs({ id, name }: { id: string; name: string }) {
  const Icon = id.startsWith('guest') ? UserRound : id.startsWith('supplier') ? Handshake : Cog;
  return (
    <span title={name} className={classNames(round, 'bg-mute-soft text-ink-soft')}>
      <Icon size={14} aria-hidden />
      <span className="sr-only">{name}</span>
    </span>
  );
}
