import { fold } from '#platform/vietnamese/fold.ts';

const questions = {
  /** When to go, or how: who asks wants to read. */
  guides:
    /(^| )(thoi tiet|mua nao|thang nao|mua dep|kinh nghiem|cam nang|review|bi kip|lich trinh|(?:co|troi) (?:lanh|ret|nong|tuyet)|mua nay|itinerary|weather|best time|travel guide)( |$)/,
  /** A walk from one kitchen to the next, which is called a tour. */
  kitchens: /(^| )(food ?tour|tour (?:do an|am thuc|an uong|an vat)|street food)( |$)/,
  /** Begins with something that one does: 'lặn ngắm san hô'. */
  activity:
    /^(lan (bien|ngam|san ho|ong|binh)|cheo|cau (muc|ca)|leo nui|trek|dap xe|san may|hoc|nau an|hai (che|dau|trai|hoa)|luot|du luon|cam trai|cuoi|zipline|kayak|sup|snorkel|diving)/,
  /** What there is to do somewhere: who asks has a bed. */
  whatToDo:
    /(^| )(things to do|what to do|activities|choi gi|di choi o dau|(?:di )?choi gan|co gi choi|(?:cho|noi|dia diem|diem) (?:nao )?(?:dep|choi|check ?in)|co gi (?:dep|hay|vui)|choi o dau|diem tham quan|tham quan gi|lam gi o)( |$)/,
  /** Where to go or what to eat: who asks reads about it, or does it. */
  whereToGo: /(^| )(an gi|di dau)( |$)/,
  /** What opens at an hour is visited. */
  openingHours: /(^| )(mo|dong) cua( |$)|(^| )opening (hours|times?)( |$)/,
};

/** What a text asks for besides names, by its words. */
export function questionsIn(text: string): Record<keyof typeof questions, boolean> {
  const folded = fold(text);
  const found = Object.entries(questions).map(([question, words]) => [question, words.test(folded)]);
  return Object.fromEntries(found);
}
