import { fold } from '#platform/vietnamese/fold.ts';

/** Who asks when to go, or how, wants to read. */
export const asksForGuides = (text: string): boolean => guides.test(fold(text));
const guides =
  /(^| )(thoi tiet|mua nao|thang nao|mua dep|kinh nghiem|cam nang|review|bi kip|lich trinh|(?:co|troi) (?:lanh|ret|nong|tuyet)|mua nay|itinerary|weather|best time|travel guide)( |$)/;

/** A walk from one kitchen to the next is called a tour. */
export const asksToEat = (text: string): boolean => kitchens.test(fold(text));
const kitchens = /(^| )(food ?tour|tour (?:do an|am thuc|an uong|an vat)|street food)( |$)/;

/** What begins with something that one does: 'lặn ngắm san hô'. */
export const asksForActivity = (text: string): boolean => activity.test(fold(text));
const activity =
  /^(lan (bien|ngam|san ho|ong|binh)|cheo|cau (muc|ca)|leo nui|trek|dap xe|san may|hoc|nau an|hai (che|dau|trai|hoa)|luot|du luon|cam trai|cuoi|zipline|kayak|sup|snorkel|diving)/;

/** Who asks what there is to do somewhere has a bed. */
export const asksWhatToDo = (text: string): boolean => whatToDo.test(fold(text));
const whatToDo = /(^| )(things to do|what to do|activities|choi gi|di choi o dau|co gi choi|lam gi o)( |$)/;

/** Who asks where to go or what to eat reads about it, or does it. */
export const asksWhereToGo = (text: string): boolean => whereToGo.test(fold(text));
const whereToGo = /(^| )(an gi|di dau)( |$)/;

/** What such words ask is met by the tab that opens. */
export const asksWhatIsThere = (text: string): boolean => asksWhereToGo(text) || asksWhatToDo(text);

/** What opens at an hour is visited. */
export const asksWhenOpen = (text: string): boolean => openingHours.test(fold(text));
const openingHours = /(^| )(mo|dong) cua( |$)|(^| )opening (hours|times?)( |$)/;
