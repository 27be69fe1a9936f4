import { CheckField, SelectField, TextArea, TextField } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { Section } from '#ui/section.tsx';
import { Specimen, Specimens } from './specimen.tsx';

/** Form fields, and the page's feedback. */
export function Fields() {
  return (
    <Section id="o-nhap" title="Ô nhập và lời báo">
      <Specimens>
        <Specimen name="TextField" state="nghỉ, có gợi ý">
          <TextField name="phone" label="Điện thoại" hint="Chúng tôi gọi khi chuyến đi có thay đổi." />
        </Specimen>
        <Specimen name="TextField" state="lỗi, bắt buộc">
          <TextField
            name="email"
            label="Email"
            required
            defaultValue="lan@"
            error="Email cần có tên miền, ví dụ lan@thu.vn."
          />
        </Specimen>
        <Specimen name="TextField" state="tắt">
          <TextField name="code" label="Mã đặt chỗ" disabled defaultValue="DV2345678" />
        </Specimen>
        <Specimen name="SelectField" state="nghỉ">
          <SelectField name="guests" label="Số khách">
            <option>2 người lớn</option>
            <option>2 người lớn, 1 bé</option>
          </SelectField>
        </Specimen>
        <Specimen name="TextArea" state="nghỉ">
          <TextArea name="note" label="Ghi chú" placeholder="Giờ đến, món ăn kiêng" />
        </Specimen>
        <Specimen name="CheckField" state="nghỉ, chọn, lỗi">
          <div className="stack-3">
            <CheckField name="news" label="Nhận ưu đãi qua email" />
            <CheckField name="invoice" label="Xuất hóa đơn" defaultChecked />
            <CheckField
              name="consent"
              label="Đồng ý với điều khoản"
              error="Bạn đánh dấu ô này để tiếp tục."
            />
          </div>
        </Specimen>
        {(['info', 'good', 'warn', 'bad'] as const).map((tone) => (
          <Specimen key={tone} name={`Notice ${tone}`}>
            <Notice tone={tone} title="Chỗ đang được giữ">
              <p>Bạn còn 15 phút để thanh toán.</p>
            </Notice>
          </Specimen>
        ))}
      </Specimens>
    </Section>
  );
}
