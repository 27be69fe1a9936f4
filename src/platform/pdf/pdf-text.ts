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

/** Letters found only in the font's Vietnamese subset; the Latin subset has the rest. */
const vietnamese = /[ĂăĐđĨĩŨũƠơƯư\u1ea0-\u1ef9₫]/;
/** Characters that neither subset has, such as emoji. */
const undrawable = /[^\u0020-\u007e\u00a0-\u00ff\u2010-\u2026ĂăĐđĨĩŨũƠơƯư\u1ea0-\u1ef9₫−]/gu;

/** Registers Be Vietnam Pro with a document: two weights, each in its two published subsets. */
export function registerPdfFonts(doc: PDFKit.PDFDocument): void {
  for (const weight of [400, 600] as const)
    for (const part of ['latin', 'vietnamese'] as const)
      doc.registerFont(`${part}-${weight}`, openFont(part, weight));
}

/**
 * Writes a text from its top left corner, wrapped at a width. The font changes within a word for letters of the other
 * subset. With `isTrial` nothing is drawn. @returns where the next line begins
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

/** The width of a word, and of each run in it, at the document's current font size. */
function measureWord(doc: PDFKit.PDFDocument, text: string, weight: 400 | 600) {
  const runs = runsOf(text).map(({ text: run, part }) => ({
    run,
    part,
    width: doc.font(`${part}-${weight}`).widthOfString(run),
  }));
  return { text, runs, width: runs.reduce((sum, run) => sum + run.width, 0) };
}

/** Reduces a text to letters of the font: foreign letters lose their diacritics ('Č' → 'C'), anything else is dropped. */
function drawable(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(undrawable, (letter) => letter.normalize('NFD').replace(/\p{M}+/gu, ''))
    .replaceAll(undrawable, ' ');
}

/** Splits a word that is longer than a line, such as a URL, into pieces that fit. */
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
