import { inflateSync } from 'node:zlib';

/** The text of each page of a PDF with embedded fonts, in drawing order, without spaces. */
export function readPdf(file: Buffer): string[] {
  const objects = readObjects(file);
  const lettersOf = new Map<string, Map<number, string>>();
  for (const { dictionary } of objects.values()) {
    for (const [, name = '', id] of dictionary.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const toUnicode = /\/ToUnicode (\d+) 0 R/.exec(objects.get(Number(id))?.dictionary ?? '')?.[1];
      const map = objects.get(Number(toUnicode))?.stream;
      if (map) lettersOf.set(name, readLetters(map));
    }
  }
  return [...objects.values()]
    .filter(({ stream }) => stream.includes(' Tf'))
    .map(({ stream }) => {
      let letters: Map<number, string> | undefined;
      let text = '';
      for (const [, font, shown = ''] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
        if (font) letters = lettersOf.get(font);
        for (const [, glyphs = ''] of shown.matchAll(/<([0-9a-f]+)>/g))
          for (const glyph of glyphs.match(/.{4}/g) ?? []) text += letters?.get(Number.parseInt(glyph, 16));
      }
      return text;
    });
}

function readObjects(file: Buffer): Map<number, { dictionary: string; stream: string }> {
  const objects = new Map<number, { dictionary: string; stream: string }>();
  const text = file.toString('latin1');
  for (const [, id, body = ''] of text.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [dictionary = '', stream] = body.split(/\nstream\n/);
    const bytes = Buffer.from(stream?.replace(/\nendstream$/, '') ?? '', 'latin1');
    const isPacked = dictionary.includes('/FlateDecode') && bytes.length > 0;
    objects.set(Number(id), {
      dictionary,
      stream: (isPacked ? inflateSync(bytes) : bytes).toString('latin1'),
    });
  }
  return objects;
}

/** Glyphs and their letters, as pdfkit writes them: ranges, each with a list of letters. */
function readLetters(map: string): Map<number, string> {
  const letters = new Map<number, string>();
  for (const [, first = '', list = ''] of map.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[([^\]]*)\]/g)) {
    let glyph = Number.parseInt(first, 16);
    for (const [, code = ''] of list.matchAll(/<([0-9a-f]+)>/g)) {
      letters.set(glyph++, Buffer.from(code, 'hex').swap16().toString('utf16le'));
    }
  }
  return letters;
}
