import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { subjectAtom } from './draft.ts';

interface SubjectText {
  title: string;
  facts: string[];
}

/** Of each text, so that one message holds them all: the service refuses a longer one, each time. [5.28] */
const LONGEST = 300;

export function useSubjectText(): SubjectText | null {
  const { t } = useTranslation('chat');
  const subject = useAtomValue(subjectAtom);
  if (!subject) return null;
  return {
    title: t('about', { title: subject.title?.slice(0, LONGEST) ?? t(`topic.${subject.topic}`) }),
    facts: subject.facts.map(({ name, value }) => t(`fact.${name}`, { value: value.slice(0, LONGEST) })),
  };
}

/** Subject lines before the customer's text, because the message format has no field for them. [3.24] [7.52] */
export const textOfSubject = (subject: SubjectText | null): string =>
  subject ? [subject.title, ...subject.facts].join('\n') : '';
