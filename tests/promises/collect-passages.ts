import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { kinds } from '#modules/catalog/kinds/registry.ts';
import { retentionRules } from '#modules/retention/rules.ts';
import { startCombo } from '#modules/settings/wordings/start/start-combo.ts';
import { startHome } from '#modules/settings/wordings/start/start-home.ts';
import { startQuestions } from '#modules/settings/wordings/start/start-questions.ts';
import { startServices } from '#modules/settings/wordings/start/start-services.ts';
import { pages } from '#reference-data/pages.ts';
import { placeholderSettings } from '#reference-data/placeholder-settings.ts';
import { settings as demoSettings } from '#tests/factories/demo-settings.ts';
import type { Passage } from './passage.ts';
import { passagesOfCode } from './passages-of-code.ts';

/** Source files whose texts make promises in the company's name: the home page and mails. */
const spokenFiles = {
  home: ['src/web/areas/home/*.tsx'],
  mail: ['src/modules/mails/view/*.tsx', 'src/modules/mails/texts/*-mail-texts.ts'],
};

/** All texts that the register must cover. */
export function collectPassages(): Passage[] {
  return [
    ...pages.flatMap(passagesOfPage),
    ...kinds.map(({ name, labels }) => ({ where: `list ${name}`, text: labels.listIntro })),
    ...Object.entries(startQuestions).flatMap(([name, { faqs }]) => answers(`list ${name}`, faqs)),
    ...Object.entries(startServices).flatMap(([slug, { intro, faqs }]) => [
      { where: `service ${slug}`, text: intro },
      ...answers(`service ${slug}`, faqs),
    ]),
    ...startHome.sections.map(({ intro }) => ({ where: 'home', text: intro })),
    ...[startCombo.rule, startCombo.ruleAlone, ...startCombo.steps.map(({ text }) => text)].map((text) => ({
      where: 'combo',
      text,
    })),
    ...[placeholderSettings, demoSettings].flatMap(({ intro, metaDescriptions, commitments, mails }) =>
      [
        intro,
        metaDescriptions,
        mails.foot,
        mails.objection,
        ...commitments.map(({ title, text }) => `${title}. ${text}`),
      ].map((text) => ({
        where: 'settings',
        text,
      })),
    ),
    ...retentionRules.map(({ data, kept }) => ({ where: 'retention', text: `${data}: ${kept}.` })),
    ...Object.entries(spokenFiles).flatMap(([area, patterns]) =>
      globSync(patterns)
        .toSorted()
        .flatMap((file) => passagesOfCode(`${area} ${basename(file).replace(/\.tsx?$/, '')}`, file)),
    ),
  ];
}

function passagesOfPage({ slug, excerpt, content, faqs = [] }: (typeof pages)[number]): Passage[] {
  const where = `page ${slug}`;
  const blocks = content
    .replace(/^\|.*\n(?=\|[-| ]+\|$)/gm, '')
    .split('\n')
    .filter((line) => !/^(#|\s*$|\|[-| ]+\|$)/.test(line))
    .map((line) => line.replace(/^(?:- |\d+\. )/, ''));
  return [...[excerpt, ...blocks].map((text) => ({ where, text })), ...answers(where, faqs)];
}

function answers(where: string, faqs: { answer: string }[]): Passage[] {
  return faqs.map(({ answer }) => ({ where, text: answer }));
}
