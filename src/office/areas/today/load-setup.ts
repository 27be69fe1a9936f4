import { getSettings } from '#modules/settings/queries.ts';
import { getSetup } from '#modules/tasks/queries/get-setup.ts';
import type { Executor } from '#platform/db/connect.ts';
import { listUnfilled } from '../../parts/setup/list-unfilled.ts';

export interface SetupStep {
  title: string;
  about: string;
  to: string;
  isDone: boolean;
}

/** Setup steps of a new company until its first guest can book; null once all necessary ones are done. */
export async function loadSetup(db: Executor): Promise<SetupStep[] | null> {
  const [has, settings] = await Promise.all([getSetup(db), getSettings(db)]);
  const unfilled = listUnfilled(settings);
  const facts = unfilled.filter((name) => name !== 'bankAccounts').length;
  const needed: SetupStep[] = [
    {
      title: 'Tên và giấy tờ công ty',
      about: facts > 0 ? `Còn ${facts} ô là lời tạm.` : 'Trang đã mang tên công ty.',
      to: '/cai-dat',
      isDone: facts === 0,
    },
    {
      title: 'Tài khoản nhận tiền',
      about: 'Khách chuyển khoản vào đây. Chưa có thì trang không cho chuyển khoản.',
      to: '/cai-dat?nhom=tai-khoan',
      isDone: !unfilled.includes('bankAccounts'),
    },
    {
      title: 'Nhà cung cấp đầu tiên',
      about: 'Sản phẩm nào cũng của một nhà cung cấp; công ty tự làm thì ghi chính công ty.',
      to: '/nha-cung-cap/moi',
      isDone: has.suppliers,
    },
    {
      title: 'Hình ảnh',
      about: 'Kéo nhiều hình vào kho một lúc, ghi hình cho thấy gì.',
      to: '/hinh-anh',
      isDone: has.pictures,
    },
    {
      title: 'Sản phẩm đầu tiên lên trang',
      about: 'Viết từng sản phẩm ở đây, hoặc nhập cả bảng ở Nhập, xuất.',
      to: '/san-pham/moi',
      isDone: has.products,
    },
    {
      title: 'Hạng và gói giá',
      about: 'Có hạng và gói giá thì ngày được mở bán ngay, cho hơn một năm tới.',
      to: '/san-pham',
      isDone: has.forSale,
    },
  ];
  if (needed.every(({ isDone }) => isDone)) return null;
  return [
    ...needed,
    {
      title: 'Menu và trang chủ',
      about: 'Đã có sẵn; đổi tên, thứ tự hay băng quảng bá khi cần.',
      to: '/trang-web',
      isDone: has.wordings,
    },
    {
      title: 'Bài viết đầu tiên',
      about: 'Có thể chèn sản phẩm vào bài.',
      to: '/noi-dung/moi',
      isDone: has.articles,
    },
    {
      title: 'Đặt thử một đơn',
      about: 'Mở trang, đặt và trả tiền như khách, rồi xem đơn ở Đặt chỗ.',
      to: '/dat-cho',
      isDone: has.bookings,
    },
  ];
}
