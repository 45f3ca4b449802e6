import { describe, expect, it } from 'vitest';
import { isEmptyHtml, isShownWhole, plainLines } from './plain-lines.ts';

describe('HTML of the service', () => {
  it('has a line for each of its blocks and line breaks', () =>
    expect(plainLines('One<br>two <b>three</b><p>four</p><ul><li>five</li></ul>')).toEqual([
      'One',
      'two three',
      'four',
      'five',
    ]));

  it('has a space between the cells of a row', () =>
    expect(
      plainLines('<table><tr><th>Pay</th><th>Get</th></tr><tr><td>100.00</td><td>200.00</td></tr></table>'),
    ).toEqual(['Pay Get', '100.00 200.00']));

  it.each([
    '',
    '<p><br></p>',
    '<div>&nbsp;\u200b</div>',
    '<script>1</script>',
    '<hr>',
    '<img src="https://x.example/1.png">',
  ])('shows nothing: %s', (html) => expect(isEmptyHtml(html)).toBe(true));

  it.each([
    ['of 20,000 characters is shown whole', 'ก'.repeat(20_000), true],
    ['of 20,001 characters is not', 'ก'.repeat(20_001), false],
    ['without any text is not', '<p> </p>', false],
  ])('%s', (_what, html, isWhole) => expect(isShownWhole(html)).toBe(isWhole));

  it.each(['a', '<p>ງ</p>', '<img src="/files/1.png">'])('shows something: %s', (html) =>
    expect(isEmptyHtml(html)).toBe(false),
  );
});
