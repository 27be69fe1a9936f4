import type { FormEvent } from 'react';
import { Form } from 'react-router';
import { Button } from '#ui/button.tsx';

const longestMs = 1500;

/** How to sign out a shared device, and how to revoke the access of all devices. */
export function DeviceSection({ code }: { code: string }) {
  return (
    <section className="rounded-card border border-line bg-rice p-4 lg:p-5">
      <h2 className="text-lg">Thiết bị của bạn</h2>
      <p className="mt-1">
        Thiết bị này nhớ đặt chỗ của bạn đến 60 ngày sau chuyến đi. Nếu máy có người khác dùng, bạn quên nó
        sau khi xem xong.
      </p>
      <ForgetDevice />
      <p className="mt-5">
        Nghi có người lạ mở được đặt chỗ này? Bạn đăng xuất nó khỏi mọi thiết bị khác: liên kết trong thư cũ
        hết hiệu lực, phiếu và mã QR không đổi.
      </p>
      <Form method="post" action={`/chuyen-di/${code}/thiet-bi`} reloadDocument className="mt-3">
        <input type="hidden" name="all" value="1" />
        <Button type="submit" look="outline">
          Đăng xuất khỏi mọi thiết bị
        </Button>
      </Form>
    </section>
  );
}

/** Removes bookings, enquiries, cart, offline vouchers and lists from this browser. */
export function ForgetDevice() {
  const forget = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    void clearSiteData().finally(() => form.submit());
  };
  return (
    <Form method="post" action="/chuyen-di/quen-thiet-bi" reloadDocument onSubmit={forget} className="mt-3">
      <Button type="submit" look="outline">
        Quên trên thiết bị này
      </Button>
      <p className="mt-1 text-sm text-ink-soft">
        Xóa khỏi trình duyệt này: các đặt chỗ và yêu cầu đã mở, kế hoạch chưa có trong tài khoản, giỏ hàng,
        phiếu và danh sách đã lưu. Nếu đang đăng nhập, bạn được đăng xuất khỏi máy này.
      </p>
    </Form>
  );
}

/** Clears what our scripts stored on the device, for browsers without Clear-Site-Data; gives up after a short time. */
async function clearSiteData(): Promise<void> {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith('nv_'));
  for (const key of keys) localStorage.removeItem(key);
  if (!('caches' in window)) return;
  const clear = async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('nv-'));
    await Promise.all(names.map((name) => caches.delete(name)));
  };
  await Promise.race([clear().catch(() => {}), new Promise((done) => setTimeout(done, longestMs))]);
}
