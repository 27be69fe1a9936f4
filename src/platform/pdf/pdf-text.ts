import { openFont } from './open-font.ts';

export interface PdfTextStyle {
  size: number;
  weight?: 400 | 600;
  colour?: string;
}

export const ink = '#12312e';
export const inkSoft = '#45605c';
export const sea = '#0b6e69';
export const line = '#e6dfd3';

/** The letters that only the Vietnamese part of the font has; the Latin part has the rest. */
const vietnamese = /[ĂăĐđĨĩŨũƠơƯư\u1ea0-\u1ef9₫]/;
/** What neither part can draw, such as emoji. */
const undrawable = /[^\u0020-\u007e\u00a0-\u00ff\u2010-\u2026ĂăĐđĨĩŨũƠơƯư\u1ea0-\u1ef9₫−]/gu;

/** Makes Be Vietnam Pro known to a document: two weights, each in the two parts that it is published in. */
export function registerPdfFonts(doc: PDFKit.PDFDocument): void {
  for (const weight of [400, 600] as const)
    for (const part of ['latin', 'vietnamese'] as const)
      doc.registerFont(`${part}-${weight}`, openFont(part, weight));
}

/**
 * Writes a text from its top left corner, broken into lines of a width. A word changes the font wherever its letters stand
 * in the other part. With `isTrial` nothing is drawn. @returns where the next line begins
 */
export function writePdfText(
  doc: PDFKit.PDFDocument,
  text: string,
  { x, y, width }: { x: number; y: number; width: number },
  { size, weight = 400, colour = ink }: PdfTextStyle,
  isTrial = false,
): number {
  doc.fontSize(size).fillColor(colour);
  const space = doc.font(`latin-${weight}`).widthOfString(' ');
  let [left, top] = [x, y];
  const measure = (word: string) => measureWord(doc, word, weight);
  const words = drawable(text)
    .split(/\s+/)
    .filter(Boolean)
    .map(measure)
    .flatMap((word) =>
      word.width <= width
        ? [word]
        : piecesOf(word.text, (piece) => measure(piece).width <= width).map(measure),
    );
  for (const word of words) {
    if (left > x && left + word.width > x + width) [left, top] = [x, top + size * lineHeight];
    for (const { run, part, width: runWidth } of word.runs) {
      if (!isTrial) doc.font(`${part}-${weight}`).text(run, left, top, { lineBreak: false });
      left += runWidth;
    }
    left += space;
  }
  return top + size * lineHeight;
}

const lineHeight = 1.45;

/** How wide a word is in the size that the document stands at, and each run of it. */
function measureWord(doc: PDFKit.PDFDocument, text: string, weight: 400 | 600) {
  const runs = runsOf(text).map(({ text: run, part }) => ({
    run,
    part,
    width: doc.font(`${part}-${weight}`).widthOfString(run),
  }));
  return { text, runs, width: runs.reduce((sum, run) => sum + run.width, 0) };
}

/** A text of letters that the font has: a foreign letter loses its mark ('Č' → 'C'), anything else is left out. */
function drawable(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(undrawable, (letter) => letter.normalize('NFD').replace(/\p{M}+/gu, ''))
    .replaceAll(undrawable, ' ');
}

/** A word that is longer than a line, such as an address of the web, in pieces that fit. */
function piecesOf(word: string, fits: (piece: string) => boolean): string[] {
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
