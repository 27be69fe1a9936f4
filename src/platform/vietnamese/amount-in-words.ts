const DIGITS = ['không', 'một', 'hai', 'ba', 'bốn', 'năm', 'sáu', 'bảy', 'tám', 'chín'];
const BILLION = 1_000_000_000;

/**
 * An amount as contracts and invoices write it, in lower-case: 'một triệu hai trăm năm mươi nghìn đồng'.
 * Northern wording (linh, nghìn). @throws RangeError unless `amountVnd` is a safe integer, 0 or more.
 */
export function amountInWords(amountVnd: number): string {
  if (!Number.isSafeInteger(amountVnd) || amountVnd < 0) {
    throw new RangeError(`Not a whole number of đồng: ${amountVnd}`);
  }
  return `${amountVnd === 0 ? DIGITS[0] : readNumber(amountVnd)} đồng`;
}

function readNumber(value: number): string {
  const parts: string[] = [];
  const say = (group: number, unit: string) => {
    if (group === 0) return;
    const words = group >= 1000 ? readNumber(group) : readGroup(group, parts.length > 0);
    parts.push(unit ? `${words} ${unit}` : words);
  };
  say(Math.floor(value / BILLION), 'tỷ');
  say(Math.floor((value % BILLION) / 1_000_000), 'triệu');
  say(Math.floor((value % 1_000_000) / 1000), 'nghìn');
  say(value % 1000, '');
  return parts.join(' ');
}

/** `isPadded`: something was said before, so empty hundreds are said too ('không trăm linh năm'). */
function readGroup(group: number, isPadded: boolean): string {
  const hundreds = Math.floor(group / 100);
  const rest = group % 100;
  if (hundreds === 0 && !isPadded) return readTens(rest);
  const start = `${DIGITS[hundreds]} trăm`;
  if (rest === 0) return start;
  return `${start} ${rest < 10 ? `linh ${DIGITS[rest]}` : readTens(rest)}`;
}

/** 1 to 99: mốt, tư and lăm after mươi, lăm after mười. */
function readTens(value: number): string {
  const tens = Math.floor(value / 10);
  const ones = value % 10;
  if (tens === 0) return DIGITS[ones] ?? '';
  const start = tens === 1 ? 'mười' : `${DIGITS[tens]} mươi`;
  if (ones === 0) return start;
  if (ones === 5) return `${start} lăm`;
  if (tens > 1 && ones === 1) return `${start} mốt`;
  if (tens > 1 && ones === 4) return `${start} tư`;
  return `${start} ${DIGITS[ones]}`;
}
