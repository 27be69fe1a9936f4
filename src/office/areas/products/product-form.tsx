import type { ComponentProps } from 'react';
import type { ContentField } from '#modules/catalog/editing/content-field.ts';
import { Count } from '../../parts/badge.tsx';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { EditForm } from '../../parts/edit/edit-form.tsx';
import type { EditReply, EditValues } from '../../parts/edit/edit-state.ts';
import { ContentInput } from './content-input.tsx';
import type { KnownPictures } from './row-cell.tsx';

type Sections = readonly { title: string; fields: readonly ContentField[] }[];

/** All content of a product by section; `actions` are the form's buttons, the first one is the default. */
export function ProductForm({
  sections,
  needed,
  version,
  values: loaded,
  reply,
  typing,
  pictures,
  actions,
}: {
  sections: Sections;
  /** Names of the fields required before publication. */
  needed: readonly string[];
  version: number;
  values: EditValues;
  reply: EditReply | undefined;
  typing?: ComponentProps<typeof EditForm>['typing'];
  pictures: KnownPictures;
  actions: readonly { name: string; title: string }[];
}) {
  return (
    <EditForm version={version} values={loaded} reply={reply} typing={typing}>
      {(values, errors) => (
        <div className="grid grid-cols-[180px_minmax(0,1fr)] items-start gap-4 max-lg:grid-cols-1">
          <SectionLinks {...{ sections, needed, values, errors }} />
          <div className="flex min-w-0 flex-col gap-3">
            {sections.map(({ title, fields }, at) => (
              <div key={title} id={`phan-${at}`} className="scroll-mt-3">
                <Card title={title}>
                  <div className="grid grid-cols-[repeat(auto-fill,minmax(220px,1fr))] items-start gap-3 px-3.5 py-3">
                    {fields.map((field) => (
                      <ContentInput
                        key={field.name}
                        field={field}
                        value={values[field.name] ?? ''}
                        error={errors[field.name]}
                        isNeeded={needed.includes(field.name)}
                        pictures={pictures}
                      />
                    ))}
                  </div>
                </Card>
              </div>
            ))}
            {actions.length > 0 && (
              <footer className="sticky bottom-0 z-1 flex flex-wrap gap-2 rounded-card border border-line bg-surface px-3.5 py-2.5 shadow-pop max-lg:static">
                {actions.map(({ name, title }, at) => (
                  <Button
                    key={name}
                    type="submit"
                    name="do"
                    value={name}
                    look={at === 0 ? 'primary' : 'plain'}
                  >
                    {title}
                  </Button>
                ))}
              </footer>
            )}
          </div>
        </div>
      )}
    </EditForm>
  );
}

/** Links to each section, with the number of invalid fields, and of required ones that are empty. */
function SectionLinks({
  sections,
  needed,
  values,
  errors,
}: {
  sections: Sections;
  needed: readonly string[];
  values: EditValues;
  errors: Readonly<Record<string, string>>;
}) {
  return (
    <nav aria-label="Các phần" className="sticky top-3 max-lg:static">
      <ul className="flex flex-col gap-0.5 max-lg:flex-row max-lg:flex-wrap">
        {sections.map(({ title, fields }, at) => {
          const wrong = fields.filter(({ name }) => errors[name]).length;
          const empty = fields.filter(({ name }) => needed.includes(name) && !values[name]).length;
          return (
            <li key={title}>
              <a
                href={`#phan-${at}`}
                className="flex min-h-8 items-center justify-between gap-2 rounded-control px-2.5 hover:bg-hover max-sm:min-h-11"
              >
                {title}
                {wrong > 0 && (
                  <Count isHot>
                    {wrong}
                    <span className="sr-only"> ô cần sửa</span>
                  </Count>
                )}
                {wrong === 0 && empty > 0 && (
                  <Count>
                    {empty}
                    <span className="sr-only"> ô cần điền</span>
                  </Count>
                )}
              </a>
            </li>
          );
        })}
      </ul>
      <p className="px-2.5 pt-2 text-sm text-ink-faint">
        <span className="text-bad">*</span> cần có trước khi đưa lên trang
      </p>
    </nav>
  );
}
