import { Segments } from '../../parts/segments.tsx';

const tabs = [
  { to: '/so-tien', title: 'Tin về' },
  { to: '/so-tien/so-cai', title: 'Sổ cái' },
  { to: '/so-tien/doi-soat', title: 'Đối soát' },
  { to: '/so-tien/hoa-don', title: 'Hóa đơn' },
  { to: '/so-tien/khoa-so', title: 'Khóa sổ' },
  { to: '/so-tien/dieu-chinh', title: 'Điều chỉnh' },
  { to: '/so-tien/diem', title: 'Điểm' },
  { to: '/so-tien/moi-ban', title: 'Mời bạn' },
];

/** Tabs of the money area. */
export function MoneyTabs({ shown }: { shown: string }) {
  return (
    <Segments
      label="Các phần của sổ tiền"
      items={tabs.map((tab) => ({ ...tab, isChosen: tab.to === shown }))}
    />
  );
}
