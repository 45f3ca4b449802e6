import { useAtomValue } from 'jotai';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { servicesAtom } from '../../../shared/session/services.ts';

/** This long after the last scroll, the first message in view counts as the one being read. */
const AT_REST_MS = 150;

/**
 * Keeps the message that the customer reads where it is while rows around it change their heights: the virtual list keeps only
 * the block in which it stands.
 */
export function useReadMessage(log: RefObject<HTMLElement | null>) {
  const { clock } = useAtomValue(servicesAtom);
  const read = useRef<{ row: Element; top: number } | null>(null);
  const rest = useRef<{ at: number; cancel: (() => void) | null }>({ at: 0, cancel: null });
  useEffect(
    () => () => {
      rest.current.cancel?.();
      rest.current.cancel = null;
    },
    [],
  );
  return useMemo(() => {
    const topOf = (row: Element) =>
      row.getBoundingClientRect().top - (log.current?.getBoundingClientRect().top ?? 0);
    const find = () => {
      const rows = [...(log.current?.querySelectorAll('[data-message]') ?? [])];
      const row = rows.find((one) => topOf(one) >= 0);
      read.current = row ? { row, top: topOf(row) } : null;
    };
    const wake = () => {
      const left = rest.current.at - clock.elapsed();
      rest.current.cancel = left > 0 ? clock.after(left, wake) : null;
      if (left <= 0) find();
    };
    return {
      findAtRest: () => {
        rest.current.at = clock.elapsed() + AT_REST_MS;
        // One timer for a whole scroll, which has many events.
        rest.current.cancel ??= clock.after(AT_REST_MS, wake);
      },
      keep: () => {
        if (!log.current || !read.current?.row.isConnected) return;
        const by = topOf(read.current.row) - read.current.top;
        if (Math.abs(by) >= 1) log.current.scrollTop += by;
      },
      release: () => void (read.current = null),
    };
  }, [clock, log]);
}
