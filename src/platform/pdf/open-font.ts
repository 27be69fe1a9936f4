import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { LRUCache } from 'lru-cache';
import PDFDocument from 'pdfkit';
import { unpackWoff } from './unpack-woff.ts';

/** The part of fontkit's font interface that is used here. */
interface Font {
  layout(text: string): GlyphRun;
}

/** The glyphs of a word with their positions, in font units. */
interface GlyphRun {
  positions: Record<string, number>[];
}

/** Enough for the words of all labels and rules and the names of some hundred guests; 1 kB each. */
const maxWords = 2_000;

const require = createRequire(import.meta.url);
const opened = new Map<string, PDFKit.Mixins.PDFFontSource>();

/**
 * One subset of Be Vietnam Pro in one weight, parsed once for all documents, with a cache of word layouts: parsing and
 * laying out the same words again took most of the time of a PDF. pdfkit accepts it in place of the font's bytes.
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

/** pdfkit bundles its font parser without exporting it, so a document has to load the font. */
function read(bytes: Buffer): Font {
  const doc = new PDFDocument({ autoFirstPage: false, font: '' }).font(bytes);
  return (doc as unknown as { _font: { font: Font } })._font.font;
}

/** Caches the layout of each word. Callers get copies of the positions, because pdfkit scales them in place. */
function remembering(font: Font): Font {
  const layOut = font.layout.bind(font);
  const runs = new LRUCache<string, GlyphRun>({ max: maxWords });
  font.layout = (text) => {
    const run = runs.get(text) ?? layOut(text);
    runs.set(text, run);
    return Object.create(run, { positions: { value: run.positions.map((position) => ({ ...position })) } });
  };
  return font;
}
