import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { LinkedText } from './linked-text.tsx';

const BREAK = '\u200b';

function shown(text: string, linkTarget: '_blank' | null): string {
  const { container } = render(<LinkedText text={text} linkTarget={linkTarget} />);
  return container.textContent;
}

it('a link to a page of the member stays in this tab, where the session is; others open one of their own [2.85]', () => {
  const { origin } = window.location;
  render(
    <MemoryRouter>
      <LinkedText
        text={`${origin}/user/bonus ${origin}/contact https://help.example/user/bonus help@help.example`}
        linkTarget="_blank"
      />
    </MemoryRouter>,
  );
  const targets = screen.getAllByRole<HTMLAnchorElement>('link').map(({ target }) => target);
  expect(targets).toEqual(['', '_blank', '_blank', '']);
});

it.each([
  ['Thai', 'ญี่ปุ่นผู้ใหญ่น้ำปั๊ม', '_blank'],
  ['Thai', 'ญี่ปุ่นผู้ใหญ่น้ำปั๊ม', null],
  ['Lao', 'ຜູ້ຍິ່ງໃຫຍ່ນ້ຳປັ້ມ', '_blank'],
] as const)(
  '20,000 %s letters have short parts, none of which begins with a mark [2.85]',
  (_name, word, target) => {
    const text = word.repeat(2000).slice(0, 20_000);
    const parts = shown(text, target).split(BREAK);
    expect(parts.join('')).toBe(text);
    expect(Math.max(...parts.map(({ length }) => length))).toBeLessThan(620);
    expect(parts.filter((part) => /^\p{M}/u.test(part))).toEqual([]);
  },
);

it.each(['ฝากถอนรวดเร็ว'.repeat(40), `${'ฝากถอนรวดเร็ว'.repeat(40)} `.repeat(9), 'deposit'.repeat(200)])(
  'a text of shorter words stays as it is [2.85]',
  (text) => expect(shown(text, '_blank')).toBe(text),
);
