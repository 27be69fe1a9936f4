import type { AnswerTimes, PointProgramme, ReferralProgramme } from '#modules/settings/schema.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { formatNumber } from '#platform/vietnamese/format-number.ts';

/** The company's data that static pages can refer to. */
export interface CompanyFacts {
  name: string;
  address: string;
  phone: string;
  customerEmail: string;
  hours: { phone: string; chat: string; mail: string; counter: string };
  business: { legalName: string; taxCode: string; lhLicence: { no: string } };
  answers: AnswerTimes;
  points: PointProgramme;
  referrals: ReferralProgramme;
}

/** Replaces placeholders like {{legalName}} in a text with the company's data; unknown names stay as they are. */
export function fillPlaceholders(text: string, company: CompanyFacts): string {
  const values: Record<string, string> = {
    name: company.name,
    legalName: company.business.legalName,
    taxCode: company.business.taxCode,
    lhLicence: company.business.lhLicence.no,
    address: company.address,
    phone: company.phone,
    email: company.customerEmail,
    supportHours: company.hours.mail,
    officeHours: company.hours.counter,
    chatHours: company.hours.chat,
    adviceHours: company.hours.phone,
    ...answerFacts(company.answers),
    ...pointFacts(company.points),
    referralTerms: referralTerms(company),
  };
  return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole);
}

function answerFacts(answers: AnswerTimes): Record<string, string> {
  return Object.fromEntries(Object.entries(answers).map(([name, value]) => [name, String(value)]));
}

function pointFacts(points: PointProgramme): Record<string, string> {
  const rows = points.tiers.map(
    ({ title, fromPoints, bonusPercent }) =>
      `| ${title} | ${formatNumber(fromPoints)} điểm | ${bonusPercent > 0 ? `${bonusPercent}%` : '–'} |`,
  );
  return {
    pointPaid: formatVnd(points.vndPerPoint),
    pointWorth: formatVnd(points.pointVnd),
    pointMost: `${points.mostPercent}%`,
    pointMonths: String(points.lifeMonths),
    pointNotice: String(points.announceDays),
    pointTiers: ['| Hạng | Từ | Cộng thêm |', '|---|---|---|', ...rows].join('\n'),
  };
}

/** The complete terms of the referral programme, or that it is closed. */
function referralTerms({ referrals, points, name }: CompanyFacts): string {
  const { isOn, inviterPoints, friendPoints, leastVnd, days, mostPerYear } = referrals;
  if (!isOn) return `Hiện ${name} chưa mở chương trình mời bạn.`;
  return [
    `- Phần “Mời bạn” trong tài khoản có liên kết của riêng bạn. Ai đăng ký bằng liên kết ấy và đi xong chuyến đầu tiên từ ${formatVnd(leastVnd)} trong ${days} ngày thì được ${formatNumber(friendPoints)} điểm, bạn được ${formatNumber(inviterPoints)} điểm. Mỗi điểm trừ ${formatVnd(points.pointVnd)}.`,
    `- Mỗi người được mời tính một lần. Mỗi năm bạn có điểm cho nhiều nhất ${mostPerYear} người.`,
  ].join('\n');
}

/** A static page with all placeholders replaced. */
export function fillPage<
  Page extends {
    title: string;
    excerpt: string;
    content: string;
    faqs: { question: string; answer: string; group: string }[];
  },
>(page: Page, company: CompanyFacts): Page {
  const fill = (text: string) => fillPlaceholders(text, company);
  return {
    ...page,
    title: fill(page.title),
    excerpt: fill(page.excerpt),
    content: fill(page.content),
    faqs: page.faqs.map((faq) => ({ ...faq, question: fill(faq.question), answer: fill(faq.answer) })),
  };
}
