import { kindNames } from '#modules/catalog/kinds/kind-names.ts';
import { kindProfiles } from '#modules/catalog/kinds/kind-profiles.ts';
import { type HelpEntry, listHelp } from '#modules/content/queries/list-help.ts';
import { rankHelp } from '#modules/search/everything/rank-help.ts';
import { expandAbbreviations } from '#modules/search/understanding/expand-abbreviations.ts';
import type { App } from '#platform/app.ts';
import { getLastSettings } from '#web/app/get-last-settings.ts';

/** Pages of the site and questions answered there that answer a text: what its menus call 'Liên hệ' is found by that name. */
export async function findHelp(
  app: Pick<App, 'readDb' | 'data'>,
  text: string,
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
    ...pages.map((page) => ({
      ...page,
      title: page.title.replaceAll('{{name}}', settings.name),
      text: `${page.text} ${asked.get(page.title) ?? ''}`,
    })),
  ];
  const [written = text] = expandAbbreviations(text);
  const found = rankHelp(entries, written);
  const isFirst = ({ href }: HelpEntry, at: number) => found.findIndex((one) => one.href === href) === at;
  return found.filter(isFirst).map(({ title, href }) => ({ title, href }));
}

/** What lists products is a tab of the results. */
const isList = (href: string) =>
  href === '/' ||
  href.startsWith('/dich-vu/') ||
  kindNames.some((name) => kindProfiles[name].prefix === href);

/** By the title of a page: how visitors ask for what it says. */
const asked = new Map([
  [
    'Chính sách hủy và hoàn trả',
    'hủy phòng hủy tour hủy vé hủy đặt chỗ phòng có mất tiền mất phí bao nhiêu tiền, trả lại, đổi ý, không đi nữa, refund, cancel',
  ],
]);

/** Pages that no menu has, and how visitors call what stands there. */
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
  { title: 'Ưu đãi', text: 'khuyến mãi mã giảm giá combo tháng', href: '/page/combo-uu-dai' },
];
