import { fillIn, findText, type Texts, type Values } from './translate.ts';

interface Backend {
  type: 'backend';
  read: (language: string, namespace: string) => Promise<Texts>;
}

interface Options {
  lng: string;
  ns: string[];
  defaultNS: string;
}

type KeyOptions = Values & { ns?: string };

/**
 * The part of i18next that the app uses, at a tenth of its size: the build replaces i18next with it. Development and tests run
 * the library; a test compares the two over every text of the app.
 */
export class LeanI18n {
  options: Options = { lng: '', ns: [], defaultNS: '' };
  language = '';
  #backend: Backend | null = null;
  /** Texts by language and namespace; null when they could not be fetched. */
  readonly #texts = new Map<string, Texts | null>();
  readonly #pending = new Map<string, Promise<void>>();
  readonly #listeners = new Set<() => void>();

  use(part: Backend | { type: '3rdParty' }): this {
    if (part.type === 'backend') this.#backend = part;
    return this;
  }

  async init(options: Options): Promise<void> {
    this.options = { ...options };
    this.language = options.lng;
    await this.reloadResources([options.lng], options.ns);
  }

  /** Fetches again, including what is loaded; a failed fetch counts as empty until the next request. */
  async reloadResources(languages: readonly string[], namespaces: readonly string[]): Promise<void> {
    await Promise.all(languages.flatMap((language) => namespaces.map((ns) => this.#fetch(language, ns))));
  }

  async changeLanguage(language: string): Promise<void> {
    await this.loadNamespaces(this.options.ns, language);
    this.language = language;
    for (const listener of [...this.#listeners]) listener();
  }

  /** One promise per pending namespace: React asks again on every render. */
  async loadNamespaces(namespaces: readonly string[], language = this.language): Promise<void> {
    await Promise.all(
      namespaces
        .filter((namespace) => !this.isSettled(namespace, language))
        .map(
          (namespace) => this.#pending.get(`${language} ${namespace}`) ?? this.#fetch(language, namespace),
        ),
    );
  }

  hasResourceBundle(language: string, namespace: string): boolean {
    return Boolean(this.#texts.get(`${language} ${namespace}`));
  }

  isSettled(namespace: string, language = this.language): boolean {
    return this.#texts.has(`${language} ${namespace}`);
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  t = (key: string, options?: KeyOptions): unknown =>
    this.translate(key, options ?? {}, this.options.defaultNS);

  /** @returns the key itself when there is no text, so that the gap is visible */
  translate(key: string, options: KeyOptions, defaultNS: string): unknown {
    const [namespace, name] = this.#placeOf(key, options.ns ?? defaultNS);
    const text = this.#find(namespace, name, options['count']);
    return text === undefined ? name : fillIn(text, options);
  }

  exists(key: string, options: KeyOptions): boolean {
    const [namespace, name] = this.#placeOf(key, options.ns ?? this.options.defaultNS);
    return this.#find(namespace, name) !== undefined;
  }

  #placeOf(key: string, namespace: string): [namespace: string, name: string] {
    const colon = key.indexOf(':');
    const named = key.slice(0, colon);
    return colon > 0 && this.isSettled(named) ? [named, key.slice(colon + 1)] : [namespace, key];
  }

  #find(namespace: string, key: string, count?: unknown): unknown {
    const texts = this.#texts.get(`${this.language} ${namespace}`) ?? undefined;
    return findText(texts, key, this.language, count);
  }

  #fetch(language: string, namespace: string): Promise<void> {
    const place = `${language} ${namespace}`;
    const arrival = (this.#backend?.read(language, namespace) ?? Promise.reject(new Error('no backend')))
      .then(
        (texts) => void this.#texts.set(place, texts),
        () => {
          if (!this.#texts.has(place)) this.#texts.set(place, null);
        },
      )
      .finally(() => this.#pending.delete(place));
    this.#pending.set(place, arrival);
    return arrival;
  }
}

// eslint-disable-next-line house/default-exports -- same import as the library
export default { createInstance: () => new LeanI18n() };
