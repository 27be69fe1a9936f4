import type { ComponentProps } from 'react';
import type { TextType, TextValues } from '#modules/content/schema.ts';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { EditForm } from '../../parts/edit/edit-form.tsx';
import type { EditReply } from '../../parts/edit/edit-state.ts';
import { CheckField, TextArea, TextField } from '../../parts/field.tsx';
import { PictureField } from '../../parts/media/picture-field.tsx';
import { MarkdownField } from './markdown-field.tsx';
import type { TextPreview } from './preview-text.ts';
import { textFields } from './text-fields.ts';

/** An editor's form with a preview beside it; `actions` are its buttons, the first one is the default. */
export function TextForm({
  type,
  values: loaded,
  categories,
  preview,
  actions,
  ...edit
}: {
  type: TextType;
  version: number;
  values: TextValues;
  reply: EditReply | undefined;
  typing?: ComponentProps<typeof EditForm>['typing'];
  categories: readonly string[];
  /** Preview of the loaded text; that of typed text follows. */
  preview?: TextPreview;
  actions: readonly { name: string; title: string }[];
}) {
  return (
    <Card title={type === 'article' ? 'Bài viết' : 'Trang'}>
      <EditForm {...edit} values={loaded}>
        {(values, errors) => (
          <>
            <div className="grid grid-cols-2 items-start gap-3 px-3.5 py-3 max-sm:grid-cols-1">
              {textFields[type].map(({ name, label, hint, type: input, look, isWide, options }) => {
                const field = {
                  name,
                  label,
                  hint,
                  error: errors[name],
                  className: isWide ? 'col-span-full' : undefined,
                };
                const value = values[name] ?? '';
                if (look === 'tick')
                  return (
                    <CheckField
                      key={name}
                      name={name}
                      label={label}
                      defaultChecked={value !== ''}
                      className="self-end"
                    />
                  );
                if (look === 'picture') return <PictureField key={name} {...field} value={value} />;
                if (look === 'markdown')
                  return <MarkdownField key={name} {...field} value={value} preview={preview} />;
                if (look)
                  return (
                    <TextArea key={name} {...field} defaultValue={value} rows={look === 'faqs' ? 8 : 3} />
                  );
                return (
                  <TextField
                    key={name}
                    {...field}
                    type={input}
                    defaultValue={value}
                    list={options && 'categories'}
                  />
                );
              })}
            </div>
            <datalist id="categories">
              {categories.map((one) => (
                <option key={one} value={one} />
              ))}
            </datalist>
            <footer className="sticky bottom-0 flex flex-wrap gap-2 rounded-b-card border-t border-line bg-surface px-3.5 py-2.5 max-lg:static">
              {actions.map(({ name, title }, at) => (
                <Button key={name} type="submit" name="do" value={name} look={at === 0 ? 'primary' : 'plain'}>
                  {title}
                </Button>
              ))}
            </footer>
          </>
        )}
      </EditForm>
    </Card>
  );
}
