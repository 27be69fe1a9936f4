import { fold } from '#platform/vietnamese/fold.ts';

export interface Airport {
  code: string;
  /** 'Nha Trang (CXR)' */
  label: string;
  name: string;
  /** Other names that guests type. */
  aliases: string[];
}

const most = 6;

/** Airports that match a text, popular ones first: when nothing is typed, and once one is chosen, the most popular ones. */
export function suggestAirports(airports: readonly Airport[], text: string): Airport[] {
  const typed = fold(text).trim();
  const isChosen = airports.some(({ label }) => label === text);
  if (typed === '' || isChosen) return airports.filter(({ label }) => label !== text).slice(0, most);
  const begins = (words: string) => ` ${fold(words)}`.includes(` ${typed}`);
  const found = airports.filter(({ label, name, code, aliases }) =>
    [label, name, code, ...aliases].some(begins),
  );
  const isCity = ({ label }: Airport) => Number(fold(label).startsWith(typed));
  return found.sort((one, other) => isCity(other) - isCity(one)).slice(0, most);
}
