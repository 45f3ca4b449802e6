import type { HowtoFilms, HowtoTopic } from 'contracts/rules';
import type { Locale } from '../../shared/session/locale.ts';
import lengths from './clips/lengths.json' with { type: 'json' };

// Only the URLs: a clip loads when it is played. `npm run record:howto` creates all of them.
const clips = import.meta.glob<string>('./clips/*.{webm,mp4,jpg,vtt}', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});
const clip = (name: string) => clips[`./clips/${name}`];

/** Every browser plays one of them; the first is smaller. Safari before 17.4 supports only the second. */
const FORMATS = [
  { ending: 'webm', type: 'video/webm; codecs="vp9"' },
  { ending: 'mp4', type: 'video/mp4' },
] as const;

export interface Film {
  sources: { src: string; type?: string }[];
  captions: Partial<Record<Locale, string>>;
  poster?: string | undefined;
  seconds?: number | undefined;
  /** The operator's film, possibly on another host; otherwise recorded from the app, with a caption band below. */
  isOwn: boolean;
}

export function filmOf(topic: HowtoTopic, locale: Locale, own: HowtoFilms = {}): Film {
  const replaced = own[topic];
  if (replaced) return { sources: [{ src: replaced.film }], captions: replaced.captions ?? {}, isOwn: true };
  const name = `${topic}.${locale}`;
  const sources = FORMATS.flatMap(({ ending, type }) => {
    const src = clip(`${name}.${ending}`);
    return src === undefined ? [] : [{ src, type }];
  });
  const captions: Film['captions'] = {};
  for (const language of ['th', 'lo', 'en'] as const) {
    const address = clip(`${topic}.${language}.vtt`);
    if (address !== undefined) captions[language] = address;
  }
  return {
    sources,
    captions,
    poster: clip(`${name}.jpg`),
    seconds: lengths[topic],
    isOwn: false,
  };
}
