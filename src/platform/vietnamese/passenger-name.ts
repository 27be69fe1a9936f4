import { fold } from './fold.ts';

/**
 * A name as airlines print it: 'Nguyễn Thị Minh Anh' → 'NGUYEN THI MINH ANH'. Only A–Z and single spaces
 * remain (apostrophes join, hyphens separate); '' when the name has no Latin letter.
 */
export function passengerName(fullName: string): string {
  return fold(fullName)
    .replace(/[^a-z ]/g, '')
    .replace(/ +/g, ' ')
    .trim()
    .toUpperCase();
}
