import { atom } from 'jotai';
import { type SafeUrl, safeImageUrl, safeMessengerUrl } from '../../html/safe-url.ts';
import { shownTextFrom, textFrom } from '../../api/wire.ts';
import { createTurns } from '../../shared/visit/turns.ts';
import { servicesAtom } from '../../shared/session/services.ts';

/** Unsafe links and images are dropped. [2.27]–[2.29] */
export interface Contact {
  text: string;
  line: { link: SafeUrl | null; name: string; picture: SafeUrl | null };
}

export type ContactState =
  | { status: 'loading' }
  | { status: 'ready'; contact: Contact }
  | { status: 'failed' };

const baseContactAtom = atom<ContactState>({ status: 'loading' });
const turnAtom = createTurns();

export const contactAtom = atom((get) => get(baseContactAtom));

/** The id in a link of the messaging app: anyone who cannot open the link can search for it there. [2.29] */
const idIn = (link: string) =>
  shownTextFrom(/(?:^|[/=])((?:@|%40)[\w.-]+)/.exec(link)?.[1]).replace('%40', '@');

export const loadContactAtom = atom(null, async (get, set) => {
  const { call } = get(servicesAtom);
  const isLatest = set(turnAtom);
  set(baseContactAtom, { status: 'loading' });
  try {
    const contact = await call('GET /api/lookup/contact', (reply): Contact => {
      const text = shownTextFrom(reply.contactText).trim();
      const line = {
        link: safeMessengerUrl(textFrom(reply.lineLink), window.location.href),
        name: shownTextFrom(reply.lineName).trim() || idIn(textFrom(reply.lineLink)),
        picture: safeImageUrl(textFrom(reply.lineQR), window.location.href),
      };
      // Without the text the other ways to reach the service still show.
      if (typeof reply.contactText !== 'string' && !line.link && line.name === '' && !line.picture)
        throw new TypeError('contact reply: nothing can be shown');
      return { text, line };
    });
    if (isLatest()) set(baseContactAtom, { status: 'ready', contact });
  } catch {
    if (isLatest()) set(baseContactAtom, { status: 'failed' });
  }
});
