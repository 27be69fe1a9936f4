import { Section } from '#ui/section.tsx';
import { Table } from '#ui/table.tsx';
import { FaqList } from '#web/parts/content/faq-list.tsx';

const durations = [
  ['Hà Nội – TP. Hồ Chí Minh', '2 giờ 10 phút'],
  ['Hà Nội – Đà Nẵng', '1 giờ 20 phút'],
  ['Hà Nội – Phú Quốc', '2 giờ 15 phút'],
  ['TP. Hồ Chí Minh – Phú Quốc', '1 giờ'],
  ['TP. Hồ Chí Minh – Nha Trang', '1 giờ 10 phút'],
] as const;

const faqs = [
  {
    question: 'Giá báo giữ được bao lâu?',
    answer:
      'Tùy hãng và hạng vé: có vé giữ được vài giờ, có vé phải trả ngay. Giờ hết hạn ghi ngay trên từng phương án, quá hạn thì tra lại giá mới.',
  },
  {
    question: 'Nên có mặt ở sân bay trước mấy tiếng?',
    answer:
      'Chuyến nội địa nên đến trước 2 giờ, dịp lễ Tết trước 2 giờ 30 phút. Quầy thường đóng trước giờ bay 40 phút.',
  },
  {
    question: 'Trẻ em cần giấy tờ gì?',
    answer:
      'Trẻ dưới 14 tuổi dùng giấy khai sinh hoặc bản trích lục. Người lớn dùng căn cước, hộ chiếu hoặc tài khoản định danh điện tử mức 2.',
  },
  {
    question: 'Đi theo nhóm từ 10 người thì khác gì?',
    answer:
      'Đoàn từ 10 khách được báo giá riêng, đặt cọc trước và nộp danh sách tên sau. Bạn gửi yêu cầu báo giá cho đoàn để còn nhiều giờ bay mà chọn.',
  },
];

/** What is worth knowing before asking for a fare. */
export function FlightNotes() {
  return (
    <>
      <Section title="Thời gian bay thẳng" intro="Thời gian bay thẳng ước tính của từng chặng.">
        <div className="max-w-xl">
          <Table
            caption="Thời gian bay thẳng"
            columns={[{ label: 'Chặng' }, { label: 'Khoảng', align: 'end' }]}
            rows={durations.map(([route, time]) => ({ key: route, cells: [route, time] }))}
          />
        </div>
      </Section>
      <Section title="Câu hỏi thường gặp" className="max-w-prose">
        <FaqList faqs={faqs} />
      </Section>
    </>
  );
}
