import { Section } from '#ui/section.tsx';
import { Specimen, Specimens } from './specimen.tsx';

/** Colours of src/ui/app.css by what stands on them. */
const colours: { name: string; use: string; text: string }[] = [
  { name: 'ink', use: 'chữ', text: 'text-white' },
  { name: 'ink-soft', use: 'chữ phụ', text: 'text-white' },
  { name: 'sea', use: 'liên kết, nút phụ', text: 'text-white' },
  { name: 'sea-dark', use: 'khi rê chuột', text: 'text-white' },
  { name: 'sea-soft', use: 'nền của lựa chọn', text: 'text-ink' },
  { name: 'lantern', use: 'nút chính, một nút mỗi màn hình', text: 'text-white' },
  { name: 'lantern-dark', use: 'nút chính khi rê chuột', text: 'text-white' },
  { name: 'lantern-soft', use: 'nền nhấn nhẹ', text: 'text-ink' },
  { name: 'sun', use: 'sao, giảm giá; không dùng cho chữ', text: 'text-ink' },
  { name: 'sun-soft', use: 'nền của ưu đãi', text: 'text-ink' },
  { name: 'sand', use: 'nền trang', text: 'text-ink' },
  { name: 'sand-deep', use: 'nền của nhãn', text: 'text-ink' },
  { name: 'rice', use: 'nền của thẻ', text: 'text-ink' },
  { name: 'line', use: 'đường kẻ', text: 'text-ink' },
  { name: 'line-strong', use: 'viền ô nhập', text: 'text-2xl! text-white' },
  { name: 'good', use: 'thành công', text: 'text-white' },
  { name: 'warn', use: 'cần chú ý', text: 'text-white' },
  { name: 'bad', use: 'lỗi', text: 'text-white' },
];

const sizes = ['text-4xl', 'text-3xl', 'text-2xl', 'text-xl', 'text-lg', 'text-base', 'text-sm'];
const corners = ['rounded-card', 'rounded-control', 'rounded-badge', 'rounded-full'];

/** Colour, type, shape: what everything else is made of. */
export function Tokens() {
  return (
    <>
      <Section id="mau" title="Màu">
        <ul className="grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-6">
          {colours.map(({ name, use, text }) => (
            <li key={name} className="overflow-hidden rounded-control border border-line bg-rice">
              <p
                className={`grid h-20 place-items-center px-2 text-sm font-semibold ${text}`}
                style={{ backgroundColor: `var(--color-${name})` }}
              >
                {name}
              </p>
              <p className="px-3 py-2 text-sm text-ink-soft">{use}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="chu" title="Chữ">
        <Specimen name="Be Vietnam Pro" state="400 và 600, dấu chồng vẫn đủ chỗ">
          <ul className="space-y-3">
            {sizes.map((size) => (
              <li key={size} className={`${size} truncate`}>
                <span className="font-semibold">Nghiễm nhiên ở Huế</span>, phở bò ẩm thực ngõ nhỏ
                <code className="ml-3 text-sm text-ink-soft">{size}</code>
              </li>
            ))}
          </ul>
        </Specimen>
      </Section>
      <Section id="hinh" title="Góc và bóng">
        <Specimens>
          <Specimen name="radius">
            <ul className="flex flex-wrap gap-4">
              {corners.map((corner) => (
                <li key={corner} className={`${corner} border border-line-strong bg-sand px-5 py-4 text-sm`}>
                  {corner}
                </li>
              ))}
            </ul>
          </Specimen>
          <Specimen name="shadow">
            <ul className="flex flex-wrap gap-6">
              <li className="rounded-control bg-rice px-5 py-4 text-sm shadow-soft">shadow-soft</li>
              <li className="rounded-control bg-rice px-5 py-4 text-sm shadow-raised">shadow-raised</li>
            </ul>
          </Specimen>
        </Specimens>
      </Section>
    </>
  );
}
