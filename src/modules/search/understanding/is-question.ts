import { plainWordsOf } from '#modules/search/understanding/alike.ts';

/**
 * What a question has, in proper spelling; an underscore stands for any words, '^' and '$' for the text's ends. Words typed without
 * marks count too where only a question has them in that place: 'sao' is also a star, 'khi' begins 'khinh khí cầu'.
 */
const asks = `
  có _ không, được không, không$, chưa$, hay không, phải không, thế nào, như nào, ra sao, thì sao, làm sao, tính sao, vì sao,
  tại sao, sao lại, giá sao, ^sao, bao nhiêu, bao lâu, bao giờ, bao xa, khi nào, lúc nào, mấy, mấy giờ, mấy ngày, mấy tiếng,
  mấy tuổi, mấy người, mùa nào, tháng nào, ngày nào, cái nào, nào đẹp, ở đâu, đâu$, là gì, cần gì, gồm gì, gồm những gì,
  giấy tờ gì, làm gì, mang gì, có gì, ăn gì, chơi gì, gì$, gì không, cách _, ^quên, ^mất, bị mất, có phải, có cần, có được,
  có thể, muốn hỏi, cho hỏi, em hỏi, hỏi về, ^tôi, ^mình, ^nếu, ^lỡ, chính sách, quy định, quy chế, điều kiện,
  điều khoản, thủ tục, hướng dẫn, ^how, ^what, ^when, ^where, can i, can we, can you, ^can children, ^can kids,
  ^can foreigners, do you, do i, do we, do they, does, ^is, ^are, ^will, ^should, is there, how much, how many, how long, included$,
  allowed$, policy, ^who, ^why, ^which`;

/** Of these, what asks how something works, and not which of several things there is: 'giá phòng đã gồm ăn sáng chưa'. */
const asksOfRules = `
  được không, chưa$, khi nào, bao giờ, bao lâu, thế nào, như nào, ra sao, thì sao, làm sao, tính sao, vì sao, tại sao, có được,
  có phải, có cần, ^nếu, ^lỡ, ^quên, ^mất, bị mất, chính sách, quy định, quy chế, điều kiện, điều khoản, thủ tục, allowed$, policy`;

interface Pattern {
  words: { marked: string; key: string }[];
  isFirst: boolean;
  isLast: boolean;
  /** The number of its first words before any others may follow; the whole where none may. */
  gapAt: number;
}

const patterns = patternsOf(asks);
const ofRules = patternsOf(asksOfRules);

function patternsOf(listed: string): Pattern[] {
  return listed.split(',').map(patternOf);
}

function patternOf(listed: string): Pattern {
  const phrase = listed.trim();
  const parts = phrase.replace(/[$^]/g, '').split(' ');
  const gapAt = parts.indexOf('_');
  return {
    words: plainWordsOf(parts.filter((part) => part !== '_').join(' ')),
    isFirst: phrase.startsWith('^'),
    isLast: phrase.endsWith('$'),
    gapAt: gapAt < 0 ? parts.length : gapAt,
  };
}

/** Words that mean something else without their marks: 'chùa', 'dấu', 'mặt', 'sao' of a hotel. */
const onlyMarked = new Set(['mất', 'đâu', 'chưa', 'sao', 'mình', 'lỡ', 'cách', 'mấy']);

/** Whether a text asks something: 'sapa mùa nào đẹp', 'trẻ em 5 tuổi có tính tiền không'. */
export const isQuestion = (text: string): boolean => text.includes('?') || asksBy(patterns, text);

/** Whether a text asks how something works: 'đặt phòng cho người khác được không'. */
export const isQuestionOfRules = (text: string): boolean => asksBy(ofRules, text);

function asksBy(asked: readonly Pattern[], text: string): boolean {
  const written = text.replace(/(^|\s)(ko|k|hok|hông|hong)(?=\s|$)/giu, ' không ');
  // Aviation, not a question.
  const words = plainWordsOf(written.replace(/(^|\s)h[àa]ng\s+kh[ôo]ng(?=\s|$)/giu, ' '));
  const isPlain = ({ marked, key }: { marked: string; key: string }) => marked === key;
  const isSaid = (at: number, word: { marked: string; key: string } | undefined) => {
    const typed = words[at];
    return (
      typed !== undefined &&
      word !== undefined &&
      typed.key === word.key &&
      (typed.marked === word.marked || isPlain(typed))
    );
  };
  return asked.some(({ words: pattern, isFirst, isLast, gapAt }) => {
    const before = pattern.slice(0, gapAt);
    const after = pattern.slice(gapAt);
    const isOne = pattern.length === 1 && onlyMarked.has(pattern[0]?.marked ?? '');
    return words.some((_, from) => {
      if (isFirst && from > 0) return false;
      if (!before.every((word, at) => isSaid(from + at, word))) return false;
      if (isOne && words[from]?.marked !== pattern[0]?.marked) return false;
      const end = from + before.length;
      if (isLast && end < words.length) return false;
      if (after.length === 0) return gapAt === pattern.length || words.length > end;
      return words.some((_, at) => at > end && after.every((word, next) => isSaid(at + next, word)));
    });
  });
}
