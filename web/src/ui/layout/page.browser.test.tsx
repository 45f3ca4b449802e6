import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { MemberPage } from './page.tsx';
import '../styles/index.css';

beforeEach(() => page.viewport(390, 844));
afterEach(cleanup);

const memberPage = (notice: ReactNode) => (
  <MemberPage topBar={null} menu={null} notice={notice}>
    <p>Money</p>
  </MemberPage>
);
const topOf = (text: string) => screen.getByText(text).getBoundingClientRect().top;

describe('the page of a member', () => {
  it('moves down for inline news, but not for floating news', () => {
    const { rerender } = render(memberPage(null));
    const before = topOf('Money');
    rerender(memberPage(<div data-floating>Late</div>));
    expect(topOf('Money')).toBe(before);
    expect(topOf('Late')).toBeGreaterThan(600);
    rerender(memberPage(<div>Early</div>));
    expect(topOf('Money')).toBeGreaterThan(before);
  });
});
