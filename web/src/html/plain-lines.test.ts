import { describe, expect, it } from 'vitest';
import { isEmptyHtml } from './plain-lines.ts';

describe('HTML of the service', () => {
  it.each([
    '',
    '<p><br></p>',
    '<div>&nbsp;\u200b</div>',
    '<script>1</script>',
    '<hr>',
    '<img src="https://x.example/1.png">',
  ])('shows nothing: %s', (html) => expect(isEmptyHtml(html)).toBe(true));

  it.each(['a', '<p>ງ</p>', '<img src="/files/1.png">'])('shows something: %s', (html) =>
    expect(isEmptyHtml(html)).toBe(false),
  );
});
