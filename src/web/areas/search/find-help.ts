import { kindNames } from '#modules/catalog/kinds/kind-names.ts';
import { kindProfiles } from '#modules/catalog/kinds/kind-profiles.ts';
import { type HelpEntry, listHelp } from '#modules/content/queries/list-help.ts';
import { isQuestion, rankHelp } from '#modules/search/everything/rank-help.ts';
import { expandAbbreviations } from '#modules/search/understanding/expand-abbreviations.ts';
import type { App } from '#platform/app.ts';
import { getLastSettings } from '#web/app/get-last-settings.ts';

/**
 * Pages of the site and answered questions that match a text; a menu's link is found by its label, such as 'Liên hệ'.
 * @param isAnswered whether products match the whole text: then only pages and questions that it names or asks for
 */
export async function findHelp(
  app: Pick<App, 'readDb' | 'data'>,
  text: string,
  { isAnswered }: { isAnswered: boolean },
): Promise<Pick<HelpEntry, 'title' | 'href'>[]> {
  const [pages, settings] = await Promise.all([
    app.data.get('help', ['content'], () => listHelp(app.readDb)),
    getLastSettings(app),
  ]);
  const { menus, footerColumn1, footerColumn2, footerColumn3 } = settings;
  const links = [
    ...[menus.main, menus.more, menus.help, menus.support, menus.featured].flat(),
    ...[footerColumn1, footerColumn2, footerColumn3].flatMap(({ links }) => links),
  ];
  const entries = [
    ...links.filter(({ href }) => !isList(href)).map(({ label, href }) => ({ title: label, text: '', href })),
    ...ownPages,
    ...pages.map(({ title, text, href }) => ({
      title: title.replaceAll('{{name}}', settings.name),
      text: `${text} ${wordsOfPages[href.split('/').at(-1) ?? ''] ?? ''}`,
      href,
    })),
  ];
  const [written = text] = expandAbbreviations(text);
  const found = rankHelp(entries, written, { onlyNamed: isAnswered && !isQuestion(text) });
  const isFirst = ({ href }: HelpEntry, at: number) => found.findIndex((one) => one.href === href) === at;
  return found.filter(isFirst).map(({ title, href }) => ({ title, href }));
}

/** Whether a link leads to a list of products, which is a tab of the results. */
const isList = (href: string) =>
  href === '/' ||
  href.startsWith('/dich-vu/') ||
  kindNames.some((name) => kindProfiles[name].prefix === href);

/** Pages that are found even if no menu has them, with the words that visitors use for their content. */
const ownPages: HelpEntry[] = [
  { title: 'Đăng nhập', text: 'đăng ký tài khoản mật khẩu login', href: '/dang-nhap' },
  { title: 'Liên hệ', text: 'số điện thoại tổng đài hotline địa chỉ văn phòng zalo gọi', href: '/lien-he' },
  {
    title: 'Tra cứu đặt chỗ',
    text: 'xem lại đơn đã đặt mã đặt chỗ hủy đổi ngày phiếu booking của tôi',
    href: '/chuyen-di',
  },
  { title: 'Vé máy bay', text: 'vmb mb bay chuyến bay hãng đặt vé đi', href: '/ve-may-bay' },
  { title: 'Phiếu quà tặng', text: 'thẻ voucher', href: '/phieu-qua-tang' },
];

/** Words by which visitors ask for a static page, by its slug; the office may have withdrawn the page. */
const wordsOfPages: Readonly<Record<string, string>> = {
  'combo-uu-dai': 'khuyến mãi ưu đãi mã giảm giá tháng',
  'chinh-sach-huy-va-hoan-tra':
    'hủy phòng hủy tour hủy vé hủy đặt chỗ phòng có mất tiền mất phí bao nhiêu tiền, trả lại, đổi ý, không đi nữa, refund, cancel',
};
