import { Form } from 'react-router';
import type { Firm } from '#modules/firms/queries/find-firm.ts';
import { Button } from '#ui/button.tsx';
import { AccountCard } from '../account-card.tsx';
import { FirmFields } from './firm-fields.tsx';
import type { FirmFormRefusal } from './read-firm-form.ts';

/** The firm's invoice details, for its managers. */
export function EditCard({ firm, answer }: { firm: Firm; answer: FirmFormRefusal | undefined }) {
  const { name, taxCode, address, email, version } = firm;
  const values = answer?.typed ?? { companyName: name, taxCode, address, email: email ?? '' };
  return (
    <AccountCard title="Thông tin trên hóa đơn" about="Đặt chỗ đã có giữ thông tin lúc đặt.">
      <Form key={version} method="post" noValidate className="stack-4">
        <input type="hidden" name="version" value={version} />
        <FirmFields values={values} errors={answer?.errors ?? {}} />
        <Button type="submit" name="do" value="edit" look="outline">
          Lưu
        </Button>
      </Form>
    </AccountCard>
  );
}

/** Leaving the firm, for every member. */
export function LeaveCard({ error }: { error: string | undefined }) {
  return (
    <AccountCard
      title="Ra khỏi công ty"
      about="Đặt chỗ của bạn vẫn ở trong tài khoản của bạn; người quản lý vẫn thấy chúng trong danh sách của công ty. Người cuối cùng ra thì tài khoản công ty đóng lại."
    >
      {/* Two presses: nobody else can bring back what the last one to leave closes. */}
      <details>
        <summary className="folded-head min-h-11 w-fit font-semibold text-sea">Tôi muốn ra</summary>
        <Form method="post" className="mt-2">
          <Button type="submit" name="do" value="leave" look="outline">
            Ra khỏi công ty
          </Button>
        </Form>
      </details>
      {error && <p className="mt-2 text-bad">{error}</p>}
    </AccountCard>
  );
}
