import { type Letter, readLetters } from './letters.ts';

const telexTones: Record<string, string> = {
  '\u0301': 's',
  '\u0300': 'f',
  '\u0309': 'r',
  '\u0303': 'x',
  '\u0323': 'j',
};
const vniTones: Record<string, string> = {
  '\u0301': '1',
  '\u0300': '2',
  '\u0309': '3',
  '\u0303': '4',
  '\u0323': '5',
};
const vniMarks: Record<string, string> = { '\u0302': '6', '\u031b': '7', '\u0306': '8' };

/** The Telex keys that type a text, tone last in each word. */
export function typeTelex(text: string): string {
  return typeWords(text, telexTones, (base, mark, previous) => {
    if (base === 'đ') return 'dd';
    if (base === 'o' && !mark && previous?.base === 'o' && !previous.quality) return 'oo';
    if (mark === '\u0302') return base + base;
    return mark ? `${base}w` : base;
  });
}

/** The VNI keys that type a text, tone last in each word. */
export function typeVni(text: string): string {
  return typeWords(text, vniTones, (base, mark) => (base === 'đ' ? 'd9' : base + (vniMarks[mark] ?? '')));
}

function typeWords(
  text: string,
  tones: Record<string, string>,
  typeLetter: (base: string, mark: string, previous?: Letter) => string,
): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\p{L}\p{M}]+/gu, (word) => {
      const marked = readLetters(word);
      if (!marked) throw new Error(`Two tones in ${word}`);
      const keys = marked.letters
        .map(({ base, quality }, index) => typeLetter(base, quality, marked.letters[index - 1]))
        .join('');
      return keys + (tones[marked.tone] ?? '');
    });
}
