import { ExternalLink } from 'lucide-react';
import { buttonClass } from '#ui/button.tsx';

const names: Record<string, string> = { vnpay: 'VNPay', momo: 'MoMo', zalopay: 'ZaloPay' };

/** For a guest who came back from the provider's page, or closed it: the way there again. */
export function ProviderPayment({ method, address }: { method: string; address: string }) {
  const name = names[method] ?? method;
  return (
    <section className="rounded-card border border-line bg-rice p-5">
      <h2 className="text-lg">Đang chờ {name} xác nhận</h2>
      <p className="mt-2">
        Trả xong ở trang của {name}, bạn được đưa về đây và trang tự cập nhật. Nếu lỡ đóng, bạn mở lại bằng
        nút dưới đây.
      </p>
      <a href={address} rel="noreferrer" className={buttonClass('outline', 'md', 'mt-3')}>
        <ExternalLink aria-hidden className="size-5" />
        Mở trang {name}
      </a>
    </section>
  );
}
