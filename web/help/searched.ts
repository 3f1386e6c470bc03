import { language } from '../i18n/language.ts';
import { t } from '../i18n/t.ts';
import type { Searched } from './search.ts';
import type { Topic } from './topic.ts';
import { topics } from './topics.ts';

type SearchedTopic = Searched & { topic: Topic };
let made: { language: string; entries: SearchedTopic[] } | undefined;

/** Help topics for searching, in the current language and in English, because queries come in both. */
export function searchedTopics(): readonly SearchedTopic[] {
  if (made?.language !== language())
    made = {
      language: language(),
      entries: topics.map((topic) => ({
        topic,
        title: `${topic.title} ${t(topic.title)}`,
        words: topic.words,
        text: `${t(topic.text, topic.params)} ${topic.text}`,
      })),
    };
  return made.entries;
}
