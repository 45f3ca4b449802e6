import { atom } from 'jotai';
import { type SafeUrl, safeImageUrl, safeMessengerUrl } from '../../html/safe-url.ts';
import { shownTextFrom, textFrom } from '../../api/wire.ts';
import { servicesAtom } from '../../shared/session/services.ts';

/** How to reach the people of the service; what is not safe to follow or to load counts as not given. [2.27]–[2.29] */
export interface Contact {
  text: string;
  line: { link: SafeUrl | null; name: string; picture: SafeUrl | null };
}

export type ContactState =
  { status: 'loading' } | { status: 'ready'; contact: Contact } | { status: 'failed' };

const baseContactAtom = atom<ContactState>({ status: 'loading' });
const readingsAtom = atom(() => ({ started: 0 }));

export const contactAtom = atom((get) => get(baseContactAtom));

/** The id that a link to the messaging app holds: who cannot follow the link looks for it there. [2.29] */
const idIn = (link: string) => shownTextFrom(/(?:^|[/=])(@[\w.-]+)/.exec(link)?.[1]);

/** [2.27] [3.07] [7.02] */
export const loadContactAtom = atom(null, async (get, set) => {
  const { call } = get(servicesAtom);
  const readings = get(readingsAtom);
  const number = ++readings.started;
  set(baseContactAtom, { status: 'loading' });
  try {
    const contact = await call('GET /api/lookup/contact', (reply): Contact => {
      if (typeof reply.contactText !== 'string') throw new TypeError('a contact without its text');
      return {
        text: reply.contactText.trim(),
        line: {
          link: safeMessengerUrl(textFrom(reply.lineLink), window.location.href),
          name: shownTextFrom(reply.lineName).trim() || idIn(textFrom(reply.lineLink)),
          picture: safeImageUrl(textFrom(reply.lineQR), window.location.href),
        },
      };
    });
    set(baseContactAtom, { status: 'ready', contact });
  } catch {
    // One that nobody waits for any more says nothing of the one that was asked for after it.
    if (number === readings.started) set(baseContactAtom, { status: 'failed' });
  }
});
