import { Search } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '#ui/badge.tsx';
import { Button, ButtonLink, type ButtonLook } from '#ui/button.tsx';
import { Dropdown } from '#ui/dropdown.tsx';
import { Modal } from '#ui/modal.tsx';
import { Section } from '#ui/section.tsx';
import { showToast } from '#ui/show-toast.ts';
import { Specimen, Specimens } from './specimen.tsx';

const looks: ButtonLook[] = ['primary', 'sea', 'outline', 'quiet', 'danger'];
const tones = ['lantern', 'sun', 'sea', 'good', 'warn', 'bad', 'plain'] as const;

/** Buttons, and the dialogs and menus that they open. */
export function Actions() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Section id="nut" title="Nút, nhãn và lớp phủ" intro="Rê chuột và bấm Tab để xem nút khi được trỏ tới.">
      <Specimens>
        {looks.map((look) => (
          <Specimen key={look} name={`Button ${look}`} state="nghỉ, tắt, ba cỡ, liên kết">
            <div className="flex flex-wrap items-center gap-3">
              <Button look={look}>Đặt ngay</Button>
              <Button look={look} disabled>
                Đặt ngay
              </Button>
              <Button look={look} size="sm">
                Nhỏ
              </Button>
              <Button look={look} size="lg">
                <Search aria-hidden className="size-5" />
                Lớn
              </Button>
              <ButtonLink look={look} to="#nut">
                Liên kết
              </ButtonLink>
            </div>
          </Specimen>
        ))}
        <Specimen name="Badge" state="bảy sắc">
          <div className="flex flex-wrap gap-3">
            {tones.map((tone) => (
              <Badge key={tone} tone={tone}>
                {tone}
              </Badge>
            ))}
          </div>
        </Specimen>
        <Specimen name="Dropdown" state="đóng; mở khi trỏ, bấm hoặc Tab">
          <Dropdown
            id="mau-menu"
            label="Dịch vụ khác"
            buttonClassName="min-h-11 font-semibold hover:text-sea"
          >
            <ul className="rounded-control border border-line bg-rice p-2 shadow-raised">
              <li className="px-3 py-2">Vé tham quan</li>
              <li className="px-3 py-2">Thuê xe</li>
            </ul>
          </Dropdown>
        </Specimen>
        <Specimen name="Modal" state="mở bằng nút">
          <Button look="outline" onClick={() => setOpen(true)}>
            Mở hộp thoại
          </Button>
          <Modal
            isOpen={isOpen}
            onClose={() => setOpen(false)}
            title="Hủy phòng"
            className="w-[min(92vw,480px)] rounded-card"
          >
            <p className="p-6">Bạn được hoàn đủ tiền nếu hủy trước 14:00 ngày 20/12.</p>
          </Modal>
        </Specimen>
        <Specimen name="toast" state="bốn sắc, bốn giây mỗi lời">
          <div className="flex flex-wrap gap-3">
            {(['info', 'good', 'warn', 'bad'] as const).map((tone) => (
              <Button
                key={tone}
                look="outline"
                size="sm"
                onClick={() => showToast({ title: 'Đã thêm vào giỏ', text: 'Khách sạn 2 đêm', tone })}
              >
                {tone}
              </Button>
            ))}
          </div>
        </Specimen>
      </Specimens>
    </Section>
  );
}
