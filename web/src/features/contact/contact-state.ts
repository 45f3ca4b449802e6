import { type SafeUrl, safeImageUrl, safeMessengerUrl } from '../../html/safe-url.ts';
import { shownTextFrom, textFrom } from '../../api/wire.ts';
import { createReading } from '../../shared/visit/reading.ts';
import { servicesAtom } from '../../shared/session/services.ts';

/** Unsafe links and images are dropped. [2.27]–[2.29] */
export interface Contact {
  text: string;
  line: { link: SafeUrl | null; name: string; picture: SafeUrl | null };
}

/** The id in a link of the messaging app: anyone who cannot open the link can search for it there. [2.29] */
const idIn = (link: string) =>
  shownTextFrom(/(?:^|[/=])((?:@|%40)[\w.-]+)/.exec(link)?.[1]).replace('%40', '@');

export const { stateAtom: contactAtom, loadAtom: loadContactAtom } = createReading(async (get) => {
  const contact = await get(servicesAtom).call('GET /api/lookup/contact', (reply): Contact => {
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
  return { contact };
}, 'cleared');
