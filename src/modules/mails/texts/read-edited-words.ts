import type { MailWords } from '#modules/settings/wordings/shapes.ts';
import { mailFills, partLabels } from './mail-text.ts';
import { fillIn, findWordedMail, isFact } from './worded-mails.ts';

/** The words of one mail before it is sent: the office's wording, and the values of its fills. */
export interface Wording {
  template: string;
  /** By part, only those that this mail contains, with their placeholders. */
  usual: MailWords;
  values: Readonly<Record<string, string>>;
}

/** A part of a mail as its editor sees it. */
export interface EditablePart {
  part: string;
  label: string;
  text: string;
  isLine: boolean;
}

export type EditedWords = { ok: true; words: MailWords } | { ok: false; problems: Record<string, string> };

const longest = { line: 120, text: 2000 };
const isLine = (part: string) => /^(subject|title)/.test(part);
/** Its value opens the booking, so it is never shown and stays a placeholder. */
const isSecret = (name: string) => /Link$/.test(name);

/** Subject, title and paragraphs with their values; a link stays a placeholder. */
export function editableParts({ template, usual, values }: Wording): EditablePart[] {
  const labels = { ...partLabels, ...findWordedMail(template)?.labels };
  const shown = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, isSecret(name) ? `{{${name}}}` : value]),
  );
  const place = (part: string) => (isLine(part) ? (part.startsWith('subject') ? 0 : 1) : 2);
  return Object.entries(usual)
    .map(([part, text]) => ({
      ...{ part, label: labels[part] ?? part, isLine: isLine(part) },
      text: fillIn(text, shown),
    }))
    .sort((one, other) => place(one.part) - place(other.part));
}

/**
 * Validates edited words and converts them to what is stored: each fact of a part must still be in it and becomes a placeholder again,
 * so that it is true when the mail is sent; an amount, code, address or number that the mail itself lacks is refused by name.
 * @param plain the mail in its usual words, as its guest would read it
 */
export function readEditedWords(wording: Wording, typed: MailWords, plain: string): EditedWords {
  const words: MailWords = {};
  const problems: Record<string, string> = {};
  for (const { part, text: usual, isLine: isOneLine } of editableParts(wording)) {
    const text = (typed[part] ?? usual).normalize('NFC').replace(/\r\n/g, '\n').trim();
    if (text === usual.normalize('NFC').trim()) continue;
    const placeholders = [...(wording.usual[part] ?? '').matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(
      ([, name = '']) => name,
    );
    const kept = withPlaces(text, placeholders, wording.values);
    const problem =
      sizeProblem(text, isOneLine) ??
      lostFact(kept, placeholders, wording.values) ??
      foreignFact(kept, plain, wording);
    if (problem) problems[part] = problem;
    else words[part] = kept;
  }
  return Object.keys(problems).length > 0 ? { ok: false, problems } : { ok: true, words };
}

function sizeProblem(text: string, isOneLine: boolean): string | null {
  if (text === '') return 'Vui lòng nhập.';
  if (isOneLine && (text.includes('\n') || text.length > longest.line))
    return `Một dòng, đến ${longest.line} ký tự.`;
  return text.length > longest.text ? `Đến ${longest.text} ký tự.` : null;
}

/** Turns values in a text back into placeholders; first those of the part's own fills. */
function withPlaces(text: string, placeholders: readonly string[], values: Wording['values']): string {
  const others = Object.keys(values).filter((name) => !placeholders.includes(name) && isFact(name));
  const open = (name: string) => !isSecret(name) && (values[name] ?? '') !== '';
  const byLength = (names: readonly string[]) =>
    [...names].filter(open).sort((one, other) => (values[other] ?? '').length - (values[one] ?? '').length);
  // A short value, such as a number of guests, also matches by chance.
  const long = byLength(others).filter((name) => (values[name] ?? '').length > 4);
  return [...byLength(placeholders), ...long].reduce(
    (rest, name) => rest.replace(spelled(values[name] ?? ''), `{{${name}}}`),
    text,
  );
}

/** Matches a value as a whole word or number, with any kind of whitespace in it. */
function spelled(value: string): RegExp {
  const words = value
    .normalize('NFC')
    .split(/\s+/)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`(?<![\\p{L}\\d]|\\d[.,])${words.join('\\s+')}(?![\\p{L}\\d]|[.,]\\d)`, 'gu');
}

function lostFact(kept: string, placeholders: readonly string[], values: Wording['values']): string | null {
  const lost = placeholders.find(
    (name) => isFact(name) && (values[name] ?? '') !== '' && !kept.includes(`{{${name}}}`),
  );
  if (lost === undefined) return null;
  const { label = lost } = mailFills[lost] ?? {};
  return `Phải giữ ${isSecret(lost) ? `{{${lost}}}` : values[lost]}, ${label}.`;
}

/** Kinds of facts that may not be typed into a mail: one that the mail does not contain by itself could be false. */
const facts: [RegExp, string, (found: string) => string][] = [
  [
    /(?<![\d.,])(?:\d{1,3}(?:[.,]\d{3})+(?!\d)|\d+(?:[.,]\d+)?(?=\s?(?:₫|đồng|vnđ|vnd|triệu|tr|nghìn|ngàn|k|đ)(?![\p{L}\d])))/giu,
    'Số tiền',
    (found) => found.replace(/\D/g, ''),
  ],
  [
    /(?:https?:\/\/|www\.)\S+|\S+@[\w-]+\.\w+|\b[\w-]+\.[a-z]{2,}\/\S*|\b[\w-]+\.(?:vn|com|net|org|info|me|io|ly|link|shop|xyz|top|site|online|store|app|dev|click|biz|cc|icu|club|asia|web|space|cloud|tech)\b/giu,
    'Địa chỉ',
    plainly,
  ],
  [/(?<!\d)(?:\+84|\(?0|1[89]00)(?:[\s.()-]*\d){4,}/gu, 'Số điện thoại', (found) => found.replace(/\D/g, '')],
  // Of an account, say: money must not be led elsewhere. A date in figures is none.
  [
    /(?<![\d.,/-])(?!\d{1,2}[.-]\d{1,2}[.-]\d{2,4}(?!\d))\d(?:[\s.-]?\d){5,}/gu,
    'Số',
    (found) => found.replace(/\D/g, ''),
  ],
  [/(?<![\p{L}\d-])(?=[A-Z\d-]*\d)[A-Z]{2}[A-Z\d-]{4,}/gu, 'Mã', plainly],
];

function plainly(text: string): string {
  return text.toLowerCase();
}

/** As a reader sees it: wide figures and letters are what they look like, and what is not seen is not there. */
function asRead(text: string): string {
  return text.normalize('NFKC').replace(/\p{Cf}/gu, '');
}

function foreignFact(kept: string, plain: string, { values }: Wording): string | null {
  const unknown = /\{\{\s*([^{}]*?)\s*\}\}/g;
  for (const [whole, name = ''] of kept.matchAll(unknown))
    if (!Object.hasOwn(values, name)) return `Không có chỗ điền ${whole}.`;
  const free = asRead(kept.replace(unknown, ' '));
  if (/\{\{|\}\}/.test(free)) return 'Chỗ điền viết như {{code}}, đủ hai dấu ngoặc.';
  const readable = asRead(`${plain} ${values.phone ?? ''}`);
  for (const [pattern, what, same] of facts) {
    const known = new Set([...readable.matchAll(pattern)].map(([found]) => same(found)));
    const foreign = [...free.matchAll(pattern)].find(([found]) => !known.has(same(found)));
    if (foreign)
      return `${what} “${foreign[0]}” không có trong thư này: mã, số tiền và liên kết do trang điền.`;
  }
  return null;
}
