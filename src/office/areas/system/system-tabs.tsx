import { Segments } from '../../parts/segments.tsx';

const tabs = [
  { to: '/he-thong', title: 'Tình trạng' },
  { to: '/he-thong/thu', title: 'Thư' },
  { to: '/he-thong/tin', title: 'Tin thanh toán' },
  { to: '/he-thong/khong-co', title: 'Trang không có' },
];

/** Tabs of the system area. */
export function SystemTabs({ shown }: { shown: string }) {
  return (
    <Segments
      label="Các phần của hệ thống"
      items={tabs.map((tab) => ({ ...tab, isChosen: tab.to === shown }))}
    />
  );
}
