import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { subjectAtom } from './draft.ts';

interface SubjectText {
  title: string;
  facts: string[];
}

/** What the next message is about, in the member's language: the customer sees all that support will. (C8) */
export function useSubjectText(): SubjectText | null {
  const { t } = useTranslation('chat');
  const subject = useAtomValue(subjectAtom);
  if (!subject) return null;
  return {
    title: t('about', { title: subject.title ?? t(`topic.${subject.topic}`) }),
    facts: subject.facts.map(({ name, value }) => t(`fact.${name}`, { value })),
  };
}

/** The lines that go before the customer's own words: the package of a message has no field for them. [3.24] [7.52] */
export const textOfSubject = (subject: SubjectText | null): string =>
  subject ? [subject.title, ...subject.facts].join('\n') : '';
