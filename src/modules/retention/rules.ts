import { purgeAffiliates } from '#modules/affiliates/commands/end-affiliate.ts';
import { purgeAlerts } from '#modules/alerts/commands/stop-alerts.ts';
import { purgeAccessCodes } from '#modules/booking/access/access-codes.ts';
import { purgeHolderHashes, purgePapers } from '#modules/booking/privacy/guest-bookings.ts';
import { purgeDepartureCrews } from '#modules/booking/trip/passengers.ts';
import { purgeEnquiries } from '#modules/enquiries/commands/erase-enquiry.ts';
import { purgeFirmInvitations } from '#modules/firms/commands/purge-firm-invitations.ts';
import { keptInvitationDays } from '#modules/firms/rules.ts';
import { purgeGiftReceivers } from '#modules/gift-cards/commands/purge-gift-receivers.ts';
import { purgePhoneCodes } from '#modules/identity/guests/phone-codes.ts';
import { purgeMails } from '#modules/mails/commands/erase-mails.ts';
import { purgePhoneMessages } from '#modules/messages/commands/purge-phone-messages.ts';
import { purgeSubscribers } from '#modules/newsletter/commands/subscribers.ts';
import { purgeBankAccounts } from '#modules/payments/guest-data/erase-payer.ts';
import { purgeVisits } from '#modules/reports/commands/count-visits.ts';
import type { App } from '#platform/app.ts';
import { purgeProofs } from '#platform/bots/admit-sender.ts';
import type { Database } from '#platform/db/connect.ts';
import { purgeIdempotencyKeys } from '#platform/http/run-idempotent.ts';
import { purgeAllowances } from '#platform/limits/take-allowance.ts';
import { eraseWhatIsOver } from './commands/erase-account.ts';
import { purgeGuestMerges } from './commands/merge-guests.ts';

export interface RetentionRule {
  /** For the log and metrics. */
  name: string;
  /** The kind of data and its retention time, as on the privacy page. */
  data: string;
  kept: string;
  /** Deletes what is due; returns how many. Absent if people or the law decide. */
  run?: (db: Database, now: Date, app: Pick<App, 'db' | 'clock' | 'secrets' | 'queue'>) => Promise<number>;
}

/** Days. */
const days = {
  papers: 30,
  crews: 365,
  bankAccounts: 30,
  mails: 90,
  messages: 2,
  requests: 730,
  leftNewsletter: 30,
  endedAlerts: 30,
  holderHashes: 2,
  visits: 730,
  giftReceivers: 90,
  endedAffiliates: 90,
};

/** All personal data that are stored, with their retention time. */
export const retentionRules: RetentionRule[] = [
  {
    name: 'papers',
    data: 'Ngày sinh, quốc tịch, số giấy tờ của người đi (lưu dạng mã hóa)',
    kept: `${days.papers} ngày sau ngày cuối của chuyến đi`,
    run: (db, now) => purgePapers(db, now, days.papers),
  },
  {
    name: 'bank-accounts',
    data: 'Số tài khoản và tên chủ tài khoản nhận tiền hoàn (lưu dạng mã hóa)',
    kept: `${days.bankAccounts} ngày sau khi tiền đã về; ngân hàng và bốn số cuối ở lại cùng khoản hoàn`,
    run: (db, now) => purgeBankAccounts(db, now, days.bankAccounts),
  },
  {
    name: 'departure-crews',
    data: 'Tên, số điện thoại của hướng dẫn viên và xe ghi cho chuyến đi',
    kept: '1 năm sau ngày khởi hành; nhật ký ai đã ghi gì ở lại',
    run: (db, now) => purgeDepartureCrews(db, now, days.crews),
  },
  {
    name: 'firm-invitations',
    data: 'Địa chỉ email được mời vào tài khoản công ty mà chưa trả lời',
    kept: `${keptInvitationDays} ngày sau khi lời mời hết hạn`,
    run: (db, now) => purgeFirmInvitations(db, now, keptInvitationDays),
  },
  {
    name: 'guest-merges',
    data: 'Hai liên hệ được ghi nhận là của cùng một người',
    kept: 'đến khi không còn đặt chỗ, yêu cầu hay tài khoản nào mang một trong hai liên hệ ấy',
    run: (db) => purgeGuestMerges(db),
  },
  {
    name: 'mails',
    data: 'Thư đã gửi cho bạn',
    kept: `nội dung không lưu, trừ câu viết riêng cho bạn; câu ấy, địa chỉ và tiêu đề ${days.mails} ngày`,
    run: (db, now) => purgeMails(db, now, days.mails),
  },
  {
    name: 'requests',
    data: 'Yêu cầu, góp ý, khiếu nại gửi qua trang',
    kept: 'tên, số điện thoại, email và nội dung 2 năm từ ngày gửi',
    run: (db, now) => purgeEnquiries(db, now, days.requests),
  },
  {
    name: 'newsletter',
    data: 'Địa chỉ nhận bản tin',
    kept: `đến khi bạn hủy, rồi xóa sau ${days.leftNewsletter} ngày; địa chỉ chưa xác nhận cũng vậy`,
    run: (db, now) => purgeSubscribers(db, now, days.leftNewsletter),
  },
  {
    name: 'alerts',
    data: 'Địa chỉ nhận báo giảm giá, báo còn chỗ: email, hoặc địa chỉ nhận tin của trình duyệt bạn đã chọn',
    kept: `đến khi bạn dừng hoặc ngày đi tới, rồi xóa sau ${days.endedAlerts} ngày; địa chỉ chưa xác nhận cũng vậy`,
    run: (db, now) => purgeAlerts(db, now, days.endedAlerts),
  },
  {
    name: 'access-codes',
    data: 'Mã xác nhận gửi qua email và tin nhắn, cùng số điện thoại nhận tin',
    kept: `${days.messages} ngày; bản thân mã không lưu`,
    run: async (db, now) =>
      (await purgeAccessCodes(db, now)) +
      (await purgePhoneCodes(db, now)) +
      (await purgePhoneMessages(db, now, days.messages)),
  },
  {
    name: 'abuse-counts',
    data: 'Bộ đếm chống lạm dụng (địa chỉ mạng, số điện thoại, email chỉ lưu dạng mã băm)',
    kept: 'nhiều nhất 2 ngày',
    run: async (db, now) =>
      (await purgeAllowances(db, now)) + (await purgeProofs(db, now)) + (await purgeIdempotencyKeys(db)),
  },
  {
    name: 'holder-hashes',
    data: 'Mã băm của email và địa chỉ mạng đi cùng đặt chỗ, để giới hạn chỗ giữ khi chưa thanh toán',
    kept: `${days.holderHashes} ngày sau khi đặt chỗ không còn chờ thanh toán; mã băm của email ở lại với lượt dùng mã ưu đãi`,
    run: (db, now) => purgeHolderHashes(db, now, days.holderHashes),
  },
  {
    name: 'visits',
    data: 'Số lượt xem trang và lượt tìm của mỗi nơi, cộng theo ngày; không ghi ai xem, không ghi lời bạn gõ',
    kept: '2 năm',
    run: (db, now) => purgeVisits(db, now, days.visits),
  },
  {
    name: 'gift-receivers',
    data: 'Tên, email người nhận phiếu quà tặng và lời nhắn gửi họ',
    kept: `${days.giftReceivers} ngày sau khi phiếu dùng hết, hết hạn hoặc được thu lại; đơn mua không trả tiền cũng vậy`,
    run: (db, now) => purgeGiftReceivers(db, now, days.giftReceivers),
  },
  {
    name: 'affiliates',
    data: 'Liên hệ, tài khoản nhận tiền, mã số thuế của cộng tác viên tiếp thị liên kết (tài khoản, mã số thuế lưu dạng mã hóa)',
    kept: `${days.endedAffiliates} ngày sau khi thôi hợp tác và không còn khoản nào phải trả; bảng kê, khoản trả và tên trên đó ít nhất 10 năm, theo luật kế toán`,
    run: (db, now) => purgeAffiliates(db, now, days.endedAffiliates),
  },
  {
    name: 'asked-erasures',
    data: 'Đặt chỗ, yêu cầu còn dở khi bạn xóa tài khoản',
    kept: 'đến khi chuyến đi và tiền của nó xong, rồi tên, liên hệ và giấy tờ bị xóa',
    run: (_db, _now, app) => eraseWhatIsOver(app),
  },
  {
    name: 'account',
    data: 'Tài khoản, người đi và đơn vị nhận hóa đơn đã lưu, kế hoạch chuyến đi',
    kept: 'đến khi bạn xóa',
  },
  {
    name: 'bookings',
    data: 'Đặt chỗ, thanh toán, hóa đơn và lịch sử của chúng',
    kept: 'ít nhất 10 năm, theo luật kế toán',
  },
  {
    name: 'reviews',
    data: 'Đánh giá, hình, video và tên bạn ký dưới đó, bản trước khi sửa',
    kept: 'đến khi bạn yêu cầu xóa',
  },
];

/** The rules as a Markdown table, for the privacy page. */
export function retentionTable(): string {
  const rows = retentionRules.map(({ data, kept }) => `| ${data} | ${kept} |`);
  return ['| Dữ liệu | Giữ bao lâu |', '|---|---|', ...rows].join('\n');
}
