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
  const cancel = useRef(() => {});
  useEffect(() => () => cancel.current(), []);
  return useMemo(() => {
    const topOf = (row: Element) =>
      row.getBoundingClientRect().top - (log.current?.getBoundingClientRect().top ?? 0);
    const find = () => {
      const rows = [...(log.current?.querySelectorAll('[data-message]') ?? [])];
      const row = rows.find((one) => topOf(one) >= 0);
      read.current = row ? { row, top: topOf(row) } : null;
    };
    return {
      findAtRest: () => {
        cancel.current();
        cancel.current = clock.after(AT_REST_MS, find);
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
