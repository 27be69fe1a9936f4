import { Keyboard } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../parts/button.tsx';
import { KeyCap } from '../parts/key-cap.tsx';
import { Sheet, useSheet } from '../parts/sheet.tsx';
import { goToRegion, goToTrouble } from './go-to.ts';
import { pressMain, pressMove, pressUndo } from './press-main.ts';

/** Keyboard shortcuts; none is a single letter, so that Telex works. */
const groups: readonly { title: string; keys: readonly (readonly [string, ...string[]])[] }[] = [
  {
    title: 'Ở mọi nơi',
    keys: [
      ['Tìm và lệnh', 'Ctrl', 'K'],
      ['Bảng phím này', 'Ctrl', '/'],
      ['Lưu', 'Ctrl', 'S'],
      ['Việc chính của tờ đang mở', 'Ctrl', 'Enter'],
      ['Hoàn tác việc vừa làm', 'Ctrl', 'Z'],
      ['Sang vùng khác của trang', 'F6'],
      ['Ô khác nhau, lỗi kế tiếp', 'F8'],
      ['Đóng', 'Esc'],
    ],
  },
  {
    title: 'Bảng',
    keys: [
      ['Đi dòng', '↑', '↓'],
      ['Đầu, cuối bảng', 'Home', 'End'],
      ['Chọn dòng', 'Space'],
      ['Chọn một dải', 'Shift', '↓'],
      ['Mở dòng', 'Enter'],
      ['Việc của dòng', 'Shift', 'F10'],
      ['Trang trước, sau', 'PgUp', 'PgDn'],
      ['Bỏ chọn', 'Esc'],
    ],
  },
  {
    title: 'Một đặt chỗ, sản phẩm',
    keys: [
      ['Đặt chỗ trước, sau', 'Alt', '↑', '↓'],
      ['Dời ảnh, dời dòng', 'Ctrl', 'Shift', '←', '→'],
      ['Việc khác', 'Shift', 'F10'],
    ],
  },
  {
    title: 'Khách gọi',
    keys: [
      ['Khách nói gì', 'F2'],
      ['Sang báo giá', 'F4'],
      ['Giữ chỗ, lấy liên kết', 'F9'],
      ['Đi ngày', '←', '→'],
    ],
  },
  {
    title: 'Lịch chỗ và giá',
    keys: [
      ['Đi ô', '←', '→', '↑', '↓'],
      ['Mở rộng vùng', 'Shift', '→'],
      ['Sửa ô', 'F2'],
      ['Chép ô đầu ra cả vùng', 'Ctrl', 'D'],
      ['Xem trước, lưu', 'Ctrl', 'Enter'],
      ['Hoàn tác', 'Ctrl', 'Z'],
      ['Bỏ chọn', 'Esc'],
    ],
  },
];

/** Lists the keyboard shortcuts; opened by a button in the header or Ctrl+/. */
export function KeysSheet() {
  const sheet = useSheet();
  const { ref } = sheet;
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.isComposing || event.altKey) return;
      if (event.key === 'F6') return goToRegion(event);
      if (event.key === 'F8') return goToTrouble(event);
      if (!(event.ctrlKey || event.metaKey)) return;
      if (event.shiftKey && pressMove(event)) return;
      // The grid presses its own button.
      if (event.key === 'Enter' && !event.defaultPrevented && pressMain()) return event.preventDefault();
      if (event.key.toLowerCase() === 's' && !event.shiftKey) {
        // Never the browser's 'save page'.
        event.preventDefault();
        pressMain(true);
        return;
      }
      if (event.key.toLowerCase() === 'z' && !event.shiftKey && pressUndo(event)) return;
      if (event.key !== '/') return;
      event.preventDefault();
      // Another modal dialog is open.
      if (document.querySelector('dialog:modal')) return;
      setOpen(true);
      ref.current?.showModal();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [ref]);
  return (
    <>
      <Button
        look="quiet"
        size="sm"
        className="max-md:hidden"
        aria-label="Phím tắt"
        title="Phím tắt (Ctrl /)"
        onClick={() => {
          setOpen(true);
          sheet.open();
        }}
      >
        <Keyboard size={16} aria-hidden />
      </Button>
      <Sheet sheet={sheet} title="Phím tắt" isWide onClose={() => setOpen(false)}>
        {isOpen && <Keys />}
      </Sheet>
    </>
  );
}

function Keys() {
  return (
    <div className="grid gap-x-8 gap-y-4 lg:grid-cols-2">
      {groups.map(({ title, keys }) => (
        <section key={title}>
          <h3 className="font-semibold">{title}</h3>
          <dl>
            {keys.map(([what, ...caps]) => (
              <div key={what} className="flex items-center gap-2 border-b border-line py-1.5">
                <dt className="flex-1">{what}</dt>
                <dd className="flex gap-1">
                  {caps.map((cap) => (
                    <KeyCap key={cap}>{cap}</KeyCap>
                  ))}
                  <span className="sr-only">{caps.join(' ')}</span>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <p className="text-ink-soft lg:col-span-full">
        Không phím tắt nào là một chữ cái trần. Đang gõ dấu (Unikey, EVKey, bộ gõ của máy) thì Enter và Esc
        thuộc về bộ gõ; không bắt phím xóa lùi, không sửa chữ trong lúc gõ. Việc nào kéo được thì cũng làm
        được bằng phím.
      </p>
    </div>
  );
}
