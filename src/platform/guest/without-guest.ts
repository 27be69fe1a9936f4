import { fold } from '../vietnamese/fold.ts';
import { formatPhone } from '../vietnamese/phone.ts';

interface KnownGuest {
  fullName: string;
  phone: string;
  email: string | null;
}

/**
 * A staff note without the name, phone and mail of the guest whom it is about, in any spelling. The history is permanent,
 * and whom a note is about is recorded beside it.
 */
export function withoutGuest(note: string, { fullName, phone, email }: KnownGuest): string {
  const known = [...(email ? [literal(email)] : []), ...spellingsOf(fullName), ...digitsOf(phone)];
  const pattern = new RegExp(known.join('|'), 'giu');
  return note.normalize('NFD').replace(pattern, '…').normalize('NFC');
}

/** A name with and without its accents: 'Nguyễn Thu Hà', 'NGUYEN THU HA'. A single word without them is too often another word. */
function spellingsOf(fullName: string): string[] {
  const words = fold(fullName).split(' ').filter(Boolean);
  if (words.length < 2) return words.length === 0 ? [] : [wholeWords(literal(fullName.normalize('NFD')))];
  const letters = (word: string) =>
    [...word].map((letter) => `${letter === 'd' ? '[dđ]' : literal(letter)}\\p{M}*`).join('');
  return [wholeWords(words.map(letters).join('\\s+'))];
}

/** 'Thu Hà' is not in 'Thu Hải'. */
const wholeWords = (pattern: string) => `(?<![\\p{L}\\p{M}])${pattern}(?![\\p{L}\\p{M}])`;

/** The digits of each spelling: '+84 912 345 678', '0912.345.678'. */
function digitsOf(phone: string): string[] {
  return [phone, formatPhone(phone)].map((spelled) =>
    [...spelled.replace(/[^+\d]/g, '')].map(literal).join('[\\s.\\-()]*'),
  );
}

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The history stays when the guest is erased, so a note of staff must not name them. */
export function withPlainNote(details: Record<string, unknown>, guest: Parameters<typeof withoutGuest>[1]) {
  const { note } = details;
  if (typeof note !== 'string' || note === '') return details;
  return { ...details, note: withoutGuest(note, guest) };
}
