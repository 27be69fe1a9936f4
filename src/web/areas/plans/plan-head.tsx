import { Form } from 'react-router';
import { keepNames } from '#platform/vietnamese/keep-names.ts';
import { Button } from '#ui/button.tsx';
import { TextArea } from '#ui/field.tsx';
import type { PlanErrors } from './empty-plan.ts';
import { LikeButton } from './like-button.tsx';
import type { PlanPageData } from './load-plan-page.ts';
import { PlanBasics } from './plan-basics.tsx';
import type { PlanFormRefusal } from './run-plan-action.ts';

const jump = 'inline-flex min-h-11 items-center font-semibold text-sea hover:underline';

/** A plan's title, dates and party; those who may edit it find the form below. */
export function PlanHead({ page, refused }: { page: PlanPageData; refused: PlanFormRefusal | null }) {
  const { plan, days, access, editors, today } = page;
  const { adults, childAges } = plan.party;
  const isBack = refused?.about === 'plan' && refused.typed.intent === 'describe';
  const errors = errorsOf(refused, isBack);
  const facts = [
    `${days.length} ngày`,
    plan.startsOn && days[0]?.date ? `từ ${days[0].date}` : 'chưa chọn ngày đi',
    childAges.length > 0 ? `${adults} người lớn, ${childAges.length} trẻ em` : `${adults} người lớn`,
  ];
  const seen = {
    title: plan.title,
    summary: plan.summary,
    startsOn: plan.startsOn ?? '',
    adults: String(adults),
    ages: childAges.join(', '),
  };
  const values = { ...seen, days: '', ...(isBack && refused.typed) };
  return (
    <header className="mt-3">
      <h1 className="text-2xl lg:text-3xl">{keepNames(plan.title)}</h1>
      <p className="mt-1 text-ink-soft">{facts.join(' · ')}</p>
      {plan.summary && <p className="mt-2 max-w-prose whitespace-pre-line">{plan.summary}</p>}
      {editors.length > 0 && <p className="mt-1 text-sm text-ink-soft">Cùng sửa: {editors.join(', ')}</p>}
      {access === 'viewer' ? (
        <Form method="post" preventScrollReset className="mt-3 flex flex-wrap gap-3">
          <Button type="submit" name="intent" value="copy" look="outline">
            Chép thành kế hoạch của tôi
          </Button>
          <LikeButton likes={plan.likes} isLiked={plan.isLiked} look="quiet" />
        </Form>
      ) : (
        <>
          {/* On a phone both stand below all days. */}
          <p className="mt-1 flex flex-wrap gap-x-5 xl:hidden">
            <a href="#gia" className={jump}>
              Giá và đặt chỗ
            </a>
            {access === 'owner' && (
              <a href="#chia-se" className={jump}>
                Chia sẻ
              </a>
            )}
          </p>
          <details open={isBack || undefined} className="xl:mt-2">
            <summary className="folded-head min-h-11 w-fit list-none font-semibold text-sea hover:underline">
              Đổi tên, ngày đi, số khách
            </summary>
            {/* An edit by somebody else remounts the fields. */}
            <Form
              method="post"
              data-held
              key={`${JSON.stringify(seen)} ${isBack}`}
              className="mt-3 max-w-2xl stack-4 rounded-card border border-line bg-rice p-4 lg:p-5"
            >
              <input type="hidden" name="intent" value="describe" />
              <input type="hidden" name="about" value="plan" />
              <input type="hidden" name="version" value={plan.version} />
              <input type="hidden" name="seen" value={JSON.stringify(seen)} />
              <PlanBasics values={values} errors={errors} today={today} idPrefix="plan" />
              <TextArea
                id="plan-summary"
                name="summary"
                label="Giới thiệu"
                hint="Người xem kế hoạch đọc được."
                maxLength={600}
                defaultValue={values.summary}
                error={errors.summary}
              />
              <Button type="submit" look="sea">
                Lưu
              </Button>
            </Form>
          </details>
        </>
      )}
    </header>
  );
}

function errorsOf(refused: PlanFormRefusal | null, isBack: boolean): PlanErrors & { summary?: string } {
  return isBack && refused?.field ? { [refused.field]: refused.error } : {};
}
