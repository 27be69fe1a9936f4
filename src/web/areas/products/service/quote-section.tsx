import { Section } from '#ui/section.tsx';
import { emptyContact } from '#web/parts/enquiries/contact-values.ts';
import { EnquiryForm } from '#web/parts/enquiries/enquiry-form.tsx';

/** The enquiry form for what has no fixed price; `product` is the path of the page it is about. */
export function QuoteSection({ openedAt, product = '' }: { openedAt: string; product?: string }) {
  const values = {
    ...emptyContact,
    kind: 'bao-gia-doan' as const,
    product,
    from: '',
    guests: '',
    budget: '',
    place: '',
    openedAt,
  };
  return (
    <Section
      id="bao-gia"
      title="Nhận báo giá riêng"
      intro="Bạn cho biết ngày, nơi và số khách. Chúng tôi gửi báo giá từng hạng mục, chưa đặt thì chưa mất phí."
      className="scroll-mt-14"
    >
      <div className="max-w-3xl rounded-card border border-line bg-rice p-5 lg:p-8">
        <EnquiryForm values={values} isFixed />
      </div>
    </Section>
  );
}
