import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { LRUCache } from 'lru-cache';
import PDFDocument from 'pdfkit';
import { unpackWoff } from './unpack-woff.ts';

/** What is used here of a font as fontkit has read it. */
interface Font {
  layout(text: string): GlyphRun;
}

/** The letters of a word and where each stands, in units of the font. */
interface GlyphRun {
  positions: Record<string, number>[];
}

/** The words of all labels and rules, and the names of some hundred guests; 1 kB each. */
const mostWords = 2_000;

const require = createRequire(import.meta.url);
const opened = new Map<string, PDFKit.Mixins.PDFFontSource>();

/**
 * A part of Be Vietnam Pro in one weight, read once for all documents: to read it and to lay out the same words again took
 * most of the time of a PDF. pdfkit takes such a font in place of its bytes.
 */
export function openFont(part: 'latin' | 'vietnamese', weight: 400 | 600): PDFKit.Mixins.PDFFontSource {
  const name = `@fontsource/be-vietnam-pro/files/be-vietnam-pro-${part}-${weight}-normal.woff`;
  const known = opened.get(name);
  if (known) return known;
  const font = remembering(read(unpackWoff(readFileSync(require.resolve(name)))));
  const source = font as unknown as PDFKit.Mixins.PDFFontSource;
  opened.set(name, source);
  return source;
}

/** pdfkit brings the reader of fonts with it and hands it to nobody, so it has to read one. */
function read(bytes: Buffer): Font {
  const doc = new PDFDocument({ autoFirstPage: false, font: '' }).font(bytes);
  return (doc as unknown as { _font: { font: Font } })._font.font;
}

/** Lays out a word once. Each caller gets positions of its own, because pdfkit scales them where they are. */
function remembering(font: Font): Font {
  const layOut = font.layout.bind(font);
  const runs = new LRUCache<string, GlyphRun>({ max: mostWords });
  font.layout = (text) => {
    const run = runs.get(text) ?? layOut(text);
    runs.set(text, run);
    return Object.create(run, { positions: { value: run.positions.map((position) => ({ ...position })) } });
  };
  return font;
}
