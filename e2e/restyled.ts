import type { Page } from '@playwright/test';

interface TraceEvent {
  name: string;
  ts: number;
  args: { elementCount?: number };
}

/**
 * Adds an element at the end of the main content and removes it again. Returns how many elements the browser restyles each
 * time. A message, a row or a toast costs this much more than itself.
 */
export async function restyledElements(page: Page): Promise<{ added: number; removed: number }> {
  const client = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  client.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await client.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline', 'blink.user_timing'] },
  });
  await page.evaluate(() => {
    const main = document.querySelector('main');
    const added = document.createElement('div');
    // Reading a size makes the browser style all that waits for it.
    const style = () => document.body.offsetHeight;
    style();
    performance.mark('add');
    main?.append(added);
    style();
    performance.mark('remove');
    added.remove();
    style();
    performance.mark('end');
  });
  const isComplete = new Promise((resolve) => client.once('Tracing.tracingComplete', resolve));
  await client.send('Tracing.end');
  await isComplete;
  await client.detach();
  const timeOf = (mark: string) => events.find(({ name }) => name === mark)?.ts ?? NaN;
  const styled = (from: string, to: string) =>
    events
      .filter(({ name, ts }) => name === 'UpdateLayoutTree' && ts >= timeOf(from) && ts < timeOf(to))
      .reduce((sum, { args }) => sum + (args.elementCount ?? 0), 0);
  return { added: styled('add', 'remove'), removed: styled('remove', 'end') };
}
