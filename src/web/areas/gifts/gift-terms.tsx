import { CalendarClock, RotateCcw, ShieldCheck, TicketCheck, Wallet } from 'lucide-react';
import { useRootData } from '#web/app/root-data.ts';

/** The terms of a gift card, stated before the purchase. */
export function GiftTerms({ validMonths }: { validMonths: number }) {
  const { settings } = useRootData();
  const terms = [
    {
      icon: CalendarClock,
      text: 'Thư tặng đi từ 8 giờ sáng của ngày bạn hẹn; mua sau giờ đó và hẹn đúng hôm ấy thì đi ngay khi chúng tôi nhận đủ tiền.',
    },
    {
      icon: TicketCheck,
      text: `Phiếu dùng được ${validMonths} tháng kể từ ngày gửi. Ngày cuối ghi trong thư và trong đơn của bạn.`,
    },
    {
      icon: Wallet,
      text: 'Trả được cả đơn hay một phần, một lần hay nhiều lần; phần chưa dùng vẫn ở trong phiếu.',
    },
    {
      icon: RotateCcw,
      text: 'Đơn trả bằng phiếu mà hủy có hoàn, hay hết giờ giữ chỗ, thì phần của phiếu về lại phiếu.',
    },
    {
      icon: ShieldCheck,
      text: `Giá bằng đúng mệnh giá, không thêm phí. Gửi nhầm địa chỉ hay mất thư, bạn gọi ${settings.phone}.`,
    },
  ];
  return (
    <section className="rounded-card border border-line bg-rice p-5 xl:sticky xl:top-6">
      <h2 className="text-xl">Phiếu dùng thế nào</h2>
      <ul className="mt-4 stack-4">
        {terms.map(({ icon: Icon, text }) => (
          <li key={text} className="flex items-start gap-3">
            <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-sea" />
            <span className="min-w-0">{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
