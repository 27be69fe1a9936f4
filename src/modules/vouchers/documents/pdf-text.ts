import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { unpackWoff } from './unpack-woff.ts';

export interface TextStyle {
  size: number;
  weight?: 400 | 600;
  colour?: string;
}

export const ink = '#12312e';
export const inkSoft = '#45605c';
export const sea = '#0b6e69';
export const line = '#e6dfd3';

const require = createRequire(import.meta.url);
/** The letters that only the Vietnamese part of the font has; the Latin part has the rest. */
const vietnamese = /[ĂăĐđĨĩŨũƠơƯư\u1ea0-\u1ef9₫]/;
/** What neither part can draw, such as emoji. */
const undrawable = /[^\u0020-\u007e\u00a0-\u00ff\u2010-\u2026ĂăĐđĨĩŨũƠơƯư\u1ea0-\u1ef9₫−]/gu;

/** Makes Be Vietnam Pro known to a document: two weights, each in the two parts that it is published in. */
export function registerFonts(doc: PDFKit.PDFDocument): void {
  for (const weight of [400, 600] as const)
    for (const part of ['latin', 'vietnamese'] as const)
      doc.registerFont(`${part}-${weight}`, read(part, weight));
}

const files = new Map<string, Buffer>();
function read(part: string, weight: number): Buffer {
  const name = `@fontsource/be-vietnam-pro/files/be-vietnam-pro-${part}-${weight}-normal.woff`;
  const known = files.get(name) ?? unpackWoff(readFileSync(require.resolve(name)));
  files.set(name, known);
  return known;
}

/**
 * Writes a text from its top left corner, broken into lines of a width. A word changes the font wherever its letters stand
 * in the other part. With `isTrial` nothing is drawn. @returns where the next line begins
 */
export function writeText(
  doc: PDFKit.PDFDocument,
  text: string,
  { x, y, width }: { x: number; y: number; width: number },
  { size, weight = 400, colour = ink }: TextStyle,
  isTrial = false,
): number {
  doc.fontSize(size).fillColor(colour);
  const space = doc.font(`latin-${weight}`).widthOfString(' ');
  let [left, top] = [x, y];
  const widthOf = (word: string) =>
    runsOf(word).reduce(
      (sum, { text: run, part }) => sum + doc.font(`${part}-${weight}`).widthOfString(run),
      0,
    );
  const words = drawable(text)
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((word) => piecesOf(word, (piece) => widthOf(piece) <= width));
  for (const word of words) {
    const runs = runsOf(word).map(({ text: run, part }) => {
      doc.font(`${part}-${weight}`);
      return { run, part, width: doc.widthOfString(run) };
    });
    const wordWidth = runs.reduce((sum, run) => sum + run.width, 0);
    if (left > x && left + wordWidth > x + width) [left, top] = [x, top + size * lineHeight];
    for (const { run, part, width: runWidth } of runs) {
      if (!isTrial) doc.font(`${part}-${weight}`).text(run, left, top, { lineBreak: false });
      left += runWidth;
    }
    left += space;
  }
  return top + size * lineHeight;
}

const lineHeight = 1.45;

/** A text of letters that the font has: a foreign letter loses its mark ('Č' → 'C'), anything else is left out. */
function drawable(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(undrawable, (letter) => letter.normalize('NFD').replace(/\p{M}+/gu, ''))
    .replaceAll(undrawable, ' ');
}

/** A word that is longer than a line, such as an address of the web, in pieces that fit. */
function piecesOf(word: string, fits: (piece: string) => boolean): string[] {
  if (fits(word)) return [word];
  const pieces = [''];
  for (const letter of word) {
    const longer = `${pieces.at(-1)}${letter}`;
    if (pieces.at(-1) === '' || fits(longer)) pieces[pieces.length - 1] = longer;
    else pieces.push(letter);
  }
  return pieces;
}

function runsOf(word: string): { text: string; part: 'latin' | 'vietnamese' }[] {
  const runs: { text: string; part: 'latin' | 'vietnamese' }[] = [];
  for (const letter of word) {
    const part = vietnamese.test(letter) ? 'vietnamese' : 'latin';
    const last = runs.at(-1);
    if (last?.part === part) last.text += letter;
    else runs.push({ text: letter, part });
  }
  return runs;
}
